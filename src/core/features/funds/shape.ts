import { Money, MoneyByKey } from '#core/money';
import { choice, Key, type Of, object, Words } from '#core/shape';

/** What a fund is to hold. */
const FundStanding = object({ pools: MoneyByKey, reserve: Money, advance: Money });
export type FundStanding = Of<typeof FundStanding>;

export const CorrectionCommand = choice({
  /** The money of a jackpot that ran before this house kept its books here. REG-M5 */
  TakeOverFund: { activity: Key, holds: FundStanding },
  /** Puts right what a malfunction has done, while the offering is paused. REG-M1 */
  CorrectFund: { activity: Key, holds: FundStanding, reason: Words },
});
export type CorrectionCommand = Of<typeof CorrectionCommand>;
