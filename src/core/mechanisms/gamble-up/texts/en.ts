export const SENTENCES = {
  'no-ladder': '{activity} has nothing to gamble a prize up on. Pay the prize.',
  'ladder-over': 'The contest is over at {multiple} times the prize. Pay that.',
  'goods-for-each-step': 'A ladder of goods names one for each of its {steps} steps, not {given}.',
  'goods-not-rising':
    'Each step of the ladder is worth more than the one before. Declare a rising value for every step.',
} as const;
