import type { Rational } from '#core/base';
import type { BeatRule, Row } from '#core/rulebook';
import type { Part, Progress } from '../../answer/part.ts';
import type { Layout } from './layout.ts';

/** The table at which rows are counted or dealt for. */
export type Table = {
  readonly layout: Layout;
  readonly players: number;
  /** Rounds to deal, and the seed, for what is not counted. */
  readonly rounds: number;
  readonly seed: number;
  readonly loser: BeatRule['loser'];
};

/** OFC-8: how often a row is hit, or why that cannot be said. */
export type RowChance =
  | {
      readonly row: Row;
      readonly method: 'counted' | 'simulated';
      /** Of one hand, or of a round where the row is everybody's or is about a hand that is beaten. */
      readonly of: 'hand' | 'round';
      /** That the row is what a hand is paid: it is met, and no better row of its family is. */
      readonly chance: Rational;
      /** 0 where it was counted. */
      readonly standardError: number;
    }
  | { readonly row: Row; readonly method: 'none'; readonly why: string };

/** A chance that can be said. */
export type KnownChance = Exclude<RowChance, { readonly method: 'none' }>;

/** Some rows and how their chances are found: each part of the cores finds something, and all finds are the answer. */
export type RowTask = {
  readonly rows: readonly Row[];
  readonly work: (part: Part, progress: Progress) => unknown;
  readonly join: (found: readonly unknown[]) => readonly RowChance[];
};

export const rowTask = <Found>(
  rows: readonly Row[],
  work: (part: Part, progress: Progress) => Found,
  join: (found: readonly Found[]) => readonly RowChance[],
): RowTask => ({
  rows,
  work,
  // The join gets what `work` of the same task found.
  join: found => join(found as readonly Found[]),
});

/** Work too short to be shared: the first part does it. */
export const quickTask = <Found>(
  rows: readonly Row[],
  work: () => Found,
  join: (found: Found) => readonly RowChance[],
): RowTask =>
  rowTask<Found | undefined>(
    rows,
    part => (part.index === 0 ? work() : undefined),
    ([found]) => (found === undefined ? [] : join(found)),
  );

export const counted = (row: Row, of: 'hand' | 'round', chance: Rational): RowChance => ({
  row,
  method: 'counted',
  of,
  chance,
  standardError: 0,
});
