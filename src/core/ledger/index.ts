export { type Account, type AccountKey, accountKey, mayBeBelowZero } from './account.ts';
export { type Balances, balanceOf, book, NO_BALANCES, trialBalance } from './balance.ts';
export { type Movement, type Transfer, transfer } from './transfer.ts';
