import type { Language } from '#core/words';

/** Points, 72 to an inch. */
export const SIZES = {
  letter: [612, 792],
  tabloid: [792, 1_224],
  a4: [595.28, 841.89],
  a3: [841.89, 1_190.55],
  a5: [419.53, 595.28],
  /** A roll of 80 mm; the length follows from what stands on it. */
  roll: [226.77, 800],
  /** The size of a bank card, as card printers take it. */
  card: [242.65, 153.01],
  /** A label or ticket of four by two inches. */
  label: [288, 144],
} as const satisfies Readonly<Record<string, readonly [wide: number, high: number]>>;
export type PaperSize = keyof typeof SIZES;

/** One thing on a paper, in the order in which it is read. Sizes are in points. */
export type Block =
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly text: string; readonly size?: number }
  | TextBlock
  | { readonly type: 'list'; readonly items: readonly string[]; readonly size?: number }
  | TableBlock
  /** Labels with what they say, side by side; two of them in a line where `isDouble`. */
  | {
      readonly type: 'facts';
      readonly rows: readonly (readonly [label: string, said: string])[];
      readonly size?: number;
      readonly isDouble?: boolean;
    }
  /** A frame around a line that nobody may miss. */
  | { readonly type: 'banner'; readonly text: string; readonly size?: number }
  /** Bars of Code 128, or a QR code; `says` is what it is for somebody who cannot see it. */
  | {
      readonly type: 'code';
      readonly kind: 'bars' | 'qr';
      readonly text: string;
      readonly says: string;
      readonly wide?: number;
    }
  /** A line to sign on. */
  | { readonly type: 'sign'; readonly labels: readonly string[] }
  /** Empty boxes to write into, each under its label. */
  | { readonly type: 'blanks'; readonly labels: readonly string[]; readonly lines: number }
  | { readonly type: 'picture'; readonly jpeg: Uint8Array; readonly says: string; readonly wide: number }
  /** Where to cut. */
  | { readonly type: 'rule' }
  | { readonly type: 'space'; readonly high: number };
export type TextBlock = {
  readonly type: 'text';
  readonly text: string;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
};
export type TableBlock = {
  readonly type: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is a sum. */
  readonly hasTotal?: boolean;
  /** Columns of amounts, aligned at the right. */
  readonly amounts?: readonly number[];
  readonly size?: number;
};

/** A paper, ready to be set in any form: what it says, in the order in which it is read. PAP-1 */
export type Paper = {
  readonly language: Language;
  readonly title: string;
  readonly house: string;
  readonly size: PaperSize;
  /** Of running text, in points. */
  readonly textSize: number;
  /** Each part begins in a frame of its own: a page, a half of one, a cell of a grid. */
  readonly parts: readonly (readonly Block[])[];
  /** How many frames a page has, side by side and one below the other. */
  readonly grid?: readonly [columns: number, rows: number];
  /** At the foot of every page, before its number. */
  readonly foot?: string;
  /** Across every page: a copy, a void slip, a demonstration. */
  readonly stamp?: string;
};
