import { type Answer, accept, answer, defined } from '#core/base';
import { ACCOUNT } from '#core/ledger';
import {
  booking,
  type Context,
  type Deciders,
  type Drawer,
  type HouseView,
  heldInDrawer,
  momentText,
  type OfType,
  piecesObjection,
  twoPeople,
  type VarianceReason,
} from '#core/state';
import { leavingObjection, nextSlip, variance } from './books.ts';
import { refuse } from './refusals.ts';
import type { CashCommand, CashEvent } from './shape.ts';

type DrawerCommand = OfType<CashCommand, 'OpenDrawer' | 'CountDrawer' | 'HandOverDrawer' | 'CloseDrawer'>;

/** A drawer belongs to its window: opened, counted, handed over and closed there. CSH-2 to CSH-4 */
export const DRAWER_COMMANDS: Deciders<DrawerCommand, CashEvent> = {
  OpenDrawer: (house, { counted: float, pieces }, context) => {
    const window = windowAt(house, context);
    if (!window.ok) return window;
    const station = window.value;
    if (house.vault === undefined) return refuse('vault-not-counted', {}, 'CSH-1');
    if (house.drawers.has(station)) return refuse('drawer-already-open', { station }, 'CSH-2');
    const people = twoPeople(context, 'CSH-2');
    if (!people.ok) return people;
    const objection = piecesObjection(float, pieces) ?? leavingObjection(house, ACCOUNT.vault, float);
    if (objection !== undefined) return objection;
    const [slip, at] = [nextSlip(house), momentText(context.now)];
    const bookings = booking(ACCOUNT.vault, ACCOUNT.drawer(station), float);
    return accept({
      type: 'DrawerOpened',
      station,
      float,
      slip,
      by: people.value,
      at,
      bookings,
      ...defined({ pieces }),
    });
  },

  CountDrawer: (house, { counted, pieces }, context) => {
    const open = ownDrawer(house, context);
    if (!open.ok) return open;
    const sheet = piecesObjection(counted, pieces);
    if (sheet !== undefined) return sheet;
    const { station } = open.value;
    const found = variance(ACCOUNT.drawer(station), heldInDrawer(house, station), counted).variance;
    const [by, at] = [context.actor.id, momentText(context.now)];
    return accept({ type: 'DrawerCounted', station, counted, variance: found, by, at, ...defined({ pieces }) });
  },

  HandOverDrawer: (house, { reason }, context) => {
    const ended = endOfDrawer(house, reason, context);
    if (!ended.ok) return ended;
    const { station, holder, by, ...signed } = ended.value;
    return accept({ type: 'DrawerHandedOver', station, from: holder, to: by[1], by, ...signed });
  },

  CloseDrawer: (house, { reason }, context) => {
    const ended = endOfDrawer(house, reason, context);
    if (!ended.ok) return ended;
    const { holder: _, bookings, ...signed } = ended.value;
    const toVault = booking(ACCOUNT.drawer(signed.station), ACCOUNT.vault, signed.counted);
    return accept({ type: 'DrawerClosed', ...signed, bookings: [...bookings, ...toVault] });
  },
};

type Ended = Pick<Drawer, 'station' | 'holder'> &
  Omit<OfType<CashEvent, 'DrawerClosed'>, 'type' | 'by'> & { readonly by: readonly [string, string] };

/** Somebody stops answering for it, by a count that still holds and with a reason for what it differs by. */
const endOfDrawer = (house: HouseView, reason: VarianceReason | undefined, context: Context): Answer<Ended> => {
  const open = ownDrawer(house, context);
  if (!open.ok) return open;
  const { station, holder, count } = open.value;
  if (count === undefined) return refuse('drawer-not-counted', { station }, 'CSH-3');
  const people = twoPeople(context, 'CSH-3');
  if (!people.ok) return people;
  const { counted } = count;
  const found = variance(ACCOUNT.drawer(station), heldInDrawer(house, station), counted);
  const isExplained = found.variance === 0 || reason !== undefined;
  if (!isExplained) return refuse('reason-for-variance', { station }, 'CSH-3');
  const [slip, at] = [nextSlip(house), momentText(context.now)];
  const given = found.variance === 0 ? {} : defined({ reason });
  return answer({ station, holder, counted, ...found, slip, by: people.value, at, ...given });
};

/** A window of the cage. */
const windowAt = ({ stations }: HouseView, { station }: Context): Answer<string> =>
  station !== undefined && stations.get(station)?.kind === 'cage'
    ? answer(station)
    : refuse('not-a-window', {}, 'CSH-2');

/** The open drawer of this window, for its cashier; a supervisor may stand in for one who has left. */
const ownDrawer = (house: HouseView, context: Context): Answer<Drawer> => {
  const window = windowAt(house, context);
  if (!window.ok) return window;
  const station = window.value;
  const drawer = house.drawers.get(station);
  if (drawer === undefined) return refuse('drawer-not-open', { station }, 'CSH-2');
  const { id } = context.actor;
  const isSupervisor = house.staff.get(id)?.roles.includes('supervisor') === true;
  return drawer.holder === id || isSupervisor ? answer(drawer) : refuse('drawer-of-another', { station }, 'CSH-4');
};
