import { multiplyRational, rational, toNumber } from '#core/base';
import { alike, allOf, type CategoryTest, cardsOf, exactly, type HandTest, orBetter } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import { FULL_DECK } from '../../poker/bad-beat/boards.ts';
import { type BeatRule, leastHand, leastQuads } from '../../poker/bad-beat/rule.ts';
import { joinOmaha, omahaBeats, omahaChance } from '../../poker/omaha/bad-beat.ts';
import { omahaHands } from '../../poker/omaha/high-hands.ts';
import { acesShares, crackAces } from '../../poker/texas-holdem/aces.ts';
import { holdemBeats, holdemChance, joinHoldem } from '../../poker/texas-holdem/bad-beat.ts';
import { HANDS, holdemHands } from '../../poker/texas-holdem/hands.ts';
import { counted, quickTask, type RowTask, rowTask, type Table } from './row-task.ts';
import type { Question } from './seat.ts';
import { isSame } from './tests.ts';

/** Rows of hold'em and Omaha counted over all boards: beaten hands, cracked aces, hands with two hole cards. */
export const pokerTask = (row: Row, question: Question, table: Table): RowTask | undefined => {
  const { own, board } = table.layout;
  if (board !== 5 || table.layout.dealer > 0) return undefined;
  const isHoldem = own === 2;
  if (row.beatenBy === undefined) return isTwoAndThree(question) ? twoHoleCardsTask(row, isHoldem) : undefined;
  if (isHoldem && isSame(row.test, POCKET_ACES)) return acesTask(row, table, 0);
  if (isHoldem && isSame(row.test, POCKET_ACES_PLAYING)) return acesTask(row, table, 1);
  const rule = beatRule(row, table, isHoldem);
  return rule === undefined ? undefined : beatTask(row, rule, table, isHoldem);
};

const beatTask = (row: Row, rule: BeatRule, { players }: Table, isHoldem: boolean): RowTask =>
  isHoldem
    ? rowTask(
        [row],
        (part, progress) => holdemBeats([rule], progress, FULL_DECK, part),
        found => [counted(row, 'round', holdemChance(joinHoldem(found)[0]!, players))],
      )
    : rowTask(
        [row],
        (part, progress) => omahaBeats([rule], progress, FULL_DECK, part),
        found => [counted(row, 'round', omahaChance(joinOmaha(found)[0]!, players))],
      );

/** The winner is any better hand, and both hole cards of both must play; other rules are dealt for. */
const beatRule = ({ test, beatenBy }: Row, { loser }: Table, isHoldem: boolean): BeatRule | undefined => {
  if (test.type !== 'category' || test.reach !== 'or-better' || !hasOnly(test, ['from', 'hole'])) return undefined;
  if (isHoldem && test.hole !== 'both') return undefined;
  if (beatenBy?.test !== undefined && !isAnyWithBoth(beatenBy.test)) return undefined;
  const least = leastHand(nameOf(test));
  if (least === undefined || (!isHoldem && least < leastQuads(0))) return undefined;
  return { beatenMin: least, winnerMin: least, loser, pocketPairForQuads: false, tripsPartlyInHand: false };
};

/** `full-house-AAAKK`, `four-of-a-kind-8`: the least hand that counts. */
const nameOf = ({ category, from = [] }: CategoryTest): string => {
  const [first, second] = from;
  if (first === undefined) return category;
  return category === 'full-house'
    ? `full-house-${first.repeat(3)}${(second ?? '2').repeat(2)}`
    : `${category}-${first}`;
};

const isAnyWithBoth = (test: HandTest): boolean =>
  test.type === 'category' && test.reach === 'or-better' && test.hole === 'both' && hasOnly(test, ['from', 'hole']);

const hasOnly = (test: CategoryTest, names: readonly string[]): boolean =>
  Object.keys(test).every(name => ['type', 'category', 'reach', ...names].includes(name));

const POCKET_ACES = alike(2, ['A'], [cardsOf('hole')]);
const POCKET_ACES_PLAYING = allOf(POCKET_ACES, orBetter('high-card', { hole: 'both' }));

/** A hand holds aces in 1 deal of 221. */
const ACES = rational(1, 221);

const acesTask = (row: Row, { players, rounds, seed }: Table, which: 0 | 1): RowTask => {
  const dealing = { players, deals: rounds, seed };
  return rowTask(
    [row],
    (part, progress) => crackAces(dealing, part, progress),
    found => {
      const { share, standardError } = acesShares(dealing, found)[which]!;
      const isCounted = standardError === 0;
      const chance = multiplyRational(ACES, share);
      if (isCounted) return [counted(row, 'hand', chance)];
      return [{ row, method: 'simulated', of: 'hand', chance, standardError: standardError * toNumber(ACES) }];
    },
  );
};

/** Two hole cards and three of the board, by the activity's own construction. */
const isTwoAndThree = ({ recipe }: Question): boolean =>
  recipe?.parts.map(({ from, use }) => `${from} ${use}`).join() === 'hole 2,board 3';

const TWO_HOLE_CARDS: Readonly<Record<(typeof HANDS)[number], HandTest>> = {
  'royal-flush-two-hole-cards': exactly('royal-flush'),
  'straight-flush-two-hole-cards': exactly('straight-flush'),
  'four-of-a-kind-pocket-pair': exactly('four-of-a-kind', { pocketPair: true }),
};

const twoHoleCardsTask = (row: Row, isHoldem: boolean): RowTask | undefined => {
  const which = HANDS.findIndex(key => isSame(TWO_HOLE_CARDS[key], row.test));
  if (which < 0) return undefined;
  if (!isHoldem) {
    const work = () => omahaHands(() => {})[which]!;
    return quickTask([row], work, counts => [counted(row, 'hand', omahaChance(counts, 1))]);
  }
  return rowTask(
    [row],
    (part, progress) => holdemHands(part, progress),
    found => [counted(row, 'hand', holdemChance(joinHoldem(found)[which]!, 1))],
  );
};
