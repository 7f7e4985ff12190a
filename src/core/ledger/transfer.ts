import { assert } from '#core/base';
import type { Cents } from '#core/money';
import type { Account } from './account.ts';

/** One amount, above zero, from one account to another. */
export type Movement = { readonly from: Account; readonly to: Account; readonly amount: Cents };

/** Movements that belong together. Each is balanced in itself, so the whole cannot fail to balance. LDG-2 */
export type Transfer = { readonly why: string; readonly movements: readonly Movement[] };

/** Leaves out what moves nothing; money never moves backwards. */
export const transfer = (why: string, movements: readonly Movement[]): Transfer => {
  for (const { amount } of movements) assert(amount >= 0, `a movement of ${amount} cents`);
  return { why, movements: movements.filter(({ amount }) => amount > 0) };
};
