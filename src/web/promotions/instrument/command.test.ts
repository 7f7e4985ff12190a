import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersOf } from '../parts/lines.ts';
import { type BatchDraft, batchOf, postedOf } from './command.ts';

const ZONE = 'America/Los_Angeles';
const DRAFT: BatchDraft = {
  kind: 'match-play',
  prefix: 'M-',
  first: '98',
  count: '3',
  face: '25',
  holder: 'mailing of March',
  expires: '2026-12-31',
};

test('[INS-1] a batch is numbered on from its first coupon', () => {
  assert.deepEqual(numbersOf('M-', 98, 3), ['M-00098', 'M-00099', 'M-00100']);
  const batch = batchOf(DRAFT, ZONE);
  assert.ok(batch.type === 'ready');
  const { ids, face, expires } = batch.command;
  assert.deepEqual([ids, face, expires], [['M-00098', 'M-00099', 'M-00100'], 2_500, '2027-01-01T07:59:00.000Z']);
  const open = batchOf({ ...DRAFT, expires: '' }, ZONE);
  assert.ok(open.type === 'ready' && open.command.expires === undefined);
});

test('a form that is not complete is said to be so', () => {
  const wrong: readonly [Partial<BatchDraft>, string][] = [
    [{ count: '0' }, 'not-filled'],
    [{ count: '501' }, 'not-filled'],
    [{ count: 'some' }, 'not-filled'],
    [{ first: '-1' }, 'not-filled'],
    [{ holder: ' ' }, 'not-filled'],
    [{ face: 'much' }, 'amount-wrong'],
  ];
  for (const [change, type] of wrong) assert.equal(batchOf({ ...DRAFT, ...change }, ZONE).type, type);
});

test('what is posted: a time without an end is none', () => {
  const draft = {
    playGames: 'ez-baccarat',
    playsFrom: '2026-11-22T09:30',
    playsTo: '2026-11-23T09:30',
    sellsFrom: '2026-11-22T09:30',
    sellsTo: '',
    buyIns: '',
    matchTables: '',
    freeTables: '',
  };
  assert.deepEqual(postedOf(draft, ZONE), {
    ok: true,
    value: { games: ['ez-baccarat'], plays: { from: '2026-11-22T17:30:00.000Z', to: '2026-11-23T17:30:00.000Z' } },
  });
});

test('[B101-11] [HG2-29] buy-ins and the notices of tables are posted as they are written', () => {
  const empty = { playGames: '', playsFrom: '', playsTo: '', sellsFrom: '', sellsTo: '' };
  const draft = { ...empty, buyIns: '$60 = $30\n$120 = $50', matchTables: '1, 2', freeTables: '4 5' };
  assert.deepEqual(postedOf(draft, ZONE), {
    ok: true,
    value: {
      buyIns: [
        { face: 6_000, price: 3_000 },
        { face: 12_000, price: 5_000 },
      ],
      notices: [
        { kind: 'match-play', tables: [1, 2] },
        { kind: 'free-play', tables: [4, 5] },
      ],
    },
  });
  assert.equal(postedOf({ ...draft, buyIns: '$60' }, ZONE).ok, false);
});
