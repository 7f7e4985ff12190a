import { refusals } from '#core/base';

export const SENTENCES = {
  'amount-missing': (f: { example: string }) => `No amount was given. Write dollars, for example ${f.example}.`,
  'amount-below-zero': (f: { amount: string }) =>
    `${f.amount} is below zero. Write the amount without a sign; what is done with it says the direction.`,
  'amount-unreadable': (f: { amount: string; example: string }) =>
    `${f.amount} is not an amount. Write dollars, with commas by thousands or none, for example ${f.example}.`,
  'amount-finer-than-cents': (f: { amount: string }) =>
    `${f.amount} is finer than a cent. Write at most two digits after the point.`,
  'amount-too-large': (f: { amount: string }) => `${f.amount} is more than any account can hold. Check the digits.`,
};

export const refuse = refusals(SENTENCES);
