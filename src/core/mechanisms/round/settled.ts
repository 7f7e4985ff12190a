import type { FundRule, PoolHit } from '#core/fund';
import type { Cents } from '#core/money';
import type { Finding } from '#core/qualifying';
import type { Round } from '#core/rulebook';
import type { AwardDue, Judged } from '#core/state';

export type { AwardDue, Because, Gift, Judged } from '#core/state';

/** An activity with what the house posted of it. */
export type Rule = FundRule;

/** A round within what is settled together; `index` counts the rounds of a period. */
export type Played = { readonly round: Round; readonly index?: number };

/** A hand on a board: where it was held, what it is, and the cards that make it. */
type OnBoard = {
  readonly round: number;
  readonly seat: number;
  readonly words: string;
  readonly cards: Finding['used'];
};

/** The result of a round before the fund pays: who gets what and why, and what stays. */
export type Settled = {
  readonly awards: readonly AwardDue[];
  readonly hits: readonly PoolHit[];
  /** What of the prizes stays in the fund: parts that nobody may have, and cents that do not divide. SET-6, SET-7 */
  readonly kept: Cents;
  /** Every hand that was looked at, with each condition in words. */
  readonly judged: readonly Judged[];
  /** The hands on the board at the end of a period. */
  readonly board?: readonly OnBoard[];
  /** Those that count and are not the best, best first. */
  readonly lower?: readonly OnBoard[];
};
