import { type Card, isNatural, isRed, type Suit, suitOf } from '#core/cards';
import type { Posted } from './deal.ts';
import type { SuitRule } from './hand-test.ts';

/** Whether cards keep a rule about suits. Jokers have no suit and break every rule but `not-suited`. QLF-6 */
export const areSuits = (cards: readonly Card[], rule: SuitRule, posted: Posted | undefined): boolean => {
  const naturals = cards.filter(isNatural);
  const [first] = naturals;
  const isSuited = naturals.length === cards.length && naturals.every(card => suitOf(card) === suitOf(first!));
  switch (rule) {
    case 'suited':
      return isSuited;
    case 'not-suited':
      return !isSuited;
    case 'same-colour':
      return naturals.length === cards.length && naturals.every(card => isRed(card) === isRed(first!));
    case 'posted':
      return isSuited && first !== undefined && suitOf(first) === posted?.suit;
    case 'c':
    case 'd':
    case 'h':
    case 's':
      return isSuited && first !== undefined && suitOf(first) === rule;
  }
};

const SUITS: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

export const wordsForSuits = (rule: SuitRule, posted: Posted | undefined): string => {
  switch (rule) {
    case 'suited':
      return 'all of one suit';
    case 'not-suited':
      return 'not all of one suit';
    case 'same-colour':
      return 'all of one colour';
    case 'posted':
      return posted?.suit === undefined ? 'all of the posted suit' : `all ${SUITS[posted.suit]}, the posted suit`;
    case 'c':
    case 'd':
    case 'h':
    case 's':
      return `all ${SUITS[rule]}`;
  }
};
