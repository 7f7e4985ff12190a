import { Amount, Money } from '#core/money';
import { choice, Numbered, type Of, optional, SeatNumber, Text, Texts, Whole, Words, yes } from '#core/shape';
import { Bookings, CollectionPaid } from '#core/state';
import { MomentText } from '#core/time';

export const CollectionCommand = choice({
  /** A collection that the winner owes at a table is paid from the year that was won. */
  PayCollection: {
    award: Numbered,
    table: Numbered,
    seat: SeatNumber,
    amount: Money,
    isIdShown: optional(yes, 'The floor has seen the ID of a winner who has no club card.'),
  },
  /** A collection that was entered by mistake goes back to the balance. */
  BackOutCollection: { award: Numbered, number: Numbered, reason: Words },
});
export type CollectionCommand = Of<typeof CollectionCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const CollectionEvent = choice({
  CollectionPaid: { award: Whole, ...CollectionPaid.fields, by: Text, bookings: Bookings },
  CollectionBackedOut: { award: Whole, number: Whole, amount: Amount, reason: Text, by: Texts, bookings: Bookings },
  /** The year is over; what is left is the house's. */
  CollectionsEnded: { award: Whole, left: Amount, at: MomentText, bookings: Bookings },
});
export type CollectionEvent = Of<typeof CollectionEvent>;
