import type { Language } from '#core/words';
import { type HungSheet, layOut, type Section } from './layout.ts';
import type { Block, Paper } from './paper/paper.ts';
import { paperPdf } from './paper/paper-pdf.ts';

/** The sheet as PDF. SHT-5 */
export const sheetPdf = (sheet: HungSheet, language: Language, madeAt: Temporal.Instant): Promise<Uint8Array> =>
  paperPdf(sheetPaper(sheet, language), madeAt);

const sheetPaper = (sheet: HungSheet, language: Language): Paper => {
  const layout = layOut(sheet, language, 'plain');
  return {
    language,
    title: layout.title,
    house: layout.house,
    size: 'letter',
    textSize: 10,
    foot: [layout.mark, layout.approval.at(-1), ...layout.posted].filter(part => part !== undefined).join('   '),
    ...(layout.mark === undefined ? {} : { stamp: layout.mark }),
    parts: [
      [
        { type: 'text', text: layout.house, isBold: true },
        { type: 'heading', level: 1, text: layout.title, size: 20 },
        ...[...layout.approval, ...layout.posted].map((text): Block => ({ type: 'text', text, isBold: true })),
        ...layout.notes.map((text): Block => ({ type: 'text', text, size: 8.5 })),
        ...(layout.banner === undefined
          ? []
          : [{ type: 'banner', text: layout.banner.toUpperCase(), size: 13 } as const]),
        { type: 'text', text: layout.summary },
        ...layout.sections.flatMap(sectionOf),
        ...(layout.list.length === 0
          ? []
          : ([
              { type: 'heading', level: 2, text: layout.listTitle, size: 10 },
              { type: 'list', items: layout.list, size: 9 },
            ] as const)),
      ],
    ],
  };
};

const sectionOf = ({ title, blocks }: Section, place: number): readonly Block[] => [
  { type: 'heading', level: 2, text: `${place + 1}. ${title}`, size: 12 },
  ...blocks.map(
    (block): Block =>
      block.type === 'lines'
        ? { type: 'list', items: block.lines }
        : { type: 'table', head: block.head, rows: block.rows, size: 9 },
  ),
];
