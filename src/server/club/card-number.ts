import { randomInt } from 'node:crypto';

const DIGITS = 9;

/** Nine random digits and a check digit, so that a number with one misread digit is invalid. CLB-3 */
export const newCardNumber = (): string => {
  const digits = Array.from({ length: DIGITS }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('');
  return `${digits}${checkDigit(digits)}`;
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
