import type { Pays } from './pays.ts';

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number below a thousand as it is spoken: `three hundred`, `one hundred twenty-five`. */
export const inWords = (n: number): string => {
  if (n < 20) return SMALL[n]!;
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${SMALL[n % 10]}`}`;
  const rest = n % 100 === 0 ? '' : ` ${inWords(n % 100)}`;
  return `${SMALL[Math.floor(n / 100)]} hundred${rest}`;
};

/** As a dealer says it: `three hundred for one`, `three to two`. */
export const payWords = (pays: Pays): string => {
  switch (pays.kind) {
    case 'to':
      return `${inWords(pays.n)} to ${inWords(pays.d)}`;
    case 'for':
      return `${inWords(pays.n)} for one`;
    case 'meter-percent':
      return `${inWords(pays.percent)} percent of the meter`;
  }
};

/** `the Ante`, `the Ante and the Play`, `the Ante, the Play and the Super Bonus`. */
export const listWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
