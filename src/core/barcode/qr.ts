import { VERSIONS } from './qr.data.ts';
import { bitsOf, codewordsOf, versionFor } from './qr-words.ts';

/** A square of rows of modules, dark where true. */
export type Qr = readonly (readonly boolean[])[];

/** A text as a QR code in byte mode at level M, version 1 to 10; nothing for one of more than 213 bytes. */
export const qr = (text: string): Qr | undefined => {
  const codes = MASKS.map((_, mask) => qrMasked(text, mask)).filter(code => code !== undefined);
  if (codes.length === 0) return undefined;
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best));
};

/** The same under one of the eight masks. */
export const qrMasked = (text: string, mask: number): Qr | undefined => {
  const bytes = [...utf8(text)];
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const frame = frameOf(version, mask);
  const words = codewordsOf(bytes, version).flatMap(word => bitsOf(word, 8));
  const rows = frame.map(row => row.map(module => module === true));
  let at = 0;
  for (const [row, column] of pathThrough(frame.length)) {
    if (frame[row]![column] !== undefined) continue;
    rows[row]![column] = ((words[at] ?? 0) === 1) !== MASKS[mask]!(row, column);
    at += 1;
  }
  return rows;
};

/** The dark modules as one outline. */
export const qrPath = (code: Qr): string =>
  code
    .flatMap((row, top) => row.map((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1Z` : '')))
    .filter(part => part !== '')
    .join('');

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  row => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** What stands in every code of its version; nothing where the text goes. */
type Frame = readonly (readonly (boolean | undefined)[])[];

const frameOf = (version: number, mask: number): Frame => {
  const size = 17 + 4 * version;
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const put = (row: number, column: number, isDark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) modules[row]![column] = isDark;
  };
  /** Rings around a middle: every other one is dark. */
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        put(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
      }
    }
  };
  for (let place = 8; place < size - 8; place++) {
    put(6, place, place % 2 === 0);
    put(place, 6, place % 2 === 0);
  }
  const isFinder = (ring: number): boolean => ring !== 2 && ring !== 4;
  for (const [row, column] of cornersOf(size)) square(row, column, 4, isFinder);
  for (const [row, column] of marksOf(version, size)) square(row, column, 2, ring => ring !== 1);
  for (const [row, column, isDark] of [...formatOf(mask, size), ...versionOf(version, size)]) put(row, column, isDark);
  return modules;
};

type Place = readonly [row: number, column: number];
type Placed = readonly [row: number, column: number, isDark: boolean];

const cornersOf = (size: number): readonly Place[] => [
  [3, 3],
  [3, size - 4],
  [size - 4, 3],
];

/** Everywhere but in the three corners. */
const marksOf = (version: number, size: number): readonly Place[] => {
  const { marks } = VERSIONS[version - 1]!;
  const places = marks.flatMap(row => marks.map((column): Place => [row, column]));
  const isCorner = ([row, column]: Place): boolean =>
    (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
  return places.filter(place => !isCorner(place));
};

/** Level M is 00; fifteen bits, twice, and the module that is always dark. */
const formatOf = (mask: number, size: number): readonly Placed[] => {
  const bits = bitsOf(((mask << 10) | guardOf(mask, 10, 0x537)) ^ 0x5412, 15).toReversed();
  const isDark = (place: number): boolean => bits[place] === 1;
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  return [
    ...bits.slice(0, 8).map((_, place): Placed => [around[place]!, 8, isDark(place)]),
    ...[7, 5, 4, 3, 2, 1, 0].map((column, place): Placed => [8, column, isDark(8 + place)]),
    ...bits.slice(0, 8).map((_, place): Placed => [8, size - 1 - place, isDark(place)]),
    ...bits.slice(8).map((_, place): Placed => [size - 7 + place, 8, isDark(8 + place)]),
    [size - 8, 8, true],
  ];
};

/** Eighteen bits, twice, from version 7 on. */
const versionOf = (version: number, size: number): readonly Placed[] => {
  if (version < 7) return [];
  const bits = bitsOf((version << 12) | guardOf(version, 12, 0x1f25), 18).toReversed();
  return bits.flatMap((bit, place): readonly Placed[] => {
    const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
    return [
      [near, far, bit === 1],
      [far, near, bit === 1],
    ];
  });
};

/** What is left of a number, moved up by so many bits, when it is divided without carrying. */
const guardOf = (value: number, bits: number, divisor: number): number => {
  const top = 31 - Math.clz32(divisor);
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); rest !== 0 && bit >= top; bit = 31 - Math.clz32(rest)) {
    rest ^= divisor << (bit - top);
  }
  return rest;
};

/** Two columns at a time, from the right, up and down in turns; the upright line of the timing is passed over. */
const pathThrough = (size: number): readonly Place[] => {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair);
  return rights.flatMap((right, pair) => {
    const column = right <= 6 ? right - 1 : right;
    const rows = Array.from({ length: size }, (_, row) => (pair % 2 === 0 ? size - 1 - row : row));
    return rows.flatMap((row): readonly Place[] => [
      [row, column],
      [row, column - 1],
    ]);
  });
};

/** How hard it is to read: runs, blocks, what looks like a corner, and too much of one color. */
export const penaltyOf = (code: Qr): number => {
  const columns = code.map((_, place) => code.map(row => row[place]!));
  const lines = [...code, ...columns].map(line => line.map(isDark => (isDark ? '1' : '0')).join(''));
  const runs = lines.flatMap(line => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + 40 * (found(line, '10111010000') + found(line, '00001011101')), 0);
  const dark = code.flat().filter(isDark => isDark).length / code.length ** 2;
  return runs + 3 * blocksIn(code) + corners + 10 * Math.floor(Math.abs(20 * dark - 10));
};

const found = (line: string, pattern: string): number =>
  Array.from(line).filter((_, place) => line.startsWith(pattern, place)).length;

const blocksIn = (code: Qr): number =>
  code
    .slice(1)
    .flatMap((row, above) =>
      row
        .slice(1)
        .filter(
          (isDark, left) => isDark === row[left] && isDark === code[above]![left] && isDark === code[above]![left + 1],
        ),
    ).length;

/** The core has no encoder of texts. */
const utf8 = (text: string): readonly number[] =>
  Array.from(text).flatMap(letter => {
    const point = letter.codePointAt(0)!; // A letter has one.
    if (point < 0x80) return [point];
    const tail = (count: number): readonly number[] =>
      Array.from({ length: count }, (_, place) => 0x80 | ((point >> (6 * (count - 1 - place))) & 0x3f));
    if (point < 0x800) return [0xc0 | (point >> 6), ...tail(1)];
    return point < 0x1_0000 ? [0xe0 | (point >> 12), ...tail(2)] : [0xf0 | (point >> 18), ...tail(3)];
  });
