import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational } from '#core/base';
import type { HandTest, Over } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import { BLAZING_SEVENS } from '../../games/blazing-sevens.ts';
import { countRows, isCountable } from './count-rows.ts';
import { layoutOf } from './layout.ts';
import type { Question } from './seat.ts';

const rowOf = (key: string, asked: HandTest): Row => ({
  key,
  label: key,
  games: 'any',
  test: asked,
  prize: { type: 'tickets', range: { from: 1, to: 1, clause: '' } },
});
const question = (game: string, rows: readonly Row[], more: Partial<Question> = {}): Question => ({
  game,
  rows,
  recipe: undefined,
  posted: {},
  ...more,
});
const FIRST_TWO: Over = [{ from: 'own', first: 2 }];
const WITH_UP_CARD: Over = [...FIRST_TWO, { from: 'player-dealer', first: 1 }];
const sevens = (count: number, over: Over, suits?: 'posted' | 'suited' | 'same-colour'): HandTest => ({
  type: 'alike',
  ranks: ['7'],
  count,
  over,
  ...(suits === undefined ? {} : { suits }),
});

test('[OFC-8] Blazing 7s, row by row with better ones left out, are those of their own count', () => {
  const rows = [
    rowOf('three-sevens-of-one-named-suit', sevens(3, WITH_UP_CARD, 'posted')),
    rowOf('three-sevens-suited', sevens(3, WITH_UP_CARD, 'suited')),
    rowOf('three-sevens-same-color', sevens(3, WITH_UP_CARD, 'same-colour')),
    rowOf('three-sevens', sevens(3, WITH_UP_CARD)),
    rowOf('two-sevens-suited', sevens(2, FIRST_TWO, 'suited')),
    rowOf('two-sevens', sevens(2, FIRST_TWO)),
    rowOf('one-seven', sevens(1, FIRST_TWO)),
  ];
  for (const decks of [1, 6]) {
    const asked = question('blackjack', rows, { posted: { suit: 'h' } });
    const { total, paid } = countRows(asked, layoutOf('blackjack', decks)!);
    const answer = BLAZING_SEVENS.subject.bets[0]!.ask({ decks: `${decks}` }, () => {});
    assert.ok(answer.ok);
    const events = answer.value['events'] as readonly { key: string; count: string; total: string }[];
    for (const row of rows) {
      const known = events.find(({ key }) => key === row.key)!;
      assert.deepEqual(
        rational(paid.get(row) ?? 0n, total),
        rational(BigInt(known.count), BigInt(known.total)),
        row.key,
      );
    }
  }
});

const FIVE: readonly [category: 'royal-flush' | 'straight-flush' | 'four-of-a-kind' | 'flush', hands: bigint][] = [
  ['royal-flush', 4n],
  ['straight-flush', 36n],
  ['four-of-a-kind', 624n],
  ['flush', 5_108n],
];
test('[OFC-8] five cards: each category as often as among all 2,598,960 hands', () => {
  const rows = FIVE.map(([category]) => rowOf(category, { type: 'category', category, reach: 'exactly' }));
  const { total, met } = countRows(
    question('caribbean-stud-poker', rows),
    layoutOf('caribbean-stud-poker', undefined)!,
  );
  assert.equal(total, 2_598_960n);
  for (const [place, [, hands]] of FIVE.entries()) assert.equal(met.get(rows[place]!), hands);
});

test('[OFC-8] a posted flop and its fourth card in the hand: what cannot be met anymore is skipped', () => {
  const flop: HandTest = { type: 'alike', ranks: ['posted'], count: 3, over: [{ from: 'board', first: 3 }] };
  const fourth: HandTest = { type: 'alike', ranks: ['posted'], count: 1, over: [{ from: 'hole' }] };
  const rows = [rowOf('quads', { type: 'all-of', tests: [flop, fourth] }), rowOf('trips', flop)];
  const asked = question('texas-holdem', rows, { posted: { rank: '9' } });
  const { total, met } = countRows(asked, layoutOf('texas-holdem', undefined)!);
  assert.deepEqual(rational(met.get(rows[1]!)!, total), rational(1, 5_525));
  // One of the 49 cards left is the fourth: two of them are dealt.
  assert.deepEqual(rational(met.get(rows[0]!)!, total), rational(2, 5_525 * 49));
});

test('[OFC-8] seven cards, a beaten hand and a hand as it is set are not counted this way', () => {
  const asked = (game: string, test_: HandTest) =>
    isCountable(question(game, [rowOf('row', test_)]), layoutOf(game, undefined)!);
  assert.equal(asked('texas-holdem', { type: 'category', category: 'flush', reach: 'exactly' }), false);
  assert.equal(asked('pai-gow-poker', { type: 'set', arranged: 'any-way' }), false);
  assert.equal(asked('three-card-poker', { type: 'category', category: 'flush', reach: 'exactly' }), true);
});
