/** A list as it is typed: one a line, empty lines left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

/** Every number in a text, in order. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** `4 x cap`: so many of it; what has no number before it is there once. */
export const repeated = (line: string): readonly string[] => {
  const [, count, what] = /^(\d{1,3})\s*[x×]\s*(.+)$/i.exec(line) ?? [];
  return what === undefined ? [line] : Array.from({ length: Number(count) }, () => what);
};

/** `cap = 25`: what is before and after the sign. */
export const pairOf = (line: string): readonly [name: string, value: string | undefined] => {
  const at = line.lastIndexOf('=');
  return at === -1 ? [line, undefined] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
};

const DIGITS = 5;

/** `M-00001`, `M-00002`, ... */
export const numbersOf = (prefix: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}${String(first + place).padStart(DIGITS, '0')}`);
