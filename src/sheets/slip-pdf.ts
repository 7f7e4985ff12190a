import type { Language } from '#core/words';
import type { Block, Paper } from './paper/paper.ts';
import { paperPdf } from './paper/paper-pdf.ts';
import { barcodeText, pagesOf, type Slip, titleOf } from './slip.ts';
import { named, plainIn } from './words.ts';

/** On letter paper, two halves to cut apart, or on a roll of 80 mm for the printer beside the drawer. */
export type SlipSize = 'letter' | 'roll';

/** The winner's part and the cage's. Dated by its payment: the same slip has the same bytes. SHT-8, SHT-15 */
export const slipPdf = (
  slip: Slip,
  language: Language,
  paidAt: Temporal.Instant,
  size: SlipSize = 'letter',
): Promise<Uint8Array> => paperPdf(slipPaper(slip, language, size), paidAt);

const slipPaper = (slip: Slip, language: Language, size: SlipSize): Paper => {
  const speak = plainIn(language);
  const title = titleOf(slip, speak);
  const pages = pagesOf(slip, language, speak);
  const stamp = stampOf(slip);
  return {
    language,
    title,
    house: slip.house,
    size,
    textSize: size === 'roll' ? 8.5 : 9,
    ...(stamp === undefined ? {} : { stamp: speak(named(stamp)) }),
    ...(size === 'letter' ? { grid: [1, 2], foot: title } : {}),
    parts:
      size === 'letter'
        ? pages.map(page => blocksOf(slip, page, speak(named('slip.number')), size))
        : [
            pages.flatMap((page, at) => [
              ...(at === 0 ? [] : [{ type: 'rule' } as const]),
              ...blocksOf(slip, page, speak(named('slip.number')), size),
            ]),
          ],
  };
};

/** Across the paper, so that nobody takes it for one that pays. */
const stampOf = ({ isDemo, isVoid, copy }: Slip) => {
  if (isVoid !== undefined) return 'slip.stamp-void';
  if (isDemo) return 'paper.demo';
  if (copy === 'preview') return 'slip.stamp-preview';
  return copy === 0 ? undefined : 'slip.copy';
};

const blocksOf = (
  slip: Slip,
  { title, page, marks, lines, signatures, notes }: ReturnType<typeof pagesOf>[number],
  says: string,
  size: SlipSize,
): readonly Block[] => [
  { type: 'text', text: slip.house, isBold: true },
  { type: 'heading', level: 1, text: title, size: size === 'roll' ? 13 : 15 },
  { type: 'text', text: page },
  ...marks.map((text): Block => ({ type: 'text', text, isBold: true, size: 12 })),
  { type: 'facts', rows: lines, size: size === 'roll' ? 8 : 8.5, isDouble: size === 'letter' },
  { type: 'code', kind: 'bars', text: barcodeText(slip), says, wide: 150 },
  ...(size === 'roll'
    ? signatures.map((label): Block => ({ type: 'sign', labels: [label] }))
    : [{ type: 'sign', labels: signatures } as const]),
  ...notes.map((text): Block => ({ type: 'text', text, size: 7.5 })),
];
