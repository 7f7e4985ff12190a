import { periodAt } from '#core/rulebook';
import {
  type Context,
  type HouseView,
  momentFrom,
  type OfferedActivity,
  offeredNamed,
  type Promotion,
} from '#core/state';
import { isBefore, localTime } from '#core/time';
import { MECHANISM_NAMES, type MechanismName, mechanismOf } from '../../mechanisms/features.ts';
import { PROMOTION_COMMANDS } from './decide.ts';
import { moved } from './move.ts';
import type { PromotionCommand, PromotionHappens } from './shape.ts';

/** Boards that follow one another: the clock opens each in its time, pays it at its end and takes it down. OFT-7 */
export const passSchedules = (house: HouseView, context: Context): readonly (readonly PromotionHappens[])[] =>
  [...house.offerings.values()]
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? boards(house, found.value, context) : []));

/** Of several that are over one is paid at a time, before another opens. */
const boards = (house: HouseView, one: OfferedActivity, context: Context): readonly (readonly PromotionHappens[])[] => {
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
  const [first = [], ...later] = over.map(board => closed(house, board, context)).filter(({ length }) => length > 0);
  return later.length > 0 || isOn ? [first] : [[...first, ...opened(house, one, name, context)]];
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
  name: MechanismName,
  context: Context,
): readonly PromotionHappens[] => {
  const { clock } = house.settings;
  const period = periodAt(clock, offered.offering, context.now);
  if (period === undefined) return [];
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
