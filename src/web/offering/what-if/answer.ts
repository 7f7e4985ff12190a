import type { Forecast } from '#core/odds/house';
import type { Said } from '#core/words';

/** A hand of the chart: how often it is hit, and what it pays. */
export type HandAhead = {
  readonly key: string;
  readonly hand: string;
  readonly oneIn: string;
  readonly hitsPerDay: string;
  readonly pays: string;
  /** How far the dealt rounds may be off, as a share; 0 where it was counted. */
  readonly error: number;
};

/** What an offering would mean, as the odds engine answers it. */
export type Ahead = {
  readonly hands: readonly HandAhead[];
  /** Hands that nobody can deal for in advance. */
  readonly unknown: readonly string[];
  readonly forecast?: Forecast;
  /** Where no fee pays for it: what the prizes cost in a day. */
  readonly costPerDay?: string;
};

export type Asked = {
  readonly id: number;
  readonly activity: string;
  readonly offering: string;
  readonly options: Readonly<Record<string, string>>;
};
export type Told =
  | { readonly id: number; readonly ahead: Ahead; readonly why?: never }
  | { readonly id: number; readonly ahead?: never; readonly why: Said };
