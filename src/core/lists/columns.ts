import type { Said } from '#core/words';
import { readCsv } from './csv.ts';
import { say } from './say.ts';

/** What is wrong in a line, or with the file. */
export type Mistake = { readonly line: number; readonly said: Said };

/** The columns that a list may have, each with the ways in which files call it. */
const COLUMNS = {
  name: ['name', 'full name', 'nombre', 'họ tên', '姓名'],
  first: ['first name', 'given name', 'given names', 'nombres'],
  last: ['last name', 'family name', 'surname', 'apellido', 'apellidos'],
  badge: ['badge', 'badge number', 'badge no', 'gafete', '工牌'],
  department: ['department', 'dept', 'departamento'],
  roles: ['roles', 'role', 'position', 'puesto'],
  born: ['born', 'birthday', 'birth date', 'birthdate', 'date of birth', 'dob', 'fecha de nacimiento'],
  document: ['document', 'document number', 'id number', 'license number', 'dl number', 'passport number'],
  email: ['email', 'e mail', 'email address', 'correo'],
  phone: ['phone', 'phone number', 'mobile', 'cell', 'teléfono'],
  address: ['address', 'mailing address', 'dirección'],
  mail: ['mail', 'may mail', 'agrees to mail', 'mailing list', 'opt in'],
  kind: ['kind', 'exclusion', 'type', 'reason'],
  until: ['until', 'ends', 'end date', 'expires'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Column = keyof typeof COLUMNS;

export const columnWord = (column: Column): Said => say(`list-column.${column}`, {});

/** One line with what stands under each column. */
export type Line = { readonly line: number; readonly of: (column: Column) => string };

export type Lines = {
  readonly lines: readonly Line[];
  readonly mistakes: readonly Mistake[];
  /** Columns that nothing is read from. */
  readonly ignored: readonly string[];
};

/** As many as a club of a large card room has. */
export const LINES_MOST = 50_000;

/** Finds the columns by the first line. A list without one of `needed` is no such list. */
export const linesOf = (text: string, known: readonly Column[], needed: readonly Column[]): Lines => {
  const { rows, broken } = readCsv(text);
  const [head, ...rest] = rows;
  const none = { lines: [], ignored: [] };
  if (broken !== undefined) return { ...none, mistakes: [{ line: broken, said: say('list.quote', {}) }] };
  if (head === undefined || rest.length === 0) return { ...none, mistakes: [{ line: 1, said: say('list.empty', {}) }] };
  if (rest.length > LINES_MOST) {
    return { ...none, mistakes: [{ line: 1, said: say('list.too-many', { count: rest.length, most: LINES_MOST }) }] };
  }
  const columns = head.cells.map(cell => known.find(column => isCalled(column, cell)));
  const mistakes = headMistakes(columns, needed).map(said => ({ line: head.line, said }));
  if (mistakes.length > 0) return { ...none, mistakes };
  const ignored = head.cells.filter((cell, place) => columns[place] === undefined && cell !== '');
  const lines = rest.map(({ line, cells }) => ({ line, of: (column: Column) => cells[columns.indexOf(column)] ?? '' }));
  return { lines, mistakes: [], ignored };
};

const isCalled = (column: Column, cell: string): boolean => {
  const words = cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  return COLUMNS[column].some(name => name === words);
};

const headMistakes = (columns: readonly (Column | undefined)[], needed: readonly Column[]): readonly Said[] => {
  const named = columns.filter(column => column !== undefined);
  const twice = [...new Set(named.filter((column, place) => named.indexOf(column) !== place))];
  const isNamed = named.includes('name') || (named.includes('first') && named.includes('last'));
  const missing = needed.filter(column => (column === 'name' ? !isNamed : !named.includes(column)));
  return [
    ...missing.map(column => say('list.no-column', { column: columnWord(column) })),
    ...twice.map(column => say('list.column-twice', { column: columnWord(column) })),
  ];
};
