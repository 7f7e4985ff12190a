import type { Parts, Topic } from '../topics.ts';

/** What a screen holds: of each topic its parts by key. */
export type Views = { readonly [T in Topic]?: Parts<T> };

/** `snapshot`: all parts of the topics that were asked for. */
export type SnapshotMessage = Views;

/** `delta`: what changed, by topic. */
export type DeltaMessage = { readonly [T in Topic]?: Change<T> };
/** Parts that are set, each whole, and the keys of those that are gone. */
export type Change<T extends Topic = Topic> = { readonly set?: Parts<T>; readonly gone?: readonly string[] };

/** `beat`: every two seconds, and at once when the service changes. */
export type BeatMessage = {
  /** The server's clock, in milliseconds. */
  readonly at: number;
  /** The last event that is shown. */
  readonly seq: number;
  /** The gaming day by the clock; absent while there is no house. */
  readonly gamingDay?: string;
  readonly service: ServiceState;
};

/** Whether the server can take commands, only shows what another writes, or cannot do anything. */
export type ServiceState =
  | { readonly type: 'writing' }
  | { readonly type: 'following' }
  | { readonly type: 'out-of-service'; readonly reason: string };

/** The views after a change; topics and parts it does not name stay the very same. */
export const withDelta = (views: Views, delta: DeltaMessage): Views => {
  const changed = Object.entries(delta).map(([topic, change]) => [topic, changedParts(partsOf(views, topic), change)]);
  return { ...views, ...(Object.fromEntries(changed) as Views) }; // The feed names only topics that were asked for.
};

const partsOf = (views: Views, topic: string): Readonly<Record<string, unknown>> => views[topic as Topic] ?? {};

const changedParts = (parts: Readonly<Record<string, unknown>>, { set = {}, gone = [] }: Change = {}) => {
  const next: Record<string, unknown> = { ...parts, ...set };
  for (const key of gone) delete next[key];
  return next;
};
