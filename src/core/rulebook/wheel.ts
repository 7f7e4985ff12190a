/** A wheel with a pointer. Amounts of its spots and their number are settings. WHL-1 */
export type WheelTerms = { readonly chart?: string; readonly clause: string } & (SpotWheel | CardWheel);

/** A wheel whose spots are prizes. */
export type SpotWheel = {
  readonly type: 'spots';
  /** Complete turns of a valid spin. */
  readonly rotationsMin: number;
  /** A spot that doubles the next one; landed on twice it pays the prize of this key. */
  readonly double?: { readonly jackpot: string };
  /** Spots may hold prizes without a cash value. */
  readonly goods: boolean;
  /** The house may post a least value at posted times. */
  readonly guarantee: boolean;
};

/** A wheel of cards and value awards, spun until so many different cards make a hand. */
export type CardWheel = { readonly type: 'cards'; readonly cards: number; readonly valueAwards: number };
