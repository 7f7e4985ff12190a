import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { likenessOf, type OnPaper, watchFor } from '#core/people';
import { COMMUNITIES, type Community } from './fixtures/names.ts';

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

const isOneOf = (percent: number, chance: Chance): boolean => chance(100) < percent;

/** Each as often as its share. */
const OF_A_HUNDRED = COMMUNITIES.flatMap(one => Array.from({ length: one.share }, () => one));
const community = (chance: Chance): Community => OF_A_HUNDRED[chance(OF_A_HUNDRED.length)]!;

/** By the habits of a community: middle names, two family names, the family name first. */
const somebody = (chance: Chance): OnPaper => {
  const { given, family, middle, twoFamilies = 0, familyFirst = 0 } = community(chance);
  const first = oneOf(given, chance);
  const also = isOneOf(middle.percent, chance) ? [oneOf(middle.names ?? given, chance)] : [];
  const last = [oneOf(family, chance), ...(isOneOf(twoFamilies, chance) ? [oneOf(family, chance)] : [])];
  const words = isOneOf(familyFirst, chance) ? [...last, ...also, first] : [first, ...also, ...last];
  return { name: words.join(' '), born: birthday(chance) };
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
  ['with umlauts and double letters spelled out', ({ name, born }) => ({ name: name.replaceAll('ü', 'ue'), born })],
  [
    'one digit of the birthday',
    ({ name, born }) => ({ name, born: born.replace(/\d$/, digit => `${(Number(digit) + 1) % 10}`) }),
  ],
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

test('[CLB-2] of 20,000 ordinary guests few are stopped for a house with 500 excluded people, as the page says', t => {
  const chance = numbers(11);
  const watch = watchFor(Array.from({ length: 500 }, () => somebody(chance)));
  const found = Array.from({ length: 20_000 }, () => watch(somebody(chance))?.likeness);
  const stopped = found.filter(likeness => likeness === 'near').length;
  const refused = found.filter(likeness => likeness === 'same').length;
  t.diagnostic(`${stopped} stopped, ${refused} refused of 20,000`);
  assert.ok(stopped <= 40, `${stopped} stopped: more than 2 in 1,000`);
  assert.ok(refused <= 2, `${refused} refused`);
  const page = readFileSync(path.join(import.meta.dirname, '../docs/club.md'), 'utf8');
  const written = `${stopped} of 20,000 were stopped for a decision and ${refused} refused`;
  assert.ok(page.includes(written), `docs/club.md says otherwise than: ${written}`);
});
