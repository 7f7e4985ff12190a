import type { HouseClock } from '#core/time';
import type { Language } from '#core/words';
import type { Cell, ColumnKind } from '../report.ts';
import type { Reported } from '../reported.ts';
import { cellInWords } from '../words.ts';
import { shownCell } from './shown-cell.ts';

/**
 * RFC 4180. The heading has the keys of the columns, the same in every language, and the cells are in words. Amounts
 * are plain decimals, so that a spreadsheet adds them up. RPT-12
 */
export const reportCsv = ({ columns, rows, clock }: Reported, language: Language): string => {
  const kinds = Object.entries(columns);
  const lines = rows.map(row =>
    kinds.map(([name, kind]) => csvCell(kind, inWords(name, row[name] ?? null, language), clock)),
  );
  return [kinds.map(([name]) => quoted(name)), ...lines].map(line => `${line.join(',')}\r\n`).join('');
};

/** Texts alone, in one line. */
export const csvLine = (texts: readonly string[]): string => `${texts.map(textCell).join(',')}\r\n`;

const inWords = (column: string, cell: Cell, language: Language): Cell =>
  typeof cell === 'string' ? cellInWords(column, cell, language) : cell;

const csvCell = (kind: ColumnKind, cell: Cell, clock: HouseClock): string => {
  if (typeof cell === 'string') return textCell(cell);
  const shown = shownCell(kind, cell, clock);
  return kind === 'money' ? shown.replaceAll(/[$,]/g, '') : quoted(shown);
};

/** Always in quotes: a spreadsheet that separates by semicolons or tabs finds one cell, too. */
const textCell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/**
 * Spreadsheets carry out what begins like a formula, after spaces and with the full-width signs of Asian keyboards as
 * well; a leading apostrophe makes it a text.
 */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212]|^[\t\r\n]/u;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
