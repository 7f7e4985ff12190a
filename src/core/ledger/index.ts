export type { Account, AccountKey } from './account.ts';
export type { Movement, Transfer } from './transfer.ts';
