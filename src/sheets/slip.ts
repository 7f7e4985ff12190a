import type { Footing } from '#core/sheet';
import type { Fact, Language } from '#core/words';
import { barcodeSvg } from './barcode.ts';
import { type CodesOf, courtesyIn, named, type Speak, written } from './words.ts';

/** What stands on a payout slip, ready to be said in a language. REG-F4 */
export type Slip = {
  readonly house: string;
  readonly slip: number;
  /** The event whose slips are numbered for themselves; absent, the house's own numbers. */
  readonly event?: string;
  /** Practice, never money: it says so in large letters. REG-A6 */
  readonly isDemo: boolean;
  readonly lines: readonly (readonly [label: CodesOf<'label'>, said: Fact])[];
  /** Who signs on it. */
  readonly signatures: readonly CodesOf<'sign'>[];
  /** 0 is the slip itself; from the second print on it is numbered, unless made later. A preview is no slip. */
  readonly copy: number | 'later' | 'preview';
  /** Why it is void, if it is. */
  readonly isVoid?: Voided;
  /** What it is paid out of, and won less withheld, must come to what is paid. PAP-5 */
  readonly sums?: readonly Footing[];
  /** A tray has paid it: the dealer has a copy, with which the cage reimburses the tray. HSE-21 */
  readonly isFromTray?: true;
};
type Voided = { readonly reason: string; readonly day?: string; readonly person?: string };

/** A print of the house's own count: the first is the slip, the second "COPY 2". HSE-19 */
export const copyOf = (prints: number): Slip['copy'] => {
  if (prints === 0) return 'preview';
  return prints === 1 ? 0 : prints;
};

/** For whom each page is; all are signed. */
const PAGES = ['winner', 'cage', 'dealer'] as const;
const pagesFor = ({ isFromTray }: Slip) => (isFromTray === true ? PAGES : PAGES.slice(0, 2));

/** A page of a slip, in words. */
type SlipPage = {
  readonly page: string;
  readonly title: string;
  /** What goes across a slip that pays nobody, or not again. */
  readonly marks: readonly string[];
  readonly lines: readonly (readonly [label: string, words: string])[];
  readonly signatures: readonly string[];
  readonly notes: readonly string[];
};

export const pagesOf = (slip: Slip, language: Language, speak: Speak): readonly SlipPage[] =>
  pagesFor(slip).map(page => ({
    page: speak(named(`slip.${page}`)),
    title: titleOf(slip, speak),
    marks: marksOf(slip).map(speak),
    lines: slip.lines.map(([label, said]) => [speak(named(`label.${label}`)), speak(said)] as const),
    signatures: slip.signatures.map(sign => speak(named(`sign.${sign}`))),
    notes: courtesyIn(language),
  }));

export const titleOf = ({ slip, event }: Slip, speak: Speak): string =>
  speak(event === undefined ? written('slip.title', { slip }) : written('slip.title-event', { event, slip }));

const marksOf = ({ isDemo, isVoid, copy }: Slip): readonly Fact[] => [
  ...copyMark(copy),
  ...(isDemo ? [written('paper.demo-mark', {})] : []),
  ...(isVoid === undefined ? [] : [voidMark(isVoid)]),
];

const copyMark = (copy: Slip['copy']): readonly Fact[] => {
  if (copy === 0) return [];
  if (copy === 'preview') return [written('slip.preview', {})];
  return [copy === 'later' ? written('slip.copy', {}) : written('slip.copy-number', { copy })];
};

const voidMark = ({ reason, day, person }: Voided): Fact =>
  day === undefined || person === undefined
    ? written('slip.void', { reason })
    : written('slip.void-by', { day: { moment: day }, person, reason });

/** Code 128 of the number, as readers at the cage take it. */
export const barcodeOf = (slip: Slip): string => barcodeSvg(barcodeText(slip), BARS_HIGH);

export const barcodeText = ({ slip, event, isDemo }: Slip): string =>
  [isDemo ? 'DEMO' : 'HW', ...(event === undefined ? [] : [event]), String(slip).padStart(8, '0')].join('-');

const BARS_HIGH = 40;
