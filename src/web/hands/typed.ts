import { type Card, parseCards, showCard } from '#core/cards';
import { deckOf, type Game, roomOf, type Zone } from './games.ts';

/** Why typed cards cannot be there. */
export type Problem =
  | { readonly type: 'unreadable'; readonly message: string }
  | { readonly type: 'twice' | 'not-in-deck'; readonly card: string }
  | { readonly type: 'too-many'; readonly zone: Zone; readonly count: number; readonly max: number };

export type Typed = {
  readonly text: string;
  /** Enter was pressed or the field left: a last word that isn't a card is then a mistake, not a beginning. */
  readonly isFinished: boolean;
  readonly game: Game;
  readonly zone: Zone;
};
export type Reading =
  | { readonly cards: readonly Card[]; readonly problem: undefined }
  | { readonly cards: undefined; readonly problem: Problem };

/** Reads what is in the entry field so far; cards that cannot be there leave the table as it was. */
export const readTyped = ({ text, isFinished, game, zone }: Typed): Reading => {
  const whole = parseCards(text);
  const read = whole.ok || isFinished ? whole : parseCards(withoutLastWord(text));
  if (!read.ok) return { cards: undefined, problem: { type: 'unreadable', message: read.message } };
  const problem = problemOf(read.value, game, zone);
  return problem === undefined ? { cards: read.value, problem } : { cards: undefined, problem };
};

const problemOf = (cards: readonly Card[], game: Game, zone: Zone): Problem | undefined => {
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice !== undefined) return { type: 'twice', card: showCard(twice) };
  const deck = deckOf(game);
  const foreign = cards.find(card => !deck.includes(card));
  if (foreign !== undefined) return { type: 'not-in-deck', card: showCard(foreign) };
  const max = roomOf(game, zone)?.max ?? 0;
  return cards.length > max ? { type: 'too-many', zone, count: cards.length, max } : undefined;
};

const withoutLastWord = (text: string): string => text.replace(/[^\s,;]+$/, '');
