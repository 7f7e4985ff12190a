import type { Cents } from '#core/money';
import type { HandTest } from '#core/qualifying';
import type { CountRange, MoneyRange } from './range.ts';

/** A chart of qualifying hands, or a way to run the activity (version, mode) that has no hands of its own. RBK-3 */
export type Chart = {
  readonly key: string;
  readonly label: string;
  /** Of charts in one group only one may be offered at a time. */
  readonly group?: string;
  /** `false` where exclusiveness is our reading of the approval. */
  readonly groupStated?: boolean;
  /** All rows are offered, or none. */
  readonly rowsTogether: boolean;
  readonly rows: readonly Row[];
  /** Row keys, best first, where the chart itself does not stand in that order: a hand is paid its best row. SET-1 */
  readonly bestFirst?: readonly string[];
  readonly clause: string;
};

/** One qualifying hand and what it pays. */
export type Row = {
  readonly key: string;
  readonly label: string;
  readonly games: GameMatch;
  readonly test: HandTest;
  /** The hand must lose to a better hand of the round, which passes this test as well where there is one. */
  readonly beatenBy?: { readonly label: string; readonly test?: HandTest };
  /** The hand must win the round at the showdown. */
  readonly wins?: true;
  /** Only the hand that banks. */
  readonly bankOnly?: true;
  readonly prize: Prize;
  /** Paid besides, in full, to each of these others, once for each hit. */
  readonly extras?: readonly Extra[];
  /** A hand is paid its best row of each family; rows without a family are one family together. SET-1 */
  readonly family?: string;
  /** Only at such a table. */
  readonly table?: TableCondition;
};

/** `any`: every game of the activity; `poker`: all poker; `flop`, `stud`, `draw`: poker of that form; else slugs. */
export type GameMatch = 'any' | 'poker' | 'flop' | 'stud' | 'draw' | readonly string[];

export type TableCondition =
  | { readonly type: 'no-purchase' }
  | { readonly type: 'live'; readonly limitFrom?: Cents; readonly limitBelow?: Cents };

/**
 * `each`: every winner is paid the posted amount; a meter pays one of them, the reserve the others. SET-3
 * `split`: one amount, in equal shares among the hands that won it, each hand's share among its holders. SET-4
 */
export type Sharing = 'each' | 'split';

export type Prize =
  /** An amount posted within the range; `from` is the account that pays it. */
  | {
      readonly type: 'fixed';
      readonly range: MoneyRange;
      readonly from: 'reserve' | 'pool' | 'house';
      readonly sharing: Sharing;
      /** The key under which the offering posts it; absent: the row's own key. */
      readonly postedAs?: string;
    }
  /** A part of a meter as it stands; parts below the whole are paid first. SET-2 */
  | { readonly type: 'meter'; readonly pool: string; readonly percent: number; readonly sharing: Sharing }
  /** So many times the posted prize of another row, instead of it. */
  | { readonly type: 'multiple'; readonly of: string; readonly times: number }
  | { readonly type: 'tickets'; readonly range: CountRange }
  /** Points in the one mode, posted tickets in the other. */
  | { readonly type: 'points'; readonly points: number; readonly tickets: CountRange }
  /** An entry to an event with a voucher of this value. */
  | { readonly type: 'entry'; readonly range: MoneyRange; readonly from: 'house' };

export type Extra = {
  /** The key under which the offering posts it and the name of the share in the award. */
  readonly key: 'envy' | 'table';
  /** `fee-payers`: every other player who paid the fee; `dealt-in`: every other player dealt in, folded or not. */
  readonly to: 'fee-payers' | 'dealt-in';
  /** Also when the holder of the hand folded it and is not paid. */
  readonly evenIfFolded?: true;
  readonly range: MoneyRange;
  readonly from: 'reserve' | 'pool' | 'house';
};
