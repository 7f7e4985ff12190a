import { z } from 'zod';
import type { Seen } from '#core/house';
import { STREETS } from '#core/rulebook';
import { AnyCard, AnyTile, Cards, Count, Key, Money, SeatNumber } from './parts.ts';

const SetPart = z.array(z.union([AnyCard, AnyTile])).max(13);
const Yes = z.boolean().exactOptional();

const Hand = z.strictObject({
  seat: SeatNumber,
  cards: Cards,
  tiles: z.array(AnyTile).max(4).exactOptional(),
  set: z.strictObject({ front: SetPart, middle: SetPart.exactOptional(), back: SetPart }).exactOptional(),
  homeRun: Count.exactOptional(),
  isPlayerDealer: z.literal(true).exactOptional(),
});

const SeenPlace = z.strictObject({
  seat: SeatNumber,
  position: SeatNumber.exactOptional(),
  wager: Money.exactOptional(),
  bonusOnly: Yes,
  folded: z.enum(STREETS).exactOptional(),
  isHeldAside: Yes,
  isAllIn: Yes,
  missedBlind: Yes,
  asked: Key.exactOptional(),
});

/** The table as the floor person found it. */
export const SeenBody: z.ZodType<Seen> = z
  .strictObject({
    board: Cards,
    coup: z.strictObject({ player: Cards, banker: Cards }).exactOptional(),
    hands: z.array(Hand).max(20),
    dealerCards: Cards,
    isMisdeal: Yes,
    isFouledDeck: Yes,
    wasDiscussed: Yes,
    reachedShowdown: z.boolean(),
    playersDealtIn: Count.exactOptional(),
    pot: Money.exactOptional(),
    tableLimit: Money.exactOptional(),
    feePayersInRoom: Count.exactOptional(),
    places: z.array(SeenPlace).max(200).exactOptional(),
  })
  .meta({ id: 'Seen' });
