import { refusals } from '#core/base';

export const SENTENCES = {
  'no-table-drawing': (f: { activity: string }) =>
    `${f.activity} has no such table drawing as it is offered. Choose one of its versions first.`,
  'no-such-seat-card': (f: { card: number; seats: number }) =>
    `The cards are numbered 1 to ${f.seats}; there is no ${f.card}.`,
  'too-many-spin-cards': (f: { given: number; most: number }) =>
    `At most ${f.most} cards are spread, ace to nine, not ${f.given}.`,
  'more-than-one-ace': (f: { aces: number }) =>
    `One of the cards spread is the ace; ${f.aces} were drawn. Spread them again.`,
  'spin-not-finished': (f: { cards: number; stops: number }) =>
    `${f.cards} different cards have come in ${f.stops} spins. Spin on until the hand is complete.`,
  'item-not-listed': (f: { item: string; items: string }) => `${f.item} is not among the prizes: ${f.items}.`,
};

export const refuse = refusals(SENTENCES);
