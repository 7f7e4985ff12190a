import type { TournamentCommand } from '#core/mechanisms/tournament';

/** A command, and the numbers that chance has in store where one draws. */
export type Drawn =
  | TournamentCommand
  | (Extract<TournamentCommand, { type: 'DrawSeats' | 'SeatEntrant' | 'BreakTable' | 'ColourUp' }> & Numbers);
type Numbers = { readonly numbers: readonly number[] };

/** As a house is asked: the command by itself, and the chance beside it. */
export const askedWith = (drawn: Drawn): { readonly command: TournamentCommand; readonly chance?: Chance } => {
  if (!('numbers' in drawn)) return { command: drawn };
  const { numbers, ...command } = drawn;
  return { command, chance: { chance: () => numbers } };
};
type Chance = { readonly chance: () => readonly number[] };
