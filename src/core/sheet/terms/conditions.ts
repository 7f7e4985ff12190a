import { formatAmount } from '#core/money';
import type { HandTest } from '#core/qualifying';
import type { Activity, Row } from '#core/rulebook';
import { line, lineIf, list, type SheetLine, type Words, words } from '../words.ts';

/** What a row asks besides its label: which cards play, whether the hand must win, where it is dealt. SHT-10 */
export const conditionsOf = (row: Row): Words => {
  const conditions = [...cardConditions(row.test), ...winnerConditions(row), ...roundConditions(row)];
  return conditions.length === 0 ? '' : list(...conditions);
};

/** Tests may hold others; the same condition is said once. */
const cardConditions = (test: HandTest): readonly Words[] => {
  const found = new Set<CardCondition>();
  collect(test, found);
  return CARD_CONDITIONS.filter(one => found.has(one)).map(one => words(one));
};

const CARD_CONDITIONS = [
  'cond.hole-both',
  'cond.hole-one',
  'cond.pocket-pair',
  'cond.no-joker',
  'cond.no-joker-in-front',
  'cond.faces',
  'cond.as-set',
  'cond.any-way',
] as const;
type CardCondition = (typeof CARD_CONDITIONS)[number];

const collect = (test: HandTest, found: Set<CardCondition>): void => {
  switch (test.type) {
    case 'category':
      if (test.hole !== undefined) found.add(`cond.hole-${test.hole}`);
      if (test.pocketPair === true) found.add('cond.pocket-pair');
      if (test.joker === 'none') found.add('cond.no-joker');
      return;
    case 'every':
      if (test.jokers === undefined && `${test.ranks?.toSorted()}` === FACES) found.add('cond.faces');
      return;
    case 'set':
      found.add(`cond.${test.arranged}`);
      if (test.joker !== undefined) found.add(test.joker === 'none' ? 'cond.no-joker' : 'cond.no-joker-in-front');
      for (const part of [test.front, test.middle, test.back]) if (part !== undefined) collect(part, found);
      return;
    case 'tiles':
      found.add(`cond.${test.arranged}`);
      return;
    case 'all-of':
    case 'any-of':
      for (const part of test.tests) collect(part, found);
      return;
    default:
      return;
  }
};
const FACES = 'J,K,Q';

/** The hand that beats it may have a test of its own. */
const winnerConditions = ({ beatenBy }: Row): readonly Words[] => {
  const test = beatenBy?.test;
  if (test?.type !== 'category' || test.hole === undefined) return [];
  return [words(test.hole === 'both' ? 'cond.winner-both' : 'cond.winner-one')];
};

const roundConditions = ({ wins, bankOnly, table }: Row): readonly Words[] => [
  ...(wins === true ? [words('cond.wins')] : []),
  ...(bankOnly === true ? [words('cond.bank-only')] : []),
  ...(table?.type === 'no-purchase' ? [words('cond.free-table')] : []),
  ...(table?.type === 'live' && table.limitFrom !== undefined
    ? [words('cond.limit-from', { from: formatAmount(table.limitFrom) })]
    : []),
  ...(table?.type === 'live' && table.limitBelow !== undefined
    ? [words('cond.limit-below', { below: formatAmount(table.limitBelow) })]
    : []),
];

/** How many lines of the charts in force a hand is paid: its best, every one, or the best of each group. SET-1 */
export const familyLine = (rows: readonly Row[]): SheetLine => {
  const families = Map.groupBy(rows, ({ family }) => family);
  if (families.size <= 1) return line('hand.best-row');
  const isAlone = [...families.values()].every(members => members.length === 1);
  return line(isAlone ? 'hand.every-line' : 'hand.best-of-each');
};

/** Who of several is paid, in which order, and how equals part it. SET-4 to SET-6 */
export const settlementLines = ({ settlement }: Activity, rows: readonly Row[]): readonly SheetLine[] => {
  const { beat, period, holders, askedFirst } = settlement;
  const isOfHands = rows.some(({ prize }) => prize.type !== 'points');
  return [
    ...(isOfHands && holders !== 'seated' ? [line(`holders.${holders}`)] : []),
    ...(beat === undefined || rows.length === 0
      ? []
      : [
          line(`beat.${beat.loser}`),
          ...(beat.pays === 'structure' ? [] : [line(`beat.pays-${beat.pays}`)]),
          ...(beat.table === undefined ? [] : [line(`beat.table-${beat.table}`)]),
          ...lineIf(beat.table !== undefined && beat.pays === 'structure', 'beat.table-not-twice'),
        ]),
    ...(period === undefined
      ? []
      : [
          line('period.best'),
          line('period.suits'),
          line('period.none'),
          line(`period.equal-${period.equal}`),
          ...lineIf(period.names === true, 'period.names'),
        ]),
    ...lineIf(askedFirst === true, 'asked-first'),
  ];
};
