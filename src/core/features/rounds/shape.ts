import type { Cents } from '#core/money';
import type { MomentText, RoundBettor } from '#core/state';

export type RoundCommand =
  /** Coin In / Start Game: bets are locked and fees are taken. */
  | { readonly type: 'StartGame'; readonly table: number; readonly playerDealer?: number; readonly pot?: Cents }
  | { readonly type: 'CountPot'; readonly table: number; readonly pot: Cents }
  | { readonly type: 'GameOver'; readonly table: number }
  /** The fees of the round under way go back to the players. */
  | { readonly type: 'BackOutFees'; readonly table: number; readonly reason: string };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type RoundEvent =
  | {
      readonly type: 'RoundStarted';
      readonly table: number;
      readonly round: number;
      readonly at: MomentText;
      readonly activities: readonly string[];
      readonly bettors: readonly RoundBettor[];
      readonly pot?: Cents;
    }
  | { readonly type: 'PotCounted'; readonly table: number; readonly pot: Cents }
  | { readonly type: 'FeesBackedOut'; readonly table: number; readonly activity: string }
  | { readonly type: 'RoundEnded'; readonly table: number; readonly round: number };
