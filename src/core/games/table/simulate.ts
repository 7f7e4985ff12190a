import type { Meters, Settlement } from './ledger.ts';
import type { Stakes } from './round.ts';

/** A whole number from 0 to below the bound, each as likely as the others. */
export type RandomBelow = (bound: number) => number;

/** Rounds to be simulated, every seat betting and playing alike. */
export type Simulation<Schedules, Strategy> = {
  readonly schedules: Schedules;
  /** As they stand at the beginning of every round. */
  readonly meters: Meters;
  readonly wagers: Stakes;
  readonly seats: number;
  readonly strategy: Strategy;
  readonly random: RandomBelow;
};

/** What many rounds made of one wager, in cents; `netSquares` is for the standard error. */
export type Tally = { bets: number; staked: number; net: number; netSquares: number };
export type Tallies<Wager extends string = string> = Readonly<Record<Wager, Tally>>;

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

/** Plays so many rounds and adds them up. */
export const tallyRounds = <Wager extends string>(
  names: Readonly<Record<Wager, string>>,
  nextRound: () => Settlement,
  rounds: number,
): Tallies<Wager> => {
  const tallies = openTallies(names);
  for (let round = 0; round < rounds; round += 1) tally(tallies, nextRound());
  return tallies;
};

const tally = (tallies: Tallies, { entries }: Settlement): void => {
  for (const { wager, stake, returned } of entries) {
    const sum = tallies[wager]!;
    const net = returned - stake;
    sum.bets += 1;
    sum.staked += stake;
    sum.net += net;
    sum.netSquares += net * net;
  }
};

const openTallies = <Wager extends string>(names: Readonly<Record<Wager, string>>): Tallies<Wager> =>
  Object.fromEntries(Object.keys(names).map(wager => [wager, { bets: 0, staked: 0, net: 0, netSquares: 0 }])) as Record<
    Wager,
    Tally
  >; // Every wager is there: the keys are those of the game.
