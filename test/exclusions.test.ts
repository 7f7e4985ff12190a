import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likenessOf, type OnPaper } from '#core/people';
import { FAMILY_NAMES, GIVEN_NAMES } from './fixtures/names.ts';

/** The same numbers each time. */
const numbers = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((last / 0x80000000) * below);
  };
};

type Chance = ReturnType<typeof numbers>;

/** The first of a list are the most common, as in a phone book. */
const oneOf = (names: readonly string[], chance: Chance): string =>
  names[Math.min(chance(names.length), chance(names.length))]!;

const DAYS = 365 * 60;
const birthday = (chance: Chance): string =>
  Temporal.PlainDate.from('1945-01-01')
    .add({ days: chance(DAYS) })
    .toString();

const somebody = (chance: Chance): OnPaper => {
  const middle = chance(3) === 0 ? `${oneOf(GIVEN_NAMES, chance)} ` : '';
  return {
    name: `${oneOf(GIVEN_NAMES, chance)} ${middle}${oneOf(FAMILY_NAMES, chance)}`,
    born: birthday(chance),
  };
};

const swapped = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
const changedAt = (name: string, change: (family: string) => string): string => {
  const words = name.split(' ');
  return [...words.slice(0, -1), change(words.at(-1)!)].join(' ');
};

/** How somebody who is excluded comes back under nearly the same name. */
const VARIATIONS: readonly (readonly [how: string, vary: (paper: OnPaper) => OnPaper])[] = [
  ['capitals', ({ name, born }) => ({ name: name.toUpperCase(), born })],
  ['a middle initial', ({ name, born }) => ({ name: name.replace(' ', ' J. '), born })],
  ['family name first', ({ name, born }) => ({ name: name.split(' ').toReversed().join(' '), born })],
  ['family name first, with a comma', ({ name, born }) => ({ name: name.replace(/^(.*) (\S+)$/, '$2, $1'), born })],
  ['an initial for the given name', ({ name, born }) => ({ name: `${name[0]}. ${name.split(' ').at(-1)}`, born })],
  ['without accents', ({ name, born }) => ({ name: name.normalize('NFD').replaceAll(/\p{M}/gu, ''), born })],
  ['a letter doubled', ({ name, born }) => ({ name: changedAt(name, word => word.slice(0, 2) + word.slice(1)), born })],
  ['letters swapped', ({ name, born }) => ({ name: changedAt(name, word => swapped(word, 1)), born })],
  ['a second family name', ({ name, born }) => ({ name: `${name}-Whitfield`, born })],
  ['day and month swapped', ({ name, born }) => ({ name, born: born.replace(/-(\d\d)-(\d\d)$/, '-$2-$1') })],
  ['a suffix', ({ name, born }) => ({ name: `${name} Jr.`, born })],
];

test('[CLB-2] an excluded person is found under a thousand variations of name and birthday', () => {
  const chance = numbers(7);
  const missed = Array.from({ length: 100 }, () => somebody(chance)).flatMap(excluded =>
    VARIATIONS.flatMap(([how, vary]) =>
      likenessOf(excluded, vary(excluded)) === 'other' ? [`${how}: ${excluded.name} as ${vary(excluded).name}`] : [],
    ),
  );
  assert.ok(VARIATIONS.length * 100 >= 1_000);
  assert.deepEqual(missed, []);
});

test('[CLB-2] of 20,000 other people, few are stopped for a house with 500 excluded people, and hardly any are refused', t => {
  const chance = numbers(11);
  const excluded = Array.from({ length: 500 }, () => somebody(chance));
  const guests = Array.from({ length: 20_000 }, () => somebody(chance));
  const found = guests.flatMap(guest => excluded.find(one => likenessOf(one, guest) !== 'other') ?? []);
  const refused = guests.filter(guest => found.some(one => likenessOf(one, guest) === 'same')).length;
  const stopped = found.length - refused;
  t.diagnostic(`${stopped} stopped, ${refused} refused of 20,000`);
  assert.ok(stopped <= 60, `${stopped} stopped: more than 3 in 1,000`);
  assert.ok(refused <= 2, `${refused} refused`);
});
