import { accept, type Decision } from '#core/base';
import { type Card, type Category, isCard, isJoker, rankFive } from '#core/cards';
import { type Cents, NOTHING } from '#core/money';
import { type Activity, clauseOf } from '#core/rulebook';
import type { CardWheel } from '../card-wheel/terms.ts';
import { refuse } from './refusals.ts';

/** What each hand pays, as the house posted it. */
export type HandPrizes = Partial<Readonly<Record<Category, Cents>>>;

/** One spinner at a wheel of cards and value awards. */
export type CardTurn = {
  readonly spins: number;
  readonly cards: readonly Card[];
  readonly valueAwards: readonly string[];
  readonly hand?: SpunHand;
};
export type SpunHand = { readonly category: Category; readonly words: string; readonly amount: Cents };
export const NEW_CARD_TURN: CardTurn = { spins: 0, cards: [], valueAwards: [] };

/** On disk for ever: add a member or an optional field; never rename, never reuse. */
export type CardWheelEvent =
  | { readonly type: 'CardSpinInvalid' }
  | { readonly type: 'CardRepeated'; readonly card: Card }
  | { readonly type: 'ValueAwardHit'; readonly award: string }
  | { readonly type: 'CardRecorded'; readonly card: Card; readonly hand?: SpunHand };

export type CardWheelRule = {
  readonly activity: Activity;
  readonly terms: CardWheel;
  readonly prizes: HandPrizes;
  /** The value awards on the wheel by name. */
  readonly valueAwards: readonly string[];
};

/** What the pointer shows: a card, a value award, or a peg between two sections. WHL-6, WHL-7 */
export const decideCardSpin = (rule: CardWheelRule, turn: CardTurn, shown: string): Decision<CardWheelEvent> => {
  const clause = clauseOf(rule.activity, rule.terms.clause);
  if (turn.hand !== undefined) return refuse('wheel-done', {}, clause);
  if (shown === 'peg') return accept({ type: 'CardSpinInvalid' });
  if (rule.valueAwards.includes(shown)) return accept({ type: 'ValueAwardHit', award: shown });
  if (!isCard(shown) || isJoker(shown)) return refuse('neither-card-nor-award', { shown }, clause);
  if (turn.cards.includes(shown)) return accept({ type: 'CardRepeated', card: shown });
  const cards = [...turn.cards, shown];
  if (cards.length < rule.terms.cards) return accept({ type: 'CardRecorded', card: shown });
  return accept({ type: 'CardRecorded', card: shown, hand: spunHand(cards, rule.prizes) });
};

export const evolveCardTurn = (turn: CardTurn, event: CardWheelEvent): CardTurn => {
  const spun = { ...turn, spins: turn.spins + 1 };
  switch (event.type) {
    case 'CardSpinInvalid':
    case 'CardRepeated':
      return spun;
    case 'ValueAwardHit':
      return { ...spun, valueAwards: [...turn.valueAwards, event.award] };
    case 'CardRecorded': {
      const cards = [...turn.cards, event.card];
      return { ...spun, cards, ...(event.hand === undefined ? {} : { hand: event.hand }) };
    }
  }
};

/** A royal flush for which nothing is posted is paid as the straight flush that it is. WHL-7 */
const spunHand = (cards: readonly Card[], prizes: HandPrizes): SpunHand => {
  const { category, words } = rankFive(cards);
  const royal = category === 'royal-flush' ? prizes['straight-flush'] : undefined;
  return { category, words, amount: prizes[category] ?? royal ?? NOTHING };
};
