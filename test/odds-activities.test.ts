import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Given, OddsAnswer } from '#core/odds';
import { activitySubject, type Forecast } from '#core/odds/house';
import { findActivity, RULEBOOK } from '../rulebook/index.ts';

const betOf = (name: string) => activitySubject(findActivity(name)!).bets[0]!;

const ask = (name: string, given: Given = {}): OddsAnswer => {
  const answered = betOf(name).ask(given, () => {});
  assert.ok(answered.ok, answered.ok ? '' : answered.message);
  return answered.value;
};
type Answered = { readonly key: string; readonly fraction: string; readonly per: string; readonly method: string };
const rowsOf = (answer: OddsAnswer) => answer['rows'] as readonly Answered[];

const EXACT: readonly [name: string, given: Given, row: string, fraction: string, why: string][] = [
  ['GEAR-001274', { game: 'crazy-4-poker' }, 'royal-flush', '1/649740', 'five cards of the player'],
  ['GEAR-001274', { game: 'three-card-poker-6-card-bonus' }, 'four-of-a-kind', '1/4165', 'three cards and two more'],
  ['GEAR-001407', { chart: 'B' }, 'straight-flush-K', '1/649740', 'one straight flush of each suit'],
  ['GEAR-001276', { decks: '6' }, '777-specified-suit', '1/250666', 'three sevens of the posted suit, six decks'],
  ['GEGA-003954', {}, 'hands/1', '1/5525', 'ace, king and queen of one suit'],
  ['GEAR-001087', {}, 'royal/1', '1/649740', 'hole cards and flop'],
  ['GEAR-001123', { rank: '9' }, 'trips/1', '47/270725', 'the fourth card in a hand is paid as another row'],
];
for (const [name, given, key, fraction, why] of EXACT) {
  test(`[OFC-8] ${name} ${JSON.stringify(given)}: ${key} is ${fraction}, ${why}`, () => {
    assert.equal(rowsOf(ask(name, given)).find(row => row.key === key)?.fraction, fraction);
  });
}

test('[OFC-9] what is left out takes the least that is approved, and a meter starts again where it started', () => {
  const answer = ask('GEAR-001274', { game: 'crazy-4-poker', seed: '25000' });
  assert.equal(answer['seed'], '$25,000.00');
  assert.equal(answer['reseed'], '$25,000.00');
  assert.equal(answer['adminFee'], '$5.00');
});

test('[OFC-9] prizes are posted by their keys, and what they cost follows', () => {
  const perFee = (prizes: string): number => {
    const { forecast } = ask('GEGA-004430', { prizes }) as { forecast: Forecast };
    return Number(forecast.prizesPerFee);
  };
  const refused = betOf('GEGA-004430').ask({ prizes: 'paytable-1/3=200' }, () => {});
  assert.ok(!refused.ok && refused.clause.startsWith('GEGA-004430'), 'only $100 is approved');
  assert.ok(perFee('paytable-1/3=100') > 0);
});

test('[OFC-11] a prize that winners share costs once, one that each is paid as often as there are winners', () => {
  const perFee = (given: Given): number =>
    Number((ask('baccarat-bonus-hand', given)['forecast'] as Forecast).prizesPerFee);
  const [each, shared] = [perFee({ payout: 'A', players: '8' }), perFee({ payout: 'C', players: '8' })];
  assert.ok(Math.abs(each / shared - 8) < 1e-9, `${each} and ${shared}`);
  const [least, high] = ['B', 'A'].map(payout => perFee({ payout, prizes: '600' }));
  assert.ok(Math.abs(high! / least! - 8) < 1e-9, 'from $600 structure B shares');
  assert.equal(perFee({ payout: 'B' }), perFee({ payout: 'A' }));
});

test('[OFC-11] the structure parts the mean jackpot, and another parts it otherwise', () => {
  type Share = { readonly key: string; readonly to: string; readonly percent: string; readonly mean: string };
  const parted = (payout: string) => {
    const answer = ask('limit-bad-beat', { payout });
    const [first] = (answer['forecast'] as Forecast).prizes;
    const shares = (answer['shares'] as readonly Share[]).filter(({ key }) => key === first!.key);
    assert.ok(Math.abs(shares.reduce((sum, { mean }) => sum + Number(mean), 0) - Number(first!.meanPrize)) < 0.02);
    return shares.map(({ to, percent }) => `${to} ${percent}`);
  };
  assert.deepEqual(parted('A'), ['losing-hand 40', 'winning-hand 20', 'table 40']);
  assert.deepEqual(parted('B'), ['losing-hand 50', 'winning-hand 25', 'table 25']);
});

const REFUSED: readonly [name: string, given: Given, says: RegExp][] = [
  ['dead-chips', {}, /has no qualifying hands of a game that can be dealt here/],
  ['GEAR-001274', { chart: 'Z' }, /“Z” isn't a choice for chart\. Choose one of: A, B, C/],
  ['GEAR-001274', { seed: '1' }, /Approved: \$1,000.00 to/],
  ['GEAR-001274', { seed: '-5' }, /isn't an amount for seed/],
  ['GEAR-001274', { prizes: 'flush=many' }, /isn't an amount for prizes/],
  ['GEAR-001274', { tables: '0' }, /1 to 1,000/],
  ['GEAR-001274', { game: 'bridge' }, /“bridge” isn't a choice for game/],
];
for (const [name, given, says] of REFUSED) {
  test(`[OFC-9] ${name} with ${JSON.stringify(given)} is refused with what exists`, () => {
    const refused = betOf(name).ask(given, () => {});
    assert.ok(!refused.ok);
    assert.match(refused.message, says);
  });
}

test('[OPK-6] parts of the work, on however many cores, come to the same answer', () => {
  const { ask: whole, parts } = betOf('aces-cracked');
  assert.ok(parts !== undefined);
  const given = { deals: '2000', players: '9' };
  const found = [0, 1, 2].map(index => parts.work(given, { index, of: 3 }, () => {}));
  const joined = parts.join(
    given,
    found.map(part => (part.ok ? part.value : undefined)),
  );
  assert.deepEqual(
    joined,
    whole(given, () => {}),
  );
});

test('[OFC-10] a hand that everybody at the table is paid for costs as many prizes', () => {
  const cost = (players: string) => Number(ask('GEAR-001123', { players, rank: '9' })['prizesPerRound']);
  assert.ok(cost('10') > 4 * cost('2'));
});

test('[OFC-8] rows that nobody can deal for say why', () => {
  const answer = ask('ca-asian-jackpot-1', { game: '13-card-chinese-poker' });
  const not = answer['notCounted'] as readonly { hand: string; why: string }[];
  assert.ok(not.some(({ why }) => why.includes('home runs')));
  assert.deepEqual(
    rowsOf(answer).map(({ method }) => method),
    ['counted', 'counted'],
  );
});

test('every activity with charts offers its options, and each of its games can be asked for', () => {
  for (const activity of RULEBOOK.filter(({ charts }) => charts.some(({ rows }) => rows.length > 0))) {
    const [bet] = activitySubject(activity).bets;
    assert.ok(bet!.options['chart']!.accepts.length > 0, activity.id);
  }
});
