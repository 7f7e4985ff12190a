import type { HouseView } from '#core/house';
import { partOf, rate } from '#core/money';
import { heldInVault } from '#core/state';
import { playBoards } from './boards.ts';
import type { Room } from './room.ts';
import { BY, isAttendedBy } from './stations.ts';

/** In milliseconds of the simulation. */
const LOOK_AGAIN_AFTER = 30_000;

const COUNTING = { ...BY.accounting, role: 'count', second: 'accounting' } as const;

/** What the offices do: drop and count boxes, reimburse trays, close the day. */
export const playOffice = async (room: Room): Promise<number> => {
  const house = room.view();
  if (house === undefined) return LOOK_AGAIN_AFTER;
  await Promise.all([openDrawer(room, house), dropOne(room, house), countDrops(room, house), playBoards(room, house)]);
  if (!isAttendedBy(house, ['accounting'])) await room.ask({ type: 'CloseGamingDay' }, BY.accounting);
  return LOOK_AGAIN_AFTER;
};

/** Once a visitor has counted the vault, windows pay out of drawers; the simulated one has its own. CSH-2 */
const openDrawer = async (room: Room, house: HouseView): Promise<void> => {
  if (house.vault === undefined || house.drawers.has(BY.cage.station)) return;
  const counted = partOf(heldInVault(house), rate(1, 4));
  await room.ask({ type: 'OpenDrawer', counted }, { ...BY.cage, second: 'supervisor' });
};

const dropOne = async (room: Room, house: HouseView): Promise<void> => {
  const { table } = room.plan.tables[room.chance.below(room.plan.tables.length)]!;
  const boxes = new Set(house.tables.get(table)?.round?.fees.map(({ activity }) => activity));
  for (const activity of boxes) await room.ask({ type: 'DropBox', table, activity }, COUNTING);
  await room.ask({ type: 'ReimburseTray', table }, BY.cage);
};

const countDrops = async (room: Room, house: HouseView): Promise<void> => {
  const uncounted = [...house.drops.values()].filter(({ counted }) => counted === undefined);
  await Promise.all(
    uncounted.map(({ drop, recorded }) => room.ask({ type: 'CountDrop', drop, counted: recorded }, COUNTING)),
  );
};
