import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { allTexts, MECHANISMS, PROMOTIONS } from './all-texts.fixture.ts';
import { LANGUAGES } from './index.ts';

/** A value for every argument that any text takes. */
const ARGUMENTS = {
  posted: '$3,000.00',
  reset: '$2,000.00',
  reserve: '$10.00',
  rate: '20%',
  part: '5%',
  kind: 'Match Play',
  window: 'cage-1',
  worth: '$5.00',
  face: '$10.00',
  price: '$8.00',
  addOns: 1,
  ante: '100',
  blinds: '50/100',
  entrants: '40',
  left: '12',
  level: 4,
  line: 2,
  place: 3,
  pot: '$500.00',
  reEntries: 1,
  rebuys: 2,
  tables: 3,
  times: '11:00 and 11:20',
  until: 'Nov 1, 2033',
  alarm: 3,
  played: 'x',
  paper: 'x',
  age: 21,
  game: 'Ultimate',
  position: 2,
  reason: 'a sensor fails',
  state: 'Seen',
  sum: '96.6',
  now: '$5.00',
  next: '$6.00',
  pool: 'Main',
  id: 'GEAR-001279',
  word: 'Seen',
  amount: '$5.00',
  at: '2:02 PM',
  names: 'Ann and Bob',
  players: 2,
  key: 'A',
  failures: 3,
  when: 'Nov 1, 2:02 PM',
  award: 12,
  by: 'Ann',
  card: 'Ace of spades',
  cards: 2,
  category: 'Pair',
  clause: 'RNK-2',
  columns: 'Notes',
  copy: 2,
  count: 8,
  done: 3,
  of: 9,
  leftOut: 2,
  credits: 2,
  date: 'Nov 1, 2026',
  days: 3,
  form: 'W-2G',
  from: '18:00',
  hand: 'Royal flush',
  hands: 'Hand A',
  hours: 5,
  label: 'Seat 3',
  max: 7,
  message: 'Why.',
  method: 'tray',
  minutes: 7,
  name: 'Ann',
  number: '12',
  one: 'cage',
  person: 'ann',
  day: 'Nov 2, 2026',
  station: 'cage-1',
  address: 'http://house/cage/',
  drop: '3',
  notice: '2',
  draw: '4',
  other: 'Hand B',
  page: 1,
  pages: 3,
  percent: 50,
  plays: 'yes',
  rank: 'Ace',
  request: 3,
  round: 9,
  seal: 'S-1',
  seat: 4,
  seats: '1, 2',
  slip: 12,
  space: 1,
  suit: 'spades',
  table: 7,
  theme: 'dark',
  tile: 'gj-3',
  time: '2:05 PM',
  to: '19:00',
  what: 'something',
  where: 'table 7',
  who: 'Winning hand',
  why: 'none is there',
  words: 'pair of aces',
  zone: 'Hand A',
  games: 'Omaha',
  task: 'tell the Bureau',
  beaten: 2,
  points: 2,
  ticket: 'F-00012',
  gigabytes: 3,
  seconds: 4,
  event: 12,
  in: '$5.00',
  out: '$4.00',
  error: '$0.10',
  was: '$500',
  host: 'cards.example',
  found: '$41.00',
  expected: '$40.00',
  inDay: '$2,000.00',
  below: '$500.00',
  value: '6:00 AM',
  is: '$600',
};

const isThere = (file: string): boolean => existsSync(new URL(file, PROMOTIONS));

test('every mechanism of the promotions desk has its texts beside its panel', () => {
  const folders = readdirSync(PROMOTIONS).filter(
    name => isThere(`${name}/panel.tsx`) || (isThere(`${name}/later.ts`) && isThere(`${name}/texts`)),
  );
  assert.ok(folders.length > 0);
  assert.deepEqual(MECHANISMS, folders);
});

const pathsOf = (tree: object, path: string): readonly string[] =>
  Object.entries(tree).flatMap(([key, text]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof text === 'string' ? [here] : pathsOf(text, here);
  });

for (const language of LANGUAGES) {
  test(`every text can be said: ${language}`, async () => {
    const onError = (error: Error) => assert.fail(error);
    const messages = await allTexts(language);
    // The paths are found at run time, where the compiler cannot follow.
    const say = createTranslator({ locale: language, messages, onError }) as unknown as (
      path: string,
      values: object,
    ) => string;
    for (const path of pathsOf(messages, '')) assert.doesNotMatch(say(path, ARGUMENTS), /[{}#]/, path);
  });

  test(`every text takes the arguments of the English one: ${language}`, async () => {
    const [english, messages] = [await allTexts('en'), await allTexts(language)];
    const textAt = (tree: unknown, path: string): string =>
      path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], tree) as string;
    for (const path of pathsOf(english, '')) {
      assert.deepEqual(argumentsOf(textAt(messages, path)), argumentsOf(textAt(english, path)), path);
    }
  });
}

/** The names between braces; what a plural or a select says is in braces too and isn't a name. */
const argumentsOf = (text: string): readonly string[] => {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
  return [...new Set(names.filter(name => name in ARGUMENTS))].toSorted();
};

const blocksOf = (tree: object, path: string): readonly (readonly [path: string, block: object])[] => [
  [path, tree],
  ...Object.entries(tree).flatMap(([key, part]) => (typeof part === 'object' ? blocksOf(part, `${path}.${key}`) : [])),
];

test('roles, coupons and shares are written once, in the kit', async () => {
  const blocks = blocksOf(await allTexts('en'), '');
  const written = ['roles', 'coupons', 'shares'].map(name => {
    const shared = Object.entries(blocks.find(([path]) => path === `.kit.${name}`)![1]);
    const alike = (block: object) => shared.filter(([key, text]) => (block as Record<string, unknown>)[key] === text);
    return blocks.filter(([, block]) => alike(block).length > 1).map(([path]) => path);
  });
  assert.deepEqual(written, [['.kit.roles'], ['.kit.coupons'], ['.kit.shares']]);
});

test('that the system didn’t answer is written once', async () => {
  const texts = blocksOf(await allTexts('en'), '').flatMap(([path, block]) =>
    Object.entries(block)
      .filter(([, text]) => /\b(?:system|house)\b.*answer/.test(String(text)))
      .map(([key]) => `${path}.${key}`),
  );
  assert.deepEqual(texts, ['.kit.noAnswer']);
});
