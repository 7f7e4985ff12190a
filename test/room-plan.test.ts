import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '#core/base';
import { type HouseCommand, houseFrom, houseText } from '#core/house';
import type { PlannedTable } from '#core/state';
import { type TableSummary, viewOf } from '#core/views';
import { Room } from './house/room.ts';

const planned = (table: number, more: Partial<PlannedTable> = {}): PlannedTable => ({
  table,
  across: 2 * table,
  down: 0,
  seats: 9,
  plays: { game: 'texas-holdem', isLive: true, isTournament: false },
  opens: true,
  ...more,
});
const draw = (...tables: readonly PlannedTable[]): HouseCommand => ({ type: 'DrawPlan', tables });

/** The room after commands that are done. */
const after = (...commands: readonly HouseCommand[]): Room => {
  const room = new Room();
  for (const command of commands) room.do(command);
  return room;
};

test('[OPH-3] the plan is drawn whole, listened to, and kept over a snapshot', () => {
  const { house } = after(draw(planned(1), planned(2)), draw(planned(2, { pit: 'A', seats: 8 }), planned(3)));
  assert.deepEqual([...house.plan.keys()], [2, 3]);
  assert.deepEqual(viewOf('plan').part(house, '2'), planned(2, { pit: 'A', seats: 8 }));
  assert.equal(canonicalJson([...houseFrom(house.settings, houseText(house)).plan]), canonicalJson([...house.plan]));
});

const WRONG: readonly [tables: readonly PlannedTable[], refused: RegExp][] = [
  [[planned(1), planned(1, { across: 9 })], /^plan-table-twice: Table 1 is on the plan twice/],
  [[planned(1), planned(2, { across: 2 })], /^plan-square-taken: Tables 1 and 2 are on the same square/],
  [[planned(0)], /^plan-table-number: 0 isn't a table number/],
  [[planned(1, { plays: { game: 'whist', isLive: true, isTournament: false } })], /^unknown-game/],
];
for (const [tables, refused] of WRONG) {
  test(`[OPH-3] ${refused.source} and the plan before stays`, () => {
    const room = after(draw(planned(7)));
    const { code, message } = room.refused(draw(...tables));
    assert.match(`${code}: ${message}`, refused);
    assert.deepEqual([...room.house.plan.keys()], [7]);
  });
}

test('[OPH-4] one key opens the closed tables that open with the room, and the gaming day', () => {
  const { opens: _, ...closed } = planned(3);
  const room = after(draw(planned(1), planned(2), closed), { type: 'OpenRoom' });
  assert.equal(room.house.day, '2026-03-02');
  assert.deepEqual([...room.house.tables.keys()], [1, 2]);
  assert.equal(room.house.tables.get(2)?.plays.game, 'texas-holdem');
  assert.equal(room.refused({ type: 'OpenRoom' }).code, 'nothing-to-open-by-plan');
});

test('[OPH-4] a table that is open already stays as it is', () => {
  const omaha = { game: 'omaha', isLive: true, isTournament: false };
  const { house } = after({ type: 'OpenTable', table: 1, plays: omaha }, draw(planned(1), planned(2)), {
    type: 'OpenRoom',
  });
  assert.equal(house.tables.get(1)?.plays.game, 'omaha');
  assert.equal(house.tables.get(2)?.plays.game, 'texas-holdem');
});

test('[OH-14] floor and keypad show as many seats as the plan says; without one, as such tables have', () => {
  const seatsOf = ({ house }: Room, table: number): number | undefined =>
    (viewOf('tables').part(house, String(table)) as TableSummary | undefined)?.seats;
  const room = after(draw(planned(1, { seats: 8 })), { type: 'OpenRoom' });
  assert.equal(seatsOf(room, 1), 8);
  room.do(draw(planned(1, { seats: 10 })));
  assert.equal(seatsOf(room, 1), 10, 'an open one too');
  room.do({ type: 'OpenTable', table: 5, plays: { game: 'ez-baccarat', isLive: true, isTournament: false } });
  assert.equal(seatsOf(room, 5), 7);
});
