import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { SeatingView } from '#core/views';
import { numbersIn } from '../parts/lines.ts';
import { tableAt, withTable } from './board.ts';
import { goodsIn, NO_SCORE, scoreOf, seatedIn, seatedText } from './command.ts';

test('[CON-6] a table is put on a square, moved over another, and taken away', () => {
  const one = withTable([], { top: 7, left: 0 }, 5);
  const two = withTable(one, { top: 3, left: 4 }, 6);
  assert.deepEqual([tableAt(two, 7, 0), tableAt(two, 3, 4), tableAt(two, 0, 7)], [5, 6, undefined]);
  assert.equal(tableAt(withTable(two, { top: 7, left: 0 }, 9), 7, 0), 9);
  assert.deepEqual(withTable(one, { top: 7, left: 0 }, undefined), []);
});

test('who sits where is read line by line', () => {
  assert.deepEqual(seatedIn('5: 1 2 3\ntable 8: 4, 6'), { 5: [1, 2, 3], 8: [4, 6] });
  assert.deepEqual(seatedIn('nobody'), {});
  assert.deepEqual(numbersIn('5, 8 and 12'), [5, 8, 12]);
});

test('who sits where now is written as it is read', () => {
  const table = (number: number, isOpen: boolean, seats: readonly number[]) =>
    ({ table: number, isOpen, seats: seats.map(seat => ({ seat })) }) as unknown as SeatingView;
  const text = seatedText([table(5, true, [1, 2]), table(6, false, [1]), table(7, true, []), table(8, true, [4])]);
  assert.equal(text, '5: 1 2; 8: 4');
  assert.deepEqual(seatedIn(text), { '5': [1, 2], '8': [4] });
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
    seated: '7: 1 2',
    bowl: '8 12',
  };
  const score = scoreOf(draft);
  assert.ok(score !== undefined);
  assert.deepEqual(
    [score.period, score.score, score.prizes, score.bowl],
    ['quarter-1', [17, 10], { cash: dollars(400), items: [] }, [8, 12]],
  );
  assert.deepEqual(Object.keys(score.seated), ['7']);
  assert.equal(scoreOf({ ...draft, cash: 'much' }), undefined);
});
