export const SENTENCES = {
  'no-ladder': "{activity} doesn't let winners play for more. Pay the prize.",
  'ladder-over': 'Playing for more is over at {multiple} times the prize. Pay that.',
  'goods-for-each-step': 'A ladder of goods needs one item for each of its {steps} steps, not {given}.',
  'goods-not-rising':
    'Each step of the ladder must be worth more than the one before. Enter a rising value for every step.',
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.ladder': "the winner isn't done playing for more",
} as const;
