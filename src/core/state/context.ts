import { type Of, object, Text } from '#core/shape';

/** Somebody signed on at a station. What a role may do is the station's affair; here two people must be two. */
export const Actor = object({ id: Text, role: Text });
export type Actor = Of<typeof Actor>;

/** What comes with a command from outside: the time, the people and chance. */
export type Context = {
  readonly now: Temporal.Instant;
  readonly actor: Actor;
  /** The second person, if both are at the station together. */
  readonly second?: Actor;
  /** So many numbers that nobody could know before, whole and from 0 to 2^53 - 1; absent where nothing is drawn. */
  readonly chance?: (count: number) => readonly number[];
};
