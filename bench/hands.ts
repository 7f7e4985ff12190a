import { fivesInOrder } from './hands/fives.ts';
import { loadTimes } from './hands/load.ts';
import { randomSevens } from './hands/random-sevens.ts';
import { sevensInOrder } from './hands/sevens.ts';
import { smallHands } from './hands/small.ts';
import type { Section } from './measure.ts';

/** The evaluators against the fastest and the most used of npm. */
export const section: Section = async () => {
  const parts = [await fivesInOrder(), await sevensInOrder(), await randomSevens(), smallHands(), loadTimes()];
  return {
    goals: parts.flatMap(({ goals }) => goals),
    wrongAnswers: parts.flatMap(({ wrongAnswers }) => wrongAnswers),
  };
};
