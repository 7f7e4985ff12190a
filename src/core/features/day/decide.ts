import { accept, assert } from '#core/base';
import { chosen } from '#core/rulebook';
import {
  activityNamed,
  type Context,
  clockText,
  type Deciders,
  type HouseView,
  type Money,
  type MoneyEvent,
  momentFrom,
  momentText,
  moneyOf,
  type OfferedActivity,
  offeredNamed,
  twoPeople,
} from '#core/state';
import { formatMoment, gamingDay, isBefore, momentsBetween, type Span } from '#core/time';
import { type AwardEvent, passClaims } from '../awards/index.ts';
import { type CollectionEvent, passCollections } from '../collections/index.ts';
import { type GameEvent, passHiLo } from '../games/index.ts';
import { type OfferingHappens, passOfferings } from '../offerings/index.ts';
import { isGoverned } from '../people/index.ts';
import { type PromotionHappens, passPromotions, passSchedules } from '../promotions/index.ts';
import { requestsRunOut, type SecondEvent } from '../second-person/index.ts';
import { refuse } from './refusals.ts';
import type { DayCommand, DayEvent } from './shape.ts';
import { hoursOffered } from './table-hours.ts';

type Happens = DayEvent | MoneyEvent | AwardEvent | CollectionEvent;

type Passed = Happens | OfferingHappens | PromotionHappens | GameEvent | SecondEvent;

/**
 * Steps that were each decided on the same house: of those that move a fund or give an award a number only the first is
 * done, and the others with the next pass, on what it has left. HSE-11
 */
const oneAfterAnother = (steps: readonly (readonly Passed[])[]): readonly Passed[] => {
  const first = steps.findIndex(isAlone);
  return steps.flatMap((step, place) => (place === first || !isAlone(step) ? step : []));
};

const isAlone = (step: readonly Passed[]): boolean =>
  step.some(({ type }) => type === 'FundMoved' || type === 'PrizeAwarded');

/** What the clock brings, and the end of the gaming day. HSE-11, HSE-14 */
export const DAY_COMMANDS: Deciders<
  DayCommand,
  Happens | OfferingHappens | PromotionHappens | GameEvent | SecondEvent | MoneyEvent
> = {
  LetTimePass: (house, _, context) => {
    if (house.clockHeld !== undefined) return accept(); // A wrong clock forfeits nothing. TIM-14
    const money = moneyOf(house);
    const passed = timePassed(house, money, context);
    const closed = isCloseDue(house, context.now) ? dayClosed(house, money, house.day!, context) : []; // A day is open then.
    return accept(
      ...oneAfterAnother([
        [...passed, ...closed, ...passOfferings(house, money, context)],
        ...passPromotions(house, context),
        ...passSchedules(house, context),
        passHiLo(house, context),
        requestsRunOut(house, context.now),
      ]),
    );
  },

  /** Before two people can say that a clock is right there is nothing to wait for them. */
  HoldClock: (house, { wall }, { now }) => {
    if (house.clockHeld !== undefined || !isGoverned(house)) return accept();
    return accept({ type: 'ClockHeld', at: momentText(now), wall });
  },

  ReleaseClock: (house, { wall }, { now }) =>
    house.clockHeld === undefined ? accept() : accept({ type: 'ClockReleased', at: momentText(now), wall, by: [] }),

  AcceptClock: ({ clockHeld }, _, context) => {
    if (clockHeld === undefined) return refuse('clock-not-held', {}, 'TIM-14');
    const people = twoPeople(context, 'TIM-14; HSE-9');
    if (!people.ok) return people;
    return accept({ type: 'ClockReleased', at: momentText(context.now), wall: clockHeld.wall, by: people.value });
  },

  ReimburseHouse: (house, { activity: name }) => {
    const found = offeredNamed(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    const money = moneyOf(house);
    const rule = { activity, offering: offered.offering };
    const repaid = money.move(rule, { type: 'RepayHouse' }, { why: 'reimbursement' });
    if (!repaid.ok) return repaid;
    return money.events.length === 0
      ? refuse('nothing-to-reimburse', { activity: activity.name }, 'HSE-14; FND-5')
      : accept(...money.events);
  },

  CloseGamingDay: (house, _, context) => {
    const { day, settings } = house;
    if (day === undefined) return refuse('no-day-open', {}, 'HSE-14');
    const { to } = gamingDay(settings.clock, Temporal.PlainDate.from(day));
    if (isBefore(context.now, to)) {
      return refuse(
        'gaming-day-not-over',
        { day: { moment: day }, ends: { moment: formatMoment(settings.clock, to) } },
        'HSE-14',
      );
    }
    const uncounted = uncountedIn(house);
    if (uncounted.length > 0) return refuse('drops-not-counted', { drops: uncounted }, 'HSE-14; REG-F3');
    const money = moneyOf(house);
    const passed = timePassed(house, money, context);
    return accept(...passed, ...dayClosed(house, money, day, context));
  },
};

const uncountedIn = ({ drops }: HouseView): readonly number[] =>
  [...drops.values()].filter(({ counted }) => counted === undefined).map(({ drop }) => drop);

/** At the posted time after its end, with every drop counted; one day at each look. HSE-14 */
const isCloseDue = (house: HouseView, now: Temporal.Instant): boolean => {
  const { day, settings } = house;
  const { clock, closesDayAt } = settings;
  if (day === undefined || closesDayAt === undefined || uncountedIn(house).length > 0) return false;
  const { to } = gamingDay(clock, Temporal.PlainDate.from(day));
  const [closing] = momentsBetween(clock, [closesDayAt], { after: to.subtract({ milliseconds: 1 }), upTo: now });
  return closing !== undefined;
};

/** Everything that the day owes is settled, and the next one is open. */
const dayClosed = (house: HouseView, money: Money, day: string, { actor }: Context): readonly Happens[] => {
  const { clock } = house.settings;
  const date = Temporal.PlainDate.from(day);
  const span = gamingDay(clock, date);
  const before = money.events.length;
  for (const one of offeredOn(house)) settleDay(house, money, one, span, day);
  const next = date.add({ days: 1 }).toString();
  const endedAt = momentText(span.to);
  const closed = { type: 'GamingDayClosed', day, next, by: actor.id, endedAt, clock: clockText(clock) } as const;
  return [...money.events.slice(before), closed];
};

/** The gathered money comes with it. */
const timePassed = (house: HouseView, money: Money, { now }: Context): readonly Happens[] => {
  const increased = runningOf(house).flatMap(one => increase(house, money, one, now));
  const claims = passClaims(house, money, now);
  return [...money.events, ...increased, ...claims, ...passCollections(house, now)];
};

/** Activities that were started and not ended. */
const runningOf = (house: HouseView): readonly OfferedActivity[] =>
  [...house.offerings.values()]
    .filter(({ state }) => state === 'running' || state === 'paused')
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? [found.value] : []));

