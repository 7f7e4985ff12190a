import { type Appliers, bookAll, type Changed, type House, patch, put, remove, update } from '#core/state';
import type { CashEvent } from './shape.ts';

/** Where cash lies, and who answers for it. */
export const CASH_EVENTS: Appliers<CashEvent> = {
  VaultCounted: (house, { slip, counted, variance, by, at, bookings }) => {
    bookAll(house.balances, bookings);
    return { vault: { slip, counted, variance, by, at, slips: slip } };
  },
  VaultExplained: ({ vault }, { slip, reason }) =>
    vault === undefined || vault.slip !== slip ? undefined : { vault: { ...vault, reason } },
  CashMoved: (house, { slip, from, to, bookings }) => {
    bookAll(house.balances, bookings);
    for (const place of [from, to]) if (place.type === 'drawer') countEnds(house, place.station);
    return slipGiven(house, slip);
  },
  DrawerOpened: (house, { station, float, slip, by, at, bookings }) => {
    bookAll(house.balances, bookings);
    put(house.drawers, station, { station, float, openedAt: at, holder: by[0]! }); // Two have signed.
    return slipGiven(house, slip);
  },
  DrawerCounted: ({ drawers }, { station, counted, variance, by, at }) =>
    patch(drawers, station, { count: { counted, variance, by: [by], at } }),
  DrawerHandedOver: (house, { station, to: holder, slip, bookings }) => {
    bookAll(house.balances, bookings);
    countEnds(house, station);
    patch(house.drawers, station, { holder });
    return slipGiven(house, slip);
  },
  DrawerClosed: (house, { station, slip, bookings }) => {
    bookAll(house.balances, bookings);
    remove(house.drawers, [station]);
    return slipGiven(house, slip);
  },
  CashBooked: (house, { station, bookings }) => {
    bookAll(house.balances, bookings);
    if (station !== undefined) countEnds(house, station);
    return undefined;
  },
};

/** A vault was counted before anything else has a slip. */
const slipGiven = ({ vault }: House, slips: number): Changed | undefined => vault && { vault: { ...vault, slips } };

/** Money has moved since it was counted. */
const countEnds = ({ drawers }: House, station: string): void =>
  update(drawers, station, ({ count: _, ...drawer }) => drawer);
