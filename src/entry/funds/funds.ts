import type { CommandOf } from '#core/house';
import { type Cents, formatAmount } from '#core/money';
import { amountIn, changed, type Read, required, together } from '../reading/index.ts';

/** What a fund is to hold, as it is typed: `pool.main`, `reserve`, `advance`. */
export type FundTyped = Readonly<Record<string, string>>;

type Holds = CommandOf<'TakeOverFund'>['holds'];

type Held = {
  readonly pools: readonly { readonly pool: string; readonly amount: Cents }[];
  readonly reserve: Cents;
  readonly advance: Cents;
};

const poolKey = (pool: string): string => `pool.${pool}`;

/** The form as it is opened: with what the fund holds now. */
export const fundDraft = ({ pools, reserve, advance }: Held): FundTyped => ({
  ...Object.fromEntries(pools.map(({ pool, amount }) => [poolKey(pool), formatAmount(amount)])),
  reserve: formatAmount(reserve),
  advance: formatAmount(advance),
});

/** All of it is given: nothing stays as it was by being left empty. */
const holdsIn = (held: Pick<Held, 'pools'>, typed: FundTyped): Read<Holds> => {
  const amount = (key: string): Read<Cents> => required(typed[key] ?? '', amountIn);
  return together({
    pools: together(Object.fromEntries(held.pools.map(({ pool }) => [pool, amount(poolKey(pool))]))),
    reserve: amount('reserve'),
    advance: amount('advance'),
  });
};

export const takeOverIn = (activity: string, held: Held, typed: FundTyped): Read<CommandOf<'TakeOverFund'>> =>
  changed(holdsIn(held, typed), holds => ({ type: 'TakeOverFund', activity, holds }));

/** With its reason, which the journal keeps. */
export const correctionIn = (
  activity: string,
  held: Held,
  typed: FundTyped,
  reason: string,
): Read<CommandOf<'CorrectFund'>> => {
  if (reason.trim() === '') return { ok: false, words: '' };
  return changed(holdsIn(held, typed), holds => ({ type: 'CorrectFund', activity, holds, reason: reason.trim() }));
};

type Raised = { readonly activity: string; readonly pool: string; readonly amount: string; readonly from: string };

/** `from` is the moment it counts from; without one it is asked for at once. */
export const raiseIn = ({ activity, pool, amount, from }: Raised): Read<CommandOf<'RaisePool'>> =>
  changed(required(amount, amountIn), cents => ({
    type: 'RaisePool',
    activity,
    pool,
    amount: cents,
    ...(from === '' ? {} : { from }),
  }));

export const reimburseIn = (activity: string): CommandOf<'ReimburseHouse'> => ({ type: 'ReimburseHouse', activity });
