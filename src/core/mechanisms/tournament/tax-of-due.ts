import { type Cents, plus } from '#core/money';
import { type TaxForm, type TaxRow, taxFormFor } from '#core/tax';

/** What is paid, and what was paid in for it. */
type Due = { readonly prize: Cents; readonly bounties: Cents; readonly boughtInFor: Cents };

/** The tax form that paying this on a day needs, prizes and bounties together less what was paid in. TAX-3 */
export const taxFormOfDue = (
  taxes: readonly TaxRow[],
  { prize, bounties, boughtInFor: wager }: Due,
  on: string,
): TaxForm | 'none' => taxFormFor(taxes, { kind: 'poker-tournament', amount: plus(prize, bounties), wager, on });
