import { defined } from '#core/base';
import { type Cents, eachOf, formatAmount, minus, NOTHING, partOf, percent as percentage, times } from '#core/money';
import type { FeePayer } from '#core/rulebook';
import { becauseOf, type Outcome } from './award.ts';
import type { Hit } from './hit.ts';
import type { Holder } from './holders.ts';
import type { MoneyPrize } from './prizes.ts';
import type { AwardDue, Because, Rule } from './settled.ts';
import { speak } from './speak.ts';

/** All who paid the fee at that moment, the winner among them, have equal parts of the room's share; once a round. */
export const roomAward = (rule: Rule, prize: MoneyPrize, percent: number): Outcome => {
  const [hit] = prize.hits;
  const amount = partOf(prize.amount, percentage(percent));
  const holder = hit?.holders[0];
  if (hit === undefined || holder === undefined) return { awards: [], hits: [], kept: amount };
  const { room } = hit.played.round;
  const people = room === undefined ? undefined : room.length > 0 ? room : [asPayer(hit, holder)];
  const count = people?.length ?? peopleInRoom(prize);
  const each = eachOf(amount, count);
  const facts = { percent, amount: formatAmount(amount), count, each: formatAmount(each) };
  const because = becauseOf(rule, hit, holder, [...prize.arithmetic, speak('sum.room', facts)]);
  const due = (to: Pick<AwardDue['to'], 'seat' | 'bettor' | 'place'>, gives: AwardDue['gives'], paid: Cents) =>
    awardDue(prize, because, { ...to, row: hit.row.key, share: 'room' }, gives, paid);
  const awards = people?.map(one => due(toPerson(hit, one), { type: 'money', amount: each }, each)) ?? [
    due({ seat: hit.hand.seat }, { type: 'money-each', amount: each, count }, times(each, count)),
  ];
  return { awards, hits: [], kept: people === undefined ? NOTHING : minus(amount, times(each, count)) };
};

const awardDue = (
  { from }: MoneyPrize,
  because: Because,
  to: AwardDue['to'],
  gives: AwardDue['gives'],
  amount: Cents,
): AwardDue => ({ to, gives, prizes: [{ amount, from }], because });

/** One award for each person, at the table where that person plays. SET-17 */
const toPerson = ({ played: { round } }: Hit, { table, round: number, seat, name }: FeePayer) => ({
  seat,
  ...defined({ bettor: name, place: table === round.table ? undefined : { table, round: number } }),
});

/** If nobody else has paid, the winner is the room. */
const asPayer = ({ hand, played: { round } }: Hit, { bettor }: Holder): FeePayer => ({
  table: round.table ?? 0,
  round: 0,
  seat: hand.seat,
  ...defined({ name: bettor.name }),
});

/** Without a list it is the count, else this table: the people who paid, each once, and at least the winner. */
const peopleInRoom = ({ hits }: MoneyPrize): number => {
  const round = hits[0]?.played.round;
  const here = round?.bettors.filter(({ fee }) => fee.length > 0) ?? [];
  const people = new Set(here.map(({ name, hand, position }) => name ?? `${hand.seat}/${position}`));
  return Math.max(1, round?.feePayersInRoom ?? people.size);
};
