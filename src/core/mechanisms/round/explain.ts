import { isCard, showCards } from '#core/cards';
import { formatAmount } from '#core/money';
import type { Condition } from '#core/qualifying';
import type { Award } from '#core/rulebook';
import type { Because, Judged } from './settled.ts';

/** Why an award is paid, line by line: what, the cards, each condition, the sum, who pays, the clause. */
export const explainAward = ({ because, ...award }: Award & { readonly because: Because }): readonly string[] => [
  `Seat ${award.seat}: ${wordsForAward(award)} for ${because.hand}.`,
  ...(because.used.length === 0 ? [] : [`Cards: ${wordsForCards(because.used)}.`]),
  ...because.conditions.map(wordsForCondition),
  ...because.arithmetic.map(step => `${step}.`),
  ...paidLines(award),
  `By ${because.clause}.`,
];

/** Why a hand, or the table, was not paid: every condition, the unmet ones marked. */
export const explainJudged = ({ seat, row, conditions, clause }: Judged): readonly string[] => [
  `${seat === undefined ? 'The table' : `Seat ${seat}`}${row === undefined ? '' : `, ${row}`}:`,
  ...conditions.map(wordsForCondition),
  `By ${clause}.`,
];

const wordsForCondition = ({ words, met }: Condition): string => `${met ? 'Met' : 'Not met'}: ${words}.`;

const wordsForCards = (used: Because['used']): string => {
  const cards = used.filter(isCard);
  return cards.length === used.length ? showCards(cards) : used.join(', ');
};

const wordsForAward = ({ gives, share }: Award): string => {
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
  }
};

const paidLines = ({ gives }: Award): readonly string[] => {
  if (gives.type !== 'money' && gives.type !== 'money-each') return [];
  const { pool, reserve, house } = gives.paidBy;
  const payers = [
    ...(pool === 0 ? [] : [`the pool ${formatAmount(pool)}`]),
    ...(reserve === 0 ? [] : [`the reserve ${formatAmount(reserve)}`]),
    ...(house === 0 ? [] : [`the house ${formatAmount(house)}`]),
  ];
  return payers.length === 0 ? [] : [`Paid by ${payers.join(', ')}.`];
};
