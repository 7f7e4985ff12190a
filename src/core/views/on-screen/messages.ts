import type { Change, DeltaMessage, Views } from '../messages.ts';
import type { Topic } from '../topics.ts';

/** The views after a change; topics and parts it does not name stay the same. */
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
