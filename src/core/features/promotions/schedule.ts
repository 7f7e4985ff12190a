import { hoursWithin } from '#core/rulebook';
import {
  type Context,
  type HouseView,
  momentFrom,
  type OfferedActivity,
  offeredNamed,
  type Promotion,
} from '#core/state';
import { gamingDay, gamingDayOf, type HouseClock, isBefore, localTime, momentOf, type Span } from '#core/time';
import { MECHANISM_NAMES, type MechanismName, mechanismOf } from '../../mechanisms/features.ts';
import { PROMOTION_COMMANDS } from './decide.ts';
import { moved } from './move.ts';
import type { PromotionCommand, PromotionHappens } from './shape.ts';

/** Boards that follow one another: the clock opens each in its time, pays it at its end and takes it down. OFT-7 */
export const passSchedules = (house: HouseView, context: Context): readonly PromotionHappens[] =>
  [...house.offerings.values()]
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? boards(house, found.value, context) : []));

const boards = (house: HouseView, one: OfferedActivity, context: Context): readonly PromotionHappens[] => {
  const { activity, offered } = one;
  const minutes = offered.offering.times?.periodMinutes;
  const name = MECHANISM_NAMES.find(one => {
    const { inPeriods, opensUnder } = mechanismOf(one);
    return inPeriods !== undefined && opensUnder?.(activity, offered.offering) !== undefined;
  });
  if (offered.state !== 'running' || minutes === undefined || name === undefined) return [];
  const mine = [...house.promotions.values()].filter(
    ({ mechanism, activity: id }) => mechanism === name && id === activity.id,
  );
  const over = mine.filter(board => !isBefore(context.now, endOf(house, board)));
  const isOn = over.length < mine.length;
  return [
    ...over.flatMap(board => closed(house, board, context)),
    ...(isOn ? [] : opened(house, one, { name, minutes }, context)),
  ];
};

const endOf = (house: HouseView, board: Promotion): Temporal.Instant => {
  const end = mechanismOf(board.mechanism).endsAt?.(house, board);
  return end === undefined ? momentFrom(board.openedAt) : momentFrom(end);
};

/** What one person may not pay alone, and what is not finished, is left to the desk. */
const closed = (house: HouseView, board: Promotion, context: Context): readonly PromotionHappens[] => {
  const settle = mechanismOf(board.mechanism).inPeriods?.settle;
  const settled = settle && moved(house, board, settle, context);
  if (settled?.ok === true) return settled.events;
  const end = { type: 'EndPromotion', promotion: board.promotion, reason: 'the posted time is over' } as const;
  const ended = PROMOTION_COMMANDS.EndPromotion(house, end, context);
  return ended.ok ? ended.events : [];
};

const opened = (
  house: HouseView,
  { activity, offered }: OfferedActivity,
  { name, minutes }: { readonly name: MechanismName; readonly minutes: number },
  context: Context,
): readonly PromotionHappens[] => {
  const { clock } = house.settings;
  const day = gamingDay(clock, gamingDayOf(clock, context.now));
  const hours = hoursWithin(clock, offered.offering, day).find(
    ({ from, to }) => !isBefore(context.now, from) && isBefore(context.now, to),
  );
  if (hours === undefined) return [];
  const period = periodIn(clock, hours, minutes, context.now);
  const [from, to] = [period.from, period.to].map(at => localTime(clock, at).toString({ smallestUnit: 'minute' }));
  const opening = {
    type: 'OpenPromotion',
    promotion: `${activity.id}-${from}`,
    activity: activity.id,
    mechanism: name,
    posted: mechanismOf(name).inPeriods?.posted(from!, to!),
  } as Extract<PromotionCommand, { type: 'OpenPromotion' }>; // The mechanism has said what is posted for it.
  const decided = PROMOTION_COMMANDS.OpenPromotion(house, opening, context);
  return decided.ok ? decided.events : [];
};

/** The period of a stretch of hours in which a moment lies; one whose ends the wall cannot name goes on. */
const periodIn = (clock: HouseClock, { from, to }: Span, minutes: number, now: Temporal.Instant): Span => {
  const isNamed = (at: Temporal.Instant): boolean => momentOf(clock, localTime(clock, at)).equals(at);
  let first = Math.floor(from.until(now).total('minutes') / minutes);
  while (first > 0 && !isNamed(from.add({ minutes: first * minutes }))) first -= 1;
  let end = from.add({ minutes: (first + 1) * minutes });
  while (isBefore(end, to) && (!isNamed(end) || !isBefore(now, end))) end = end.add({ minutes });
  return { from: from.add({ minutes: first * minutes }), to: isBefore(end, to) ? end : to };
};
