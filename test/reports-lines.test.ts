import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Booking, Cause, HouseEvent } from '#core/house';
import { cents, dollars } from '#core/money';
import { openReports, type ReportName } from '#server/reports';
import { sqliteStore } from './journal/stores.ts';
import { readerOf } from './reports/journal-of.ts';

const LOS_ANGELES = { zone: 'America/Los_Angeles', dayStartsAt: '06:00' };
const NO_CHANGE = { pools: {}, reserve: cents(0), advance: cents(0), daysFees: cents(0) };

/** Money that moves for a reason; what the fund says of itself is not looked at here. */
const moved = (cause: Cause, ...bookings: readonly [from: string, to: string, amount: number][]): HouseEvent => ({
  type: 'FundAdjusted',
  activity: 'A',
  change: NO_CHANGE,
  cause,
  bookings: bookings.map(([from, to, amount]): Booking => [from, to, cents(amount)]),
});

const [POOL, RESERVE, DAY, OWED, PAYABLE] = [
  'pool:A:main',
  'reserve:A',
  'days-fees:A',
  'advance:A',
  'prizes-payable:A',
];

type Case = readonly [why: string, event: HouseEvent, account: string, line: string, amount: number];
const CASES: readonly Case[] = [
  ['a jackpot that ran before', moved({ why: 'take-over' }, ['players', POOL, 100]), 'pool main', 'taken-over', 100],
  ['a fee', moved({ why: 'fee', table: 7 }, ['players', POOL, 11]), 'pool main', 'fees', 11],
  ['cents that had waited', moved({ why: 'fee', table: 7 }, [DAY, POOL, 1]), "day's fees", 'fees', -1],
  ['a fee backed out', moved({ why: 'back-out', table: 7 }, [POOL, 'players', 11]), 'pool main', 'fees', -11],
  ['the daily step', moved({ why: 'daily-increase' }, [RESERVE, POOL, 10]), 'reserve', 'increases', -10],
  ['a raise', moved({ why: 'raise' }, [RESERVE, POOL, 10]), 'pool main', 'increases', 10],
  ['a called meter', moved({ why: 'lock' }, [POOL, PAYABLE, 90]), 'pool main', 'prizes', -90],
  ['a call that came to nothing', moved({ why: 'lock-returned' }, [PAYABLE, POOL, 90]), 'pool main', 'prizes', 90],
  ['a fixed prize', moved({ why: 'award' }, [RESERVE, PAYABLE, 50]), 'reserve', 'prizes', -50],
  ['an award backed out', moved({ why: 'back-out', award: 1 }, [PAYABLE, RESERVE, 50]), 'reserve', 'prizes', 50],
  ['a claim that ran out', moved({ why: 'unclaimed' }, [PAYABLE, RESERVE, 50]), 'reserve', 'unclaimed', 50],
  ['a reseed', moved({ why: 'lock' }, [RESERVE, POOL, 40]), 'pool main', 'reseeds', 40],
  ['a reseed where nothing was called', moved({ why: 'award' }, [RESERVE, POOL, 40]), 'reserve', 'reseeds', -40],
  ['the table-hours', moved({ why: 'admin-fee' }, [RESERVE, 'admin-income:A', 5]), 'reserve', 'admin-fees', -5],
  ['a seed that is owed', moved({ why: 'seed' }, [OWED, POOL, 70]), 'owed to the house', 'advances', -70],
  ['a prize the reserve lacked', moved({ why: 'award' }, [OWED, PAYABLE, 6]), 'owed to the house', 'advances', -6],
  [
    'what the house has back',
    moved({ why: 'reimbursement' }, [RESERVE, OWED, 6]),
    'owed to the house',
    'repayments',
    6,
  ],
  ['a seed of its own', moved({ why: 'seed' }, ['house', POOL, 70]), 'pool main', 'house', 70],
  ['a malfunction put right', moved({ why: 'correction' }, [POOL, 'house', 3]), 'pool main', 'corrections', -3],
];

