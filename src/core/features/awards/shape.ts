import { Amount } from '#core/money';
import { AwardTo, HandGives, Unclaimed } from '#core/rulebook';
import { choice, exactly, Numbered, type Of, one, optional, Text, Texts, Whole, Wholes, Words, yes } from '#core/shape';
import { AWARDED, Because, Bookings, PAY_METHODS } from '#core/state';
import { MomentText } from '#core/time';

const AWARD = { award: Numbered };

export const AwardCommand = choice({
  ShowId: AWARD,
  PayAward: {
    ...AWARD,
    method: one(PAY_METHODS),
    /** The paperwork is complete: what the approval asks for, and the tax form that goes with a thing. */
    formsDone: optional(yes),
  },
  /** The slip is put on paper: once for the winner and the cage, every time after that as a copy. */
  PrintSlip: AWARD,
  /** Surveillance has seen the play of these verified hands on video, or cannot confirm it. */
  ConfirmPlay: { review: Numbered },
  DoubtPlay: { review: Numbered, reason: Words },
  /** The cage reimburses a tray that has paid prizes. */
  ReimburseTray: { table: Numbered },
  /** The slip becomes void and the award can be paid again. */
  BackOutPayment: { ...AWARD, reason: Words },
  /** An award that is not paid yet goes back to the accounts that gave it. */
  BackOutAward: { ...AWARD, reason: Words },
  /** Who won it is written down, or written again; `mark` is a keyed hash of what is in the private records. */
  RecordWinner: { ...AWARD, mark: Text },
  /** What was written down of the winner is erased. */
  EraseWinner: AWARD,
});
export type AwardCommand = Of<typeof AwardCommand>;

const { seat, bettor, row, share, on } = AwardTo.fields;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const AwardEvent = choice({
  AwardMade: {
    ...AWARDED,
    /** The verified hands it comes from; a round of a table game has none. */
    review: optional(Whole),
    table: Whole,
    round: Whole,
    seat,
    bettor,
    /** Who of the staff it is, by the club card at that seat. PPL-8 */
    staff: optional(Text),
    row,
    share,
    on,
    gives: HandGives,
    because: Because,
    /** It is paid when surveillance has confirmed the play. HSE-20 */
    awaits: optional(exactly('surveillance')),
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
    /** The second person, where the one who verified it pays it too. PPL-13 */
    approvedBy: optional(Text),
    bookings: Bookings,
    /** Until when the winner's collections are paid. PRO-15 */
    collectionsUntil: optional(MomentText),
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
  /** Surveillance has looked at the play of verified hands: it was so, or it cannot be said. HSE-20 */
  PlayConfirmed: { review: Whole, awards: Wholes, by: Text, at: MomentText },
  PlayDoubted: { review: Whole, awards: Wholes, by: Text, reason: Text, at: MomentText },
  TrayReimbursed: { table: Whole, amount: Amount, bookings: Bookings },
  WinnerRecorded: { award: Whole, mark: Text, by: Text, at: MomentText },
  WinnerErased: { award: Whole, by: Text, at: MomentText },
});
export type AwardEvent = Of<typeof AwardEvent>;
