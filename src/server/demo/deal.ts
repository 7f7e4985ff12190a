import type { Seeded } from '#core/base';
import {
  blackjackCount,
  type Card,
  cardsOfDeck,
  DECKS,
  dealCoup,
  isNatural,
  type NaturalCard,
  TILES,
  type Tile,
} from '#core/cards';
import type { Deal, DealtHand } from '#core/qualifying';
import type { Shape } from './plan.ts';
import { setCards, setTiles } from './set-hand.ts';

export type Dealt = Omit<Deal, 'game'>;

/** Who sits at the table, and who of them banks. */
export type Places = { readonly seats: readonly number[]; readonly bank?: number };

/** Deals a round as it is on the table at its end, each order of the deck equally likely. */
export const dealRound = (shape: Shape, places: Places, chance: Seeded): Dealt => {
  if (shape.deck === 'tiles') return { ...NO_CARDS, hands: tileHands(shape, places, chance) };
  const { seats, bank } = places;
  const next = shuffled(cardsOfDeck(DECKS[shape.deck]), chance);
  if (shape.bank === 'coup') {
    const shoe = [next(), next(), next(), next(), next(), next()].filter(isNatural);
    const { player, banker } = dealCoup(shoe as unknown as Parameters<typeof dealCoup>[0]); // Six of a shoe without jokers.
    return { ...NO_CARDS, coup: { player, banker }, hands: seats.map(seat => ({ seat, cards: [] })) };
  }
  const own = (): readonly Card[] => drawn(shape, many(shape.own, next), next);
  const dealtTo = shape.bank === 'dealer' ? seats.filter(seat => seat !== bank) : seats;
  const hands = dealtTo.map((seat): DealtHand => {
    const cards = own();
    const isBank = shape.bank === 'seat' && seat === bank;
    return { seat, cards, ...setCards(shape, cards), ...(isBank ? { isPlayerDealer: true } : {}) };
  });
  return { board: many(shape.board ?? 0, next), hands, dealerCards: shape.bank === 'dealer' ? own() : [] };
};

const NO_CARDS = { board: [], dealerCards: [] };

const many = <Thing>(count: number, next: () => Thing): readonly Thing[] => Array.from({ length: count }, next);

/** Hands out one after the other, shuffling only what is taken. */
const shuffled = <Thing>(things: readonly Thing[], { below }: Seeded): (() => Thing) => {
  const left = [...things];
  return () => {
    const place = below(left.length);
    const thing = left[place]!;
    left[place] = left.at(-1)!;
    left.pop();
    return thing;
  };
};

/** At twenty-one everybody draws to the same total. */
const drawn = ({ drawsTo }: Shape, first: readonly Card[], next: () => Card): readonly Card[] => {
  if (drawsTo === undefined) return first;
  const cards = first.filter(isNatural);
  while (blackjackCount(cards).total < drawsTo) cards.push(next() as NaturalCard); // A shoe for it has no jokers.
  return cards;
};

const tileHands = (shape: Shape, { seats, bank }: Places, chance: Seeded): readonly DealtHand[] => {
  const next = shuffled<Tile>(TILES, chance);
  return seats.map(seat => {
    const tiles = many(shape.own, next);
    return { seat, cards: [], tiles, ...setTiles(tiles), ...(seat === bank ? { isPlayerDealer: true } : {}) };
  });
};
