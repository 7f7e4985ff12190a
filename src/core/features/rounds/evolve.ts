import { defined } from '#core/base';
import { type Appliers, isSame, type Place, type Table, update } from '#core/state';
import type { RoundEvent } from './shape.ts';

/** Rounds from Start Game to Game Over. */
export const ROUND_EVENTS: Appliers<RoundEvent> = {
  RoundStarted: ({ tables }, { table, round, at, activities, bettors, pot }) =>
    update(tables, table, before => ({
      ...before,
      rounds: round,
      lastStartedAt: at,
      lit: [],
      dealt: [...(before.dealt ?? []), ...newlyDealt(before, bettors, at)],
      round: { round, startedAt: at, activities, bettors, fees: [], ...defined({ pot }) },
    })),
  PotCounted: ({ tables }, { table, pot }) => update(tables, table, before => inRound(before, { pot })),
  RoundEnded: ({ tables }, { table }) => update(tables, table, ({ round: _, ...before }) => before),
  FeesBackedOut: ({ tables }, { table, activity }) =>
    update(tables, table, before => {
      const fees = before.round?.fees.filter(fee => fee.activity !== activity) ?? [];
      const bettors = before.round?.bettors.map(bettor => ({
        ...bettor,
        fees: bettor.fees.filter(fee => fee.activity !== activity),
      }));
      return inRound(before, { fees, ...defined({ bettors }) });
    }),
};

/** Those who get their first hand since they sat down. */
const newlyDealt = ({ dealt = [] }: Table, bettors: readonly Place[], since: string): NonNullable<Table['dealt']> =>
  bettors
    .filter(bettor => !dealt.some(one => isSame(one, bettor)))
    .map(({ seat, position }) => ({ seat, position, since }));

const inRound = (table: Table, change: Partial<NonNullable<Table['round']>>): Table =>
  table.round === undefined ? table : { ...table, round: { ...table.round, ...change } };
