import type { Language } from '#core/words';
import { type Block, type HungSheet, layOut } from './layout.ts';

/** The sheet as plain text, for message boards, mail and archives. Lines end at 96 columns. SHT-5 */
export const sheetText = (sheet: HungSheet, language: Language): string => {
  const { house, title, approval, posted, notes, banner, summary, sections, listTitle, list } = layOut(
    sheet,
    language,
    'plain',
  );
  const parts = [
    [house, title, ...approval, ...posted].join('\n'),
    ...notes.map(note => wrap(note, '')),
    ...(banner === undefined ? [] : [`*** ${banner.toUpperCase()} ***`]),
    wrap(summary, ''),
    ...sections.map(({ title: name, blocks }, place) =>
      [`${place + 1}. ${name.toUpperCase()}`, ...blocks.map(blockText)].join('\n'),
    ),
    ...(list.length === 0 ? [] : [[listTitle, ...list.map(item => wrap(item, '- '))].join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
};

const WIDTH = 96;

const blockText = (block: Block): string =>
  block.type === 'lines' ? block.lines.map(line => wrap(line, '- ')).join('\n') : tableText(block);

/** Columns where they fit; otherwise each row by itself, which is readable whatever the length of its cells. */
const tableText = ({ head, rows }: Extract<Block, { type: 'table' }>): string => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map(cells => widthOf(cells[column]!))));
  const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > WIDTH;
  if (isWide) return rows.map(row => wrap(rowText(head, row), '- ')).join('\n');
  return lines
    .map(cells =>
      `  ${cells.map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell))).join('  ')}`.trimEnd(),
    )
    .join('\n');
};

const rowText = (head: readonly string[], row: readonly string[]): string =>
  row
    .map((cell, column) => (cell === '' ? '' : `${head[column]}: ${cell}`))
    .filter(cell => cell !== '')
    .join('; ');

/** Breaks between words, and between any two Chinese characters; further lines stand under the first. */
const wrap = (text: string, mark: string): string => {
  const lines = [mark];
  for (const piece of text.match(PIECES) ?? []) {
    const last = lines.at(-1)!;
    const isNew = last.trim() === mark.trim();
    const joined = isNew ? last + piece.trimStart() : last + piece;
    if (widthOf(joined) <= WIDTH || isNew) lines[lines.length - 1] = joined;
    else lines.push(' '.repeat(mark.length) + piece.trimStart());
  }
  return lines.join('\n');
};

/** A Chinese character with what closes after it, or a word; with the space before it. */
const PIECES = / ?[\u2e80-\u9fff\uf900-\ufaff][\u3000-\u303f\uff00-\uff65”]*| ?[^ \u2e80-\u9fff\uf900-\ufaff]+/gu;

/** Chinese characters and their punctuation are two columns wide. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/gu)?.length ?? 0);
