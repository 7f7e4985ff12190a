import { eachOf, formatAmount, NOTHING, partOf, percent as percentage, times } from '#core/money';
import { becauseOf, type Outcome } from './award.ts';
import type { MoneyPrize } from './prizes.ts';
import type { Rule } from './settled.ts';

/** All who paid the fee at that moment, the winner among them, have equal parts of the room's share; once a round. */
export const roomAward = (rule: Rule, prize: MoneyPrize, percent: number): Outcome => {
  const [hit] = prize.hits;
  const amount = partOf(prize.amount, percentage(percent));
  const holder = hit?.holders[0];
  if (hit === undefined || holder === undefined) return { awards: [], hits: [], kept: amount };
  const count = peopleInRoom(prize);
  const each = eachOf(amount, count);
  const words = `${percent}% of it, ${formatAmount(amount)}, among ${count} in the room: ${formatAmount(each)}`;
  return {
    awards: [
      {
        to: { seat: hit.hand.seat, row: hit.row.key, share: 'room' },
        gives: { type: 'money-each', amount: each, count },
        prizes: [{ amount: times(each, count), from: prize.from }],
        because: becauseOf(rule, hit, holder, [...prize.arithmetic, words]),
      },
    ],
    hits: [],
    kept: NOTHING,
  };
};

/** Without a count it is this table: the players who paid, and at least the winner. */
const peopleInRoom = ({ hits }: MoneyPrize): number => {
  const round = hits[0]?.played.round;
  const here = round?.bettors.filter(({ fee }) => fee.length > 0).length ?? 0;
  return Math.max(1, round?.feePayersInRoom ?? here);
};
