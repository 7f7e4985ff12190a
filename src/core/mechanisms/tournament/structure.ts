import type { Cents } from '#core/money';

/** What is posted before sign-ups begin and stays from then on. TRN-2 */
export type Structure = {
  /** As it is advertised. */
  readonly name?: string;
  readonly games?: readonly string[];
  /** Goes to the pool. */
  readonly buyIn: Cents;
  /** The house keeps it. */
  readonly entryFee: Cents;
  /** Tournament chips for an entry. */
  readonly chips?: number;
  readonly levels?: readonly Level[];
  /** The last level in which, or in the break after which, one may enter; absent, until entries are closed. */
  readonly lateEntryUntil?: number;
  /** Who is out may enter again for buy-in and entry fee. */
  readonly reEntry?: { readonly limit?: number; readonly untilLevel?: number };
  readonly rebuy?: Purchase;
  readonly addOn?: Purchase;
  readonly guarantee?: Cents;
  /** What the house puts in whatever else comes in: a free roll, or a special event. */
  readonly added?: Cents;
  readonly payout: Payout;
  /** Prizes in kind for single places. */
  readonly things?: readonly Thing[];
  readonly bounties?: Bounties;
  /** The part of the pool that goes to a named charity. */
  readonly charity?: { readonly name: string; readonly percent: number };
};

/** Levels are counted without the breaks; a break belongs to the level before it. */
export type Level =
  | {
      readonly type: 'level';
      readonly minutes: number;
      readonly smallBlind: number;
      readonly bigBlind: number;
      readonly ante?: number;
    }
  | { readonly type: 'break'; readonly minutes: number };

/** `limit`: how often each player may; absent, without limit. Levels: the first and the last in which it is sold. */
export type Purchase = {
  readonly price: Cents;
  readonly limit?: number;
  readonly chips?: number;
  readonly fromLevel?: number;
  readonly untilLevel?: number;
};

export type Payout =
  /** Percentages by place, to the hundredth of a percent; together exactly 100. */
  | {
      readonly type: 'percent';
      readonly percents: readonly number[];
      /** Others from so many entries on, the smallest number first. */
      readonly byEntries?: readonly PayoutRow[];
    }
  | { readonly type: 'flat'; readonly amounts: readonly Cents[] }
  /** One thing of this value for as many as the pool allows, and what is left in equal parts. A satellite: entries. */
  | { readonly type: 'item'; readonly value: Cents; readonly what?: string }
  /** Ends when half are left; each of those has twice the buy-in. */
  | { readonly type: 'double' };

export type PayoutRow = { readonly entriesMin: number; readonly percents: readonly number[] };

/** Bought with the pool's money it stands in place of cash; given by the house it comes besides. TRN-16 */
export type Thing = {
  readonly place: number;
  readonly what: string;
  readonly value: Cents;
  readonly from: 'pool' | 'house';
};

/** An amount on each target, out of the pool or guaranteed by the house. */
export type Bounties = { readonly from: 'pool' | 'house'; readonly on: Readonly<Record<string, Cents>> };
