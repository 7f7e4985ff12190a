import { type Of, object, Text } from '#core/shape';

/** Somebody signed on at a station. What a role may do is the station's affair; here two people must be two. */
export const Actor = object({ id: Text, role: Text });
export type Actor = Of<typeof Actor>;

/** Secrets of draws. They are made and opened outside, and only closed ones come into an event. LOT-9 */
export type DrawSecrets = {
  /** A new one: what is published of it, and itself, closed. */
  readonly make: () => { readonly commitment: string; readonly sealed: string };
  /** The same for a round of a table game; without it its draw is by numbers alone. PRO-13 */
  readonly bind?: () => { readonly commitment: string; readonly sealed: string };
  /** The check code of a card in a draw, for its owner alone; without it cards are published as they are. LOT-12 */
  readonly checkOf?: (commitment: string, card: string) => string;
  /** The one that a draw is bound to; nothing where it can't be opened here. */
  readonly open: (bound: { readonly commitment: string; readonly sealed?: string | undefined }) => string | undefined;
};

/** What comes with a command from outside: the time, the people and chance. */
export type Context = {
  readonly now: Temporal.Instant;
  readonly actor: Actor;
  /** The second person, if both are at the station together. */
  readonly second?: Actor;
  /** The station at which it is asked; absent where no station is. */
  readonly station?: string;
  /** So many numbers that nobody could know before, whole and from 0 to 2^53 - 1; absent where nothing is drawn. */
  readonly chance?: (count: number) => readonly number[];
  /** Absent where nothing is drawn. */
  readonly secrets?: DrawSecrets;
};
