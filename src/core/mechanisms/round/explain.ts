import type { Condition } from '#core/qualifying';
import type { Judged } from './settled.ts';

/** Why a hand, or the table, was not paid: every condition, the unmet ones marked. */
export const explainJudged = ({ seat, row, conditions, clause }: Judged): readonly string[] => [
  `${seat === undefined ? 'The table' : `Seat ${seat}`}${row === undefined ? '' : `, ${row}`}:`,
  ...conditions.map(wordsForCondition),
  `By ${clause}.`,
];

const wordsForCondition = ({ words, met }: Condition): string => `${met ? 'Met' : 'Not met'}: ${words}.`;
