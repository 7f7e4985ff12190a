import { rational } from '#core/base';
import { type Event, event } from '../../answer/event.ts';
import { decimal } from '../../answer/exact.ts';
import { choose } from '../../counting/choose.ts';

/** What happens on the flop, at a table of so many players. */
export const flopEvents = (players: number): readonly Event[] => [
  // Two players cannot share the three royal cards of a flop, so the table's chance is the sum of the players'.
  event('royal-flush-on-the-flop', 4n * BigInt(players), choose(52, 5)),
  event('one-players-royal-flush-on-the-flop', 4n, choose(52, 5)),
  event('three-of-a-kind-on-the-flop', 13n * choose(4, 3), choose(52, 3)),
  event('three-of-a-posted-rank-on-the-flop', choose(4, 3), choose(52, 3)),
  // The fourth card is one of the 49 not on the flop, 2 of which each player holds.
  event('three-of-a-posted-rank-and-the-fourth-held', choose(4, 3) * BigInt(2 * players), choose(52, 3) * 49n),
];

/** Prizes that the posted rank pays a deal on average: one to each player in it, one more for the fourth card. */
export const postedFlopPrizes = (players: number): string =>
  decimal(rational(choose(4, 3) * BigInt(players * 49 + 2 * players), choose(52, 3) * 49n));
