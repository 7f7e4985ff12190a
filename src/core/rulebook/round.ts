import { Amount, type Cents } from '#core/money';
import type { Deal, DealtHand } from '#core/qualifying';
import { choice, type Of, object, one, optional, Text, Whole } from '#core/shape';

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
  readonly fee: readonly FeeSpace[];
  readonly wager?: Cents;
  readonly bonusOnly: boolean;
  readonly folded?: Street;
  readonly isHeldAside: boolean;
  readonly isAllIn: boolean;
  readonly missedBlind: boolean;
  /** The row asked for before the deal at a no-purchase-necessary table. */
  readonly asked?: string;
};

export const PaidBy = object({ pool: Amount, reserve: Amount, house: Amount });
export type PaidBy = Of<typeof PaidBy>;

/** Where on the felt a fee or a wager lies. */
export const FeeSpace = one(['player', 'player-dealer']);
export type FeeSpace = Of<typeof FeeSpace>;
export const Share = one(['losing', 'winning', 'table', 'room', 'envy']);

/** Who won: a seat, and what of the hand or of the table it is for. */
export const AwardTo = object({
  seat: Whole,
  bettor: optional(Text),
  row: optional(Text),
  /** Index of the round in a period. */
  round: optional(Whole),
  share: optional(Share),
  on: optional(FeeSpace),
});
/** What a hand can win that is no money. */
export const NO_MONEY = { tickets: { count: Whole }, points: { count: Whole }, entry: { value: Amount } };
export const HandGives = choice({
  money: { amount: Amount, paidBy: PaidBy },
  /** So many people get the amount each. */
  'money-each': { amount: Amount, count: Whole, paidBy: PaidBy },
  ...NO_MONEY,
});
/** What somebody won, and why. */
export type Award = Of<typeof AwardTo> & { readonly gives: Of<typeof HandGives> };
