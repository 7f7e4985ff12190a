/*
 * The loops around a peer's function. Peers take an array, which is used again and again, and count from the best hand,
 * 1; here the values are turned round to be ours. Each peer gets a copy of this module to itself, lest the engine
 * compiles one loop for several functions, which would be slower for all of them.
 */
import { SEVENS } from './random-hands.ts';

const sevensGiven = SEVENS; // A name of this module, for the reason given in src/core/evaluator/five.ts.

export type Evaluate = (cards: number[]) => number;

export const loopsFor = (peer: string): Promise<typeof import('./peer-loops.ts')> => import(`./peer-loops.ts?${peer}`);

/** The sum of the values of all five-card hands with one highest card. */
export const fives = (evaluate: Evaluate, a: number): number => {
  let sum = 0;
  const hand = [a, 0, 0, 0, 0];
  for (let b = 0; b < a; b++) {
    hand[1] = b;
    for (let c = 0; c < b; c++) {
      hand[2] = c;
      for (let d = 0; d < c; d++) {
        hand[3] = d;
        for (let e = 0; e < d; e++) {
          hand[4] = e;
          sum = (sum + 7_463 - evaluate(hand)) | 0;
        }
      }
    }
  }
  return sum;
};

/** The same for seven-card hands with two highest cards. */
export const sevens = (evaluate: Evaluate, a: number, b: number): number => {
  let sum = 0;
  const hand = [a, b, 0, 0, 0, 0, 0];
  for (let c = 0; c < b; c++) {
    hand[2] = c;
    for (let d = 0; d < c; d++) {
      hand[3] = d;
      for (let e = 0; e < d; e++) {
        hand[4] = e;
        for (let f = 0; f < e; f++) {
          hand[5] = f;
          for (let g = 0; g < f; g++) {
            hand[6] = g;
            sum = (sum + 7_463 - evaluate(hand)) | 0;
          }
        }
      }
    }
  }
  return sum;
};

/** The sum of the values of some of the given seven-card hands. */
export const givenSevens = (evaluate: Evaluate, from: number, to: number): number => {
  let sum = 0;
  const hand = [0, 0, 0, 0, 0, 0, 0];
  for (let at = from * 7; at < to * 7; at += 7) {
    hand[0] = sevensGiven[at]!;
    hand[1] = sevensGiven[at + 1]!;
    hand[2] = sevensGiven[at + 2]!;
    hand[3] = sevensGiven[at + 3]!;
    hand[4] = sevensGiven[at + 4]!;
    hand[5] = sevensGiven[at + 5]!;
    hand[6] = sevensGiven[at + 6]!;
    sum = (sum + 7_463 - evaluate(hand)) | 0;
  }
  return sum;
};
