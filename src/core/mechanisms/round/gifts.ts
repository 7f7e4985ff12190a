import { formatAmount } from '#core/money';
import { amountPosted, type Row, ticketsPosted } from '#core/rulebook';
import type { Said } from '#core/words';
import { becauseOf, recipientOf } from './award.ts';
import type { Hit } from './hit.ts';
import { isPayable } from './holders.ts';
import type { AwardDue, Gift, Rule } from './settled.ts';
import { speak } from './speak.ts';

/** Tickets, points and entries: every holder who may be paid has the full number. SET-3 */
export const giftsFor = (rule: Rule, hits: readonly Hit[]): readonly AwardDue[] =>
  hits.flatMap(hit => {
    const gift = giftOf(rule, hit.row);
    if (gift === undefined) return [];
    return hit.holders.filter(isPayable).map(holder => ({
      to: recipientOf(rule, holder, { hit }),
      gives: gift,
      prizes: [],
      because: becauseOf(rule, hit, holder, [stepOf(gift)]),
    }));
  });

/** Things stand for money, see `asThing`. */
type PlainGift = Exclude<Gift, { readonly type: 'goods' }>;

const giftOf = ({ activity, offering }: Rule, row: Row): PlainGift | undefined => {
  const { prize } = row;
  switch (prize.type) {
    case 'fixed':
    case 'meter':
    case 'multiple':
      return undefined;
    case 'tickets':
      return { type: 'tickets', count: ticketsPosted(offering, row) ?? 0 };
    case 'points':
      return offering.mode === 'tickets'
        ? { type: 'tickets', count: ticketsPosted(offering, row) ?? 0 }
        : { type: 'points', count: prize.points };
    case 'entry': {
      const value = amountPosted(activity, offering, row);
      return value === undefined ? undefined : { type: 'entry', value };
    }
  }
};

const stepOf = (gift: PlainGift): Said => {
  switch (gift.type) {
    case 'tickets':
    case 'points':
      return speak(`sum.${gift.type}`, { count: gift.count });
    case 'entry':
      return speak('sum.entry', { amount: formatAmount(gift.value) });
    case 'money':
    case 'money-each':
      return speak('sum.amount', { amount: formatAmount(gift.amount) });
  }
};
