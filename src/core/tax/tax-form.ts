import { type Cents, minus, NOTHING, times } from '#core/money';
import type { TaxForm, TaxKind, TaxRow } from './tax-row.ts';

type TaxedPayment = {
  readonly kind: TaxKind;
  readonly amount: Cents;
  /** The wager or the buy-in, where it is known. */
  readonly wager?: Cents;
  /** The calendar day of the payment, as in `2026-03-02`. */
  readonly on: string;
};

/**
 * The form that this payment alone needs: of its kind the newest row that has begun counts. What else its winner had in
 * the year is not counted. TAX-1 to TAX-5
 */
export const taxFormFor = (taxes: readonly TaxRow[], { kind, amount, wager, on }: TaxedPayment): TaxForm | 'none' => {
  const row = taxes.findLast(one => one.kind === kind && one.from <= on);
  return row !== undefined && reaches(row, amount, wager) ? row.form : 'none';
};

const reaches = ({ threshold, reached, counted, timesWager }: TaxRow, amount: Cents, wager: Cents | undefined) => {
  const won = counted === 'net' ? minus(amount, wager ?? NOTHING) : amount;
  const isEnough = reached === 'at' ? won >= threshold : won > threshold;
  // TAX-4: a wager that nobody knows excuses nobody from the form.
  const isManyTimes = timesWager === undefined || wager === undefined || won >= times(wager, timesWager);
  return isEnough && isManyTimes;
};
