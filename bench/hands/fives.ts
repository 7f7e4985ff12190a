import { evaluate } from '@pokertools/evaluator';
import { evaluateCardCodes } from 'phe';
import { countHands, rankFive } from '#core/evaluator';
import { type Runner, race } from '../measure.ts';
import { checksumOf, type Part, sayIfMisjudging, wrongCounts, wrongSum } from './answers.ts';
import { loopsFor } from './peer-loops.ts';

// A name of this module, for the reason given in src/core/evaluator/five.ts.
const rank = rankFive;

/** All 2,598,960 five-card hands in order, one call a hand. A portion is all the hands with one highest card. */
export const fivesInOrder = async (): Promise<Part> => {
  const [pokertoolsLoops, pheLoops] = [await loopsFor('pokertools'), await loopsFor('phe')];
  const [pokertools, phe, ours] = race('five cards, all 2,598,960 in order', 9, [
    runner('@pokertools/evaluator', highest => pokertoolsLoops.fives(evaluate, highest)),
    runner('phe', highest => pheLoops.fives(evaluateCardCodes, highest)),
    runner('rankFive', rankAll),
    runner('the loop alone', addAll),
  ]);
  const counts = countHands(5);
  sayIfMisjudging('@pokertools/evaluator', pokertools!.checksum, checksumOf(counts));
  sayIfMisjudging('phe', phe!.checksum, checksumOf(counts));
  return {
    goals: [{ name: 'five cards in order, one call a hand', atLeast: 12, reached: ours!.speed / pokertools!.speed }],
    wrongAnswers: [
      ...wrongCounts('countHands', 5, counts),
      ...wrongSum('rankFive', ours!.checksum, checksumOf(counts)),
    ],
  };
};

const runner = (name: string, run: (highest: number) => number): Runner => ({
  name,
  amount: 2_598_960,
  portions: 52,
  run,
});

const rankAll = (a: number): number => {
  let sum = 0;
  for (let b = 0; b < a; b++) {
    for (let c = 0; c < b; c++) {
      for (let d = 0; d < c; d++) for (let e = 0; e < d; e++) sum = (sum + rank(a, b, c, d, e)) | 0;
    }
  }
  return sum;
};

const addAll = (a: number): number => {
  let sum = 0;
  for (let b = 0; b < a; b++) {
    for (let c = 0; c < b; c++) {
      for (let d = 0; d < c; d++) for (let e = 0; e < d; e++) sum = (sum + (a ^ b ^ c ^ d ^ e)) | 0;
    }
  }
  return sum;
};
