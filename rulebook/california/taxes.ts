import { dollars } from '#core/money';
import type { TaxRow } from '#core/tax';

const UNTIL_2025 = 'IRS, Instructions for Forms W-2G and 5754 and for Form 1099-MISC, as they stood until 2025-12-31';
const SINCE_2026 = 'Public Law 119-21: the general floor is $2,000 from 2026-01-01 and follows prices from 2027';

/** The federal forms, which every house in the state files. A new year's floor is one more row. REG-F8 */
export const TAXES: readonly TaxRow[] = [
  {
    from: '0001-01-01',
    kind: 'prize',
    form: '1099-MISC',
    threshold: dollars(600),
    reached: 'at',
    counted: 'gross',
    source: UNTIL_2025,
  },
  {
    from: '0001-01-01',
    kind: 'wager',
    form: 'W-2G',
    threshold: dollars(600),
    reached: 'at',
    counted: 'net',
    timesWager: 300,
    source: UNTIL_2025,
  },
  {
    from: '0001-01-01',
    kind: 'poker-tournament',
    form: 'W-2G',
    threshold: dollars(5_000),
    reached: 'above',
    counted: 'net',
    source: UNTIL_2025,
  },
  {
    from: '2026-01-01',
    kind: 'prize',
    form: '1099-MISC',
    threshold: dollars(2_000),
    reached: 'at',
    counted: 'gross',
    source: SINCE_2026,
  },
  {
    from: '2026-01-01',
    kind: 'wager',
    form: 'W-2G',
    threshold: dollars(2_000),
    reached: 'at',
    counted: 'net',
    timesWager: 300,
    source: SINCE_2026,
  },
  {
    from: '2026-01-01',
    kind: 'poker-tournament',
    form: 'W-2G',
    threshold: dollars(2_000),
    reached: 'at',
    counted: 'net',
    source: `${SINCE_2026}; no figure of its own for tournaments was published, so the general floor is taken`,
  },
];
