import {
  activitiesAt,
  type HouseView,
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

/** The clock opens and pays a board for every hour; two people pay what one may not. */
export const playBoards = async (room: Room, house: HouseView): Promise<void> => {
  for (const board of boardsOf(house)) await settleBoard(room, house, board);
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

const settleBoard = async (room: Room, { settings }: HouseView, { promotion, posted, state }: Board): Promise<void> => {
  const end = momentOf(settings.clock, Temporal.PlainDateTime.from(posted.to));
  if (Temporal.Instant.compare(room.now(), end) < 0) return;
  if (state.isSettled) return;
  const by = { ...BY.promotions, second: 'supervisor' } as const;
  await room.ask(inPromotion(promotion, 'high-hand', { type: 'SettlePeriod' }), by);
};
