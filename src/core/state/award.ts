import type { Given } from '#core/fund';
import type { Cents } from '#core/money';
import type { Award as RoundAward, Unclaimed } from '#core/rulebook';
import type { MomentText } from './moments.ts';

export const PAY_METHODS = ['tray', 'cage', 'check', 'handed-over'] as const;
/** `handed-over` is for tickets, points and entries, which are no money. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** A prize that somebody has won, until the gaming day in which it was settled is closed. */
export type Award = {
  readonly award: number;
  readonly activity: string;
  /** Absent where no hand at a table has won it. */
  readonly table?: number;
  readonly round?: number;
  readonly seat?: number;
  /** Who won it in which promotion, where it was no hand of a round. */
  readonly promotion?: string;
  readonly player?: string;
  readonly row?: string;
  readonly share?: RoundAward['share'];
  readonly gives: AwardGives;
  /** The accounts that gave the money. */
  readonly source: Given;
  readonly claim: AwardClaim;
  /** The people who verified it and agreed to it. */
  readonly verifiedBy: readonly string[];
  readonly wonAt: MomentText;
  readonly payment?: AwardPayment;
};

export type AwardPayment = {
  readonly slip: number;
  readonly method: PayMethod;
  readonly by: string;
  readonly at: MomentText;
  /** How often the slip was put on paper. */
  readonly prints?: number;
};

export type AwardGives = RoundAward['gives'] | Goods;

/** Something that is no money: a car, a pass, a jacket. */
export type Goods = {
  readonly type: 'goods';
  readonly what: string;
  /** What it is worth, as the house has declared it; a pass and a spin are worth nothing by themselves. */
  readonly value?: Cents;
};

/** A claim as the journal keeps it: `#core/claim` with its moments as text. */
export type AwardClaim =
  | {
      readonly state: 'awaiting-id';
      readonly from: MomentText;
      readonly idBy?: MomentText;
      readonly by?: MomentText;
    }
  | { readonly state: 'held'; readonly by: MomentText }
  | { readonly state: 'payable' }
  | { readonly state: 'paid' }
  | { readonly state: 'forfeited'; readonly to: Unclaimed };

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
