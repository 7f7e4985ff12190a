import { unmarked } from '#core/sheet';
import type { TableBlock } from './paper.ts';
import type { Tag } from './pen.ts';
import { LEAD, type Piece, type Setter } from './piece.ts';
import { linesOf } from './setting.ts';

const PAD = 4;

type Cell = readonly string[];

/** A row a piece; a row is never parted, and the head is said again on the next page. */
export const setTable = (block: TableBlock, size: number, setter: Setter): readonly Piece[] => {
  const { pen, setting, wide } = setter;
  const { head, rows, amounts = [], hasTotal = false } = block;
  const all = head.length === 0 ? rows : [head, ...rows];
  const texts = all.map(row => row.map(unmarked));
  if (texts.length === 0) return [];
  const widths = widthsOf(texts, size, head.length > 0, setter);
  const set = texts.map((row, at) =>
    row.map((text, column): Cell => linesOf(text, weightOf(at, column), size, widths[column]! - 2 * PAD, setting)),
  );
  function weightOf(at: number, column: number): 'normal' | 'bold' {
    const isHead = at === 0 && head.length > 0;
    const isLabel = head.length === 0 && column % 2 === 0;
    return isHead || isLabel || (hasTotal && at === texts.length - 1) ? 'bold' : 'normal';
  }
  const highOf = (row: readonly Cell[]): number => Math.max(...row.map(({ length }) => length)) * size * LEAD + PAD;
  const table: { tag?: Tag } = {};
  const total = widths.reduce((sum, one) => sum + one, 0);
  const drawRow = (at: number, x: number, y: number): void => {
    table.tag ??= pen.tag('Table');
    const isHead = at === 0 && head.length > 0;
    const high = highOf(set[at]!);
    if (isHead) pen.shade(x, y, Math.min(total, wide), high);
    const tr = pen.tag('TR', table.tag);
    let left = x;
    for (const [column, lines] of set[at]!.entries()) {
      const isLabel = head.length === 0 && column % 2 === 0;
      const scope = isHead ? ({ scope: 'Column' } as const) : isLabel ? ({ scope: 'Row' } as const) : {};
      const tag = pen.tag(isHead || isLabel ? 'TH' : 'TD', tr, scope);
      const weight = weightOf(at, column);
      for (const [place, line] of lines.entries()) {
        const room = widths[column]! - 2 * PAD - pen.widthOf(line, weight, size);
        const indent = amounts.includes(column) ? room : 0;
        pen.text(line, left + PAD + indent, y + size * 1.05 + place * size * LEAD, size, weight, tag);
      }
      left += widths[column]!;
    }
    pen.line(x, y + high, Math.min(total, wide), hasTotal && at === texts.length - 2 ? 1.2 : 0.4);
  };
  let last: number | undefined;
  return set.map((row, at): Piece => {
    const isHead = at === 0 && head.length > 0;
    const draw = (x: number, y: number): void => {
      last = pen.pages.length;
      drawRow(at, x, y);
    };
    return {
      high: highOf(row) + (at === set.length - 1 ? size * 0.5 : 0),
      // A head stays with its first row, and the last row with the one before it.
      keepsWithNext: isHead || at === set.length - 2,
      draw,
      ...(isHead || head.length === 0
        ? {}
        : { again: { high: highOf(set[0]!), draw: (x: number, y: number) => headAgain(x, y) } }),
    };
  });
  function headAgain(x: number, y: number): void {
    if (last !== undefined) drawRow(0, x, y);
  }
};

/** As wide as what stands in them, where that fits; otherwise shared by need, never narrower than the longest word. */
const widthsOf = (
  texts: readonly (readonly string[])[],
  size: number,
  hasHead: boolean,
  setter: Setter,
): readonly number[] => {
  const { pen, wide } = setter;
  const columns = texts[0]!.map((_, column) => texts.map(row => row[column] ?? ''));
  // A hair more than the letters, so that what fits exactly does.
  const measure = (text: string): number => pen.widthOf(text, 'bold', size) + 0.2;
  const most = columns.map(
    cells => Math.max(...cells.map(text => Math.max(...text.split('\n').map(measure)))) + 2 * PAD,
  );
  const least = columns.map(cells => Math.min(wide / 2, Math.max(...cells.flatMap(wordsOf).map(measure))) + 2 * PAD);
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  if (sum(most) <= wide) {
    if (!hasHead) return [...most.slice(0, -1), wide - sum(most.slice(0, -1))];
    return most.map((one, column) => one + (column === 0 ? Math.min(wide - sum(most), wide / 4) : 0));
  }
  if (sum(least) > wide) return least.map(one => (one * wide) / sum(least));
  const spare = wide - sum(least);
  const wants = most.map((one, column) => Math.sqrt(one - least[column]!));
  const wanted = sum(wants) || 1;
  return least.map((one, column) => one + (spare * wants[column]!) / wanted);
};

/** Between Chinese characters a line may break anywhere. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[\u2e80-\u9fff\uf900-\ufaff]|[^ \n\u2e80-\u9fff\uf900-\ufaff]+/gu) ?? [''];
