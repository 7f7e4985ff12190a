import type { Seeded } from '#core/base';

/** Pieces that have broken other programs. */
const PIECES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '\u200b',
  '\r\n',
  '\t',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ';',
  '%',
  '%00',
  '%E0%A4%A',
  '../',
  '//',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '-0',
  '0',
  '1e999',
  '1e-400',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '0.1',
  '1_000',
  '２',
  '＝1',
  '=1+1',
  '$',
  '$1,00',
  "'; DROP TABLE event; --",
  '<script>',
  '2026-02-30T25:61:61Z',
  '2026-11-01T01:30',
  '-271821-04-20',
  'As',
  'Zz',
  'a'.repeat(300),
  '('.repeat(60),
  '[['.repeat(40),
];

const pick = <One>(chance: Seeded, list: readonly [One, ...One[]] | readonly One[]): One =>
  list[chance.below(list.length)]!;

/** A text that was good, with a few things done to it. */
export const spoiled = (chance: Seeded, good: string, others: readonly string[]): string => {
  let text = good;
  for (let times = 1 + chance.below(4); times > 0; times--) text = spoiledOnce(chance, text, others);
  return text.slice(0, 200_000);
};

const spoiledOnce = (chance: Seeded, text: string, others: readonly string[]): string => {
  const [from, to] = [chance.below(text.length + 1), chance.below(text.length + 1)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  switch (chance.below(8)) {
    case 0:
      return text.slice(0, from) + text.slice(to);
    case 1:
      return text.slice(0, from) + pick(chance, PIECES) + text.slice(from);
    case 2:
      return text.slice(0, from) + pick(chance, PIECES) + text.slice(to);
    case 3:
      return text.slice(0, to) + text.slice(from, to).repeat(chance.below(5)) + text.slice(to);
    case 4:
      return text.slice(0, from) + String.fromCharCode(chance.below(0x1_0000)) + text.slice(from + 1);
    case 5: {
      const other = pick(chance, others);
      return text.slice(0, from) + other.slice(chance.below(other.length + 1));
    }
    case 6:
      return text.replace(/\d+/g, number => (chance.below(3) === 0 ? pick(chance, PIECES) : number));
    default:
      return text
        .split('')
        .toSorted(() => chance.below(3) - 1)
        .join('');
  }
};

/** A value like a good one: fields dropped, doubled or of another kind, numbers and texts changed. */
export const spoiledValue = (chance: Seeded, value: unknown, depth = 0): unknown => {
  if (chance.below(12) === 0 || depth > 12) return oddValue(chance);
  if (Array.isArray(value)) {
    const list = value.map(one => (chance.below(4) === 0 ? spoiledValue(chance, one, depth + 1) : one)) as unknown[];
    if (chance.below(6) === 0) list.push(...list.slice(0, 50));
    return chance.below(8) === 0 ? list.slice(1) : list;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      if (chance.below(15) === 0) return [];
      const kept = chance.below(2) === 0 ? one : spoiledValue(chance, one, depth + 1);
      return [[chance.below(25) === 0 ? pick(chance, PIECES) : name, kept]];
    });
    if (chance.below(10) === 0) fields.push([pick(chance, PIECES), oddValue(chance)]);
    return Object.fromEntries(fields);
  }
  if (typeof value === 'string') return chance.below(2) === 0 ? spoiled(chance, value, PIECES) : value;
  if (typeof value === 'number') return chance.below(2) === 0 ? pick(chance, NUMBERS) : value;
  return value;
};

const NUMBERS = [
  -1,
  0,
  1,
  2,
  0.5,
  7,
  8,
  10,
  100,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e-7,
  999_999_999,
];

const oddValue = (chance: Seeded): unknown =>
  pick<unknown>(chance, [
    null,
    true,
    false,
    [],
    {},
    '',
    0,
    -1,
    'x',
    [[[[]]]],
    { type: 'x' },
    pick(chance, PIECES),
    pick(chance, NUMBERS),
  ]);

/** Numbers are kept as JSON can say them; half a character, too. */
export const asJson = (value: unknown): string => JSON.stringify(value) ?? 'null';
