export { ACCOUNT, type Account, type AccountKey, accountKey, mayBeBelowZero } from './account.ts';
export { type Balances, trialBalance } from './balance.ts';
export { type Movement, type Transfer, transfer } from './transfer.ts';
