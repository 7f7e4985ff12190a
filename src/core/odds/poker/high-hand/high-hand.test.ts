import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WHOLE } from '../../answer/part.ts';
import { OMAHA } from '../omaha/omaha.ts';
import { dealAces } from '../texas-holdem/aces.ts';
import { TEXAS_HOLDEM } from '../texas-holdem/texas-holdem.ts';
import { estimate } from './estimate.ts';
import { dealBestHands, highHand } from './high-hand.ts';

const quiet = () => {};
const DEALING = { game: 'texas-holdem', players: 9, deals: 20_000, seed: 7, holeCards: 'two' } as const;
type HoleCards = Parameters<typeof dealBestHands>[0]['holeCards'];

/** The same deals serve every period. */
const dealt = new Map<HoleCards, ReturnType<typeof dealBestHands>>();
const highHandOf = (dealsInPeriod: number, holeCards: HoleCards = 'two') => {
  const dealing = { ...DEALING, holeCards, dealsInPeriod };
  const best = dealt.get(holeCards) ?? dealBestHands(dealing, WHOLE, quiet);
  dealt.set(holeCards, best);
  return highHand(dealing, [best]);
};

test('[OPK-9] the high hand of a period is of one category or another', () => {
  for (const dealsInPeriod of [1, 30, 3000]) {
    const rows = highHandOf(dealsInPeriod);
    assert.ok(Math.abs(rows.reduce((sum, row) => sum + row.perPeriod, 0) - 1) < 1e-9);
  }
});

test('one deal is a period of its own, and longer periods have higher hands', () => {
  const one = highHandOf(1);
  for (const row of one) assert.ok(Math.abs(row.perPeriod - row.perDeal) < 1e-12);
  const most = (dealsInPeriod: number) =>
    highHandOf(dealsInPeriod).toSorted((a, b) => b.perPeriod - a.perPeriod)[0]?.category;
  assert.equal(most(1), 'two-pair');
  assert.equal(most(300), 'four-of-a-kind');
});

test('[OPK-9] the fewer hole cards must play, the higher the hands', () => {
  const strong = (holeCards: 'two' | 'one' | 'any') =>
    highHandOf(1, holeCards)
      .filter(({ category }) => !['high-card', 'pair', 'two-pair'].includes(category))
      .reduce((sum, row) => sum + row.perDeal, 0);
  assert.ok(strong('two') < strong('one') && strong('one') <= strong('any'));
});

test('[OPK-6] an estimate says how far it may be off: sqrt(p (1 - p) / n)', () => {
  const { probability, standardError } = estimate(25, 100);
  assert.equal(Number(probability), 0.25);
  assert.ok(Math.abs(Number(standardError) - Math.sqrt((0.25 * 0.75) / 100)) < 1e-15);
  assert.equal(estimate(0, 100).standardError, '0');
});

const ask = (subject: typeof OMAHA, id: string, given: Readonly<Record<string, string>>) => {
  const bet = subject.bets.find(each => each.id === id);
  assert.ok(bet !== undefined);
  return bet.ask(given, quiet);
};

test('the answers have the fields that others build on', () => {
  const beat = ask(OMAHA, 'bad-beat', { players: '9', beaten: 'four-of-a-kind-8' });
  assert.ok(beat.ok);
  const { probability, standardError, pocketPairForQuads } = beat.value;
  assert.equal(standardError, '0');
  assert.equal(probability, '0.000190724129676541');
  assert.equal((pocketPairForQuads as { probability: string }).probability, '0.000151950036970741');
  const high = ask(TEXAS_HOLDEM, 'high-hand', { deals: '2000', tables: '4' });
  assert.ok(high.ok);
  assert.equal(high.value['dealsInPeriod'], 120);
});

test('[OPK-8] aces are cracked more often at a fuller table, and not more often when they must play', () => {
  const shares = [4, 7, 10].map(players => {
    const [beaten, beatenBothPlay] = dealAces({ players, deals: 20_000, seed: 1 }, WHOLE, quiet);
    assert.ok(beatenBothPlay <= beaten);
    return beaten;
  });
  assert.ok(shares[0]! < shares[1]! && shares[1]! < shares[2]!);
});

const REFUSED: readonly [id: string, given: Readonly<Record<string, string>>, why: RegExp][] = [
  ['bad-beat', { players: '11' }, /2 to 10/],
  ['bad-beat', { beaten: 'two-pair' }, /full-house-AAAKK/],
  ['bad-beat', { by: 'luck' }, /any-higher-hand/],
  ['high-hand', { 'hole-cards': 'three' }, /two, one, any/],
  ['aces-cracked', { deals: '-5' }, /1,000 to 100,000,000/],
];
for (const [id, given, why] of REFUSED) {
  test(`[OPK-4] ${id} with ${JSON.stringify(given)} is refused with what exists`, () => {
    const refused = ask(TEXAS_HOLDEM, id, given);
    assert.ok(!refused.ok);
    assert.match(refused.message, why);
  });
}
