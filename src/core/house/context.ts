/** Somebody signed on at a station. What a role may do is the station's affair; here two people must be two. */
export type Actor = { readonly id: string; readonly role: string };

/** What comes with a command from outside: the time and the people. */
export type Context = {
  readonly now: Temporal.Instant;
  readonly actor: Actor;
  /** The second person, where both stand at the station together. */
  readonly second?: Actor;
};
