import { VERSIONS } from './qr.data.ts';

/** The text in bytes as codewords with their error correction, in the order in which they are drawn. */
export const codewordsOf = (bytes: readonly number[], version: number): readonly number[] => {
  const { blocks, guard } = VERSIONS[version - 1]!; // Of our own table.
  const data = filled(bytes, version);
  const begins = blocks.map((_, place) => room(blocks.slice(0, place)));
  const parts = blocks.map((size, place) => data.slice(begins[place], begins[place]! + size));
  const guards = parts.map(part => remainder(part, generator(guard)));
  return [...inTurns(parts), ...inTurns(guards)];
};

/** The smallest version that holds so many bytes at level M; nothing where even the tenth doesn't. */
export const versionFor = (bytes: number): number | undefined => {
  const found = VERSIONS.findIndex(({ blocks }, place) => bytes <= room(blocks) - overhead(place + 1));
  return found === -1 ? undefined : found + 1;
};

const room = (blocks: readonly number[]): number => blocks.reduce((sum, size) => sum + size, 0);

/** Mode and length take 12 bits up to version 9 and 20 from version 10 on; the last half byte ends it. */
const overhead = (version: number): number => (version < 10 ? 2 : 3);

/** Mode, length, bytes, an end, and the two bytes that fill what is left. */
const filled = (bytes: readonly number[], version: number): readonly number[] => {
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, lengthBits), ...bytes.flatMap(byte => bitsOf(byte, 8))];
  const whole = [...bits, ...bitsOf(0, 4)];
  const words = Array.from({ length: whole.length >> 3 }, (_, place) =>
    whole.slice(8 * place, 8 * place + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );
  const missing = room(VERSIONS[version - 1]!.blocks) - words.length;
  return [...words, ...Array.from({ length: missing }, (_, place) => (place % 2 === 0 ? 0xec : 0x11))];
};

export const bitsOf = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);

/** The first of each, then the second of each; shorter ones are left out at the end. */
const inTurns = (parts: readonly (readonly number[])[]): readonly number[] => {
  const longest = Math.max(...parts.map(part => part.length));
  return Array.from({ length: longest }, (_, place) => parts.flatMap(part => part[place] ?? [])).flat();
};

/** Powers of two in the field of 256 that the standard names, by x^8 + x^4 + x^3 + x^2 + 1. */
const POWERS: readonly number[] = (() => {
  const powers = [1];
  while (powers.length < 255) {
    const doubled = powers.at(-1)! << 1;
    powers.push(doubled > 255 ? doubled ^ 0x11d : doubled);
  }
  return powers;
})();
const LOGS: ReadonlyMap<number, number> = new Map(POWERS.map((power, log) => [power, log]));

const multiplied = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : POWERS[(LOGS.get(one)! + LOGS.get(other)!) % 255]!; // Every other number is a power.

/** The product of (x - 2^0) to (x - 2^(count-1)), without its first factor, which is one. */
const generator = (count: number): readonly number[] => {
  let product: readonly number[] = [1];
  for (let power = 0; power < count; power++) {
    const raised = [...product, 0];
    product = raised.map((factor, place) => factor ^ multiplied(product[place - 1] ?? 0, POWERS[power]!));
  }
  return product.slice(1);
};

const remainder = (data: readonly number[], divisor: readonly number[]): readonly number[] => {
  let rest: readonly number[] = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, place) => value ^ multiplied(divisor[place]!, factor));
  }
  return rest;
};
