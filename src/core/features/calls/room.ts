import { eligiblePerson, personOf } from '#core/eligibility';
import { memberNow } from '#core/people';
import type { Activity, FeePayer } from '#core/rulebook';
import { bettorIn, type HouseView, type Table } from '#core/state';

/** Whether some payout structure of the activity has a share for the room. */
export const hasRoomShare = ({ payouts }: Activity): boolean =>
  payouts.some(({ bands }) =>
    bands.some(({ shares }) => shares.some(({ to, percent }) => to === 'room' && percent > 0)),
  );

/**
 * The people who paid the fee in the rounds that are on, the table of the hand first. A member who pays for two hands
 * is one person; so is a seat whose player is unknown. Who may not place the fee has no share. SET-17
 */
export const feePayersNow = (house: HouseView, activity: Activity, first: number): readonly FeePayer[] => {
  const people = new Map<string, FeePayer>();
  for (const { table, bettor } of payersAt(house, activity, first)) {
    const { seat, position, player } = bettor;
    const name = player.type === 'member' ? (memberNow(house.members, player.id)?.member ?? player.id) : undefined;
    const person = name === undefined ? `${table.table}/${seat}/${position}` : `member ${name}`;
    if (people.has(person)) continue;
    const named = name === undefined ? {} : { name };
    people.set(person, { table: table.table, round: table.round!.round, seat, ...named }); // It has bettors.
  }
  return [...people.values()];
};

type InRound = ReturnType<typeof bettorIn>;
type Payer = { readonly table: Table; readonly bettor: InRound };

const payersAt = ({ tables }: HouseView, activity: Activity, first: number): readonly Payer[] =>
  [...tables.values()]
    .filter(({ round }) => round?.activities.includes(activity.id) === true)
    .toSorted((a, b) => Number(b.table === first) - Number(a.table === first) || a.table - b.table)
    .flatMap(table => bettorsAt(table).map(bettor => ({ table, bettor })))
    .filter(({ bettor }) => bettor.fees.some(fee => fee.activity === activity.id))
    .filter(({ table, bettor }) => eligiblePerson(activity, personOf(bettor, table.plays.game)).met);

const bettorsAt = ({ round }: Table): readonly InRound[] =>
  (round?.bettors ?? []).map(bettorIn).toSorted((a, b) => a.seat - b.seat || a.position - b.position);
