import type { Card } from '#core/cards';
import { deckOf, type GameId, gameOf, roomOf, ZONES, type Zone } from './games.ts';

/** What is on the table: the game, and the cards of each place in the order they were put there. */
export type Table = { readonly game: GameId; readonly cards: Readonly<Record<Zone, readonly Card[]>> };

export const EMPTY = { a: [], board: [], b: [] } as const;

export const zoneOf = (table: Table, card: Card): Zone | undefined =>
  ZONES.find(zone => table.cards[zone].includes(card));

export const spaceIn = (table: Table, zone: Zone): number =>
  (roomOf(gameOf(table.game), zone)?.max ?? 0) - table.cards[zone].length;

/** The cards of a place replaced; one deck, so other places give these cards up. */
export const withCards = (table: Table, zone: Zone, cards: readonly Card[]): Table => ({
  ...table,
  cards: { ...withoutCards(table, cards).cards, [zone]: cards },
});

export const withoutCards = (table: Table, gone: readonly Card[]): Table => {
  const keep = (zone: Zone) => table.cards[zone].filter(card => !gone.includes(card));
  return { ...table, cards: { a: keep('a'), board: keep('board'), b: keep('b') } };
};

/** The same cards in another game, as far as it has room and a deck for them. */
export const withGame = (table: Table, id: GameId): Table => {
  const game = gameOf(id);
  const deck = deckOf(game);
  const fit = (zone: Zone) =>
    table.cards[zone].filter(card => deck.includes(card)).slice(0, roomOf(game, zone)?.max ?? 0);
  return { game: id, cards: { a: fit('a'), board: fit('board'), b: fit('b') } };
};

/** A fresh deal off the top of a shuffled deck. */
export const dealt = (id: GameId, shuffled: readonly Card[]): Table => {
  const game = gameOf(id);
  const [a, board, b] = ZONES.map(zone => roomOf(game, zone)?.deal ?? 0) as [number, number, number];
  const cards = {
    a: shuffled.slice(0, a),
    board: shuffled.slice(a, a + board),
    b: shuffled.slice(a + board, a + board + b),
  };
  return { game: id, cards };
};
