import type { Cents } from '#core/money';

/** A fee box taken from its table. */
export type Drop = {
  readonly drop: number;
  readonly table: number;
  readonly activity: string;
  /** What the system recorded in it. */
  readonly recorded: Cents;
  readonly counted?: Cents;
};
