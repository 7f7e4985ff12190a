import { Fund, FundEvent, Parts } from '#core/fund';
import { Amount } from '#core/money';
import { choice, type Of, object, one, optional, Text, Texts, Whole } from '#core/shape';
import { DayText } from '#core/time';
import { Bookings } from './books.ts';

/** What a movement of money belongs to, for those who ask later. */
export const Cause = object({
  why: one([
    'seed',
    'take-over',
    'fee',
    'lock',
    'lock-returned',
    'award',
    'unclaimed',
    'back-out',
    'daily-increase',
    'admin-fee',
    'reimbursement',
    'raise',
    'payout-structure',
    'correction',
  ]),
  table: optional(Whole),
  round: optional(Whole),
  lock: optional(Whole),
  award: optional(Whole),
  day: optional(DayText),
  reason: optional(Text),
  by: optional(Texts),
});
export type Cause = Of<typeof Cause>;

const { isRunning, carries } = Fund.fields;

/** By how much each account of a fund goes up or, below zero, down. */
export const FundChange = object({
  pools: Parts,
  reserve: Amount,
  advance: Amount,
  daysFees: Amount,
  /** Set where a hit that was undone had unlocked the payout structure. */
  isRunning: optional(isRunning),
  /** The carried parts of a cent afterwards; absent where they stay. */
  carries: optional(carries),
});
export type FundChange = Of<typeof FundChange>;

/** The fees of one activity in one round, as the fund took them. */
export const FeeTaken = object({
  activity: Text,
  amount: Amount,
  change: FundChange,
  /** The parts of a cent that waited before and after it, where it left any. */
  carries: optional(object({ before: carries, after: carries })),
});
export type FeeTaken = Of<typeof FeeTaken>;

/** What moves in the funds of a house. On disk forever: add an optional field; never rename or reuse one. */
export const MoneyEvent = choice({
  /** The fund's own movement, by its rules. */
  FundMoved: { activity: Text, fund: FundEvent, cause: Cause, bookings: Bookings },
  /** What the house puts right in a fund: fees backed out, corrections, what came back. */
  FundAdjusted: { activity: Text, change: FundChange, cause: Cause, bookings: Bookings },
});
export type MoneyEvent = Of<typeof MoneyEvent>;
