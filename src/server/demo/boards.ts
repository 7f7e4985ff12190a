import {
  activitiesAt,
  type HouseView,
  type Offered,
  type PromotionOf,
  roundOf,
  type Seen,
  standingFund,
  type Table,
} from '#core/house';
import { settlePeriod } from '#core/mechanisms/high-hand';
import { momentOf } from '#core/time';
import { inPromotion } from './in-promotion.ts';
import type { Room } from './room.ts';
import { BY } from './stations.ts';

type Board = PromotionOf<'high-hand'>;

const HANDS_MAX = 100;

/** A board of the best hands runs for every hour; then it is settled and the next one begins. */
export const playBoards = async (room: Room, house: HouseView): Promise<void> => {
  const boards = boardsOf(house);
  for (const board of boards) await settleBoard(room, house, board);
  const withPeriod = house.settings.activities.filter(({ settlement }) => settlement.period !== undefined);
  const isFree = ({ activity, state }: Offered): boolean =>
    state === 'running' &&
    withPeriod.some(({ id }) => id === activity) &&
    !boards.some(board => board.activity === activity);
  for (const { activity } of [...house.offerings.values()].filter(isFree)) await openBoard(room, house, activity);
};

/** The boards that a hand of this round may reach. */
export const boardsFor = (house: HouseView, table: Table, seen: Seen): readonly string[] => {
  const { round } = table;
  if (round === undefined) return [];
  return boardsOf(house)
    .filter(({ activity, state }) => round.activities.includes(activity) && state.hands.length < HANDS_MAX)
    .filter(({ activity: id, posted }) => {
      const found = activitiesAt(house, table).find(({ activity }) => activity.id === id);
      if (found === undefined) return false;
      const { activity, offered } = found;
      const fund = standingFund(house.funds, { activity: id, reserveOf: offered.reserveOf });
      const played = roundOf({ table, round }, id, seen, house.settings.clock);
      return settlePeriod({ activity, offering: offered.offering }, fund, posted, [played]).awards.length > 0;
    })
    .map(({ promotion }) => promotion);
};

const boardsOf = ({ promotions }: HouseView): readonly Board[] =>
  [...promotions.values()].filter(one => one.mechanism === 'high-hand');

const openBoard = async (room: Room, { settings }: HouseView, activity: string): Promise<void> => {
  const local = room.now().toZonedDateTimeISO(settings.clock.zone);
  const from = local.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const posted = { from: text(from), to: text(from.add({ hours: 1 })) };
  const promotion = `${activity}-${posted.from}`;
  await room.ask({ type: 'OpenPromotion', promotion, activity, mechanism: 'high-hand', posted }, BY.promotions);
};

const text = (time: Temporal.ZonedDateTime): string => time.toPlainDateTime().toString({ smallestUnit: 'minute' });

const settleBoard = async (room: Room, { settings }: HouseView, { promotion, posted, state }: Board): Promise<void> => {
  const end = momentOf(settings.clock, Temporal.PlainDateTime.from(posted.to));
  if (Temporal.Instant.compare(room.now(), end) < 0) return;
  if (!state.isSettled) {
    const by = { ...BY.promotions, second: 'supervisor' } as const;
    await room.ask(inPromotion(promotion, 'high-hand', { type: 'SettlePeriod' }), by);
  }
  await room.ask({ type: 'EndPromotion', promotion, reason: 'the posted time is over' }, BY.promotions);
};
