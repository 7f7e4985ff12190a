import { evaluate } from '@pokertools/evaluator';
import { evaluateCardCodes } from 'phe';
import pokersolver from 'pokersolver';
import { cardOf } from '#core/cards';
import { categoryOfFive, rankSeven } from '#core/evaluator';
import { type Runner, race } from '../measure.ts';
import { jsSevens } from '../sevens/js.ts';
import { wasmSevens } from '../sevens/wasm.ts';
import { type Part, sayIfMisjudging, wrongSum } from './answers.ts';
import { loopsFor } from './peer-loops.ts';
import { nameOf, SEVENS } from './random-hands.ts';

// Names of this module, for the reason given in src/core/evaluator/five.ts.
const rank = rankSeven;
const sevens = SEVENS;
const COUNT = sevens.length / 7;
const PORTION = 1 << 12;
const SOLVED = 10_000; // It takes pokersolver a quarter of a second.

/** The same million of random seven-card hands for all. A portion is 4,096 of them. */
export const randomSevens = async (): Promise<Part> => {
  const [pokertoolsLoops, pheLoops] = [await loopsFor('pokertools'), await loopsFor('phe')];
  const batches = batchRunners();
  const [pokertools, phe, ours, ...results] = race('seven cards, 1,048,576 random hands', 15, [
    runner('@pokertools/evaluator', (from, to) => pokertoolsLoops.givenSevens(evaluate, from, to)),
    runner('phe', (from, to) => pheLoops.givenSevens(evaluateCardCodes, from, to)),
    runner('rankSeven', rankGiven),
    ...batches,
    runner('the loop alone', addGiven),
  ]);
  sayIfMisjudging('@pokertools/evaluator', pokertools!.checksum, ours!.checksum);
  sayIfMisjudging('phe', phe!.checksum, ours!.checksum);
  sayMisjudgedByPokersolver();
  const [, bytes, , boards] = results.map(({ speed }) => speed / pokertools!.speed);
  return {
    goals: [
      { name: 'seven random cards, one call a hand', atLeast: 7, reached: ours!.speed / pokertools!.speed },
      { name: 'seven random cards, batch of bytes', atLeast: 12, reached: bytes! },
      { name: 'seven random cards, batch of bitboards', atLeast: 20, reached: boards! },
    ],
    wrongAnswers: batches.flatMap(({ name, checksumOfAll }) => wrongSum(name, checksumOfAll(), ours!.checksum)),
  };
};

const runner = (name: string, run: (from: number, to: number) => number): Runner => ({
  name,
  amount: COUNT,
  portions: COUNT / PORTION,
  run: portion => run(portion * PORTION, (portion + 1) * PORTION),
});

type BatchRunner = Runner & { readonly checksumOfAll: () => number };

/** In JavaScript and WebAssembly, from bytes and from bitboards. */
const batchRunners = (): readonly BatchRunner[] => {
  const boards = boardsFor(sevens);
  const js = jsSevens();
  const wasm = wasmSevens() ?? js;
  const bytesOf = (from: number, to: number): Uint8Array => sevens.subarray(from * 7, to * 7);
  const boardsOf = (from: number, to: number): Uint16Array => boards.subarray(from * 4, to * 4);
  return [
    batchRunner('bytes, JavaScript', (from, to, values) => js.rankHands(bytesOf(from, to), values)),
    batchRunner('bytes, WebAssembly', (from, to, values) => wasm.rankHands(bytesOf(from, to), values)),
    batchRunner('bitboards, JavaScript', (from, to, values) => js.rankBoards(boardsOf(from, to), values)),
    batchRunner('bitboards, WebAssembly', (from, to, values) => wasm.rankBoards(boardsOf(from, to), values)),
  ];
};

/** The values of a batch are written down, not added up, while the clock runs. */
const batchRunner = (name: string, rankBatch: (from: number, to: number, values: Uint16Array) => void): BatchRunner => {
  const values = new Uint16Array(COUNT);
  const run = (from: number, to: number): number => {
    rankBatch(from, to, values.subarray(from, to));
    return 0;
  };
  return { ...runner(name, run), checksumOfAll: () => values.reduce((sum, value) => (sum + value) | 0, 0) };
};

const boardsFor = (hands: Uint8Array): Uint16Array => {
  const boards = new Uint16Array(COUNT * 4);
  for (const [index, card] of hands.entries()) boards[Math.floor(index / 7) * 4 + (card & 3)]! |= 1 << (card >> 2);
  return boards;
};

const rankGiven = (from: number, to: number): number => {
  let sum = 0;
  for (let at = from * 7; at < to * 7; at += 7) {
    const value = rank(
      sevens[at]!,
      sevens[at + 1]!,
      sevens[at + 2]!,
      sevens[at + 3]!,
      sevens[at + 4]!,
      sevens[at + 5]!,
      sevens[at + 6]!,
    );
    sum = (sum + value) | 0;
  }
  return sum;
};

const addGiven = (from: number, to: number): number => {
  let sum = 0;
  for (let at = from * 7; at < to * 7; at += 7) {
    const some = sevens[at]! + sevens[at + 1]! + sevens[at + 2]! + sevens[at + 3]!;
    sum = (sum + some + sevens[at + 4]! + sevens[at + 5]! + sevens[at + 6]!) | 0;
  }
  return sum;
};

const sayMisjudgedByPokersolver = (): void => {
  let misjudged = 0;
  for (let hand = 0; hand < SOLVED; hand++) {
    const cards = Array.from(sevens.subarray(hand * 7, hand * 7 + 7));
    const [a, b, c, d, e, f, g] = cards;
    const right = categoryOfFive(rankSeven(a!, b!, c!, d!, e!, f!, g!));
    if (nameOf(pokersolver.Hand.solve(cards.map(cardOf), 'standard', false)) !== right) misjudged++;
  }
  if (misjudged > 0) console.log(`  pokersolver misjudges ${misjudged} of ${SOLVED} of these hands`);
};
