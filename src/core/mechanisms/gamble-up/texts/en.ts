export const SENTENCES = {
  'no-ladder': "{activity} doesn't let winners play for more. Pay the prize.",
  'ladder-over': 'Playing for more is over at {multiple} times the prize. Pay that.',
  'drawn-prize-is-thing':
    '{player} was drawn for {thing}, so the ladder is of items. Enter an item and its value for each step.',
  'drawn-prize-is-money': '{player} was drawn for cash, so the prize stays cash. Play for the amount that was drawn.',
  'goods-for-each-step': 'A ladder of goods needs one item for each of its {steps} steps, not {given}.',
  'goods-not-rising':
    'Merchandise rises exponentially in value: every step adds more than the one before. Enter a value for each step.',
} as const;

/** What is left to do before the promotion can end. */
export const TERMS = {
  'unfinished.ladder': "the winner isn't done playing for more",
} as const;
