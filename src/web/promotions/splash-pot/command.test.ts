import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { EMPTY_TABLE, TABLE } from '../../../../test/fixtures/seating.ts';
import { FORM, pokerTables, splashOf, withDraw, withToken } from './command.ts';

test('[SPL-1] tokens are those of open poker tables; a hand is sent when its winner is known', () => {
  assert.deepEqual(
    pokerTables([TABLE, EMPTY_TABLE]).map(({ table }) => table),
    [7],
  );
  const hand = { pot: '40', winners: '1, 4' };
  const draft = { draws: '7 12', count: '1', hands: { '7': hand, '12': { ...hand, winners: '' } } };
  const read = splashOf(draft);
  assert.ok(read.ok);
  assert.deepEqual(read.value.hands, [{ table: 7, pot: dollars(40), winners: [1, 4] }]);
  assert.deepEqual(splashOf({ ...draft, hands: { '7': { ...hand, pot: 'much' } } }), {
    ok: false,
    words: 'much',
  });
});

test('[SPL-1] a table with too few players has no token; tokens are tapped as they come out', () => {
  const terms = { players: TABLE.seats.length, isFree: false, isTournament: false };
  const free = { ...TABLE, table: 8, isLive: false };
  const event = { ...TABLE, table: 9, isTournament: true };
  assert.deepEqual(withToken([TABLE, free, event], terms), [7]);
  assert.deepEqual(withToken([TABLE, free, event], { ...terms, isFree: true, isTournament: true }), [7, 8, 9]);
  assert.deepEqual(withToken([TABLE], { ...terms, players: TABLE.seats.length + 1 }), []);
  assert.equal(withDraw(withDraw(withDraw('', 7), 12), 9), '7, 12, 9');
  assert.equal(withDraw('7, 12, 9', 12), '7, 9');
});

test('what goes into the pot is posted: goods with their worth, or money', () => {
  const posted = (splash: string) =>
    FORM.posted({ splash, drawnFirst: '', drawnCount: '', drawnEvery: '' }, 'America/Los_Angeles');
  assert.deepEqual(posted('cap = 25'), {
    ok: true,
    value: { splash: { type: 'item', item: 'cap', value: dollars(25) } },
  });
  assert.deepEqual(posted('100'), { ok: true, value: { splash: { type: 'money', amount: dollars(100) } } });
  assert.deepEqual(posted(''), { ok: true, value: {} });
});
