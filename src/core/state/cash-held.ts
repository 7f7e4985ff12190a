import { ACCOUNT } from '#core/ledger';
import type { Cents } from '#core/money';
import { standingAt } from './books.ts';
import type { HouseView } from './house.ts';

/** What should be in the vault by the books, and in the drawer of a window. CSH-3 */
export const heldInVault = ({ balances }: Pick<HouseView, 'balances'>): Cents => standingAt(balances, ACCOUNT.vault);
export const heldInDrawer = ({ balances }: Pick<HouseView, 'balances'>, station: string): Cents =>
  standingAt(balances, ACCOUNT.drawer(station));
