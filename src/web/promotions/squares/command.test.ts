import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { filledAtRandom, tableAt, tablesIn, withTable } from './board.ts';
import { goodsIn, NO_SCORE, postedOf, scoreOf } from './command.ts';

test('[CON-6] a table is put on a square, moved over another, and taken away', () => {
  const one = withTable([], { top: 7, left: 0 }, 5);
  const two = withTable(one, { top: 3, left: 4 }, 6);
  assert.deepEqual([tableAt(two, 7, 0), tableAt(two, 3, 4), tableAt(two, 0, 7)], [5, 6, undefined]);
  assert.equal(tableAt(withTable(two, { top: 7, left: 0 }, 9), 7, 0), 9);
  assert.deepEqual(withTable(one, { top: 7, left: 0 }, undefined), []);
});

test('goods are read with what they are worth, where it is written', () => {
  assert.deepEqual(goodsIn('cap = 25, jacket'), {
    ok: true,
    value: { items: ['cap', 'jacket'], values: { cap: dollars(25) } },
  });
  assert.deepEqual(goodsIn(''), { ok: true, value: { items: [] } });
  assert.deepEqual(goodsIn('cap = much'), { ok: false, words: 'much' });
});

test('[CON-7] a score is sent when its period and both numbers are written', () => {
  assert.equal(scoreOf(NO_SCORE), undefined);
  const draft = {
    ...NO_SCORE,
    period: ' quarter-1 ',
    top: '17',
    left: '10',
    cash: '400',
    bowl: '8, then 12',
  };
  const score = scoreOf(draft);
  assert.ok(score !== undefined);
  assert.deepEqual(
    [score.period, score.score, score.prizes, score.bowl],
    ['quarter-1', [17, 10], { cash: dollars(400), items: [] }, [8, 12]],
  );
  assert.equal(scoreOf({ ...draft, cash: 'much' }), undefined);
});

test('[HG2-38] [CON-10] the desk posts the scoring periods and their prizes as it opens the squares', () => {
  assert.deepEqual(postedOf({ periods: 'quarter-1 = $400\n\nfinal = $1,000; jacket = 150; cap\n' }), {
    ok: true,
    value: {
      periods: [
        { period: 'quarter-1', prizes: { cash: dollars(400), items: [] } },
        {
          period: 'final',
          prizes: { cash: dollars(1_000), items: ['jacket', 'cap'], values: { jacket: dollars(150) } },
        },
      ],
    },
  });
  assert.deepEqual(postedOf({ periods: '' }), { ok: true, value: {} }, 'the house says what is missing');
  for (const line of ['quarter 1 = $400', 'final', 'final ='])
    assert.deepEqual(postedOf({ periods: line }), { ok: false, words: line });
});

test('[CON-6] squares filled by chance: every table has as many as every other, and what was placed stays', () => {
  assert.deepEqual(tablesIn('1-3, 7, 2'), [1, 2, 3, 7]);
  assert.deepEqual([tablesIn('1-x'), tablesIn(''), tablesIn('0-4')], [[], [], []]);
  const placed = [{ table: 9, top: 0, left: 0 }];
  const board = filledAtRandom(placed, tablesIn('1-3, 7'), all => all.toReversed());
  assert.deepEqual(board[0], placed[0]);
  const counts = Map.groupBy(board, ({ table }) => table);
  assert.deepEqual(
    [...counts].map(([table, squares]) => [table, squares.length]).toSorted((a, b) => a[0]! - b[0]!),
    [
      [1, 24],
      [2, 24],
      [3, 24],
      [7, 24],
      [9, 1],
    ],
  );
  assert.equal(new Set(board.map(({ top, left }) => `${top} ${left}`)).size, board.length);
});
