import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { AwardView, InstrumentView } from '#core/views';
import { type Known, search, settledIn, waitingIn } from './find.ts';

const award = (number: number, more: Partial<AwardView>): AwardView => ({
  award: number,
  activity: 'GEAR-1',
  name: 'Bad Beat Jackpot',
  source: { pools: {}, reseeded: {}, reserve: dollars(0), house: dollars(0) },
  gives: { type: 'tickets', count: 2 },
  amount: dollars(500),
  wonAt: `2026-03-02T20:0${number}:00Z`,
  verifiedBy: ['fay'],
  claim: { state: 'payable' },
  methods: ['cage'],
  taxKind: 'prize',
  ...more,
});
const paid = (slip: number, at: string) =>
  ({ claim: { state: 'paid' }, payment: { slip, method: 'cage', by: 'cora', at } }) as const;
const piece = (id: string, holder: string): InstrumentView => ({
  promotion: 'match',
  activity: 'GEAR-2',
  name: 'Match play',
  id,
  kind: 'match-play',
  face: dollars(10),
  holder,
  where: { type: 'held' },
});

const KNOWN: Known = {
  awards: {
    '3': award(3, { table: 7, seat: 4 }),
    '4': award(4, { table: 7, seat: 1, ...paid(12, '2026-03-02T21:00:00Z') }),
    '5': award(5, { table: 12, seat: 2, player: 'm-77', ...paid(3, '2026-03-02T21:05:00Z') }),
    '6': award(6, { table: 3, seat: 2, name: 'High Hand' }),
  },
  trays: { '7': { table: 7, amount: dollars(120), owedBy: 'cage' } },
  instruments: { 'match/C-100': piece('C-100', 'ann'), 'match/12': piece('12', 'ben') },
  promotions: {},
};

const CASES: readonly [text: string, found: string, why: string][] = [
  ['', '', 'nothing asked'],
  ['HW-00000012', 'award 4', 'the barcode of a slip'],
  ['demo-00000003', 'award 5', 'and of a training house'],
  ['7/4', 'award 3', 'table and seat'],
  ['7 1', 'award 4', 'with a blank'],
  ['6', 'award 6', 'the number of an award'],
  ['3', 'award 3, award 5, award 6', 'an award, then a slip, then a table'],
  ['7', 'award 3, award 4, tray 7', 'a table with its tray'],
  ['12', 'award 4, award 5, piece match/12', 'a slip, a table, a coupon'],
  ['c-100', 'piece match/C-100', 'a coupon, however it is written'],
  ['ann', 'piece match/C-100', 'what somebody holds'],
  ['bad be', 'award 3, award 4, award 5', 'a name'],
  ['m-77', 'award 5', 'a member'],
  ['zz', '', 'two letters find nothing'],
];
for (const [text, found, why] of CASES) {
  test(`"${text}" finds ${found || 'nothing'}: ${why}`, () => {
    const words = search(text, KNOWN).map(one => {
      const { type, ...about } = one;
      return `${type} ${Object.values(about).join()}`;
    });
    assert.equal(words.join(', '), found);
  });
}

test('what is waiting comes oldest first, what is settled newest first', () => {
  assert.deepEqual(
    waitingIn(KNOWN.awards).map(one => one.award),
    [3, 6],
  );
  assert.deepEqual(
    settledIn(KNOWN.awards).map(one => one.award),
    [5, 4],
  );
});
