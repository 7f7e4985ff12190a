export const SENTENCES = {
  'amount-missing': 'No amount was given. Write dollars, for example {example}.',
  'amount-below-zero':
    '{amount} is below zero. Write the amount without a sign; what is done with it says the direction.',
  'amount-unreadable':
    '{amount} is not an amount. Write dollars, with commas by thousands or none, for example {example}.',
  'amount-finer-than-cents': '{amount} is finer than a cent. Write at most two digits after the point.',
  'amount-too-large': '{amount} is more than any account can hold. Check the digits.',
} as const;
