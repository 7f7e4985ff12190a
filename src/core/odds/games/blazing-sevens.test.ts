import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK } from '#core/cards';
import { eventsOf } from '../cross-check/asked.ts';
import { BLAZING_SEVENS } from './blazing-sevens.ts';

const { subject } = BLAZING_SEVENS;
const ask = (shoe: { readonly decks: number; readonly jokers: number }) =>
  eventsOf({ subject, bet: 'events', given: { decks: `${shoe.decks}`, jokers: `${shoe.jokers}` } });
const waysOf = (shoe: { readonly decks: number; readonly jokers: number }) =>
  ask(shoe).map(({ key, count }) => [key, BigInt(count)] as const);
const chartWays = (chart: string) =>
  eventsOf({ subject, bet: 'chart', given: { chart } }).map(({ key, count }) => [key, BigInt(count)] as const);

const ORDER = [
  'three-sevens-of-one-named-suit',
  'three-sevens-suited',
  'three-sevens-same-color',
  'three-sevens',
  'two-sevens-suited',
  'two-sevens',
  'one-seven',
];

/** The suits of the player's sevens and of an up card that is one; clubs and spades are black, hearts are named. */
const handOf = (player: readonly string[], up: string): string | undefined => {
  const sevens = player.filter(card => card[0] === '7').map(card => card[1]!);
  if (sevens.length === 0) return undefined;
  if (sevens.length === 1) return 'one-seven';
  const isSuited = sevens[0] === sevens[1];
  if (up[0] !== '7') return isSuited ? 'two-sevens-suited' : 'two-sevens';
  const suits = new Set([...sevens, up[1]!]);
  if (suits.size === 1) return suits.has('h') ? 'three-sevens-of-one-named-suit' : 'three-sevens-suited';
  const colors = new Set([...suits].map(suit => 'cs'.includes(suit)));
  return colors.size === 1 ? 'three-sevens-same-color' : 'three-sevens';
};

for (const shoe of [
  { decks: 1, jokers: 0 },
  { decks: 2, jokers: 1 },
  { decks: 3, jokers: 0 },
]) {
  test(`[OCT-6] ${shoe.decks} decks with ${shoe.jokers} jokers each: as many as by dealing every start`, () => {
    const cards = Array.from({ length: shoe.decks }, () => [...DECK, ...Array<string>(shoe.jokers).fill('Jk')]).flat();
    const counts = new Map<string | undefined, bigint>(ORDER.map(key => [key, 0n]));
    // Only the sevens matter, so a start without one in the player's hand need not be dealt to the end.
    for (const [a, first] of cards.entries())
      for (const [b, second] of cards.entries()) {
        if (a === b || (first[0] !== '7' && second[0] !== '7')) continue;
        for (const [c, up] of cards.entries()) {
          const key = c === a || c === b ? undefined : handOf([first, second], up);
          counts.set(key, (counts.get(key) ?? 0n) + 1n);
        }
      }
    counts.delete(undefined);
    assert.deepEqual(new Map(waysOf(shoe).slice(0, ORDER.length)), counts);
  });
}

const six = { decks: 6, jokers: 0 };
const chance = (ways: bigint | undefined): string => (Number(ways) / (312 * 311 * 310)).toExponential(6);

test('[OCT-6] six decks: the published chances are those of the hand or better', () => {
  const ways = new Map(waysOf(six));
  assert.equal(chance(ways.get('three-sevens-suited-or-better')), '1.595749e-5');
  assert.equal(chance(ways.get('three-sevens-of-one-named-suit')), '3.989372e-6');
  assert.equal(chance(ways.get('three-sevens-or-better')), '4.037245e-4');
  assert.equal(chance(ways.get('three-sevens-suited')), '1.196812e-5');
});

test('[OCT-6] the sums end with every start that has a seven among the first two cards', () => {
  for (let decks = 1; decks <= 8; decks++) {
    const shoe = { decks, jokers: 0 };
    const [cards, others] = [52n * BigInt(decks), 48n * BigInt(decks)];
    const without = others * (others - 1n) * (cards - 2n);
    const { count, total } = ask(shoe).at(-1)!;
    assert.equal(BigInt(count), BigInt(total) - without);
  }
});

test('[OCT-6] a hand without a row of its own is paid by the next row down; one seven by none', () => {
  const ways = new Map(waysOf(six));
  const own = waysOf(six).slice(0, ORDER.length);
  const rows = new Map(chartWays('hawaiian-gardens'));
  assert.deepEqual([...rows.keys()], ['three-sevens-same-color', 'three-sevens', 'two-sevens-suited', 'two-sevens']);
  assert.equal(rows.get('three-sevens-same-color'), ways.get('three-sevens-same-color-or-better'));
  assert.equal(rows.get('three-sevens'), ways.get('three-sevens'));
  assert.deepEqual(chartWays('bay-101-a'), own);
  assert.deepEqual(chartWays('bay-101-b'), own.slice(0, 6));
  assert.deepEqual(chartWays('bay-101-c'), own.slice(0, 6));
});

test('[OCT-3] a round of five players sees five times as many such hands on average', () => {
  const asked = subject.bets[0]!.ask({ decks: '6', players: '5' }, () => {});
  assert.ok(asked.ok);
  const events = asked.value['events'] as { key: string; probability: string; perRound: string }[];
  assert.equal(events.length, 14);
  for (const { probability, perRound } of events)
    assert.ok(Math.abs(5 * Number(probability) - Number(perRound)) < 1e-14);
});
