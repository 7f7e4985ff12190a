import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rational, toNumber } from '#core/base';
import { cents, dollars, NOTHING } from '#core/money';
import { compareForecasts } from './compare.ts';
import { forecast } from './forecast.ts';
import { chanceOfNone, meanJackpot, roundsToHit, simulateMeter } from './meter.ts';
import type { JackpotModel, MeterModel, Play } from './model.ts';
import { plotSvg, plotText } from './plot.ts';
import { binomial, reserveByStates, simulateReserve } from './reserve.ts';

const PLAY: Play = { tables: 4, roundsPerHour: 40, feesPerRound: 1, hoursPerDay: 10 };
const FIVE_CARDS = 2_598_960;

const meterOf = (parts: Partial<MeterModel>): MeterModel => ({
  key: 'main',
  seed: dollars(1000),
  perFee: cents(9),
  dailyIncrease: NOTHING,
  cap: undefined,
  ...parts,
});

const modelOf = (meter: MeterModel, chance = rational(40, FIVE_CARDS)): JackpotModel => ({
  fee: dollars(1),
  toReserve: cents(50),
  openingReserve: dollars(500),
  adminFeePerTableHour: NOTHING,
  meters: [meter],
  prizes: [{ key: 'hit', chance, pays: { type: 'meter', meter: 'main', percent: 100 } }],
});

// Casino Hold'em progressive as published: straight flush or royal, four of a kind, full house of five cards.
const PUBLISHED: readonly [seed: number, perFee: number, ways: number, mean: string][] = [
  [1000, 9, 40, '6847.66'],
  [250, 20, 624, '1083.00'],
  [50, 8, 3744, '105.53'],
];
for (const [seed, perFee, ways, mean] of PUBLISHED) {
  test(`[OFC-1] a seed of $${seed} and ${perFee} cents of each dollar make a mean jackpot of $${mean}`, () => {
    const meter = meterOf({ seed: dollars(seed), perFee: cents(perFee) });
    const { meters } = forecast(modelOf(meter, rational(ways, FIVE_CARDS)), PLAY, { days: 1, seed: 1 });
    assert.equal(Number(meters[0]?.meanJackpot).toFixed(2), mean);
  });
}

const MEANS: readonly [string, Partial<MeterModel>, readonly [number, number][]][] = [
  ['a daily increase', { dailyIncrease: dollars(20) }, [[1000, 100]]],
  ['a cap', { cap: dollars(1100) }, [[1000, 100]]],
  ['a cap that is met in the middle of a gain', { cap: cents(100_100), perFee: cents(7) }, [[50, 100]]],
  [
    'a prize of a tenth beside the whole',
    {},
    [
      [20_000, 100],
      [2000, 10],
    ],
  ],
];
for (const [what, parts, prizes] of MEANS) {
  test(`[OFC-1] [OFC-2] the mean jackpot with ${what} is what playing it through gives`, () => {
    const meter = meterOf(parts);
    const model: JackpotModel = {
      ...modelOf(meter),
      prizes: prizes.map(([rounds, percent]) => ({
        key: `${percent}%`,
        chance: rational(1, rounds),
        pays: { type: 'meter', meter: 'main', percent },
      })),
    };
    const exact = meanJackpot(model, meter, PLAY);
    assert.ok(exact !== undefined);
    const played = simulateMeter(model, meter, PLAY, { hits: 200_000, seed: 9 });
    assert.ok(Math.abs(played.mean - toNumber(exact)) < 4 * played.error, `${played.mean} and ${toNumber(exact)}`);
  });
}

test('with a cap and prizes of part of the meter the mean is played through, and its error told', () => {
  const meter = meterOf({ cap: dollars(5000) });
  const model: JackpotModel = {
    ...modelOf(meter),
    prizes: [
      { key: 'royal', chance: rational(1, 20_000), pays: { type: 'meter', meter: 'main', percent: 100 } },
      { key: 'straight flush', chance: rational(1, 2000), pays: { type: 'meter', meter: 'main', percent: 10 } },
    ],
  };
  const { meters } = forecast(model, PLAY, { days: 1, seed: 1 });
  const mean = Number(meters[0]?.meanJackpot);
  assert.ok(mean > 1000 && mean < 5000 && Number(meters[0]?.meanJackpotError) > 0);
});

test('[OFC-3] the rounds to a hit are the least that reach the chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 99 }), (odds, percent) => {
      const [chance, wanted] = [rational(1, odds), percent / 100];
      const rounds = Number(roundsToHit(chance, rational(percent, 100)));
      const within = (n: number) => 1 - (1 - 1 / odds) ** n;
      assert.ok(within(rounds) >= wanted - 1e-12);
      assert.ok(rounds === 1 || within(rounds - 1) < wanted + 1e-12);
    }),
  );
  assert.equal(toNumber(chanceOfNone(rational(1, 2), 10n)), 1 / 1024);
});

