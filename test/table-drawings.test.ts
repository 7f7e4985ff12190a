import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn, StateIn } from '#core/house';
import { cents, dollars } from '#core/money';
import { type SetTable, type Sits, setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { actor, offeringOf, type Room } from './house/room.ts';
import { asking, awards, forbid } from './walks/walk.ts';

const [LUCKY, CARDS] = ['lucky-table-drawing', 'wheel-of-cards'] as const;
const NO_WHEEL = { prizes: {}, valueAwards: [] };
const PAN_9 = { game: 'pan-9' };
const PAIR = ['Jh', 'Jc', '8d', '5s', '2c'];

type Draw = Partial<Extract<CommandIn<'table-drawing'>, { type: 'DrawTable' }>>;
type Tables = Readonly<Record<number, SetTable>>;

/** A room in which the drawing runs, with these tables on the floor. */
const roomWith = (activity: string, chart: string, tables: Tables, posted: typeof NO_WHEEL | object = NO_WHEEL) => {
  const room = promotionRoom(offeringOf(activity, { charts: [chart] }));
  room.do(opening(activity, 'table-drawing', { ...NO_WHEEL, ...posted }));
  setFloor(room, tables);
  return room;
};
const drawing = (activity: string, draw: Draw) =>
  asking(
    activity,
    'table-drawing',
  )({ type: 'DrawTable', balls: [], ids: [], seatCards: [], spinCards: {}, stops: [], ...draw });
const ids = (table: number, ...seats: readonly number[]) => seats.map(seat => ({ table, seat, player: `p${seat}` }));

/** Balls come out of the drum, and are recorded as they do. */
const ballsOut = (room: Room, ...balls: readonly number[]): void => {
  for (const ball of balls) room.do(asking(CARDS, 'table-drawing')({ type: 'DrawBall', ball }));
};

/** What a drawing came to. */
const drawn = (room: Room, activity: string, draw: Draw): NonNullable<StateIn<'table-drawing'>['last']> => {
  if (activity === CARDS) ballsOut(room, ...(draw.balls ?? []));
  room.both(drawing(activity, draw));
  const { state } = room.house.promotions.get(activity) as unknown as { state: StateIn<'table-drawing'> }; // Opened so.
  return state.last!; // Just drawn.
};

test('[TBD-1] [lucky-table-drawing How it runs 3] balls of tables out of play are held out; free tables take part', () => {
  const room = roomWith(LUCKY, '1', {
    3: {},
    7: { waiting: [1], plays: { isLive: false } },
    9: { waiting: [1], plays: { isTournament: true } },
  });
  const { table, heldOut } = drawn(room, LUCKY, { balls: [3, 9, 7, 3] });
  assert.deepEqual([table, heldOut], [7, [3, 9]]);
  assert.deepEqual(drawn(room, LUCKY, { balls: [3, 44] }), { heldOut: [3, 44], awards: [], forfeited: [] });
  room.do({ type: 'LeaveSeat', table: 7, seat: 1, position: 1 });
  assert.equal(drawn(room, LUCKY, { balls: [7] }).table, undefined, 'nobody sits there any more');
});

test('[TBD-1] [TBD-4] who sits where is known to the house: a table that was never opened wins nothing, nor a seated proposition player', () => {
  const room = roomWith(LUCKY, '1', { 5: { waiting: [{ seat: 1, role: 'proposition-player' }], plays: PAN_9 } });
  const never = drawn(room, LUCKY, { balls: [777], ids: ids(777, 1), seatCards: [1] });
  assert.deepEqual([never.table, never.heldOut], [undefined, [777]]);
  const barred = drawn(room, LUCKY, { balls: [5], ids: ids(5, 1), seatCards: [1] });
  assert.deepEqual([barred.table, barred.awards, barred.forfeited], [5, [], [1]]);
  assert.deepEqual(awards(room), []);
});

test('[TBD-2] [lucky-table-drawing How it runs 5] $100: into the pot at poker, else to the drawn seat', () => {
  const room = roomWith(LUCKY, '1', { 7: { waiting: [1] }, 12: { waiting: [1, 4, 9], plays: PAN_9 } });
  const pot = drawn(room, LUCKY, { balls: [7] });
  assert.deepEqual([pot.awards, pot.forfeited], [[{ type: 'pot', amount: dollars(100) }], []]);
  const asian = drawn(room, LUCKY, { balls: [12], ids: ids(12, 1, 4), seatCards: [2, 4] });
  assert.deepEqual(asian.awards, [{ type: 'money', seat: 4, amount: dollars(100) }]);
  const ninth = drawing(LUCKY, { balls: [12], seatCards: [9] });
  forbid(room, [['a ninth seat card', ninth, 'no-such-seat-card', `${LUCKY} How it runs`]]);
});

test('[TBD-3] [TBD-4] [lucky-table-drawing Eligibility] one item each; without ID, or to a proposition player, none', () => {
  const sits: readonly (number | Sits)[] = [1, 2, { seat: 3, role: 'proposition-player' }, { seat: 4, age: 20 }];
  const room = roomWith(LUCKY, '2', { 7: { waiting: sits } });
  const hats = drawn(room, LUCKY, { balls: [7], ids: ids(7, 1, 3, 4), item: 'logo hat' });
  assert.deepEqual([hats.awards, hats.forfeited], [[{ type: 'item', seat: 1, item: 'logo hat' }], [2, 3, 4]]);
  const car = drawing(LUCKY, { balls: [7], ids: ids(7, 1), item: 'a car' });
  forbid(room, [['a car', car, 'item-not-listed', `${LUCKY} How it runs`]]);
  const chips = roomWith(LUCKY, '1', { 7: { waiting: sits } });
  const pot = drawn(chips, LUCKY, { balls: [7], item: 'logo hat' });
  assert.deepEqual(pot.awards, [{ type: 'pot', amount: dollars(100) }], 'the version that is offered gives chips');
  const wheel = promotionRoom(offeringOf('big-spin', {}));
  assert.equal(wheel.refused(opening('big-spin', 'table-drawing', NO_WHEEL)).code, 'no-tables-drawn');
});

test('[TBD-4] [CLB-5] whom the club keeps out forfeits what the seat would have had', () => {
  const room = roomWith(LUCKY, '2', {});
  room.do({ type: 'EnrollMember', member: 'm-1', idPaper: 'passport', mayMail: true });
  setFloor(room, { 7: { waiting: [{ seat: 1, member: 'm-1' }, 2] } });
  room.do({ type: 'ExcludeMember', member: 'm-1', kind: 'self-exclusion' });
  const hats = drawn(room, LUCKY, {
    balls: [7],
    ids: [
      { table: 7, seat: 1 },
      { table: 7, seat: 2 },
    ],
    item: 'logo hat',
  });
  assert.deepEqual([hats.awards, hats.forfeited], [[{ type: 'item', seat: 2, item: 'logo hat' }], [1]]);
});

const HOW = `${CARDS} How it runs`;
const PAIR_PAYS = { prizes: { pair: dollars(100) }, valueAwards: ['logo jacket'] };

test('[TBD-5] [wheel-of-cards How it runs 2] the ace among those dealt in before the draw spins', () => {
  const room = roomWith(CARDS, 'A', { 18: { dealtIn: [1, 2], waiting: [3] } });
  const spin = (spinCards: Readonly<Record<string, string>>) => ({
    balls: [18],
    ids: ids(18, 1, 2, 3),
    spinCards,
    stops: PAIR,
  });
  const draw = drawn(room, CARDS, spin({ 1: '2', 2: 'A' }));
  assert.deepEqual([draw.table, draw.spinner], [18, 2]);
  assert.equal(drawn(room, CARDS, spin({ 3: 'A' })).spinner, undefined, 'sat down after the draw');
  ballsOut(room, 18);
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place + 1, `${place + 1}`]));
  forbid(room, [
    ['ten cards', drawing(CARDS, spin(ten)), 'too-many-spin-cards', HOW],
    ['two aces', drawing(CARDS, spin({ 1: 'A', 2: 'A' })), 'more-than-one-ace', HOW],
  ]);
});

