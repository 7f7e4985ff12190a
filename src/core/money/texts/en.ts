export const SENTENCES = {
  'amount-missing': 'Enter an amount in dollars, like {example}.',
  'amount-below-zero': 'Enter the amount without a minus sign.',
  'amount-unreadable': "{amount} isn't an amount. Enter dollars, like {example}.",
  'amount-finer-than-cents': 'Enter dollars and cents, like 12.50.',
  'amount-too-large': '{amount} is more than any account can hold. Check the digits.',
} as const;
