import type { Content } from 'pdfmake';
import type { Language } from '#core/words';
import { type Block, type HungSheet, layOut, type Section } from './layout.ts';
import { letterPdf } from './pdf-bytes.ts';

/** The sheet as PDF. SHT-5 */
export const sheetPdf = (sheet: HungSheet, language: Language, madeAt: Temporal.Instant): Promise<Uint8Array> => {
  const layout = layOut(sheet, language, 'plain');
  return letterPdf({
    language,
    title: layout.title,
    author: layout.house,
    madeAt,
    font: { fontSize: 9.5, lineHeight: 1.2 },
    footer: (page, pages) => ({
      text: [layout.mark, layout.approval.at(-1), `${page} / ${pages}`].filter(part => part !== undefined).join('   '),
      alignment: 'center',
      fontSize: 8,
      margin: [0, 16, 0, 0],
    }),
    content: [
      { text: layout.house, bold: true },
      { text: layout.title, fontSize: 20, bold: true, margin: [0, 2, 0, 2] },
      ...layout.approval.map(text => ({ text, bold: true })),
      ...layout.notes.map(text => ({ text, fontSize: 8 })),
      ...(layout.banner === undefined ? [] : [bannerOf(layout.banner)]),
      { text: layout.summary, margin: [0, 6, 0, 4] },
      ...layout.sections.flatMap(sectionOf),
      { text: layout.listTitle, fontSize: 8, bold: true, margin: [0, 14, 0, 2] },
      { ul: [...layout.list], fontSize: 8 },
    ],
  });
};

const bannerOf = (text: string): Content => ({
  table: { body: [[{ text: text.toUpperCase(), bold: true, fontSize: 12, margin: [4, 2, 4, 2] }]] },
  margin: [0, 6, 0, 0],
});

const sectionOf = ({ title, blocks }: Section, place: number): readonly Content[] => [
  { text: `${place + 1}. ${title}`, fontSize: 11.5, bold: true, margin: [0, 9, 0, 3] },
  ...blocks.map(blockOf),
];

const blockOf = (block: Block): Content => {
  if (block.type === 'lines') return { ul: [...block.lines] };
  const head = block.head.map(text => ({ text, bold: true, fillColor: '#eef0f3' }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: block.head.map((_, column) => (column === 0 ? '*' : 'auto')),
      body: [head, ...block.rows.map(row => row.map(text => ({ text })))],
    },
    margin: [0, 2, 0, 4],
  };
};
