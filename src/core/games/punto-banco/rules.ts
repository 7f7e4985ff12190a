import { type Cents, cents } from '#core/money';

export const LINES = ['player', 'banker', 'tie'] as const;
export type Line = (typeof LINES)[number];

/** What a house posts about its baccarat; amounts are a base-game matter and not part of any promotion. */
export type BaccaratRules = {
  /** Taken from a winning banker bet, in percent, a part of a cent in the player's favor; none in EZ Baccarat. */
  readonly bankerCommissionPercent: number;
  /** EZ Baccarat: a banker win with three cards totalling seven (Dragon 7) returns the banker bet. */
  readonly dragonSevenPushes: boolean;
  readonly tiePays: number;
  readonly betMin: Cents;
  readonly betMax: Cents;
};

export const COMMISSION_BACCARAT: BaccaratRules = {
  bankerCommissionPercent: 5,
  dragonSevenPushes: false,
  tiePays: 8,
  betMin: cents(500),
  betMax: cents(10_000_00),
};
export const EZ_BACCARAT: BaccaratRules = {
  ...COMMISSION_BACCARAT,
  bankerCommissionPercent: 0,
  dragonSevenPushes: true,
};
