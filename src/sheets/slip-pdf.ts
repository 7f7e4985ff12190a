import type { Content } from 'pdfmake';
import { letterPdf } from './pdf-bytes.ts';
import { barcodeOf, marksOf, PAGES, type Slip, titleOf } from './slip.ts';

/** A page for the winner, one for the cage. Dated by its payment: the same slip has the same bytes. SHT-8 */
export const slipPdf = (slip: Slip, paidAt: Temporal.Instant): Promise<Uint8Array> =>
  letterPdf({
    language: 'en',
    title: titleOf(slip),
    author: slip.house,
    madeAt: paidAt,
    font: { fontSize: 10.5, lineHeight: 1.25 },
    footer: () => ({ text: titleOf(slip), alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] }),
    content: PAGES.flatMap((page, place) => pageOf(slip, page, place > 0)),
  });

const pageOf = (slip: Slip, page: string, isNext: boolean): readonly Content[] => [
  { text: slip.house, bold: true, ...(isNext ? { pageBreak: 'before' } : {}) },
  { text: titleOf(slip), fontSize: 20, bold: true, margin: [0, 2, 0, 0] },
  { text: page, margin: [0, 0, 0, 6] },
  ...marksOf(slip).map((text): Content => ({ text, bold: true, fontSize: 16, margin: [0, 0, 0, 6] })),
  {
    table: {
      widths: ['auto', '*'],
      body: slip.lines.map(([label, words]) => [{ text: label, bold: true }, { text: words }]),
    },
  },
  { svg: barcodeOf(slip), width: 220, margin: [0, 14, 0, 0] },
  ...slip.signatures.map((text): Content => ({ text: `${'_'.repeat(40)}\n${text}`, margin: [0, 34, 0, 0] })),
];
