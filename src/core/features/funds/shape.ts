import type { Parts } from '#core/fund';
import type { Cents } from '#core/money';

/** What a fund is to hold. */
export type FundStanding = { readonly pools: Parts; readonly reserve: Cents; readonly advance: Cents };

export type CorrectionCommand =
  /** The money of a jackpot that ran before this house kept its books here. REG-M5 */
  | { readonly type: 'TakeOverFund'; readonly activity: string; readonly holds: FundStanding }
  /** Puts right what a malfunction has done, while the offering is paused. REG-M1 */
  | {
      readonly type: 'CorrectFund';
      readonly activity: string;
      readonly holds: FundStanding;
      readonly reason: string;
    };
