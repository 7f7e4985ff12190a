import { textTable } from './table.ts';

/** An answer for people: a line for each number, a table for each list, a heading for what has parts of its own. */
export const oddsInWords = (answer: Readonly<Record<string, unknown>>): string =>
  blocks(answer, '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();

const blocks = (answer: object, indent: string): readonly string[] =>
  Object.entries(answer).flatMap(([name, value]) => block(title(name), value, indent));

const block = (name: string, value: unknown, indent: string): readonly string[] => {
  if (isPlain(value)) return [`${indent}${name}: ${shown(value)}`];
  if (isExact(value)) return [`${indent}${name}: ${shown(value.decimal)} = ${value.fraction}`];
  if (Array.isArray(value)) return ['', `${indent}${name}`, ...listed(value, indent)];
  if (typeof value !== 'object' || value === null) return [];
  return ['', `${indent}${name}`, ...blocks(value, `${indent}  `)];
};

const listed = (values: readonly unknown[], indent: string): readonly string[] => {
  if (values.every(isRow)) return [indented(textTable(longList(values).map(shortRow)), indent)];
  return values.flatMap(value =>
    isPlain(value) ? [`${indent}  ${value}`] : blocks(value as object, `${indent}  `).filter(line => line !== ''),
  );
};

/** A day for each of a month is too much to read: the first, the last and some between. */
const longList = (rows: readonly Row[]): readonly Row[] => {
  if (rows.length <= MOST_ROWS) return rows;
  const step = Math.ceil(rows.length / EVERY);
  return rows.filter((_, place) => (place + 1) % step === 0 || place === 0 || place === rows.length - 1);
};
const MOST_ROWS = 60;
const EVERY = 10;

const indented = (text: string, indent: string): string => text.replaceAll(/^/gm, indent);

type Exact = { readonly fraction: string; readonly decimal: string };
const isExact = (value: unknown): value is Exact =>
  typeof value === 'object' && value !== null && 'fraction' in value && 'decimal' in value;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCell);
const isCell = (value: unknown): boolean => isPlain(value) || isExact(value);

/** Fractions of a table are for JSON: they are wider than the rest together. */
const shortRow = (row: Row): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== 'fraction')
      .map(([name, value]) => [title(name).toLowerCase(), cut(isExact(value) ? shown(value.decimal) : shown(value))]),
  );

const cut = (text: string): string => (text.length <= WIDEST ? text : `${text.slice(0, WIDEST - 1)}…`);
const WIDEST = 48;

/** Seven digits and commas for people; JSON keeps every digit. */
export const shown = (value: unknown): string => {
  const isNumber = /^-?\d+(\.\d+)?$/.test(`${value}`);
  return isNumber ? DIGITS.format(`${value}` as `${number}`) : `${value}`;
};
const DIGITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7, roundingPriority: 'morePrecision' });

/** `averageWager` as people read it: `Average wager`. */
const title = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
