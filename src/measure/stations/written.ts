/** What people at their stations have entered besides what a command says: what is known of a player's papers. */
export type Written = {
  /** Places of people who are too young for the activity, by table, seat and position. */
  readonly tooYoung: Set<string>;
  /** Members of whom that is known. */
  readonly young: Set<string>;
  /** The coupons on a bet, by the name that a scenario has for it. */
  readonly bets: Map<string, readonly string[]>;
  /** What the house alone has to refuse, as no screen has a key for it. */
  readonly noKey: Set<string>;
  /** Facts of the scenario that no screen asks for. */
  readonly leftOut: Set<string>;
  /** What no station can enter, with the station that lacks it. */
  readonly cannot: Set<string>;
};

export const nothingWritten = (): Written => ({
  tooYoung: new Set(),
  young: new Set(),
  bets: new Map(),
  noKey: new Set(),
  leftOut: new Set(),
  cannot: new Set(),
});
