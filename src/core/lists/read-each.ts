import type { Cell } from './cells.ts';
import type { Line, Lines, Mistake } from './columns.ts';

/** What a list says, and every mistake in it by line. */
export type ListRead<Row> = {
  readonly rows: readonly Row[];
  readonly mistakes: readonly Mistake[];
  readonly ignored: readonly string[];
};

type Cells = Readonly<Record<string, Cell<unknown>>>;
type RowOf<Of extends Cells> = { readonly line: number } & {
  readonly [Name in keyof Of]: Of[Name] extends Cell<infer Value> ? Value : never;
};

/** Reads line by line; all mistakes of a line are told at once. */
export const readEach = <Of extends Cells>(
  { lines, mistakes, ignored }: Lines,
  cellsOf: (line: Line) => Of,
): ListRead<RowOf<Of>> => {
  const rows: RowOf<Of>[] = [];
  const found: Mistake[] = [...mistakes];
  for (const line of lines) {
    const cells = Object.entries(cellsOf(line));
    const wrong = cells.flatMap(([, cell]) => ('wrong' in cell ? [{ line: line.line, said: cell.wrong }] : []));
    found.push(...wrong);
    const read = cells.map(([name, cell]) => [name, 'value' in cell ? cell.value : undefined] as const);
    // Without a mistake every cell has the value of its name.
    if (wrong.length === 0) rows.push({ line: line.line, ...Object.fromEntries(read) } as RowOf<Of>);
  }
  return { rows, mistakes: found, ignored };
};
