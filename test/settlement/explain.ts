import { isCard, showCards } from '#core/cards';
import type { Paid } from '#core/mechanisms';
import { formatAmount } from '#core/money';

type Award = Paid['awards'][number];

/** Why an award is paid, line by line: what, the cards, each condition, the sum, who pays, the clause. */
export const explainAward = ({ because, ...award }: Award): readonly string[] => [
  `Seat ${award.seat}: ${wordsForAward(award)} for ${because.hand}.`,
  ...(because.used.length === 0 ? [] : [`Cards: ${wordsForCards(because.used)}.`]),
  ...because.conditions.map(({ words, met }) => `${met ? 'Met' : 'Not met'}: ${words}.`),
  ...because.arithmetic.map(step => `${step}.`),
  ...paidLines(award),
  `By ${because.clause}.`,
];

const wordsForCards = (used: Award['because']['used']): string => {
  const cards = used.filter(isCard);
  return cards.length === used.length ? showCards(cards) : used.join(', ');
};

const wordsForAward = ({ gives, share }: Omit<Award, 'because'>): string => {
  const part = share === undefined ? '' : ` (${share} share)`;
  switch (gives.type) {
    case 'money':
      return `${formatAmount(gives.amount)}${part}`;
    case 'money-each':
      return `${formatAmount(gives.amount)} each to ${gives.count} players${part}`;
    case 'tickets':
    case 'points':
      return `${gives.count} ${gives.type}${part}`;
    case 'entry':
      return `an entry and a voucher of ${formatAmount(gives.value)}${part}`;
    case 'goods':
      return `${gives.what}${part}`;
  }
};

const paidLines = ({ gives }: Omit<Award, 'because'>): readonly string[] => {
  if (gives.type !== 'money' && gives.type !== 'money-each') return [];
  const { pool, reserve, house } = gives.paidBy;
  const payers = [
    ...(pool === 0 ? [] : [`the pool ${formatAmount(pool)}`]),
    ...(reserve === 0 ? [] : [`the reserve ${formatAmount(reserve)}`]),
    ...(house === 0 ? [] : [`the house ${formatAmount(house)}`]),
  ];
  return payers.length === 0 ? [] : [`Paid by ${payers.join(', ')}.`];
};
