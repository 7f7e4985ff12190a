import { given } from '#core/base';
import type { Drop, Notice, Offered } from '#core/house';
import { type Cents, minus } from '#core/money';
import type { Activity } from '#core/rulebook';
import { activityOf, nameOf } from '#core/state';
import { formatTime } from '#core/time';
import { type Opens, opensUnder } from './opens.ts';
import { byNumber, type View } from './view.ts';

/** A fee box on its way to the count. It is counted blind: what was recorded is shown with the count. REG-F3 */
export type DropView = {
  readonly drop: number;
  readonly table: number;
  readonly activity: string;
  readonly name: string;
  readonly count?: { readonly counted: Cents; readonly recorded: Cents; readonly variance: Cents };
};

export const DROPS: View<DropView> = byNumber(
  ({ drops }) => drops,
  (house, { drop, table, activity, recorded, counted }: Drop) => ({
    drop,
    table,
    activity,
    name: nameOf(house, activity),
    // A box may have held nothing.
    ...given('count', counted === undefined ? undefined : { counted, recorded, variance: minus(counted, recorded) }),
  }),
);

export const NOTICES: View<Notice> = byNumber(
  ({ notices }) => notices,
  (_, notice) => notice,
);

/** An activity as the house offers it. */
export type OfferingView = {
  readonly activity: string;
  readonly name: string;
  readonly regulatorId?: string;
  readonly kind?: Activity['kind'];
  readonly state: Offered['state'];
  readonly postedAt: string;
  readonly tables: Offered['tables'];
  /** What can be opened at the promotions desk under it. */
  readonly opens: readonly Opens[];
};

export const OFFERINGS: View<OfferingView> = {
  keys: ({ offerings }) => offerings.keys(),
  part: (house, key) => {
    const offered = house.offerings.get(key);
    if (offered === undefined) return undefined;
    const activity = activityOf(house, key);
    return {
      activity: key,
      name: nameOf(house, key),
      ...given('regulatorId', activity?.regulatorId),
      ...given('kind', activity?.kind),
      state: offered.state,
      postedAt: offered.postedAt,
      tables: offered.tables,
      opens: activity === undefined ? [] : opensUnder(activity, offered.offering),
    };
  },
};

/** Whether the house takes fees. */
export type ServiceView = { readonly outOfService?: string };

export const SERVICE: View<ServiceView> = {
  keys: () => ['house'],
  part: ({ outOfService }) => given('outOfService', outOfService),
};

/** How the house reckons time; the time itself comes with every heartbeat. */
export type ClockView = {
  readonly zone: string;
  readonly dayStartsAt: string;
  readonly increasesAt: string;
  /** The gaming day that is not closed yet. */
  readonly openDay?: string;
};

export const CLOCK: View<ClockView> = {
  keys: () => ['house'],
  part: ({ settings: { clock, increasesAt }, day }) => ({
    zone: clock.zone,
    dayStartsAt: formatTime(clock.dayStartsAt),
    increasesAt: formatTime(increasesAt),
    ...given('openDay', day),
  }),
};
