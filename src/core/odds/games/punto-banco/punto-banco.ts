import { assert, rational } from '#core/base';
import { events, type Ways } from '../../answer/hand-events.ts';
import { wholeNumber } from '../../answer/option.ts';
import { type Return, returnOf } from '../../answer/return.ts';
import { bet, type OddsBet, type OddsSubject } from '../../answer/subject.ts';
import { inOrder } from '../../counting/choose.ts';
import { pointWays } from './events.ts';
import { patternWays } from './patterns.ts';

/** All ways to deal a coup: six cards in order, whether it uses them all or not. */
export const allCoups = (decks: number): bigint => inOrder(52 * decks, 6);

/** Everything the charts name. A hand counts under each key that is true of it. */
export const baccaratWays = (decks: number): Ways => {
  const ways = [...pointWays(decks), ...patternWays(decks)];
  return [...ways, ...REST_OF.map(([key, wide, narrow]) => [key, waysOf(ways, wide) - waysOf(ways, narrow)] as const)];
};

/** A row that pays when the stricter row of its chart does not. */
const REST_OF = [
  ['double-fortune-7-different-ranks', 'double-fortune-7', 'double-fortune-7-same-ranks'],
  ['double-fortune-7-same-ranks-other-suits', 'double-fortune-7-same-ranks', 'double-fortune-7-exact-match'],
  ['four-of-a-kind-3-4-8-9-not-suited', 'four-of-a-kind-3-4-8-9', 'four-of-a-kind-3-4-8-9-suited'],
  ['six-of-a-kind-not-suited', 'six-of-a-kind', 'six-of-a-kind-suited'],
  ['six-face-cards-both-colors', 'six-face-cards', 'six-face-cards-same-color'],
] as const;

/** A bet on one event that pays so many to 1. */
export const baccaratReturn = (decks: number, key: string, pays: number): Return => {
  const count = waysOf(pointWays(decks), key);
  const lines = [
    { key, count, net: rational(pays) },
    { key: 'lose', count: allCoups(decks) - count, net: rational(-1) },
  ];
  return returnOf(lines, allCoups(decks));
};

const waysOf = (ways: Ways, key: string): bigint => {
  const found = ways.find(([each]) => each === key);
  assert(found !== undefined, `baccarat has no ${key}`);
  return found[1];
};

const decks = wholeNumber({ from: 1, to: 8, otherwise: 8 });

const sideBet = (id: string, title: string, pays: number): OddsBet =>
  bet({ id, title, options: { decks }, compute: given => ({ ...baccaratReturn(given.decks, id, pays) }) });

export const BACCARAT: OddsSubject = {
  id: 'baccarat',
  title: 'Baccarat',
  bets: [
    bet({
      id: 'events',
      title: 'Every hand of the charts, in one coup from a full shoe',
      options: { decks },
      compute: given => ({ decks: given.decks, events: events(baccaratWays(given.decks), allCoups(given.decks)) }),
    }),
    sideBet('dragon-7', 'Dragon 7 (Fortune 7) at 40 to 1', 40),
    sideBet('panda-8', 'Panda 8 at 25 to 1', 25),
  ],
};
