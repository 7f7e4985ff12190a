import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCommand } from './index.ts';

const WHEEL = { spots: [{ type: 'cash', amount: 10_000 }, { type: 'double' }] };

const CASES: readonly [type: string, fields: object, fits: boolean, why: string][] = [
  ['OpenPromotion', { promotion: 'p', activity: 'a', mechanism: 'wheel', posted: WHEEL }, true, 'what a wheel posts'],
  [
    'OpenPromotion',
    { promotion: 'p', activity: 'a', mechanism: 'squares', posted: WHEEL },
    false,
    'squares post nothing',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'tournament', command: { type: 'OpenSignUps' } },
    true,
    'its own command',
  ],
  [
    'RunPromotion',
    { promotion: 'p', mechanism: 'wheel', command: { type: 'OpenSignUps' } },
    false,
    'of another mechanism',
  ],
  ['RunPromotion', { promotion: 'p', mechanism: 'none', command: { type: 'OpenSignUps' } }, false, 'no such mechanism'],
  ['AskSecond', { command: { type: 'CountDrop', drop: 1, counted: 5 } }, true, 'two people count'],
  [
    'AskSecond',
    { command: { type: 'RunPromotion', promotion: 'p', mechanism: 'wheel', command: { type: 'Spin', rest: 3 } } },
    true,
    'a large prize on a wheel',
  ],
  ['AskSecond', { command: { type: 'GameOver', table: 7 } }, false, 'one person is enough'],
  ['AskSecond', { command: { type: 'SetPin', person: 'p-1' } }, false, 'PINs are set where they are kept'],
  ['StartGame', { table: 7, pot: 1.5 }, false, 'half a cent'],
  ['StartGame', { table: 7, pot: undefined }, false, 'absent is absent'],
];
for (const [type, fields, fits, why] of CASES) {
  test(`[API-3] ${type} ${JSON.stringify(fields)} ${fits ? 'fits' : 'does not fit'}: ${why}`, () =>
    assert.equal(checkCommand(type, fields)?.ok, fits));
}

const LIT = { seat: 1, position: 1, activity: 'a', space: 'player' };

test('[API-3] what does not fit is named, field by field', () => {
  const read = checkCommand('LightSeat', { table: 0, lit: { ...LIT, seat: 'x' }, by: 'hand', more: 1 });
  assert.ok(read?.ok === false);
  assert.match(read.fields, /table has to be at least 1\..*lit\.seat has to be a number\..*The body has no more/s);
});

test('[API-3] a command that nobody asks for has no schema', () => {
  for (const type of ['LetTimePass', 'SignOn', 'toString', '__proto__'])
    assert.equal(checkCommand(type, {}), undefined);
});
