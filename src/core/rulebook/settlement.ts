import type { Cents, OddPayer } from '#core/money';
import type { CountRange, MoneyRange } from './range.ts';

/**
 * How a hit becomes awards. What is the same in every activity is no data: a hand is paid the best row of each family,
 * parts of a meter before the whole, one share for each hand, a hand's share among its holders. SET-1 to SET-4
 */
export type Settlement = {
  readonly holders: Holders;
  /** What a holder who may not be paid would get: stays in the fund, or goes to the others who have a share. SET-6 */
  readonly unpayable: 'stays' | 'to-the-others';
  readonly odd: OddRule;
  /** Only for activities in which a hand must be beaten. */
  readonly beat?: BeatRule;
  /** Only for activities that look at a period instead of a round. */
  readonly period?: PeriodRule;
  /** At a no-purchase-necessary table a player is eligible only for the row asked for before the deal. */
  readonly askedFirst?: true;
};

/**
 * Whose a hand is. `seated`: the player in the seat. `every-bettor`: each bettor on it, in full. `owner`: the seated
 * bettor, else the first position. `by-wager`: all bettors on it, by their wagers. `fee-space`: those who paid a fee on
 * it, the player's space for their own hand, the player-dealer's space for that one. SET-5
 */
export const HOLDERS = ['seated', 'every-bettor', 'owner', 'by-wager', 'fee-space'] as const;
export type Holders = (typeof HOLDERS)[number];

/** A share that is not even: up to a chip at somebody's expense, or down to the cent, and the rest stays. SET-7 */
export type OddRule = { readonly type: 'up'; readonly paidBy: OddPayer } | { readonly type: 'down' };

export type BeatRule = {
  /** `second-best`: only the best hand that loses may qualify; `any`: every losing hand may. */
  readonly loser: 'second-best' | 'any';
  /** Who is rewarded: the beaten hand, both hands alike, or all by the payout structure. */
  readonly pays: 'loser' | 'both' | 'structure';
  /** Who takes part in the table share. */
  readonly table?: 'dealt-in' | 'not-folded' | 'seated';
};

/** The best hand of a posted period wins; equal hands are each paid in full, or split. */
export type PeriodRule = { readonly equal: 'each' | 'split' };

/** How a prize is parted. RBK-4 */
export type PayoutStructure = {
  readonly key: string;
  readonly label: string;
  /**
   * `chosen`: by the offering, one of them, for all money rows or those named; `result`: by how the hand fared against
   * the player-dealer; `row`: by the row hit.
   */
  readonly applies:
    | { readonly type: 'chosen'; readonly rows?: readonly string[] }
    | { readonly type: 'result'; readonly result: 'not-lost' | 'lost' }
    | { readonly type: 'row'; readonly rows: readonly string[] };
  readonly bands: readonly PayoutBand[];
  readonly clause: string;
};

/** Shares that hold for posted prizes within these amounts; absent bounds are open. */
export type PayoutBand = { readonly from?: Cents; readonly to?: Cents; readonly shares: readonly PayoutShare[] };

/**
 * `each-winner`: so much of the prize to every winner; `all-winners`: so much, shared evenly by all; `hand`: the
 * holder of the hand; `room`: all who paid the fee at that moment, the winner among them, once a round.
 */
export const RECIPIENTS = [
  'losing-hand',
  'winning-hand',
  'table',
  'hand',
  'player-dealer',
  'room',
  'each-winner',
  'all-winners',
] as const;
export type Recipient = (typeof RECIPIENTS)[number];
export type PayoutShare = { readonly to: Recipient; readonly percent: number };

/** Posted prizes multiplied in posted windows. What goes beyond the posted pool is paid by the reserve. */
export type Multiplier = {
  readonly range: CountRange;
  readonly windows: readonly ('days' | 'hours' | 'game-limits' | 'tables')[];
  /** A multiplied prize never passes this amount. */
  readonly prizeMax?: MoneyRange;
};
