import {
  activitiesAt,
  type CommandOf,
  type HouseView,
  moneyOfGift,
  roundOf,
  type Seen,
  standingFund,
  type Table,
} from '#core/house';
import { type AwardDue, settleRound } from '#core/mechanisms';
import { type Cents, NOTHING, total } from '#core/money';

type CallHand = CommandOf<'CallHand'>;

/** What an attentive dealer calls of a round, and what it comes to in money. */
export type Hits = { readonly calls: readonly CallHand[]; readonly money: Cents };

/** Found by the same rules by which the floor will verify them. */
export const hitsAt = (house: HouseView, table: Table, seen: Seen): Hits => {
  const { round } = table;
  if (round === undefined) return { calls: [], money: NOTHING };
  const played = activitiesAt(house, table).filter(
    ({ activity }) => round.activities.includes(activity.id) && activity.settlement.period === undefined,
  );
  const found = played.map(({ activity, offered }) => {
    const fund = standingFund(house.funds, { activity: activity.id, reserveOf: offered.reserveOf });
    const judged = roundOf({ table, round }, activity.id, seen, house.settings.clock);
    const { awards } = settleRound({ activity, offering: offered.offering }, fund, judged);
    const calls = awards.flatMap(award => callOf(table, activity.id, award));
    return { calls: onceEach(calls), money: total(awards.map(({ gives }) => moneyOfGift(gives))) };
  });
  return { calls: found.flatMap(({ calls }) => calls), money: total(found.map(({ money }) => money)) };
};

/** The winning hand itself is called; what others get for it comes with the verification. */
const callOf = ({ table, round }: Table, activity: string, { to: { seat, row, share } }: AwardDue) => {
  const isOwnHand = share === undefined || share === 'losing';
  const isSeated = round?.bettors.some(bettor => bettor.seat === seat) ?? false;
  if (row === undefined || !isOwnHand || !isSeated) return [];
  return [{ type: 'CallHand', table, seat, activity, row } as const];
};

const onceEach = (calls: readonly CallHand[]): readonly CallHand[] => [
  ...new Map(calls.map(call => [`${call.seat} ${call.row}`, call])).values(),
];
