import type { Cents } from '#core/money';
import type { Deal, DealtHand } from '#core/qualifying';

/** A finished round as it is judged: the cards, the table and everybody who had a part in it. */
export type Round = {
  readonly deal: Deal;
  readonly at?: Temporal.PlainDateTime;
  readonly table?: number;
  /** False at a no-purchase-necessary table, where neither fee nor wager is asked. */
  readonly isLive: boolean;
  readonly isTournament: boolean;
  readonly playersDealtIn?: number;
  readonly pot?: Cents;
  readonly tableLimit?: Cents;
  readonly isMisdeal: boolean;
  readonly isFouledDeck: boolean;
  readonly wasDiscussed: boolean;
  readonly reachedShowdown: boolean;
  /** Everybody in the room who paid the fee, this table included. */
  readonly feePayersInRoom?: number;
  readonly bettors: readonly Bettor[];
};

export const ROLES = [
  'player',
  'player-dealer',
  'backline',
  'proposition-player',
  'employee-on-duty',
  'employee-off-duty-in-uniform',
  'employee-off-duty',
  'house',
] as const;
export type Role = (typeof ROLES)[number];

export const STREETS = ['preflop', 'flop', 'turn', 'river', 'some-time'] as const;
export type Street = (typeof STREETS)[number];

/** One person with a wager on one hand. The house dealer who plays an empty seat has the role `house`. */
export type Bettor = {
  readonly hand: DealtHand;
  readonly name?: string;
  readonly role: Role;
  readonly age?: number;
  readonly isPlayerDealer: boolean;
  /** 1 is the first betting position on the hand. */
  readonly position: number;
  /** The spaces on which a fee was paid. */
  readonly fee: readonly ('player' | 'player-dealer')[];
  readonly wager?: Cents;
  readonly bonusOnly: boolean;
  readonly folded?: Street;
  readonly isHeldAside: boolean;
  readonly isAllIn: boolean;
  readonly missedBlind: boolean;
  /** The row asked for before the deal at a no-purchase-necessary table. */
  readonly asked?: string;
};

/** What somebody won, and why. */
export type Award = {
  readonly seat: number;
  readonly bettor?: string;
  readonly row?: string;
  /** Index of the round in a period. */
  readonly round?: number;
  readonly share?: 'losing' | 'winning' | 'table' | 'room' | 'envy';
  readonly on?: 'player' | 'player-dealer';
  readonly gives:
    | { readonly type: 'money'; readonly amount: Cents; readonly paidBy: PaidBy }
    /** So many people get the amount each. */
    | { readonly type: 'money-each'; readonly amount: Cents; readonly count: number; readonly paidBy: PaidBy }
    | { readonly type: 'tickets'; readonly count: number }
    | { readonly type: 'points'; readonly count: number }
    | { readonly type: 'entry'; readonly value: Cents };
};
export type PaidBy = { readonly pool: Cents; readonly reserve: Cents; readonly house: Cents };
