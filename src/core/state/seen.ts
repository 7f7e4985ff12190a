import { AnyCard, AnyTile, Cards } from '#core/cards';
import { Money } from '#core/money';
import { STREETS } from '#core/rulebook';
import { Count, either, exactly, Key, list, named, type Of, object, one, optional, SeatNumber, yes } from '#core/shape';

const SetPart = list(either(AnyCard, AnyTile), { max: 13 });
const Yes = optional(yes);

const Hand = object({
  seat: SeatNumber,
  cards: Cards,
  tiles: optional(list(AnyTile, { max: 4 })),
  set: optional(object({ front: SetPart, middle: optional(SetPart), back: SetPart })),
  homeRun: optional(Count),
  isPlayerDealer: optional(exactly(true)),
});

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
  asked: optional(Key),
});
export type SeenPlace = Of<typeof SeenPlace>;

/** The table as the floor person found it. Who sat there and who paid is known from the round. */
export const Seen = named(
  'Seen',
  object({
    board: Cards,
    coup: optional(object({ player: Cards, banker: Cards })),
    hands: list(Hand, { max: 20 }),
    dealerCards: Cards,
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
