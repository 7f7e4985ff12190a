import { type Appliers, bookAll, numbered, patch } from '#core/state';
import type { BoxEvent } from './shape.ts';

/** Fee boxes that were taken from their tables. */
export const BOX_EVENTS: Appliers<BoxEvent> = {
  BoxDropped: (house, { drop, table, activity, recorded }) => {
    house.drops.set(drop, { drop, table, activity, recorded });
    return numbered(house, 'drop', drop);
  },
  DropCounted: ({ drops, balances }, { drop, counted, bookings }) => {
    bookAll(balances, bookings);
    return patch(drops, drop, { counted });
  },
  DropExplained: ({ drops }, { drop, reason }) => patch(drops, drop, { reason }),
};