test('[TBD-6] [wheel-of-cards No purchase] no ace, or no ID: nobody spins and a new ball is drawn', () => {
  const room = roomWith(CARDS, 'A', { 18: { dealtIn: [1, 2, 3, 4] }, 21: { dealtIn: [8], plays: { isLive: false } } });
  const missed = drawn(room, CARDS, { balls: [21], ids: ids(21, 8), spinCards: { 8: '4' } });
  assert.deepEqual([missed.table, missed.spinner], [21, undefined]);
  const both = [...ids(21, 8), ...ids(18, 2)];
  const next = drawn(room, CARDS, { balls: [21, 5, 18], ids: both, spinCards: { 8: '4', 2: 'A' }, stops: PAIR });
  assert.deepEqual([next.table, next.spinner, next.heldOut], [18, 2, [5]]);
  const withoutId = drawn(room, CARDS, { balls: [18], spinCards: { 1: 'A' } });
  assert.deepEqual([withoutId.spinner, withoutId.forfeited], [undefined, [1]]);
});

test('[TBD-7] [wheel-of-cards How it runs 5] the money to all dealt in before, the value awards to the spinner', () => {
  const room = roomWith(CARDS, 'A', { 18: { dealtIn: [1, 2, 3], waiting: [6] } }, PAIR_PAYS);
  const stops = ['Jh', 'logo jacket', ...PAIR.slice(1)];
  const won = drawn(room, CARDS, { balls: [18], ids: ids(18, 1, 2, 6), spinCards: { 2: 'A' }, stops });
  assert.deepEqual(won.awards, [
    { type: 'money', seat: 1, amount: cents(3_333) },
    { type: 'money', seat: 2, amount: cents(3_333) },
    { type: 'item', seat: 2, item: 'logo jacket' },
  ]);
  assert.deepEqual([won.forfeited, won.hand?.category], [[3], 'pair']);
});

test('[TBD-8] a member spins under the club card; an ID of somebody else is looked at again', () => {
  const room = roomWith(CARDS, 'A', { 18: { dealtIn: [{ seat: 2, member: 'm-2' }] } }, PAIR_PAYS);
  const spin = (player?: string) =>
    drawing(CARDS, {
      balls: [18],
      ids: [{ table: 18, seat: 2, ...(player === undefined ? {} : { player }) }],
      spinCards: { 2: 'A' },
      stops: PAIR,
    });
  ballsOut(room, 18);
  forbid(room, [['the ID of ana', spin('ana'), 'id-of-another', HOW]]);
  room.both(spin());
  ballsOut(room, 18);
  assert.equal(room.refused(spin(), { second: actor('bo') }).code, 'spun-today');
});
