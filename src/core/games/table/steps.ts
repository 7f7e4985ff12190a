import type { Entry, Settlement } from './ledger.ts';
import type { PokerRules } from './rules.ts';
import type { RoundState, Step } from './state.ts';

/** The steps of a settlement in the order in which the dealer takes them. */
export const stepsOf = (game: PokerRules, { entries }: Settlement): readonly Step[] => [
  ...new Set(entries.map(game.stepOf)),
];

export const entriesOf = (game: PokerRules, { entries }: Settlement, step: Step): readonly Entry[] =>
  entries.filter(entry => game.stepOf(entry) === step);

export const nextStep = (game: PokerRules, state: RoundState): Step | undefined =>
  state.settlement && stepsOf(game, state.settlement).find(step => !state.settled.includes(step));

/** Wins that a hand button is lit for, before they are paid. */
export const toBeKeyed = (game: PokerRules, settlement: Settlement, seat: number): readonly Entry[] =>
  settlement.entries.filter(
    entry => entry.seat === seat && game.progressives.includes(entry.wager) && entry.verdict.kind === 'pays',
  );

export const toBeValidated = (game: PokerRules, settlement: Settlement, seat: number): readonly Entry[] =>
  settlement.entries.filter(entry => entry.seat === seat && game.needsFloor(entry));

/** Seats whose cards stay on the table until the documents of an award are complete. */
export const seatsWithDocuments = (game: PokerRules, { entries }: Settlement): readonly number[] => [
  ...new Set(entries.filter(game.needsDocuments).map(entry => entry.seat)),
];
