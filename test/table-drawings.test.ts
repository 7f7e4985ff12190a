import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  awardChips,
  awardItems,
  drawSpinner,
  drawTable,
  type FloorSeat,
  type FloorTable,
  shareSpin,
} from '#core/mechanisms/table-drawing';
import { cents, dollars } from '#core/money';
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
