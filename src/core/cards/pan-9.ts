import { type Answer, answer } from '#core/base';
import { baccaratTotal } from './baccarat.ts';
import { type Card, isNatural, type NaturalCard } from './card.ts';
import { checkCards, DECKS } from './deck.ts';
import { refuse, takes, word } from './refusals.ts';

/** A Pan 9 hand: the three cards dealt and at most one drawn. */
export type PanNineHand = {
  readonly cards: readonly NaturalCard[];
  readonly dealtTotal: number;
  readonly total: number;
};

/** Points as in baccarat, from a shoe without sevens, eights, nines and tens. PAN-1, PAN-2 */
export const panNineHand = (cards: readonly Card[]): Answer<PanNineHand> => {
  if (cards.length !== 3 && cards.length !== 4)
    return refuse(
      'wrong-card-count',
      { what: word('cards.hand', {}), takes: takes(3, 4), given: cards.length },
      'PAN-2',
    );
  const checked = checkCards(DECKS['pan-9'], cards);
  if (!checked.ok) return checked;
  const naturals = checked.value.filter(isNatural);
  return answer({
    cards: naturals,
    dealtTotal: baccaratTotal(naturals.slice(0, 3)),
    total: baccaratTotal(naturals),
  });
};

/** Whether a hand that must follow the house way takes its one more card. PAN-3 */
export const panNineHouseDraws = (dealtTotal: number): boolean => dealtTotal <= 5;

/** Above zero when a is nearer nine. PAN-4 */
export const comparePanNine = (a: PanNineHand, b: PanNineHand): number => a.total - b.total;
