import { type Answer, accept, answer, type Decision, defined } from '#core/base';
import { type Card, isCard, isJoker, rankFive } from '#core/cards';
import { NOTHING } from '#core/money';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { evolver } from '#core/state';
import { noWheel, wheelDone } from '../wheel/index.ts';
import { refuse } from './refusals.ts';
import type { CardTurn, CardWheelEvent, OnWheel, SpunHand } from './shape.ts';
import { type CardWheel, cardWheelTermsOf } from './terms.ts';

export const NEW_CARD_TURN: CardTurn = { spins: 0, cards: [], valueAwards: [] };

export type CardWheelRule = OnWheel & { readonly activity: Activity; readonly terms: CardWheel };

/** The rules of the wheel of cards that an offering runs. */
export const cardWheelRule = (activity: Activity, offering: Offering, posted: OnWheel): Answer<CardWheelRule> => {
  const terms = cardWheelTermsOf(activity, offering);
  if (terms === undefined) return noWheel(activity);
  const [given, most] = [posted.valueAwards.length, terms.valueAwards];
  if (given > most) return refuse('too-many-value-awards', { given, most }, clauseOf(activity, terms.clause));
  return answer({ activity, terms, ...posted });
};

/** What the pointer shows: a card, a value award, or a peg between two sections. WHL-6, WHL-7 */
export const decideCardSpin = (rule: CardWheelRule, turn: CardTurn, shown: string): Decision<CardWheelEvent> => {
  const clause = clauseOf(rule.activity, rule.terms.clause);
  if (turn.hand !== undefined) return wheelDone(clause);
  if (shown === 'peg') return accept({ type: 'CardSpinInvalid' });
  if (rule.valueAwards.includes(shown)) return accept({ type: 'ValueAwardHit', award: shown });
  if (!isCard(shown) || isJoker(shown)) return refuse('neither-card-nor-award', { shown }, clause);
  if (turn.cards.includes(shown)) return accept({ type: 'CardRepeated', card: shown });
  const cards = [...turn.cards, shown];
  if (cards.length < rule.terms.cards) return accept({ type: 'CardRecorded', card: shown });
  return accept({ type: 'CardRecorded', card: shown, hand: spunHand(cards, rule.prizes) });
};

export const evolveCardTurn = evolver<CardTurn, CardWheelEvent>({
  CardSpinInvalid: turn => ({ ...turn, spins: turn.spins + 1 }),
  CardRepeated: turn => ({ ...turn, spins: turn.spins + 1 }),
  ValueAwardHit: (turn, { award }) => ({
    ...turn,
    spins: turn.spins + 1,
    valueAwards: [...turn.valueAwards, award],
  }),
  CardRecorded: (turn, { card, hand }) => ({
    ...turn,
    spins: turn.spins + 1,
    cards: [...turn.cards, card],
    ...defined({ hand }),
  }),
});

/** Spins until the hand is complete. */
export const spinAll = (rule: CardWheelRule, stops: readonly string[]): Answer<CardTurn> => {
  let turn = NEW_CARD_TURN;
  for (const stop of stops) {
    if (turn.hand !== undefined) break;
    const decided = decideCardSpin(rule, turn, stop);
    if (!decided.ok) return decided;
    turn = decided.events.reduce(evolveCardTurn, turn);
  }
  return answer(turn);
};

/** A royal flush for which nothing is posted is paid as the straight flush that it is. WHL-7 */
const spunHand = (cards: readonly Card[], prizes: OnWheel['prizes']): SpunHand => {
  const { category, words, said } = rankFive(cards);
  const royal = category === 'royal-flush' ? prizes['straight-flush'] : undefined;
  return { category, words, said, amount: prizes[category] ?? royal ?? NOTHING };
};
