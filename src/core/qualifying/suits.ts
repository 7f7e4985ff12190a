import { type Card, isNatural, isRed, suitOf, suitTerm } from '#core/cards';
import type { Said } from '#core/words';
import { speak } from './conditions.ts';
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

export const suitsTerm = (rule: SuitRule, posted: Posted | undefined): Said => {
  switch (rule) {
    case 'suited':
    case 'not-suited':
    case 'same-colour':
      return speak(`condition.${rule}`, {});
    case 'posted':
      if (posted?.suit === undefined) return speak('condition.suit-posted-none', {});
      return speak('condition.suit-posted', { suit: suitTerm(posted.suit) });
    case 'c':
    case 'd':
    case 'h':
    case 's':
      return speak('condition.suit', { suit: suitTerm(rule) });
  }
};
