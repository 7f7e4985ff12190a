import type { HandRecipe } from '#core/qualifying';
import type { Chart, GameMatch } from './chart.ts';
import type { Claims } from './claims.ts';
import type { Eligibility } from './eligibility.ts';
import type { AdminFee, Funding } from './funding.ts';
import type { Choice, CountRange, MoneyRange } from './range.ts';
import type { Run } from './run.ts';
import type { Multiplier, PayoutStructure, Settlement } from './settlement.ts';

/**
 * An approved activity: everything a house may choose, within what, and by which clause. Data only; a house's own
 * activities have the same shape as JSON. RBK-1
 * A clause is the heading of the approval; in refusals the activity's id (or key) stands before it.
 */
export type Activity = {
  /** The regulator's id, or the key where none is printed. Unique in a rulebook. */
  readonly id: string;
  readonly key: string;
  /** The regulator's id; absent where the approval prints none. */
  readonly regulatorId?: string;
  readonly house: string;
  /** The place whose law it follows, by its key. */
  readonly jurisdiction: string;
  /** Since when it holds, and where that is printed. RBK-15 */
  readonly approved?: Approved;
  readonly name: string;
  readonly aliases?: readonly string[];
  /** What it is to players. */
  readonly kind: Kind;
  readonly otherKinds?: readonly Kind[];
  /** What carries it out, by its name. */
  readonly mechanism: string;
  readonly summary: string;
  readonly scope: 'listed' | 'all-poker' | 'all-table-games' | 'all-approved' | 'designated' | 'not-stated';
  readonly games: readonly BaseGame[];
  /** How hands are built where that differs from the base game; the first line that matches a game holds. */
  readonly construction?: readonly Construction[];
  readonly charts: readonly Chart[];
  readonly payouts: readonly PayoutStructure[];
  /** The payout structure may not change until the jackpot has been hit. */
  readonly payoutLockedUntilHit?: { readonly clause: string };
  /** What may be posted besides the rows: by key, with forms. */
  readonly prizes: readonly PrizeKind[];
  readonly settlement: Settlement;
  readonly multiplier?: Multiplier;
  readonly funding: Funding;
  readonly adminFee?: AdminFee;
  readonly eligibility: Eligibility;
  readonly claims: Claims;
  /** Numbers and choices of event-like activities: buy-ins, faces, sections, weeks, spots. */
  readonly settings: readonly Setting[];
  /** What must be shown of the day and is needed to judge: a rank, a suit, the losing and winning hand. */
  readonly designates?: readonly ('rank' | 'suit' | 'losing-hand' | 'winning-hand')[];
  /** What it runs, each by a mechanism; of several ways of one the first whose chart is offered. RBK-17 */
  readonly runs: readonly Run[];
  /** The activity on whose wheel a prize of this one may be given as a spin. */
  readonly spinsOn?: string;
  readonly noPurchase: NoPurchase;
  readonly procedure: readonly Step[];
  readonly equipment: readonly string[];
  readonly posting: Posting;
  readonly records: Records;
  /** How we read what the approval leaves open or misprints, for people. */
  readonly readings: readonly Reading[];
};

export const KINDS = [
  'progressive-jackpot',
  'fixed-jackpot',
  'bad-beat-jackpot',
  'high-hand',
  'drawing',
  'wheel',
  'table-drawing',
  'splash-pot',
  'coupon',
  'chip-promotion',
  'player-tracking',
  'contest',
  'tournament',
  'qualifier',
] as const;
export type Kind = (typeof KINDS)[number];

/** A base game as this activity prints it; `slug` is how rounds name it. */
export type BaseGame = {
  readonly name: string;
  readonly slug: string;
  readonly regulatorId?: string;
  /** The id exactly as printed where that is a slip. */
  readonly asPrinted?: string;
};

export type Construction = { readonly games: GameMatch; readonly recipe: HandRecipe };

export type PrizeKind = {
  readonly key: string;
  readonly label: string;
  readonly range?: MoneyRange;
  readonly forms: readonly string[];
  /** How many of it are given. */
  readonly count?: number;
};

export type Setting = {
  readonly key: string;
  readonly label: string;
  readonly value:
    | ({ readonly type: 'money' } & MoneyRange)
    | ({ readonly type: 'count' } & CountRange)
    | ({ readonly type: 'choice' } & Choice);
  /** Several values, each within the range: the sections of a wheel. */
  readonly list?: true;
  /** May not change once this has happened. */
  readonly lockedFrom?: 'posted' | 'sign-up';
};

export type NoPurchase = {
  readonly offered: boolean | 'not-stated';
  /** Every advertisement says "No Purchase Necessary". */
  readonly adWording: boolean;
  readonly hours?: string;
  readonly handsMin?: number;
  readonly dealerPlaysEmptySeats?: boolean;
  readonly rules: readonly string[];
};

/** What somebody does, in order. */
export type Step = { readonly who: string; readonly does: string };

/** What hangs on the floor whenever the activity is offered. The sheet must show every item. RBK-9 */
export type Posting = {
  readonly items: readonly PostingItem[];
  /** Advertised under another name, every advertisement carries the regulator's id. */
  readonly idWhenRenamed: boolean;
  readonly notice: string;
};
/** `shows` is what the sheet prints for it; `words` is the item as the approval lists it. */
export type PostingItem = { readonly words: string; readonly shows: readonly SheetPart[] };
export const SHEET_PARTS = [
  'games',
  'times',
  'hands',
  'prizes',
  'payout',
  'fees',
  'admin-fee',
  'funding',
  'pool',
  'multiplier',
  'requirements',
  'procedure',
  'claims',
  'drawing',
  'no-purchase',
  'restrictions',
  'settings',
] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

export type Records = { readonly kept: readonly string[]; readonly years: number; readonly yearsStated: boolean };

export type Reading = { readonly issue: string; readonly reading: string };

/** The day from which a text of an approval holds; absent: since before our records. */
export type Approved = { readonly from?: string; readonly source: string };
