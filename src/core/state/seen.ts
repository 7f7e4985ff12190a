import { Money } from '#core/money';
import { LAY_THERE } from '#core/qualifying';
import { STREETS } from '#core/rulebook';
import { Count, Key, list, named, type Of, object, one, optional, SeatNumber, yes } from '#core/shape';

const Yes = optional(yes);

/** What one bettor did. What is left out did not happen. */
const SeenPlace = object({
  seat: SeatNumber,
  position: optional(SeatNumber),
  wager: optional(Money),
  bonusOnly: Yes,
  folded: optional(one(STREETS)),
  isHeldAside: Yes,
  isAllIn: Yes,
  missedBlind: Yes,
  /** No longer read: what somebody asked for is recorded before the deal. */
  asked: optional(Key),
  /** The papers say: younger than the activity allows. */
  isTooYoung: Yes,
});
export type SeenPlace = Of<typeof SeenPlace>;

/** The table as the floor person found it. Who sat there and who paid is known from the round. */
export const Seen = named(
  'Seen',
  object({
    ...LAY_THERE,
    isMisdeal: Yes,
    isFouledDeck: Yes,
    wasDiscussed: Yes,
    reachedShowdown: yes,
    playersDealtIn: optional(Count),
    pot: optional(Money),
    tableLimit: optional(Money),
    feePayersInRoom: optional(Count),
    places: optional(list(SeenPlace, { max: 200 })),
  }),
);
export type Seen = Of<typeof Seen>;
