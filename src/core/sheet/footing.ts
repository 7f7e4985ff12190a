import type { RuleSheet } from './rule-sheet.ts';
import type { SheetLine, SheetMessage, Words } from './words.ts';

/** A sum on a paper: what it must come to, and what it comes to. PAP-5 */
export type Footing = { readonly expected: number; readonly found: number };

/** The shares, places and percentages of a sheet that don't come to a whole, and spots that aren't all listed. PAP-5 */
export const sheetFootings = (sheet: RuleSheet): readonly Footing[] =>
  sheet.sections.flatMap(({ lines }) =>
    lines.flatMap((line, place) => [
      ...(line.type === 'table' ? tableFootings(line) : textFootings(line.words)),
      ...spotFootings(line, lines[place + 1]),
    ]),
  );

const WHOLE = 100;

type Table = Extract<SheetLine, { type: 'table' }>;

/** A structure has a whole for each posted prize; the places of a pool, and percentages of a fee, are one. */
const tableFootings = ({ head, rows }: Table): readonly Footing[] => {
  const last = head.length - 1;
  const percents = rows.flatMap(row => percentIn(row[last]!) ?? []);
  if (percents.length !== rows.length) return [];
  const isByPrize = head.length > 2;
  const groups = isByPrize ? Map.groupBy(rows, row => JSON.stringify(row[0])).values() : [rows];
  return [...groups].map(group => whole(group.flatMap(row => percentIn(row[last]!) ?? [])));
};

const textFootings = (said: Words): readonly Footing[] => {
  const percents = factOf(said, 'posted.paid-places-from', 'percents');
  return typeof percents === 'string' ? [whole(percents.split(' / ').flatMap(each => percentIn(each) ?? []))] : [];
};

/** As many spots as the wheel has are in the table below. */
const spotFootings = (line: SheetLine, next: SheetLine | undefined): readonly Footing[] => {
  const expected = line.type === 'text' ? factOf(line.words, 'posted.spots', 'count') : undefined;
  if (typeof expected !== 'number' || next?.type !== 'table') return [];
  return [{ expected, found: sum(next.rows.map(row => Number(row.at(-1)))) }];
};

const whole = (percents: readonly number[]): Footing => ({ expected: WHOLE, found: sum(percents) });

/** Percentages may have parts; they are compared to a hundredth. */
const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100;

const percentIn = (cell: Words): number | undefined => {
  const read = typeof cell === 'string' ? /^([\d.]+)%$/.exec(cell) : null;
  return read === null ? undefined : Number(read[1]);
};

const factOf = (said: Words, message: SheetMessage, fact: string): Words | undefined =>
  typeof said === 'object' && 'message' in said && said.message === message ? said.facts[fact] : undefined;
