import { refusals } from '#core/base';

export const SENTENCES = {
  'no-such-seat-card': (f: { card: number; seats: number }) =>
    `The cards are numbered 1 to ${f.seats}; there is no ${f.card}.`,
  'too-many-spin-cards': (f: { given: number; most: number }) =>
    `At most ${f.most} cards are spread, ace to nine, not ${f.given}.`,
  'more-than-one-ace': (f: { aces: number }) =>
    `One of the cards spread is the ace; ${f.aces} were drawn. Spread them again.`,
  'spin-not-finished': (f: { cards: number; stops: number }) =>
    `${f.cards} different cards have come in ${f.stops} spins. Spin on until the hand is complete.`,
  'item-not-listed': (f: { item: string; items: string }) => `${f.item} is not among the prizes: ${f.items}.`,
  'spun-today': (f: { player: string }) =>
    `${f.player} has spun today, and everybody spins once a day. Spread the cards among the others.`,
  'spinner-not-named': (f: { table: number; seat: number }) =>
    `Seat ${f.seat} of table ${f.table} spins, and nobody has said who that is. Take the name from the ID.`,
  'id-of-another': (f: { table: number; seat: number; player: string; other: string }) =>
    `At seat ${f.seat} of table ${f.table} sits member ${f.player}, not ${f.other}. Look at the ID and the seat again.`,
  'no-tables-drawn': (f: { activity: string }) =>
    `${f.activity} draws no tables as it is offered. Choose one of its versions first.`,
};

export const refuse = refusals(SENTENCES);
