import { AnyCard, AnyTile, Cards } from '#core/cards';
import type { Seen } from '#core/house';
import { Money } from '#core/money';
import { STREETS } from '#core/rulebook';
import {
  Count,
  either,
  exactly,
  Key,
  list,
  named,
  object,
  one,
  optional,
  SeatNumber,
  type Shape,
  yes,
} from '#core/shape';

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

/** The table as the floor person found it. */
export const SeenBody: Shape<Seen> = named(
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
