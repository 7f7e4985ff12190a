/** What people at their stations have entered besides what a command says: what is known of a player's papers. */
export type Written = {
  /** Places of people who are too young for the activity, by table, seat and position. */
  readonly tooYoung: Set<string>;
  /** Facts of the scenario that no screen asks for. */
  readonly leftOut: Set<string>;
  /** What no station can enter, with the station that lacks it. */
  readonly cannot: Set<string>;
};

export const nothingWritten = (): Written => ({ tooYoung: new Set(), leftOut: new Set(), cannot: new Set() });
