import type { OddsSubject } from '../answer/subject.ts';

/** One number that the odds give exactly and that rounds can be played for. */
export type Row = {
  /** The question, as `houseway odds GAME` takes it: `queens-up --schedule A`. */
  readonly bet: string;
  readonly what: string;
  readonly exact: number;
  /** An event happens in a round or not, and its chance is its mean; anything else is an amount. */
  readonly isEvent: boolean;
  /** The standard deviation of one round where the odds know it; otherwise that of the rounds played is taken. */
  readonly spread?: number;
  /** The chance of the rarest outcome that is paid; until it has come some ten times the mean says little. */
  readonly rarest?: number;
};

/** A row, and how to read it off a round. */
export type Watched<Dealt> = Row & { readonly result: (dealt: Dealt) => number };

/** One round after the other: `next` writes what came of each row. */
export type Rounds = { readonly rows: readonly Row[]; readonly next: (results: Float64Array) => void };

/** One deal serves all its rows. */
export const watching = <Dealt>(deal: () => Dealt, watched: readonly Watched<Dealt>[]): Rounds => {
  const results = watched.map(({ result }) => result);
  return {
    rows: watched.map(({ result: _, ...row }) => row),
    next: into => {
      const dealt = deal();
      for (let i = 0; i < results.length; i++) into[i] = results[i]!(dealt);
    },
  };
};

/** Rounds from a seed: the deals that some rows of a game share. */
export type Deals = (seed: string) => Rounds;

/** A game's exact answers, and rounds of it for a check of them. */
export type CheckedSubject = { readonly subject: OddsSubject; readonly deals: readonly Deals[] };
