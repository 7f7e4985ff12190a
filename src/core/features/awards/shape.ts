import { Amount } from '#core/money';
import { AwardTo, HandGives, Unclaimed } from '#core/rulebook';
import { choice, exactly, Numbered, type Of, one, optional, Text, Texts, Whole, Words, yes } from '#core/shape';
import { AWARDED, Because, Bookings, PAY_METHODS } from '#core/state';
import { MomentText } from '#core/time';

const AWARD = { award: Numbered };

export const AwardCommand = choice({
  ShowId: AWARD,
  PayAward: {
    ...AWARD,
    method: one(PAY_METHODS),
    /** The tax form that goes with a thing is filled in. */
    formsDone: optional(yes),
  },
  /** The slip is put on paper: once for the winner and the cage, every time after that as a copy. */
  PrintSlip: AWARD,
  /** The cage reimburses a tray that has paid prizes. */
  ReimburseTray: { table: Numbered },
  /** The slip becomes void and the award can be paid again. */
  BackOutPayment: { ...AWARD, reason: Words },
  /** An award that is not paid yet goes back to the accounts that gave it. */
  BackOutAward: { ...AWARD, reason: Words },
});
export type AwardCommand = Of<typeof AwardCommand>;

const { seat, bettor, row, share, on } = AwardTo.fields;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const AwardEvent = choice({
  AwardMade: {
    ...AWARDED,
    review: Whole,
    table: Whole,
    round: Whole,
    seat,
    bettor,
    row,
    share,
    on,
    gives: HandGives,
    because: Because,
  },
  IdShown: { award: Whole, by: Text },
  ClaimHeld: { award: Whole, until: MomentText },
  AwardPaid: {
    award: Whole,
    slip: Whole,
    method: one(PAY_METHODS),
    amount: Amount,
    by: Text,
    at: MomentText,
    bookings: Bookings,
  },
  SlipPrinted: {
    award: Whole,
    slip: Whole,
    /** How often it is on paper by now: 1 is the slip itself, the others are copies. */
    print: Whole,
    by: Text,
    at: MomentText,
  },
  AwardForfeited: {
    award: Whole,
    to: Unclaimed,
    /** The winner is excluded; else nobody claimed it in time. CLB-5 */
    why: optional(exactly('excluded')),
  },
  PaymentBackedOut: {
    award: Whole,
    /** Void; its number is not used again. */
    slip: Whole,
    reason: Text,
    by: Texts,
    bookings: Bookings,
  },
  AwardBackedOut: { award: Whole, reason: Text, by: Texts },
  TrayReimbursed: { table: Whole, amount: Amount, bookings: Bookings },
});
export type AwardEvent = Of<typeof AwardEvent>;
