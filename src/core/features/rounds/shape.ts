import { Amount, Money } from '#core/money';
import { choice, list, Numbered, type Of, optional, SeatNumber, Text, Texts, Whole, Words } from '#core/shape';
import { RoundBettor } from '#core/state';
import { MomentText } from '#core/time';

const TABLE = { table: Numbered };

export const RoundCommand = choice({
  /** Coin In / Start Game: bets are locked and fees are taken. */
  StartGame: { ...TABLE, playerDealer: optional(SeatNumber), pot: optional(Money) },
  CountPot: { ...TABLE, pot: Money },
  GameOver: TABLE,
  /** The fees of the round under way go back to the players. */
  BackOutFees: { ...TABLE, reason: Words },
});
export type RoundCommand = Of<typeof RoundCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const RoundEvent = choice({
  RoundStarted: {
    table: Whole,
    round: Whole,
    at: MomentText,
    activities: Texts,
    bettors: list(RoundBettor),
    pot: optional(Amount),
  },
  PotCounted: { table: Whole, pot: Amount },
  FeesBackedOut: { table: Whole, activity: Text },
  RoundEnded: { table: Whole, round: Whole },
});
export type RoundEvent = Of<typeof RoundEvent>;
