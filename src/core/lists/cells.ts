import type { Said } from '#core/words';
import { type Column, columnWord, type Line } from './columns.ts';
import { say } from './say.ts';

/** What a cell says, or why that can't be read. */
export type Cell<Value> = { readonly value: Value } | { readonly wrong: Said };
const value = <Value>(read: Value): Cell<Value> => ({ value: read });
const wrong = (said: Said): { readonly wrong: Said } => ({ wrong: said });

const NAME_MOST = 100;

/** In one column, or as given and family name in two. */
export const nameIn = (line: Line): Cell<string> => {
  const name = (line.of('name') || `${line.of('first')} ${line.of('last')}`).replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(name)) return wrong(say('list.missing', { column: columnWord('name') }));
  return textOf('name', name, NAME_MOST);
};

/** Plain words, so many signs at most. */
export const textIn = (line: Line, column: Column, most: number): Cell<string | undefined> => {
  const text = line.of(column).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? value(undefined) : textOf(column, text, most);
};

const textOf = (column: Column, text: string, most: number): Cell<string> => {
  if (text.length > most) return wrong(say('list.too-long', { column: columnWord(column), most }));
  const isPlain = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u.test(text);
  return isPlain ? value(text) : wrong(say('list.signs', { column: columnWord(column) }));
};

/** A number that somebody prints, scans or types; spreadsheets spoil long ones. */
export const numberIn = (line: Line, column: Column, most: number): Cell<string | undefined> => {
  const text = line.of(column);
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) return wrong(say('list.shortened', { typed: text }));
  return textIn(line, column, most);
};

/** `2024-05-17`, `5/17/2024` or `17-May-2024`. */
export const dayIn = (line: Line, column: Column): Cell<string | undefined> => {
  const text = line.of(column);
  if (text === '') return value(undefined);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]0?0:00(?::00)?)?$/.exec(text) ?? [];
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: 0?0:00(?::00)?)?$/.exec(text) ?? [];
  const [, named, monthName = '', ofYear] = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})$/i.exec(text) ?? [];
  if (/^\d{1,2}\/\d{1,2}\/\d{2}$|^\d{1,2}-[a-z]{3}-\d{2}$/i.test(text))
    return wrong(say('list.short-year', { typed: text }));
  const parts = [
    [isoYear, isoMonth, isoDay],
    [year, month, day],
    [ofYear, String(MONTHS.indexOf(monthName.toLowerCase()) + 1), named],
  ].find(([first]) => first !== undefined);
  const read = parts && dayOf(parts.map(Number));
  return read === undefined ? wrong(say('list.day', { typed: text.slice(0, 40) })) : value(read);
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const dayOf = ([year = 0, month = 0, day = 0]: readonly number[]): string | undefined => {
  try {
    return year < 1900 ? undefined : Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
};

const YES = ['yes', 'y', 'true', '1', 'x', 'sí', 'si', 'có', '是'];
const NO = ['', 'no', 'n', 'false', '0', 'không', '否'];

export const yesIn = (line: Line, column: Column): Cell<boolean> => {
  const text = line.of(column).toLowerCase();
  if (YES.includes(text)) return value(true);
  return NO.includes(text) ? value(false) : wrong(say('list.yes-no', { typed: text.slice(0, 40) }));
};

export const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailIn = (line: Line): Cell<string | undefined> => {
  const text = line.of('email');
  if (text === '') return value(undefined);
  return EMAIL.test(text) && text.length <= 200 ? value(text) : wrong(say('list.email', { typed: text.slice(0, 80) }));
};

/** One of a list, as programs call it or as people do. */
export const oneIn = <One extends string>(
  text: string,
  ones: readonly One[],
  wordOf: (one: One) => Said,
): One | undefined => {
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ' ')
      .trim();
  return ones.find(one => plain(one) === plain(text) || plain(wordOf(one).message) === plain(text));
};

export const needed = <Value>(cell: Cell<Value | undefined>, column: Column): Cell<Value> =>
  'value' in cell && cell.value === undefined
    ? wrong(say('list.missing', { column: columnWord(column) }))
    : (cell as Cell<Value>); // What was undefined is gone.
