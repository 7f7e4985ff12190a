import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decideFund, evolveFund, openFund } from '#core/fund';
import { type NextHand, type PokerTable, type Splash, splashTables, tokens } from '#core/mechanisms/splash-pot';
import {
  awardChips,
  awardItems,
  drawSpinner,
  drawTable,
  type FloorSeat,
  type FloorTable,
  shareSpin,
} from '#core/mechanisms/table-drawing';
import { type Cents, cents, dollars, total } from '#core/money';
import { approved, offeringOf } from './promotions/offering.ts';

const LUCKY = approved('lucky-table-drawing');
const CHIPS = offeringOf('lucky-table-drawing', { charts: ['1'] });
const WEAR = offeringOf('lucky-table-drawing', { charts: ['2'] });

const seat = (number: number, other: Partial<FloorSeat> = {}): FloorSeat => ({
  seat: number,
  showsId: true,
  wasDealtIn: true,
  role: 'player',
  ...other,
});
const table = (number: number, seats: readonly FloorSeat[], other: Partial<FloorTable> = {}): FloorTable => ({
  table: number,
  isActive: true,
  isLive: true,
  isTournament: false,
  hasPot: true,
  seats,
  ...other,
});

test('[TBD-1] [lucky-table-drawing How it runs 3] balls of inactive tables are held out; free tables take part', () => {
  const idle = table(3, [], { isActive: false });
  const free = table(7, [seat(1)], { isLive: false });
  const tournament = table(9, [seat(1)], { isTournament: true });
  const draw = drawTable(LUCKY, [idle, free, tournament], [3, 9, 7, 3]);
  assert.deepEqual([draw.table?.table, draw.heldOut], [7, [3, 9]]);
  assert.deepEqual(drawTable(LUCKY, [idle], [3, 44]), { heldOut: [3, 44] });
});

test('[TBD-2] [lucky-table-drawing How it runs 5] $100: into the pot at poker, else to the drawn seat', () => {
  const pot = awardChips(LUCKY, CHIPS, table(7, [seat(1)]), []);
  assert.deepEqual(pot.ok && pot.value, { awards: [{ type: 'pot', amount: dollars(100) }], forfeited: [] });
  const asian = table(12, [seat(1), seat(4), seat(9)], { hasPot: false });
  const drawn = awardChips(LUCKY, CHIPS, asian, [2, 4]);
  assert.deepEqual(drawn.ok && drawn.value.awards, [{ type: 'money', seat: 4, amount: dollars(100) }]);
  const ninth = awardChips(LUCKY, CHIPS, asian, [9]);
  assert.equal(!ninth.ok && ninth.code, 'no-such-seat-card');
});

test('[TBD-3] [TBD-4] [lucky-table-drawing Eligibility] one item each; without ID, or to a proposition player, none', () => {
  const seats = [seat(1), seat(2, { showsId: false }), seat(3, { role: 'proposition-player' }), seat(4, { age: 20 })];
  const won = awardItems(LUCKY, WEAR, table(7, seats), 'logo hat');
  assert.deepEqual(won.ok && won.value, {
    awards: [{ type: 'item', seat: 1, item: 'logo hat' }],
    forfeited: [2, 3, 4],
  });
  const other = awardItems(LUCKY, WEAR, table(7, seats), 'a car');
  assert.equal(!other.ok && other.code, 'item-not-listed');
  const wrong = awardItems(LUCKY, CHIPS, table(7, seats), 'logo hat');
  assert.equal(!wrong.ok && wrong.code, 'no-table-drawing');
});

const WHEEL = approved('wheel-of-cards');
const VERSION_A = offeringOf('wheel-of-cards', { charts: ['A'] });
const spinner = (tables: readonly FloorTable[], balls: readonly number[], cards: Readonly<Record<number, string>>) => {
  const bySeat = new Map(Object.entries(cards).map(([number, card]) => [Number(number), card]));
  return drawSpinner(WHEEL, VERSION_A, tables, { balls, cards: bySeat });
};

test('[TBD-5] [wheel-of-cards How it runs 2] the ace among those dealt in before the draw spins', () => {
  const seats = [seat(1), seat(2), seat(3, { wasDealtIn: false })];
  const draw = spinner([table(18, seats)], [18], { 1: '2', 2: 'A' });
  assert.deepEqual(draw.ok && [draw.value.table?.table, draw.value.spinner], [18, 2]);
  const hopper = spinner([table(18, seats)], [18], { 3: 'A' });
  assert.equal(hopper.ok && hopper.value.spinner, undefined);
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place + 1, `${place + 1}`]));
  const tooMany = spinner([table(18, seats)], [18], ten);
  assert.equal(!tooMany.ok && tooMany.code, 'too-many-spin-cards');
  const twice = spinner([table(18, seats)], [18], { 1: 'A', 2: 'A' });
  assert.equal(!twice.ok && twice.code, 'more-than-one-ace');
});

test('[TBD-6] [wheel-of-cards No purchase] no ace, or no ID: nobody spins and a new ball is drawn', () => {
  const alone = table(21, [seat(8)], { isLive: false });
  const full = table(18, [seat(1), seat(2)]);
  const missed = spinner([alone, full], [21], { 8: '4' });
  assert.deepEqual(missed.ok && [missed.value.table?.table, missed.value.spinner], [21, undefined]);
  const next = spinner([alone, full], [21, 5, 18], { 8: '4', 2: 'A' });
  assert.deepEqual(next.ok && [next.value.table?.table, next.value.spinner, next.value.heldOut], [18, 2, [5]]);
  const withoutId = spinner([table(18, [seat(1, { showsId: false })])], [18], { 1: 'A' });
  assert.deepEqual(withoutId.ok && [withoutId.value.spinner, withoutId.value.forfeited], [undefined, [1]]);
});

