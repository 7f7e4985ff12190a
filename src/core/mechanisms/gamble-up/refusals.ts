import { refusals } from '#core/base';

export const SENTENCES = {
  'no-ladder': (f: { activity: string }) => `${f.activity} has nothing to gamble a prize up on. Pay the prize.`,
  'ladder-over': (f: { multiple: number }) => `The contest is over at ${f.multiple} times the prize. Pay that.`,
  'goods-for-each-step': (f: { steps: number; given: number }) =>
    `A ladder of goods names one for each of its ${f.steps} steps, not ${f.given}.`,
  'goods-not-rising': (_: Record<string, never>) =>
    'Each step of the ladder is worth more than the one before. Declare a rising value for every step.',
};

export const refuse = refusals(SENTENCES);
