import { barcodeSvg } from './barcode.ts';

/** What stands on a payout slip, in words. REG-F4 */
export type Slip = {
  readonly house: string;
  readonly slip: number;
  /** The event whose slips are numbered for themselves; absent, the house's own numbers. */
  readonly event?: string;
  /** Practice, never money: it says so in large letters. REG-A6 */
  readonly isDemo: boolean;
  readonly lines: readonly (readonly [label: string, words: string])[];
  /** Whose names are signed for. */
  readonly signatures: readonly string[];
  /** 0 is the slip itself; others are marked with their number, or as a copy made later. */
  readonly copy: number | 'later';
  /** Why it is void, if it is. */
  readonly isVoid?: string;
};

/** For whom each page is; both are signed. */
export const PAGES = ["Winner's copy", 'Cage copy'] as const;

/** What goes across a slip that pays nobody, or not again. */
export const marksOf = ({ isDemo, isVoid, copy }: Slip): readonly string[] => [
  ...(copy === 0 ? [] : [copy === 'later' ? 'COPY' : `COPY ${copy}`]),
  ...(isDemo ? ['DEMO - NOT MONEY'] : []),
  ...(isVoid === undefined ? [] : [`VOID - ${isVoid}`]),
];

export const titleOf = ({ slip, event }: Slip): string =>
  event === undefined ? `Payout slip ${slip}` : `Payout slip ${event} / ${slip}`;

/** Code 128 of the number, as readers at the cage take it. */
export const barcodeOf = ({ slip, event, isDemo }: Slip): string =>
  barcodeSvg(
    [isDemo ? 'DEMO' : 'HW', ...(event === undefined ? [] : [event]), String(slip).padStart(8, '0')].join('-'),
    BARS_HIGH,
  );

const BARS_HIGH = 40;
