import { evaluate } from '@pokertools/evaluator';
import { evaluateCardCodes } from 'phe';
import { countHands, rankSeven } from '#core/evaluator';
import { type Runner, race } from '../measure.ts';
import { jsSevens } from '../sevens/js.ts';
import { wasmSevens } from '../sevens/wasm.ts';
import { checksumOf, type Part, sayIfMisjudging, wrongCounts, wrongSum } from './answers.ts';
import { loopsFor } from './peer-loops.ts';

const ALL = 133_784_560; // C(52,7)
// How often in a row: once takes a fifth of a second or less, and other work on the machine would decide.
const ENUMERATED = 5;
const COUNTED = 1_000;

// A name of this module, for the reason given in src/core/evaluator/five.ts.
const rank = rankSeven;

/** All seven-card hands in order. A portion is all the hands with two highest cards, or, if it cannot be cut, all. */
export const sevensInOrder = async (): Promise<Part> => {
  const [pokertoolsLoops, pheLoops] = [await loopsFor('pokertools'), await loopsFor('phe')];
  const js = jsSevens();
  const wasm = wasmSevens() ?? js;
  const ours = [
    { ...runner('rankSeven', rankAll), times: 1 },
    whole('enumerating, JavaScript', ENUMERATED, js.enumerate),
    whole('enumerating, WebAssembly', ENUMERATED, wasm.enumerate),
    whole('counting', COUNTED, () => countHands(7)),
  ];
  const [pokertools, ...results] = race('seven cards, all 133,784,560 in order', 3, [
    runner('@pokertools/evaluator', (a, b) => pokertoolsLoops.sevens(evaluate, a, b)),
    ...ours,
  ]);
  const [phe] = race('the same, once', 1, [runner('phe', (a, b) => pheLoops.sevens(evaluateCardCodes, a, b))]);
  const counts = countHands(7);
  const right = checksumOf(counts);
  sayIfMisjudging('@pokertools/evaluator', pokertools!.checksum, right);
  sayIfMisjudging('phe', phe!.checksum, right);
  const [oneByOne, inJs, inWasm, counting] = results.map(({ speed }) => speed / pokertools!.speed);
  return {
    goals: [
      { name: 'seven cards in order, one call a hand', atLeast: 10, reached: oneByOne! },
      { name: 'enumerating all seven-card hands, JavaScript', atLeast: 20, reached: inJs! },
      { name: 'enumerating all seven-card hands, WebAssembly', atLeast: 25, reached: inWasm! },
      { name: 'all seven-card hands by counting', atLeast: 5_000, reached: counting! },
    ],
    wrongAnswers: [
      ...wrongCounts('countHands', 7, counts),
      ...ours.flatMap(({ name, times }, index) => wrongSum(name, results[index]!.checksum, Math.imul(right, times))),
    ],
  };
};

const runner = (name: string, run: (a: number, b: number) => number): Runner => ({
  name,
  amount: ALL,
  portions: 52 * 52,
  run: portion => {
    const [a, b] = [Math.floor(portion / 52), portion % 52];
    return b < a ? run(a, b) : 0;
  },
});

const whole = (name: string, times: number, countAll: () => Int32Array): Runner & { readonly times: number } => ({
  name,
  times,
  amount: ALL * times,
  portions: times,
  run: () => checksumOf(countAll()),
});

const rankAll = (a: number, b: number): number => {
  let sum = 0;
  for (let c = 0; c < b; c++) {
    for (let d = 0; d < c; d++) {
      for (let e = 0; e < d; e++) {
        for (let f = 0; f < e; f++) for (let g = 0; g < f; g++) sum = (sum + rank(a, b, c, d, e, f, g)) | 0;
      }
    }
  }
  return sum;
};
