import type { Waiting } from '../queue.ts';

/** What waits, in the order in which the floor works it off. */
export const oldestFirst = (queue: Readonly<Record<string, Waiting>>): readonly Waiting[] =>
  Object.values(queue).toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
