import type { Entry, Settlement } from './ledger.ts';
import type { PokerRules } from './rules.ts';
import { isCounted, type RoundState, type Step } from './state.ts';

/** The steps of a settlement in the order in which the dealer takes them. */
export const stepsOf = (game: PokerRules, { entries }: Settlement): readonly Step[] => [
  ...new Set(entries.map(game.stepOf)),
];

export const entriesOf = (game: PokerRules, { entries }: Settlement, step: Step): readonly Entry[] =>
  entries.filter(entry => game.stepOf(entry) === step);

export const nextStep = (game: PokerRules, state: RoundState): Step | undefined =>
  isCounted(state)
    ? undefined
    : state.settlement && stepsOf(game, state.settlement).find(step => !state.settled.includes(step));

/** Wins that a hand button is lit for, before they are paid. */
export const toBeKeyed = (game: PokerRules, settlement: Settlement, seat: number): readonly Entry[] =>
  settlement.entries.filter(
    entry => entry.seat === seat && game.progressives.includes(entry.wager) && entry.verdict.kind === 'pays',
  );

export const toBeValidated = (
  game: PokerRules,
  state: Pick<RoundState, 'setup' | 'settlement'>,
  seat: number,
): readonly Entry[] =>
  (state.settlement?.entries ?? []).filter(entry => entry.seat === seat && isForFloor(game, state, entry));

/** Of a hand that was not entered the system has seen no card, so the floor looks at it. */
export const isForFloor = (game: PokerRules, { setup }: Pick<RoundState, 'setup'>, entry: Entry): boolean =>
  game.needsFloor(entry) || (setup.way === 'count' && entry.wager !== 'envy' && entry.verdict.kind === 'pays');

/** Seats whose wins the floor has not seen yet. */
export const unseenSeats = (game: PokerRules, state: RoundState): readonly number[] => {
  const entries = (state.settlement?.entries ?? []).filter(entry => isForFloor(game, state, entry));
  return [...new Set(entries.map(({ seat }) => seat))].filter(seat => !state.validated.includes(seat));
};

/** Seats whose cards stay on the table until the documents of an award are complete. */
export const seatsWithDocuments = (game: PokerRules, { entries }: Settlement): readonly number[] => [
  ...new Set(entries.filter(game.needsDocuments).map(entry => entry.seat)),
];
