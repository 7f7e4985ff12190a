import type { Meters } from './ledger.ts';
import type { Stakes } from './round.ts';

/** A whole number from 0 to below the bound, each as likely as the others. */
export type RandomBelow = (bound: number) => number;

/** Rounds to be simulated, every seat betting and playing alike. */
export type Simulation<Schedules, Strategy> = {
  readonly schedules: Schedules;
  /** As they are at the beginning of every round. */
  readonly meters: Meters;
  readonly wagers: Stakes;
  readonly seats: number;
  readonly strategy: Strategy;
  readonly random: RandomBelow;
};

/** A deck of card numbers that is dealt from again and again. */
export const freshDeck = (): Uint8Array => Uint8Array.from({ length: 52 }, (_, number) => number);

/** Puts so many random cards on top. A deck in any order is as good as a new one. */
export const shuffleTop = (deck: Uint8Array, cards: number, random: RandomBelow): void => {
  for (let i = 0; i < cards; i += 1) {
    const at = i + random(deck.length - i);
    const card = deck[at]!;
    deck[at] = deck[i]!;
    deck[i] = card;
  }
};
