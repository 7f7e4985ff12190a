import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cents, cents } from '#core/money';
import {
  type Activity,
  checkOffering,
  emptyOffering,
  type MoneyRange,
  missingFrom,
  type Offering,
  objections,
  wholeOffering,
} from '#core/rulebook';
import { RULEBOOK } from '../rulebook/index.ts';

/** One number that a house chooses, and the offering that chooses so and nothing else. */
type Lever = {
  readonly what: string;
  readonly from: number;
  readonly to?: number;
  readonly step: number;
  readonly clause: string;
  readonly set: (value: number) => Partial<Offering>;
};

const money = (what: string, range: MoneyRange, set: (amount: Cents) => Partial<Offering>): Lever => ({
  what,
  from: range.from,
  ...(range.to === undefined ? {} : { to: range.to }),
  step: 1,
  clause: range.clause,
  set: value => set(cents(value)),
});

const leversOf = (activity: Activity): readonly Lever[] => [
  ...activity.charts.flatMap(chart =>
    chart.rows.flatMap(row => {
      const charts = chart.group === undefined ? [] : [chart.key];
      const { prize, extras = [] } = row;
      return [
        ...(prize.type === 'fixed' || prize.type === 'entry'
          ? [
              money(`prize ${chart.key} ${row.key}`, prize.range, amount => ({
                charts,
                prizes: { [prize.type === 'fixed' ? (prize.postedAs ?? row.key) : row.key]: amount },
              })),
            ]
          : []),
        ...(prize.type === 'tickets' || prize.type === 'points'
          ? [
              {
                what: `tickets ${chart.key} ${row.key}`,
                ...(prize.type === 'tickets' ? prize.range : prize.tickets),
                step: 1,
                set: (count: number) => ({ charts, tickets: { [row.key]: count } }),
              },
            ]
          : []),
        ...extras.map(extra =>
          money(`extra ${extra.key}`, extra.range, amount => ({ charts, prizes: { [extra.key]: amount } })),
        ),
      ];
    }),
  ),
  ...activity.prizes.flatMap(({ key, range }) =>
    range === undefined ? [] : [money(`prize ${key}`, range, amount => ({ prizes: { [key]: amount } }))],
  ),
  ...activity.funding.pools.flatMap(({ key, seed, reseed, daily, cap }) => [
    ...(seed === undefined ? [] : [money(`seed ${key}`, seed, amount => ({ seed: { [key]: amount } }))]),
    ...(reseed === undefined ? [] : [money(`reseed ${key}`, reseed, amount => ({ reseed: { [key]: amount } }))]),
    ...(daily === undefined ? [] : [money(`daily ${key}`, daily.range, amount => ({ daily: { [key]: amount } }))]),
    ...(cap === undefined ? [] : [money(`cap ${key}`, cap, amount => ({ cap: { [key]: amount } }))]),
  ]),
  ...(activity.adminFee === undefined ? [] : [money('admin fee', activity.adminFee.range, adminFee => ({ adminFee }))]),
  ...(activity.multiplier === undefined
    ? []
    : [
        {
          what: 'multiplier',
          ...activity.multiplier.range,
          step: 1,
          set: (multiplier: number) => ({ multiplier }),
        },
      ]),
  ...activity.settings.flatMap(({ key, value }): readonly Lever[] => {
    const set = (given: number): Partial<Offering> => ({ settings: { [key]: [given] } });
    if (value.type === 'choice') return [];
    return [{ ...value, what: `setting ${key}`, step: value.type === 'count' ? (value.multipleOf ?? 1) : 1, set }];
  }),
];

const asked = (activity: Activity, choice: Partial<Offering>) =>
  checkOffering(activity, { ...emptyOffering(activity), ...choice });

let levers = 0;
for (const activity of RULEBOOK) {
  test(`${activity.id}: the ends of every range are approved, one cent or one step outside is refused`, () => {
    for (const { what, from, to, step, clause, set } of leversOf(activity)) {
      levers++;
      for (const inside of to === undefined ? [from] : [from, to]) {
        const answered = asked(activity, set(inside));
        assert.ok(answered.ok, `${what} ${inside}: ${answered.ok ? '' : answered.message}`);
      }
      for (const outside of to === undefined ? [from - step] : [from - step, to + step]) {
        const answered = asked(activity, set(outside));
        assert.ok(!answered.ok, `${what} ${outside} was accepted`);
        assert.equal(answered.code, 'outside-approval', what);
        assert.equal(answered.clause, `${activity.id} ${clause}`, what);
      }
    }
  });

  test(`${activity.id}: two charts of one group, or two payout structures, are refused together`, () => {
    for (const [group, charts] of Map.groupBy(activity.charts, chart => chart.group)) {
      if (group === undefined || charts.length < 2) continue;
      const answered = asked(activity, { charts: charts.map(({ key }) => key).slice(0, 2) });
      assert.equal(!answered.ok && answered.code, 'charts-exclude-each-other', group);
    }
    const chosen = activity.payouts.filter(({ applies }) => applies.type === 'chosen').map(({ key }) => key);
    if (chosen.length < 2) return;
    const answered = asked(activity, { payouts: chosen.slice(0, 2) });
    assert.equal(!answered.ok && answered.code, 'payouts-exclude-each-other');
  });

  test(`${activity.id}: a whole offering is inside and lacks nothing`, () => {
    const whole = wholeOffering(activity);
    assert.deepEqual(objections(activity, whole), []);
    assert.deepEqual(missingFrom(activity, whole), []);
  });
}

test('rows that go together are refused one by one', () => {
  const together = RULEBOOK.flatMap(activity =>
    activity.charts.filter(chart => chart.rowsTogether && chart.rows.length > 1).map(chart => ({ activity, chart })),
  );
  assert.ok(together.length > 20);
  for (const { activity, chart } of together) {
    const charts = chart.group === undefined ? [] : [chart.key];
    const answered = asked(activity, { charts, rows: chart.rows.slice(1).map(({ key }) => key) });
    assert.equal(!answered.ok && answered.code, 'rows-go-together', `${activity.id} ${chart.key}`);
    assert.ok(asked(activity, { charts, rows: chart.rows.map(({ key }) => key) }).ok);
  }
});

test('a choice takes its values and no other', () => {
  for (const activity of RULEBOOK)
    for (const { key, value } of activity.settings) {
      if (value.type !== 'choice') continue;
      for (const one of value.oneOf) assert.ok(asked(activity, { settings: { [key]: [one] } }).ok);
      assert.ok(!asked(activity, { settings: { [key]: [Math.max(...value.oneOf) + 1] } }).ok);
    }
});

test('the book has some hundreds of numbers to choose', () => assert.ok(levers > 300, `${levers}`));
