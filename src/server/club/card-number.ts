import { randomBytes } from 'node:crypto';

const DIGITS = 9;

/**
 * Nine random digits, the first not a zero, and a check digit, so that a number with one misread digit is invalid. The
 * bytes are random and come with the command, which gives the same card when it comes again. CLB-3
 */
export const newCardNumber = (bytes: Buffer): string => {
  const first = 10 ** (DIGITS - 1);
  // 64 bits over some 30: the numbers are as likely as each other to a part in ten billion.
  const digits = String(first + Number(bytes.readBigUInt64BE(0) % BigInt(9 * first)));
  return `${digits}${checkDigit(digits)}`;
};

/** A number that none of these cards has, and that is one of them from now on. */
export const newCard = (cards: Set<string>): string => {
  for (;;) {
    const card = newCardNumber(randomBytes(8));
    if (cards.has(card)) continue;
    cards.add(card);
    return card;
  }
};

/** Luhn's, as on bank cards. */
export const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/** As typed or read: spaces and hyphens do no harm. */
export const cardTyped = (text: string): string => text.replaceAll(/[\s-]/g, '');

export const isCardNumber = (text: string): boolean =>
  /^\d{10}$/.test(text) && checkDigit(text.slice(0, DIGITS)) === Number(text[DIGITS]);
