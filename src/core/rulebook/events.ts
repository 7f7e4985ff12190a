/** A prize gambled up on calls of baccarat hands. LAD-1 */
export type LadderTerms = {
  /** What the prize is multiplied by after each right call; the last ends the contest. */
  readonly multiples: readonly number[];
  /** Results that pay the top of the ladder at once, whatever was called. */
  readonly jumps: readonly string[];
  /** Results that decide nothing: the hand is played again. */
  readonly replays: readonly string[];
  readonly clause: string;
};

/** What follows a drawing: keys for a car, or a tournament at two tables and a final table. */
export type SecondStage = { readonly clause: string } & (KeyStage | TableStage);

/** Pass holders draw cards for the order, choose envelopes and try the keys in it. CAR-1 */
export type KeyStage = {
  readonly type: 'keys';
  readonly holdersMax: number;
  readonly prize: string;
  /** When it is held on the day of the drawings, or as soon as the last of them is settled. */
  readonly at?: string;
};

/** The first of each table meet at the final table; the others, and those behind its winner, get fixed prizes. CAR-4 */
export type TableStage = {
  readonly type: 'tables';
  readonly tables: number;
  readonly advance: number;
  readonly outPrize: string;
  readonly finalPrize: string;
  readonly topPrize: string;
};

/** A table is drawn by ball. TBD-1 */
export type TableDrawTerms = {
  readonly chart?: string;
  readonly gives: /** Chips: into the pot at a poker table, elsewhere to the seat of a drawn card. */
    | { readonly type: 'chips'; readonly prize: string; readonly seats: number }
    /** One item for every seated player. */
    | { readonly type: 'item'; readonly prize: string }
    /** A spin for the player with the ace; the money is shared by those dealt in before the draw. */
    | { readonly type: 'spin'; readonly cardsMax: number };
  readonly clause: string;
};

/** A prize put into the next pot of a drawn table. SPL-1 */
export type SplashTerms = { readonly prize: string; readonly clause: string };
