import { plus } from '#core/money';
import { type TaxForm, taxFormFor } from '#core/tax';
import type { PlaceDue } from '../tournament.ts';

/** The tax form that paying this on a day needs, prizes and bounties together less what was paid in. TAX-3 */
export const taxFormOfDue = ({ prize, bounties, boughtInFor: wager }: PlaceDue, on: string): TaxForm | 'none' =>
  taxFormFor({ kind: 'poker-tournament', amount: plus(prize, bounties), wager, on });