describe('the lines of a fund statement', () => {
  const store = sqliteStore();
  after(store.stop);

  /** Each event happened at its moment, in this order. */
  const rowsOf = async (
    name: ReportName,
    happened: readonly (readonly [at: string, event: HouseEvent])[],
    asked = {},
  ) => {
    const entries = happened.map(([at, event], place) => {
      const who = { actor: 'ann', station: 'desk', epoch: 1, command: `c-${place}` };
      return { seq: place + 1, atMs: Date.parse(at), event, ...who };
    });
    const reports = await openReports(store.newPlace());
    await reports.update(readerOf(entries));
    const { rows } = await reports.ask(name, asked);
    await reports.close();
    return rows;
  };
  const statementOf = (happened: Parameters<typeof rowsOf>[1], asked = {}) => rowsOf('fund-statement', happened, asked);

  for (const [why, event, account, line, amount] of CASES) {
    test(`[RPT-4] ${why} is under ${line}`, async () => {
      const rows = await statementOf([['2026-03-02T20:00:00Z', event]]);
      const row = rows.find(one => one['account'] === account)!;
      const lines = Object.entries(row).filter(
        ([name, value]) => typeof value === 'number' && value !== 0 && name !== 'closing',
      );
      assert.deepEqual([lines, row['closing']], [[[line, amount]], amount]);
    });
  }

  test('[RPT-4] cash in boxes, trays and the cage is on no line of a fund', async () => {
    const paid = moved({ why: 'fee', table: 7 }, ['cage', 'drop-box:A:7', 11]);
    assert.deepEqual(await statementOf([['2026-03-02T20:00:00Z', paid]]), []);
  });

  const opened: HouseEvent = { type: 'DayOpened', day: '2026-03-02', clock: LOS_ANGELES };
  const seed = moved({ why: 'seed' }, ['house', POOL, 70]);

  test('[RPT-2] a seed before the first day was opened goes by the clock that was named then', async () => {
    // 21:00 on 2 March in the room, already the third in Greenwich.
    const happened = [
      ['2026-03-03T05:00:00Z', seed],
      ['2026-03-03T05:30:00Z', opened],
    ] as const;
    assert.equal((await statementOf(happened, { from: '2026-03-02', to: '2026-03-02' })).length, 1);
  });

  test('[RPT-2] what is settled for a day after its end is of that day, what merely came later is not', async () => {
    const fee = moved({ why: 'admin-fee', day: '2026-03-02' }, [RESERVE, 'admin-income:A', 5]);
    const late = moved({ why: 'fee', table: 7 }, ['players', RESERVE, 20]);
    const happened = [
      ['2026-03-02T20:00:00Z', opened],
      ['2026-03-03T15:00:00Z', late],
      ['2026-03-03T16:00:00Z', fee],
    ] as const;
    const [day] = await statementOf(happened, { to: '2026-03-02' });
    const [next] = await statementOf(happened, { from: '2026-03-03' });
    assert.deepEqual([day!['admin-fees'], day!['closing']], [-5, -5]);
    assert.deepEqual([next!['opening'], next!['fees'], next!['closing']], [-5, 20, 15]);
  });

  test('[RPT-10] of thirty hits the last twenty-five are shown, newest first', async () => {
    const hit = (number: number): readonly [string, HouseEvent] => [`2026-03-02T20:00:${number}Z`, awardMade(number)];
    const rows = await rowsOf(
      'hits',
      Array.from({ length: 30 }, (_, place) => hit(place + 10)),
    );
    assert.deepEqual(
      rows.map(({ amount }) => amount),
      Array.from({ length: 25 }, (_, place) => 3_900 - 100 * place),
    );
  });
});

/** A prize of so many dollars from the main level. */
const awardMade = (number: number): HouseEvent => ({
  type: 'AwardMade',
  award: number,
  review: number,
  activity: 'A',
  table: 7,
  round: number,
  seat: 1,
  gives: {
    type: 'money',
    amount: dollars(number),
    paidBy: { pool: dollars(number), reserve: cents(0), house: cents(0) },
  },
  source: { pools: { main: dollars(number) }, reseeded: {}, reserve: cents(0), house: cents(0) },
  because: { hand: 'four-of-a-kind', used: [], conditions: [], arithmetic: [], clause: 'A 1' },
  claim: { state: 'payable' },
  wonAt: `2026-03-02T20:00:${number}Z`,
  verifiedBy: ['ann'],
});
