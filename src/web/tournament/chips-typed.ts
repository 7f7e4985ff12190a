import type { Holding } from '#core/mechanisms/tournament';
import type { EntrantView } from './event.ts';

/** Chips as people write them: `12,500`; nothing where it cannot be read. */
export const chipsTyped = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[,\s]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
};

export type Typed = Readonly<Record<string, string>>;

/** What was written for those who are in, and what of all chips is not yet found. */
export const stacksTyped = (players: readonly EntrantView[], typed: Typed, inPlay: number | undefined) => {
  const read = players.map(({ player }) => [player, chipsTyped(typed[player] ?? '')] as const);
  const stacks = Object.fromEntries(read.flatMap(([player, chips]) => (chips === undefined ? [] : [[player, chips]])));
  const found = Object.values(stacks).reduce((sum, chips) => sum + chips, 0);
  const isWhole = read.every(([, chips]) => chips !== undefined);
  return { stacks, found, isWhole, ...(inPlay === undefined ? {} : { missing: inPlay - found }) };
};

/**
 * Players with small chips for the race, in the order of the seats. Their other chips decide whether they could be
 * raced out, so that it is written, or known from the last count; nothing while it is not.
 */
export const holdingsTyped = (
  players: readonly EntrantView[],
  { smalls, others }: { readonly smalls: Typed; readonly others: Typed },
  { small, stacks = {} }: { readonly small: number; readonly stacks?: Readonly<Record<string, number>> | undefined },
): readonly Holding[] | undefined => {
  const holdings = players.flatMap(({ player }) => {
    const count = chipsTyped(smalls[player] ?? '') ?? 0;
    const stack = stacks[player];
    const known = stack === undefined ? undefined : Math.max(0, stack - count * small);
    return count === 0 ? [] : [{ player, small: count, rest: chipsTyped(others[player] ?? '') ?? known }];
  });
  const whole = holdings.flatMap(({ player, small: count, rest }) =>
    rest === undefined ? [] : [{ player, small: count, rest }],
  );
  return whole.length === holdings.length && whole.length > 0 ? whole : undefined;
};
