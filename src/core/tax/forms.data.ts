import { type Cents, dollars } from '#core/money';

/** What sort of winning it is, in the eyes of the tax authority. */
export const TAX_KINDS = ['prize', 'wager', 'poker-tournament'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
export type TaxForm = '1099-MISC' | 'W-2G';

/** From a day on, which form a payment of that kind needs, and from which amount. */
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
};

/** Of one kind the newest row that has begun counts. A new year's floor is one more row, never a changed one. REG-F8 */
export const TAX_ROWS: readonly TaxRow[] = [
  { from: '0001-01-01', kind: 'prize', form: '1099-MISC', threshold: dollars(600), reached: 'at', counted: 'gross' },
  {
    from: '0001-01-01',
    kind: 'wager',
    form: 'W-2G',
    threshold: dollars(600),
    reached: 'at',
    counted: 'net',
    timesWager: 300,
  },
  {
    from: '0001-01-01',
    kind: 'poker-tournament',
    form: 'W-2G',
    threshold: dollars(5_000),
    reached: 'above',
    counted: 'net',
  },
  { from: '2026-01-01', kind: 'prize', form: '1099-MISC', threshold: dollars(2_000), reached: 'at', counted: 'gross' },
  {
    from: '2026-01-01',
    kind: 'wager',
    form: 'W-2G',
    threshold: dollars(2_000),
    reached: 'at',
    counted: 'net',
    timesWager: 300,
  },
  {
    from: '2026-01-01',
    kind: 'poker-tournament',
    form: 'W-2G',
    threshold: dollars(2_000),
    reached: 'at',
    counted: 'net',
  },
];
