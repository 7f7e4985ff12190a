import type { Cents } from '#core/money';
import type { Award as RoundAward, Unclaimed } from '#core/rulebook';
import type { Reseeded } from './call.ts';
import type { MomentText } from './house.ts';

export const PAY_METHODS = ['tray', 'cage', 'check', 'handed-over'] as const;
/** `handed-over` is for tickets, points and entries, which are no money. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** A prize that somebody has won, until the gaming day in which it was settled is closed. */
export type Award = {
  readonly award: number;
  readonly activity: string;
  readonly table: number;
  readonly round: number;
  readonly seat: number;
  readonly gives: RoundAward['gives'];
  /** The accounts that gave the money. */
  readonly source: AwardSource;
  readonly claim: AwardClaim;
  /** The people who verified it and agreed to it. */
  readonly verifiedBy: readonly string[];
  readonly payment?: { readonly slip: number; readonly method: PayMethod; readonly by: string };
};

export type AwardSource = {
  readonly pools: Readonly<Record<string, Cents>>;
  /** By pool: the award's part of what brought the meter up again, should it ever be backed out. */
  readonly reseeded: Readonly<Record<string, Reseeded>>;
  readonly reserve: Cents;
  readonly house: Cents;
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