test('the chances of so many hits are those of the binomial formula', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 99 }), (rounds, percent) => {
      const chance = percent / 100;
      let ways = 1;
      for (const [k, share] of binomial(rounds, chance).entries()) {
        assert.ok(Math.abs(share - ways * chance ** k * (1 - chance) ** (rounds - k)) < 1e-12);
        ways = (ways * (rounds - k)) / (k + 1);
      }
    }),
  );
});

const RISK = {
  opening: 50_000,
  perDay: 30_000,
  roundsPerDay: 200,
  payments: [
    { chance: 1 / 500, cents: 60_000 },
    { chance: 1 / 3000, cents: 100_000 },
  ],
};

test('[OFC-4] [OFC-6] the reserve followed state by state agrees with playing it through', () => {
  const exact = reserveByStates(RISK, 20);
  const played = simulateReserve(RISK, 20, { paths: 20_000, seed: 4 });
  assert.ok(exact.chanceShort > 0.01);
  assert.ok(Math.abs(played.chanceShort - exact.chanceShort) < 4 * played.chanceShortError);
  assert.ok(Math.abs(played.advance - exact.advance) < 4 * played.advanceError);
  assert.equal(exact.chanceShortError, 0);
});

test('[OFC-5] one prize and one day: the reserve falls short when it is hit more often than it can pay', () => {
  const risk = { opening: 100, perDay: 150, roundsPerDay: 3, payments: [{ chance: 0.25, cents: 100 }] };
  // 250 cents pay two hits; three of three rounds have a chance of 1/64 and leave 50 to advance.
  const { chanceShort, advance } = reserveByStates(risk, 1);
  assert.ok(Math.abs(chanceShort - 1 / 64) < 1e-12);
  assert.ok(Math.abs(advance - 50 / 64) < 1e-9);
});

test('the chance to have fallen short never falls from one day to the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 5000 }), fc.integer({ min: 0, max: 500 }), (opening, perDay) => {
      const risk = { opening, perDay, roundsPerDay: 50, payments: [{ chance: 0.01, cents: 500 }] };
      const { byDay } = reserveByStates(risk, 10);
      for (const [i, day] of byDay.entries()) assert.ok(day.chanceShort >= (byDay[i - 1]?.chanceShort ?? 0) - 1e-12);
    }),
    { numRuns: 50 },
  );
});

test('[OFC-6] what is too much to follow is simulated, and says so', () => {
  const model: JackpotModel = {
    ...modelOf(meterOf({})),
    openingReserve: dollars(500_000),
    prizes: [
      { key: 'odd', chance: rational(1, 50), pays: { type: 'fixed', amount: cents(3333) } },
      ...modelOf(meterOf({})).prizes,
    ],
  };
  const { reserve } = forecast(model, PLAY, { days: 60, seed: 2 });
  assert.equal(reserve.method, 'simulated');
});

test('[OFC-7] prizes per fee are the mean prizes times their chances, and two options are side by side', () => {
  const fixed: JackpotModel = {
    ...modelOf(meterOf({})),
    prizes: [{ key: 'flush', chance: rational(1, 500), pays: { type: 'fixed', amount: dollars(50) } }],
    meters: [],
  };
  const [a, b] = [fixed, modelOf(meterOf({}))].map(model => forecast(model, PLAY, { days: 5, seed: 1 }));
  assert.equal(Number(a!.prizesPerFee), 0.1);
  const rows = new Map(compareForecasts(a!, b!).map(row => [row.measure, row]));
  assert.deepEqual(rows.get('main: mean jackpot'), {
    measure: 'main: mean jackpot',
    first: '-',
    second: '6847.66000000000',
  });
  assert.equal(rows.get('prizes per fee')?.first, a!.prizesPerFee);
});

test('a plot in text has its rows and columns, its greatest and least value', () => {
  const points = [0, 1, 2, 3].map(x => ({ x, y: x * 10 }));
  const lines = plotText(points, { title: 'Meter', x: 'days', y: 'dollars', columns: 20, rows: 5 }).split('\n');
  assert.equal(lines.length, 8);
  assert.match(lines[0]!, /Meter \(dollars\)/);
  assert.match(lines[1]!, /^30 ┤ +▂▄▆█$/);
  assert.match(lines[5]!, /^ 0 ┤/);
  assert.match(lines[7]!, /0 +3 days/);
  assert.match(plotText([], { title: 'Meter', x: '', y: '', columns: 5, rows: 2 }), /nothing to plot/);
});

test('a plot as a drawing keeps its points in order and its words harmless', () => {
  const svg = plotSvg(
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
    ],
    { title: 'A < B & "C"', x: 'days', y: 'dollars' },
  );
  assert.match(svg, /points="70\.0,310\.0 610\.0,50\.0"/);
  assert.match(svg, /A &lt; B &amp; &quot;C&quot;/);
});
