import { Amount } from '#core/money';
import { Deal, DealtHand } from '#core/qualifying';
import { choice, exactly, list, type Of, object, one, optional, Text, Whole, yes } from '#core/shape';

export const ROLES = [
  'player',
  'player-dealer',
  'backline',
  'proposition-player',
  'employee-on-duty',
  'employee-standby-in-uniform',
  'employee-standby',
  'employee-off-duty-in-uniform',
  'employee-off-duty',
  'house',
] as const;
export type Role = (typeof ROLES)[number];

export const STREETS = ['preflop', 'flop', 'turn', 'river', 'some-time'] as const;
export type Street = (typeof STREETS)[number];

/** Where on the felt a fee or a wager is. */
export const FeeSpace = one(['player', 'player-dealer']);
export type FeeSpace = Of<typeof FeeSpace>;

/** One person with a wager on one hand. The house dealer who plays an empty seat has the role `house`. */
const Bettor = object({
  hand: DealtHand,
  name: optional(Text),
  role: one(ROLES),
  age: optional(Whole),
  /** Somebody saw the papers: younger than the activity allows. */
  isTooYoung: optional(yes),
  isPlayerDealer: yes,
  /** 1 is the first betting position on the hand. */
  position: Whole,
  /** The spaces on which a fee was paid. */
  fee: list(FeeSpace),
  wager: optional(Amount),
  bonusOnly: yes,
  folded: optional(one(STREETS)),
  isHeldAside: yes,
  isAllIn: yes,
  missedBlind: yes,
  /** The row asked for before the deal at a no-purchase-necessary table. */
  asked: optional(Text),
});
export type Bettor = Of<typeof Bettor>;

/** Somebody who paid the fee at a table of the room, whichever it was. */
export const FeePayer = object({ table: Whole, round: Whole, seat: Whole, name: optional(Text) });
export type FeePayer = Of<typeof FeePayer>;

/** A finished round as it is judged: the cards, the table and everybody who had a part in it. */
export const Round = object({
  deal: Deal,
  /** When it began, by the clock of the house. */
  at: optional(Text),
  table: optional(Whole),
  /** Its number at the table, where hands of one round are posted one by one. */
  round: optional(Whole),
  /** False at a no-purchase-necessary table, where neither fee nor wager is asked. */
  isLive: yes,
  isTournament: yes,
  playersDealtIn: optional(Whole),
  pot: optional(Amount),
  tableLimit: optional(Amount),
  isMisdeal: yes,
  isFouledDeck: yes,
  wasDiscussed: yes,
  reachedShowdown: yes,
  /** How many people in the room paid the fee, this table included, where only their number is known. */
  feePayersInRoom: optional(Whole),
  /** The people who had paid the fee in a round under way when the hand was hit, this table included, each once. */
  room: optional(list(FeePayer)),
  bettors: list(Bettor),
});
export type Round = Of<typeof Round>;

export const PaidBy = object({ pool: Amount, reserve: Amount, house: Amount });
export type PaidBy = Of<typeof PaidBy>;

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
  /** Where that person plays, if it isn't the table of the hand: a share of the room. */
  place: optional(object({ table: Whole, round: Whole })),
});
/** A thing: a car, a pass, a jacket. */
const GOODS = {
  what: Text,
  /** What it is worth, as the house has declared it; a pass and a spin are worth nothing by themselves. */
  value: optional(Amount),
  /** Collections for a year: its value is a balance that they are paid from. */
  forCollections: optional(exactly(true)),
};
/** What a hand can win that isn't money. */
export const NO_MONEY = { tickets: { count: Whole }, points: { count: Whole }, entry: { value: Amount }, goods: GOODS };
export const HandGives = choice({
  money: { amount: Amount, paidBy: PaidBy },
  /** So many people get the amount each. */
  'money-each': { amount: Amount, count: Whole, paidBy: PaidBy },
  ...NO_MONEY,
});
/** What somebody won, and why. */
export type Award = Of<typeof AwardTo> & { readonly gives: Of<typeof HandGives> };
