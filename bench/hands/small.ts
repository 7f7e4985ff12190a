import pokersolver from 'pokersolver';
import { type Card, type Category, cardOf } from '#core/cards';
import { categoryOfFour, categoryOfThree, fourOfFive, fourOfSix, rankThree } from '#core/evaluator';
import { type Goal, race } from '../measure.ts';
import type { Part } from './answers.ts';
import { nameOf, randomHands } from './random-hands.ts';

const COUNT = 1 << 20;
const SOLVED = 1 << 12; // What pokersolver is given of them: it takes a thousand times as long.
const PORTION = 1 << 12;

// Names of this module, for the reason given in src/core/evaluator/five.ts.
const rankOfThree = rankThree;
const rankOfFive = fourOfFive;
const rankOfSix = fourOfSix;
const threes = randomHands(COUNT, 3);
const fives = randomHands(COUNT, 5);
const sixes = randomHands(COUNT, 6);

/** The rankings of three and four cards, against the one peer that has them. */
export const smallHands = (): Part => ({
  goals: [
    contest({
      title: 'three cards',
      game: 'threecard',
      size: 3,
      hands: threes,
      rank: rankThrees,
      categoryOf: categoryOfThree,
    }),
    contest({
      title: 'four of five cards',
      game: 'fourcard',
      size: 5,
      hands: fives,
      rank: rankFives,
      categoryOf: categoryOfFour,
    }),
    contest({
      title: 'four of six cards',
      game: 'fourcard',
      size: 6,
      hands: sixes,
      rank: rankSixes,
      categoryOf: categoryOfFour,
    }),
  ],
  wrongAnswers: [],
});

type Contest = {
  readonly title: string;
  readonly game: string;
  readonly size: number;
  readonly hands: Uint8Array;
  /** The sum of the values of the hands between two places in the bytes. */
  readonly rank: (from: number, to: number) => number;
  readonly categoryOf: (value: number) => Category;
};

const contest = ({ title, game, size, hands, rank, categoryOf }: Contest): Goal => {
  const solved = Array.from({ length: SOLVED }, (_, hand) =>
    Array.from(hands.subarray(hand * size, (hand + 1) * size), cardOf),
  );
  const [peer, ours] = race(`${title}, random`, 5, [
    {
      name: 'pokersolver',
      amount: SOLVED,
      portions: SOLVED / PORTION,
      run: portion => solveAll(solved.slice(portion * PORTION, (portion + 1) * PORTION), game),
    },
    {
      name: 'ours',
      amount: COUNT,
      portions: COUNT / PORTION,
      run: portion => rank(portion * PORTION * size, (portion + 1) * PORTION * size),
    },
  ]);
  const isMisjudged = (cards: readonly Card[], hand: number): boolean =>
    categorySolved(cards, game) !== categoryOf(rank(hand * size, (hand + 1) * size));
  const misjudged = solved.filter(isMisjudged).length;
  if (misjudged > 0) console.log(`  pokersolver misjudges ${misjudged} of ${SOLVED} of these hands`);
  return { name: `${title}, one call a hand`, atLeast: 1_500, reached: ours!.speed / peer!.speed };
};

const solveAll = (hands: readonly (readonly Card[])[], game: string): number => {
  let length = 0;
  for (const cards of hands) length += pokersolver.Hand.solve(cards, game, false).name.length;
  return length;
};

/** These rankings have no royal flush. */
const categorySolved = (cards: readonly Card[], game: string): Category => {
  const category = nameOf(pokersolver.Hand.solve(cards, game, false));
  return category === 'royal-flush' ? 'straight-flush' : category;
};

const rankThrees = (from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 3) {
    sum = (sum + rankOfThree(threes[at]!, threes[at + 1]!, threes[at + 2]!)) | 0;
  }
  return sum;
};

const rankFives = (from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 5) {
    const value = rankOfFive(fives[at]!, fives[at + 1]!, fives[at + 2]!, fives[at + 3]!, fives[at + 4]!);
    sum = (sum + value) | 0;
  }
  return sum;
};

const rankSixes = (from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 6) {
    const value = rankOfSix(sixes[at]!, sixes[at + 1]!, sixes[at + 2]!, sixes[at + 3]!, sixes[at + 4]!, sixes[at + 5]!);
    sum = (sum + value) | 0;
  }
  return sum;
};
