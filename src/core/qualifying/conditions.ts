import type { Card } from '#core/cards';
import { type Fact, type Said, sayings, written } from '#core/words';
import type { Condition } from './deal.ts';
import { TERMS } from './texts/en.ts';

export const speak = sayings(TERMS);

/** A condition in words, with the code of its text, so that every screen says it in its own language. */
export const condition = (said: Said, met: boolean): Condition => ({ ...written(said), met });

/** Cards as they are written in every language. */
export const cardsFact = (cards: readonly Card[]): Fact =>
  cards.length === 0 ? speak('cards.none', {}) : cards.join(' ');

/** `7 or 8` */
export const anyOfFacts = (facts: readonly Fact[]): Fact =>
  facts.reduce((one, more) => speak('choice.or', { one, more }));
