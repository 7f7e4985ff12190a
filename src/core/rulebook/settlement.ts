import { Money, ODD_PAYERS } from '#core/money';
import {
  branded,
  choice,
  either,
  exactly,
  type Filled,
  follows,
  Key,
  list,
  number,
  type Of,
  object,
  one,
  optional,
  otherwise,
  record,
} from '#core/shape';
import { HEADINGS } from './headings.ts';
import { below, countRange, moneyRange, Said } from './range.ts';

/**
 * Whose a hand is. `seated`: the player in the seat. `every-bettor`: each bettor on it, in full. `owner`: the seated
 * bettor, else the first position. `by-wager`: all bettors on it, by their wagers. `fee-space`: those who paid a fee on
 * it, the player's space for their own hand, the player-dealer's space for that one. SET-5
 */
const Holders = one(['seated', 'every-bettor', 'owner', 'by-wager', 'fee-space']);
export type Holders = Of<typeof Holders>;

/**
 * How a hit becomes awards. What is the same in every activity isn't data: a hand is paid the best row of each family,
 * parts of a meter before the whole, one share for each hand, a hand's share among its holders. SET-1 to SET-4
 */
export const Settlement = object({
  holders: follows(Holders),
  /**
   * What a holder who may not be paid would get: stays in the fund, or goes to the others who have a share. `all`: so
   * does a part that such a holder earned by a hand, where others are paid with it. SET-6
   */
  unpayable: follows(one(['stays', 'to-the-others', 'all-to-the-others'])),
  /** A share that is not even: up to a chip at somebody's expense, or down to the cent, and the rest stays. SET-7 */
  odd: follows(choice({ up: { paidBy: one(ODD_PAYERS) }, down: {} })),
  /** Only for activities in which a hand must be beaten. */
  beat: optional(
    object({
      /** `second-best`: only the best hand that loses may qualify; `any`: every losing hand may. */
      loser: one(['second-best', 'any']),
      /** Who is rewarded: the beaten hand, both hands alike, or all by the payout structure. */
      pays: one(['loser', 'both', 'structure']),
      /** Who takes part in the table share. */
      table: optional(one(['dealt-in', 'not-folded', 'seated'])),
    }),
  ),
  /** For activities that look at a period instead of a round: equal hands are each paid in full, or split. */
  period: optional(
    object({
      equal: one(['each', 'split']),
      /** The board has the name of the player beside the hand. */
      names: optional(exactly(true)),
      /** The board keeps lower hands too, below the best. */
      keepsLower: optional(exactly(true)),
    }),
  ),
  /** At a no-purchase-necessary table a player is eligible only for the row asked for before the deal. */
  askedFirst: optional(exactly(true)),
});
export type Settlement = Filled<typeof Settlement>;
export type BeatRule = NonNullable<Settlement['beat']>;

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

const Percent = number({ min: 0, max: 100 });
const PayoutShare = object({ to: one(RECIPIENTS), percent: Percent });
export type PayoutShare = Of<typeof PayoutShare>;

/** Percent by who gets it; a structure that is the same for all amounts has one band. */
const Shares = record(one(RECIPIENTS), Percent);
/** Shares that hold for posted prizes within these amounts; absent bounds are open. */
const Band = object({ from: optional(Money), to: optional(Money), shares: either(list(PayoutShare), Shares) });
export type SharesText = Of<typeof Band>['shares'];
export type PayoutBand = Omit<Of<typeof Band>, 'shares'> & { readonly shares: readonly PayoutShare[] };

const PayoutText = object({
  key: Key,
  label: Said,
  /**
   * `chosen`: by the offering, one of them, for all money rows or those named; `result`: by how the hand fared against
   * the player-dealer; `row`: by the row hit.
   */
  applies: otherwise(
    choice({
      chosen: { rows: optional(list(Key)) },
      result: { result: one(['not-lost', 'lost']) },
      row: { rows: list(Key) },
    }),
    { type: 'chosen' },
  ),
  shares: optional(Shares),
  bands: optional(list(Band)),
  clause: below(HEADINGS.prizes),
});
export type PayoutText = Of<typeof PayoutText>;

/** How a prize is parted. RBK-4 */
export type PayoutStructure = Omit<Filled<typeof PayoutText>, 'shares' | 'bands'> & {
  readonly bands: readonly PayoutBand[];
};
/** However a file writes its shares, the activity has them as lists by bands. */
export const Payout = branded<PayoutText, PayoutStructure>(PayoutText);

/** Posted prizes multiplied in posted windows. What goes beyond the posted pool is paid by the reserve. */
export const Multiplier = object({
  range: countRange(HEADINGS.run),
  windows: list(one(['days', 'hours', 'game-limits', 'tables'])),
  /** A multiplied prize never passes this amount. */
  prizeMax: optional(moneyRange(HEADINGS.prizes)),
});
