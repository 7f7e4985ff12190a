import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf, lastDays, plotsOf, ROWS, summed } from './plotted.ts';

const COLUMNS = { day: 'text', game: 'text', wonAt: 'moment', amount: 'money', table: 'number' };
const ROWS_OF = [
  { day: '2026-11-15', game: 'Baccarat', wonAt: '2026-11-15T20:10:00Z', amount: 500, table: 1 },
  { day: '2026-11-14', game: 'Baccarat', wonAt: '2026-11-14T20:50:00Z', amount: 200, table: 2 },
  { day: '2026-11-14', game: 'Hold’em', wonAt: null, amount: 900, table: 3 },
];
const wallTime = (moment: string) => ({ day: moment.slice(0, 10), hour: Number(moment.slice(11, 13)) });

test('[SCR-3] a report is plotted by its days, its hours and its words', () => {
  const { whats, bys } = plotsOf(
    { ...COLUMNS, demo: 'text' },
    ROWS_OF.map(row => ({ ...row, demo: 'DEMO' })),
  );
  assert.deepEqual(whats, ['amount', ROWS]);
  assert.deepEqual(
    bys.map(({ column, by }) => `${column} ${by}`),
    ['day value', 'game value', 'wonAt day', 'wonAt hour', 'table value'],
  );
});

const CASES: readonly [what: string, column: string, by: 'value' | 'day' | 'hour', sums: string, why: string][] = [
  ['amount', 'day', 'value', '2026-11-14 1100, 2026-11-15 500', 'days in their order'],
  ['amount', 'game', 'value', 'Hold’em 900, Baccarat 700', 'words by what is most'],
  [ROWS, 'wonAt', 'hour', '20 2', 'how many in each hour of the day, without those that have none'],
  ['amount', 'wonAt', 'day', '2026-11-14 200, 2026-11-15 500', 'moments by the day of the house'],
];
for (const [what, column, by, sums, why] of CASES) {
  test(`[SCR-3] ${what === ROWS ? 'rows' : what} by ${column}, ${by}: ${why}`, () =>
    assert.equal(
      summed(ROWS_OF, { what, by: { column, by } }, wallTime)
        .map(({ key, sum }) => `${key} ${sum}`)
        .join(', '),
      sums,
    ));
}

test('[SCR-3] the last month of days is enough for one look', () => {
  const days = Array.from({ length: 40 }, (_, place) => ({ day: `2026-01-${String(place + 10)}`, amount: place }));
  const bars = summed(days, { what: 'amount', by: { column: 'day', by: 'value' } }, wallTime);
  assert.deepEqual([bars.length, bars.at(-1)?.sum], [31, 39]);
});

test('[SCR-3] a meter is shown as each of the last days left it', () => {
  const days = lastDays('2026-03-02');
  assert.deepEqual([days.length, days[0], days.at(-1)], [14, '2026-02-17', '2026-03-02']);
  const row = (closing: number) => [
    { account: 'pool main', closing },
    { account: 'reserve', closing: 1 },
  ];
  const statements = [...days.slice(2).map(() => [] as never[]), row(100), row(250)];
  assert.deepEqual(historyOf(days, statements, 'pool main'), [
    { key: '2026-03-01', sum: 100 },
    { key: '2026-03-02', sum: 250 },
  ]);
});
