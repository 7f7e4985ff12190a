import type { Cents } from '#core/money';
import type { Booking, MomentText } from '#core/state';

export type BoxCommand =
  /** The fee box of an activity is taken from its table. */
  | { readonly type: 'DropBox'; readonly table: number; readonly activity: string }
  /** Two people count it, apart from collections. */
  | { readonly type: 'CountDrop'; readonly drop: number; readonly counted: Cents };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type BoxEvent =
  | {
      readonly type: 'BoxDropped';
      readonly drop: number;
      readonly table: number;
      readonly activity: string;
      readonly recorded: Cents;
      readonly at: MomentText;
      readonly by: string;
    }
  | {
      readonly type: 'DropCounted';
      readonly drop: number;
      readonly counted: Cents;
      /** Counted less recorded. */
      readonly variance: Cents;
      readonly by: readonly string[];
      readonly bookings: readonly Booking[];
    };
