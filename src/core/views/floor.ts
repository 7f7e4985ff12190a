import { defined } from '#core/base';
import { KINDS } from '#core/house';
import { Amount, minus } from '#core/money';
import { OfferingTimes } from '#core/rulebook';
import { described, exactly, list, named, type Of, object, one, optional, Text } from '#core/shape';
import { DrawnRank, Drop, Notice, nameOf, Offered } from '#core/state';
import { DayText, formatTime, MomentText } from '#core/time';
import { byOffering, OFFERED } from './offered.ts';
import { Opens, opensUnder } from './opens.ts';
import { byNumber, type HouseWide } from './view.ts';

const { recorded: _recorded, counted: _counted, ...DROP } = Drop.fields;
/** A fee box on its way to the count. It is counted blind. REG-F3 */
const DropView = named(
  'DropView',
  object({
    ...DROP,
    name: Text,
    count: optional(object({ counted: Amount, recorded: Amount, variance: Amount })),
  }),
  'What was recorded is shown only with the count.',
);
type DropView = Of<typeof DropView>;

export const DROPS: HouseWide<DropView> = {
  shape: DropView,
  read: 'drops',
  ...byNumber(
    ({ drops }) => drops,
    (house, { recorded, counted, ...drop }: Drop) => ({
      ...drop,
      name: nameOf(house, drop.activity),
      // A box may have held nothing.
      ...defined({
        count: counted === undefined ? undefined : { counted, recorded, variance: minus(counted, recorded) },
      }),
    }),
  ),
};

export const NOTICES: HouseWide<Notice> = {
  shape: Notice,
  read: 'notices',
  ...byNumber(
    ({ notices }) => notices,
    (_, notice) => notice,
  ),
};

const { postedAt, tables } = Offered.fields;
/** An activity as the house offers it. */
const OfferingView = named(
  'OfferingView',
  object({
    ...OFFERED,
    kind: optional(one(KINDS)),
    postedAt,
    tables,
    drawsRank: optional(exactly(true), 'Its rank is drawn by lot for each posted period.'),
    ranks: optional(list(DrawnRank), 'The cards drawn for its periods.'),
    times: optional(OfferingTimes, 'When it holds, as it was posted.'),
    opens: described(list(Opens), 'What can be opened at the promotions desk under it.'),
  }),
);
export type OfferingView = Of<typeof OfferingView>;

export const OFFERINGS: HouseWide<OfferingView> = {
  shape: OfferingView,
  read: 'offerings',
  ...byOffering(({ postedAt: posted, tables: at, offering, ranks }, activity) => ({
    ...defined({ kind: activity?.kind, drawsRank: activity?.drawsRank, ranks, times: offering.times }),
    postedAt: posted,
    tables: at,
    opens: activity === undefined ? [] : opensUnder(activity, offering),
  })),
};

/** Whether the house takes fees. */
const ServiceView = named('ServiceView', object({ outOfService: optional(Text, 'Why the house takes no fees.') }));
type ServiceView = Of<typeof ServiceView>;

export const SERVICE: HouseWide<ServiceView> = {
  shape: ServiceView,
  read: 'clocks',
  keys: () => ['house'],
  part: ({ outOfService }) => defined({ outOfService }),
};

/** How the house reckons time; the time itself comes with every heartbeat. */
const ClockView = named(
  'ClockView',
  object({
    zone: Text,
    dayStartsAt: Text,
    increasesAt: Text,
    openDay: optional(DayText, 'The gaming day that is not closed yet.'),
    heldAt: optional(MomentText, 'By the time of the house: since then its clock is on hold.'),
    heldWall: optional(MomentText, 'What the clock of the server said then.'),
  }),
);
type ClockView = Of<typeof ClockView>;

export const CLOCK: HouseWide<ClockView> = {
  shape: ClockView,
  read: 'clocks',
  keys: () => ['house'],
  part: ({ settings: { clock, increasesAt }, day: openDay, clockHeld }) => ({
    zone: clock.zone,
    dayStartsAt: formatTime(clock.dayStartsAt),
    increasesAt: formatTime(increasesAt),
    ...defined({ openDay, heldAt: clockHeld?.at, heldWall: clockHeld?.wall }),
  }),
};
