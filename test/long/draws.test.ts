import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { commitmentTo, type Lot, numbersFrom, pointsIn, winnersOf } from '#core/draws';
import { committing, eventOf, openDrum, revealing } from '../draws/computed.ts';
import { type Below, counted, fits, RANDOM_TESTS } from '../draws/statistics.ts';

const STREAMS = 200;
/** Of 200 honest streams two fail at 99%; that nine or more do has odds of 1 in 4,000. */
const FAILS_MOST = 8;

const secretNamed = (name: string): string => hash('sha256', name);
const seedNamed = (name: string): Uint8Array => Buffer.from(secretNamed(name), 'hex');

for (const [name, passes] of Object.entries(RANDOM_TESTS)) {
  test(`[LOT-4] the numbers of draws pass the ${name} test at 99%: ${STREAMS} streams of their own`, t => {
    const failed = Array.from({ length: STREAMS }, (_, i) => passes(numbersFrom(seedNamed(`stream ${i}`)).below));
    const fails = failed.filter(passed => !passed).length;
    t.diagnostic(`${fails} of ${STREAMS} fail, about ${STREAMS / 100} of any honest generator would`);
    assert.ok(fails <= FAILS_MOST, `${fails} of ${STREAMS}`);
  });
}

/** Numbers with the faults that each test is there to find. */
const FAULTY: Readonly<Record<string, (below: Below) => Below>> = {
  'chi-square': below => bound => below(256) % bound,
  runs: below => {
    let last = 0;
    return bound => {
      last = (last + below(Math.ceil(bound / 4))) % bound;
      return last;
    };
  },
  'serial correlation': below => {
    let last = 0.5;
    return bound => {
      last = 0.9 * (below(bound) / bound) + 0.1 * last;
      return Math.floor(last * bound);
    };
  },
  gap: below => {
    let turn = 0;
    return bound => (++turn % 10 === 0 ? 0 : below(bound));
  },
  permutation: below => {
    let [turn, last] = [0, 0];
    return bound => {
      last = ++turn % 4 === 1 ? below(bound) : Math.max(below(bound), turn % 4 === 2 ? last : 0);
      return last;
    };
  },
};
for (const [name, spoilt] of Object.entries(FAULTY)) {
  test(`[LOT-4] the ${name} test finds the fault that it is there for`, () => {
    assert.equal(RANDOM_TESTS[name]!(spoilt(numbersFrom(seedNamed(name)).below)), false);
  });
}

const BATCHES = 10;
const DRAWS = 20_000;
/** Of ten honest batches a tenth of one fails at 99%; that three or more do has odds of 1 in 8,000. */
const BATCHES_FAIL_MOST = 2;

/** How many batches fail, when each draw has its number, its secret and its place in the counts. */
const failing = (expected: readonly number[], draws: number, placeOf: (draw: number) => number): number => {
  let draw = 0;
  const batches = Array.from({ length: BATCHES }, () => counted(expected.length, draws, () => placeOf(++draw)));
  return batches.filter(counts => !fits(counts, expected)).length;
};

const CASES: readonly [what: string, entries: readonly Lot[]][] = [
  ['plain: fifty tickets', Array.from({ length: 50 }, (_, i) => [`t${i}`, 1])],
  ['weighted: fifty cards with 1 to 50 points', Array.from({ length: 50 }, (_, i) => [`c${i}`, i + 1])],
  ['a wheel of 24 spots', Array.from({ length: 24 }, (_, i) => [`${i}`, 1])],
];
for (const [what, entries] of CASES) {
  test(`[LOT-4] [DRW-9] draws give each what its points are worth at 99%: ${what}`, t => {
    const places = new Map(entries.map(([name], place) => [name, place]));
    const expected = entries.map(([, weight]) => (DRAWS * weight) / pointsIn(entries));
    const fails = failing(expected, DRAWS, draw => {
      const [winner] = winnersOf({ draw, entries, secret: secretNamed(`${what} ${draw}`), count: 1 });
      return places.get(winner!)!;
    });
    t.diagnostic(`${fails} of ${BATCHES} batches of ${DRAWS} draws fail`);
    assert.ok(fails <= BATCHES_FAIL_MOST);
  });
}

test('[LOT-4] two out of five weighted cards, in order: each of the twenty pairs as often as it should be', t => {
  const entries: readonly Lot[] = [1, 2, 3, 5, 8].map((weight, i) => [`c${i}`, weight]);
  const points = pointsIn(entries);
  const pairs = entries.flatMap(one => entries.filter(other => other !== one).map(other => [one, other] as const));
  const expected = pairs.map(([[, a], [, b]]) => DRAWS * (a / points) * (b / (points - a)));
  const places = new Map(pairs.map(([[a], [b]], place) => [`${a} ${b}`, place]));
  const fails = failing(expected, DRAWS, draw => {
    return places.get(winnersOf({ draw, entries, secret: secretNamed(`pair ${draw}`), count: 2 }).join(' '))!;
  });
  t.diagnostic(`${fails} of ${BATCHES} batches of ${DRAWS} draws fail`);
  assert.ok(fails <= BATCHES_FAIL_MOST);
});

test('[LOT-4] through the house: drawings of twelve cards with 1 to 12 points', t => {
  const HELD = 2_000;
  const expected = Array.from({ length: 12 }, (_, place) => (HELD * (place + 1)) / 78);
  const fails = failing(expected, HELD, held => {
    const room = openDrum(12, place => place + 1);
    const secret = secretNamed(`house ${held}`);
    const secrets = { make: () => ({ commitment: commitmentTo(secret), sealed: '' }), open: () => secret };
    room.both(committing(), { secrets });
    return Number(eventOf(room.both(revealing(1), { secrets }), 'DrawRevealed').winner.slice(1)) - 1;
  });
  t.diagnostic(`${fails} of ${BATCHES} batches of ${HELD} drawings fail`);
  assert.ok(fails <= BATCHES_FAIL_MOST);
});
