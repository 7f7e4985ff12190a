import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Structure } from '#core/mechanisms/tournament';
import { dollars } from '#core/money';
import {
  againAs,
  type DesignDraft,
  draftOf,
  firstDraft,
  fromTemplate,
  percentSum,
  restToFirst,
  structureOf,
  TEMPLATES,
  withPayout,
} from './design.ts';

const WHOLE: Structure = {
  name: 'Spring Classic',
  games: ['texas-holdem'],
  buyIn: dollars(100),
  entryFee: dollars(15.5),
  chips: 10_000,
  levels: [
    { type: 'level', minutes: 20, smallBlind: 25, bigBlind: 50 },
    { type: 'break', minutes: 10 },
    { type: 'level', minutes: 20, smallBlind: 50, bigBlind: 100, ante: 100 },
  ],
  lateEntryUntil: 1,
  reEntry: { limit: 2, untilLevel: 1 },
  rebuy: { price: dollars(60), limit: 2, chips: 8_000, untilLevel: 1 },
  addOn: { price: dollars(40), limit: 1, chips: 12_000, fromLevel: 1, untilLevel: 2 },
  guarantee: dollars(90_000),
  added: dollars(500),
  payout: { type: 'percent', percents: [50, 29.99, 20.01] },
  things: [{ place: 1, what: 'Gold ring', value: dollars(1_250), from: 'house' }],
  bounties: { from: 'pool', on: { 'Ann Lee': dollars(500), p2: dollars(1_000) } },
  charity: { name: 'Food Bank', percent: 3.33 },
};

const CASES: readonly [structure: Structure, why: string][] = [
  [WHOLE, 'with everything that can be posted'],
  [
    { name: 'Plain', buyIn: dollars(0), entryFee: dollars(0), added: dollars(500), payout: WHOLE.payout },
    'a free roll without levels',
  ],
  [
    {
      ...WHOLE,
      payout: {
        type: 'percent',
        percents: [60, 40],
        byEntries: [
          { entriesMin: 30, percents: [45, 27.5, 17.5, 10] },
          { entriesMin: 60, percents: [100] },
        ],
      },
    },
    'prizes by the number of entries',
  ],
  [
    {
      ...WHOLE,
      startsAt: '2026-03-06T19:00',
      levels: [{ type: 'level', minutes: 20, smallBlind: 50, bigBlind: 100, ante: 100, anteBy: 'big-blind' }],
    },
    'on a day, with a big blind ante',
  ],
  [{ ...WHOLE, payout: { type: 'flat', amounts: [dollars(1_500), dollars(500)] } }, 'flat amounts'],
  [{ ...WHOLE, payout: { type: 'item', value: dollars(320), what: 'Seat on Sunday' } }, 'a satellite'],
  [{ name: 'Double', buyIn: dollars(50), entryFee: dollars(5), payout: { type: 'double' } }, 'double or nothing'],
];
for (const [structure, why] of CASES) {
  test(`a posted structure is read back as it was: ${why}`, () => {
    const read = structureOf(draftOf(structure, 'a'));
    assert.deepEqual(read.ok ? read.structure : read.wrong, structure);
  });
}

test('[TRN-33] a first draft has levels and percentages of exactly 100; only its name is missing', () => {
  const draft = firstDraft('a');
  assert.deepEqual(structureOf(draft), { ok: false, wrong: ['name'] });
  assert.ok(structureOf({ ...draft, name: 'Friday' }).ok);
  assert.ok(percentSum(draft.percents).isWhole);
});

test('[TRN-32] a template has levels that can be posted, and a big blind ante is as large as the big blind', () => {
  for (const name of Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[]) {
    const draft = fromTemplate(name, { ...firstDraft('a'), name: 'Friday' });
    const read = structureOf(draft);
    assert.ok(read.ok, name);
    const [first] = read.structure.levels ?? [];
    const ante = name === 'bigBlindAnte' && first?.type === 'level' ? first.bigBlind : undefined;
    assert.equal(first?.type === 'level' ? first.ante : 'none', ante, name);
  }
  assert.equal(againAs({ ...WHOLE, startsAt: '2026-03-06T19:00' }, 'a').startsAt, '');
});

test('[TRN-33] flat amounts come to exactly the pool that is expected', () => {
  const draft = withPayout({ ...firstDraft('a'), payout: 'flat', players: '37', buyIn: '125', step: '10' });
  const read = structureOf({ ...draft, name: 'Friday' });
  assert.ok(read.ok && read.structure.payout.type === 'flat');
  assert.equal(
    read.structure.payout.amounts.reduce((sum: number, amount) => sum + amount, 0),
    dollars(37 * 125),
  );
});

test('what others leave goes to the first place, and the sum is whole', () => {
  assert.deepEqual(restToFirst(['40', '30.5', '19.25']), ['50.25', '30.5', '19.25']);
  assert.deepEqual(percentSum(['40', '30.5']), { sum: 70.5, isWhole: false });
});

const WRONG: readonly [change: Partial<DesignDraft>, field: string, why: string][] = [
  [{ buyIn: 'ten' }, 'buyIn', 'no amount'],
  [{ lateEntryUntil: 'x' }, 'lateEntryUntil', 'no level'],
  [{ rebuy: { price: '', limit: '', chips: '', fromLevel: '', untilLevel: '' } }, 'rebuy', 'a re-buy has a price'],
  [{ payout: 'flat', amounts: ['100', ''] }, 'amounts', 'a place without its amount'],
  [{ payout: 'item' }, 'itemValue', 'a thing without its value'],
  [{ bounties: 'Ann' }, 'bounties', 'a target without an amount'],
  [{ chart: '30' }, 'percents', 'a row without shares'],
  [{ chart: 'many: 60, 40' }, 'percents', 'a row without its number of entries'],
  [{ things: 'Ring' }, 'things', 'a thing without place and value'],
  [{ charityPercent: '5' }, 'charityPercent', 'a charity without a name'],
];
for (const [change, field, why] of WRONG) {
  test(`${field} is named when it cannot be read: ${why}`, () => {
    assert.deepEqual(structureOf({ ...firstDraft('a'), name: 'Friday', ...change }), { ok: false, wrong: [field] });
  });
}
