import { AwardClaim } from '#core/claim';
import { Given } from '#core/fund';
import { HandGives, Share } from '#core/rulebook';
import { exactly, named, type Of, object, one, optional, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';

export const PAY_METHODS = ['tray', 'cage', 'check', 'handed-over'] as const;
/** `handed-over` is for tickets, points and entries, which aren't money. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** What a hand gives, or a promotion: money, tickets, a thing. */
export const AwardGives = HandGives;
export type AwardGives = Of<typeof AwardGives>;
export type Goods = Extract<AwardGives, { readonly type: 'goods' }>;

export const AwardPayment = object({
  slip: Whole,
  method: one(PAY_METHODS),
  by: Text,
  at: MomentText,
  /** Who approved that one person both verified and paid it. PPL-13 */
  approvedBy: optional(Text),
  /** How often the slip was put on paper. */
  prints: optional(Whole),
});
export type AwardPayment = Of<typeof AwardPayment>;

/** What every award has, from the moment it was made. */
export const AWARDED = {
  award: Whole,
  activity: Text,
  /** The accounts that gave the money. */
  source: Given,
  claim: AwardClaim,
  /** The people who verified it and agreed to it. */
  verifiedBy: Texts,
  wonAt: MomentText,
};

/** A prize that somebody has won, until the gaming day in which it was settled is closed. */
export const Award = named(
  'Award',
  object({
    ...AWARDED,
    /** Absent where no hand at a table has won it. */
    table: optional(Whole),
    round: optional(Whole),
    seat: optional(Whole),
    /** Who won it in which promotion, if it wasn't a hand of a round. */
    promotion: optional(Text),
    player: optional(Text),
    /** Who of the staff won it at a seat, by the club card. PPL-8 */
    staff: optional(Text),
    row: optional(Text),
    share: optional(Share),
    gives: AwardGives,
    payment: optional(AwardPayment),
    /** A mark of who won it, which the private records say. HSE-22 */
    winner: optional(Text),
    /** The verified hands that it comes from. */
    review: optional(Whole),
    /** Surveillance has not looked at the play yet, or doubts it. HSE-20 */
    awaits: optional(exactly('surveillance')),
    doubt: optional(Text),
  }),
);
export type Award = Of<typeof Award>;

/** Owed to the winner, or held at the cage for good. */
export const isOwed = ({ claim }: Award): boolean => {
  switch (claim.state) {
    case 'awaiting-id':
    case 'held':
    case 'payable':
      return true;
    case 'paid':
      return false;
    case 'forfeited':
      return claim.to.type === 'held';
  }
};
