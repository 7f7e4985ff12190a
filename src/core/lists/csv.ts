/** A row of a spreadsheet; `line` counts as the spreadsheet does, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** The rows that are not empty; `broken`: the line from which on nothing can be read, for a quotation mark is open. */
export type Csv = { readonly rows: readonly CsvRow[]; readonly broken?: number };

/**
 * Reads what spreadsheets save: a mark at the beginning, commas, semicolons or tabs, cells in quotation marks with line
 * ends in them, `sep=;` in a line of its own, and `="00123"` for numbers that begin with a zero.
 */
export const readCsv = (text: string): Csv => {
  const plain = text.replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(plain);
  return readRows(named === null ? plain : plain.slice(named[0].length), named?.[1] ?? separatorOf(plain));
};

/** The sign that the first line has most of, outside of quotation marks. */
const separatorOf = (text: string): string => {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map(sign => [sign, first.split(sign).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
};

const readRows = (text: string, separator: string): Csv => {
  const cell = cellIn(separator);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  const end = (): void => {
    if (cells.some(one => one !== '')) rows.push({ line, cells });
    cells = [];
    line += 1;
  };
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) return { rows, broken: line };
    const [, quoted, bare = '', after] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? unformula(bare)).trim());
    if (after !== separator) end();
  }
  if (cells.length > 0) end();
  return { rows };
};

/** A cell, in quotation marks or not, and what ends it. */
const cellIn = (separator: string): RegExp =>
  new RegExp(`(?:[ ]*"([^"]*(?:""[^"]*)*)"[ ]*|((?![ ]*")[^${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'y');

const unformula = (cell: string): string => /^="(.*)"$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
