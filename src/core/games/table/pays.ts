/** What a winning row pays: `to` keeps the stake, `for` has swallowed it, a percentage comes off the meter. TBL-1 */
export type Pays =
  | { readonly kind: 'to'; readonly n: number; readonly d: number }
  | { readonly kind: 'for'; readonly n: number }
  | { readonly kind: 'meter-percent'; readonly percent: number };

export type PayRow<Hand extends string = string> = { readonly hand: Hand; readonly pays: Pays };

/** Rows from the highest hand down; a hand is paid by the first row it reaches and by no other. */
export type PayTable<Hand extends string = string> = {
  readonly clause: string;
  readonly rows: readonly PayRow<Hand>[];
};

/** Fixed sums, in cents, by the hand another player holds. */
export type EnvyTable = { readonly [hand: string]: number };

export const to = (n: number, d = 1): Pays => ({ kind: 'to', n, d });
export const forOne = (n: number): Pays => ({ kind: 'for', n });
export const percentOfMeter = (percent: number): Pays => ({ kind: 'meter-percent', percent });
