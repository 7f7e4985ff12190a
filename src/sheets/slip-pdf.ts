import type { Content } from 'pdfmake';
import type { Language } from '#core/words';
import { letterPdf } from './pdf-bytes.ts';
import { barcodeOf, pagesOf, type Slip, titleOf } from './slip.ts';
import { plainIn } from './words.ts';

/** A page for the winner, one for the cage. Dated by its payment: the same slip has the same bytes. SHT-8 */
export const slipPdf = (slip: Slip, language: Language, paidAt: Temporal.Instant): Promise<Uint8Array> => {
  const speak = plainIn(language);
  const title = titleOf(slip, speak);
  return letterPdf({
    language,
    title,
    author: slip.house,
    madeAt: paidAt,
    font: { fontSize: 10.5, lineHeight: 1.25 },
    footer: () => ({ text: title, alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] }),
    content: pagesOf(slip, language, speak).flatMap((page, place) => contentOf(slip, page, place > 0)),
  });
};

const contentOf = (slip: Slip, page: ReturnType<typeof pagesOf>[number], isNext: boolean): readonly Content[] => [
  { text: slip.house, bold: true, ...(isNext ? { pageBreak: 'before' } : {}) },
  { text: page.title, fontSize: 20, bold: true, margin: [0, 2, 0, 0] },
  { text: page.page, margin: [0, 0, 0, 6] },
  ...page.marks.map((text): Content => ({ text, bold: true, fontSize: 16, margin: [0, 0, 0, 6] })),
  {
    table: {
      widths: ['auto', '*'],
      body: page.lines.map(([label, words]) => [{ text: label, bold: true }, { text: words }]),
    },
  },
  { svg: barcodeOf(slip), width: 220, margin: [0, 14, 0, 0] },
  ...page.signatures.map((text): Content => ({ text: `${'_'.repeat(40)}\n${text}`, margin: [0, 34, 0, 0] })),
  ...page.notes.map((text): Content => ({ text, fontSize: 8, margin: [0, 14, 0, 0] })),
];
