import { type Cents, minus, NOTHING, times } from '#core/money';

/** What sort of winning it is, in the eyes of the tax authority. */
export const TAX_KINDS = ['prize', 'wager', 'poker-tournament'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
export const TAX_FORMS = ['1099-MISC', 'W-2G'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

/** From a day on, which form a payment of that kind needs, and from which amount; a jurisdiction has a list of them. */
export type TaxRow = {
  readonly from: string;
  readonly kind: TaxKind;
  readonly form: TaxForm;
  readonly threshold: Cents;
  /** Whether the threshold itself needs the form, or only more. */
  readonly reached: 'at' | 'above';
  /** Counted with what was staked or bought in for, or less that. */
  readonly counted: 'gross' | 'net';
  /** And at least so many times the wager. */
  readonly timesWager?: number;
  /** Where the amount is published. */
  readonly source: string;
};

export type TaxedPayment = {
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