test('[TBD-7] [wheel-of-cards How it runs 5] the money to all dealt in before, the value awards to the spinner', () => {
  const seats = [seat(1), seat(2), seat(3, { showsId: false }), seat(6, { wasDealtIn: false })];
  const won = shareSpin(WHEEL, table(18, seats), { spinner: 2, amount: dollars(100), valueAwards: ['logo jacket'] });
  assert.deepEqual(won, {
    awards: [
      { type: 'money', seat: 1, amount: cents(3_333) },
      { type: 'money', seat: 2, amount: cents(3_333) },
      { type: 'item', seat: 2, item: 'logo jacket' },
    ],
    forfeited: [3],
  });
});

const SPLASH = approved('splash-pot');
const poker = (number: number, playersDealtIn: number, other: Partial<PokerTable> = {}): PokerTable => ({
  table: number,
  playersDealtIn,
  isLive: true,
  isTournament: false,
  ...other,
});
const hand = (number: number, winners: readonly number[], pot = 100, playersDealtIn = 6): NextHand => ({
  table: number,
  playersDealtIn,
  pot: dollars(pot),
  winners,
});
const FLOOR = [
  poker(1, 6),
  poker(2, 3),
  poker(3, 9, { isTournament: true }),
  poker(4, 4),
  poker(5, 5, { isLive: false }),
];
const CASH: Splash = { type: 'money', amount: dollars(200) };
const splash = (draws: readonly number[], hands: readonly NextHand[], count = 1, prize: Splash | undefined = CASH) =>
  splashTables(SPLASH, FLOOR, { draws, hands, count }, prize);

test('[SPL-1] [GEAR-001202 Eligibility] a token for each table of four or more, free tables too, no tournament', () => {
  assert.deepEqual(tokens(SPLASH, FLOOR), [1, 4, 5]);
});

test('[SPL-2] [SPL-3] [GEAR-001202 Ambiguities 33.2, 33.3] different tables; too few at the deal: another', () => {
  const result = splash([2, 1, 1, 4, 5], [hand(1, [1]), hand(4, [2], 100, 3), hand(5, [3])], 2);
  assert.ok(result.ok);
  assert.deepEqual(result.value.splashed, [1, 5]);
  assert.deepEqual(result.value.passed, [
    { table: 2, why: 'no-token' },
    { table: 1, why: 'drawn-before' },
    { table: 4, why: 'too-few-dealt-in' },
  ]);
  assert.equal(result.value.due.length, 2);
});

test('[SPL-4] [GEAR-001202 Prizes] the pot with the money goes to its winners, to the cent', () => {
  const pots = fc.record({
    pot: fc.nat(100_000),
    prize: fc.integer({ min: 1, max: 100_000 }),
    winners: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(pots, ({ pot, prize, winners }) => {
      const seats = Array.from({ length: winners }, (_, place) => place + 1);
      const result = splash([1], [hand(1, seats, pot)], 1, { type: 'money', amount: dollars(prize) });
      assert.ok(result.ok);
      const paid = result.value.payouts.map(({ amount }) => amount);
      assert.equal(total(paid), dollars(pot + prize));
      assert.ok(Math.max(...paid) - Math.min(...paid) < winners);
    }),
  );
});

test('[SPL-5] [GEAR-001202 Prizes] goods: one for each winner, and the pot is split', () => {
  const result = splash([1], [hand(1, [3, 4, 7], 90)], 1, {
    type: 'item',
    item: 'gift certificate',
    value: dollars(50),
  });
  assert.ok(result.ok);
  const each = [3, 4, 7].map(number => ({ table: 1, seat: number, amount: dollars(30), item: 'gift certificate' }));
  assert.deepEqual(result.value.payouts, each);
  assert.deepEqual(result.value.due, [{ amount: dollars(150), from: { type: 'reserve' } }]);
});

test('[SPL-5] [GEAR-001202 Funding] the reserve pays; what it lacks is the house’s and is not owed', () => {
  const rule = {
    activity: SPLASH,
    offering: offeringOf('splash-pot', { charts: ['1'], prizes: { splash: dollars(200) } }),
  };
  const result = splash([1], [hand(1, [1])]);
  assert.ok(result.ok);
  const after = (reserve: Cents) => {
    const fund = openFund(rule, { reserve });
    const decision = decideFund(rule, fund, { type: 'PayPrizes', prizes: result.value.due, hits: [] });
    assert.ok(decision.ok);
    const end = decision.events.reduce(evolveFund, fund);
    return [end.reserve, end.advance];
  };
  assert.deepEqual(after(dollars(3_000)), [dollars(2_800), 0]);
  assert.deepEqual(after(dollars(50)), [0, 0]);
});

test('[SPL-4] refused: nothing posted, a pot that nobody won, an activity without splashes', () => {
  const unposted = splashTables(SPLASH, FLOOR, { draws: [1], hands: [], count: 1 }, undefined);
  assert.equal(!unposted.ok && unposted.code, 'splash-prize-missing');
  const unwon = splash([1], [hand(1, [])]);
  assert.equal(!unwon.ok && unwon.code, 'pot-without-winner');
  const other = splashTables(LUCKY, FLOOR, { draws: [1], hands: [], count: 1 }, CASH);
  assert.equal(!other.ok && other.code, 'no-splash-pot');
});
