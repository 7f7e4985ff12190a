import { type Cents, total } from '#core/money';
import type { AccountKey } from './account.ts';

/** What is on each account; an account that is not there holds nothing. */
export type Balances = ReadonlyMap<AccountKey, Cents>;

/** The sum over all accounts: zero, or the books are wrong. LDG-4 */
export const trialBalance = (balances: Balances): Cents => total([...balances.values()]);