/** Those, and what was offered on this day and ended. */
const offeredOn = (house: HouseView): readonly OfferedActivity[] => [
  ...runningOf(house),
  ...[...house.offerings.values()]
    .filter(({ state, wasOffered = [] }) => (state === 'ended' || state === 'announced') && wasOffered.length > 0)
    .flatMap(offered => {
      const activity = activityNamed(house, offered.activity);
      return activity.ok ? [{ activity: activity.value, offered }] : [];
    }),
];

/** Every posted time since the last look, each once. HSE-11 */
const increase = (
  { settings }: HouseView,
  money: Money,
  { activity, offered }: OfferedActivity,
  now: Temporal.Instant,
): readonly Happens[] => {
  const { pools, feesTo } = activity.funding;
  const hasSteps = feesTo?.type === 'day' || pools.some(({ daily }) => daily !== undefined);
  if (!hasSteps || offered.increasedUpTo === undefined) return [];
  const since = { after: momentFrom(offered.increasedUpTo), upTo: now };
  const moments = momentsBetween(settings.clock, [settings.increasesAt], since);
  const last = moments.at(-1);
  if (last === undefined) return [];
  const rule = { activity, offering: offered.offering };
  const moved = money.move(rule, { type: 'CloseDay', days: moments.length }, { why: 'daily-increase' });
  assert(moved.ok, 'a day can always be closed');
  return [{ type: 'MetersIncreased', activity: activity.id, upTo: momentText(last.at) }];
};

/** The administrative fee for the whole table-hours of the day, then what the house is owed, if the reserve has it. */
const settleDay = (house: HouseView, money: Money, one: OfferedActivity, span: Span, day: string): void => {
  const rule = { activity: one.activity, offering: one.offered.offering };
  const { adminFee } = one.activity;
  const isPosted = adminFee !== undefined && chosen(adminFee.range, rule.offering.adminFee) !== undefined;
  if (isPosted && adminFee.per === 'table-hour') {
    const hours = hoursOffered(house, one, span);
    const taken = hours === 0 || money.move(rule, { type: 'TakeAdminFee', hours }, { why: 'admin-fee', day }).ok;
    assert(taken, 'a posted administrative fee can be taken');
  }
  const repaid = money.move(rule, { type: 'RepayHouse' }, { why: 'reimbursement', day });
  assert(repaid.ok, 'what is owed can be repaid or waits');
};
