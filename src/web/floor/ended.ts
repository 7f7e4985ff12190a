import type { Item } from './items.ts';

/** Something that has left the queue, as it was last seen. */
export type Ended = { readonly item: Item; readonly endedAt: number };

const MOST_KEPT = 40;

/**
 * What has left the queue since the last look, with what left it before; the newest first. What waits again is no
 * longer over, and settled prizes are on record elsewhere.
 */
export const endedAfter = (
  ended: readonly Ended[],
  before: readonly Item[],
  now: readonly Item[],
  nowMs: number,
): readonly Ended[] => {
  const waiting = new Set(now.map(({ key }) => key));
  const left = before.filter(({ key, type }) => type !== 'award' && !waiting.has(key));
  const kept = ended.filter(({ item }) => !waiting.has(item.key) && !left.some(({ key }) => key === item.key));
  if (left.length === 0 && kept.length === ended.length) return ended;
  return [...left.map(item => ({ item, endedAt: nowMs })), ...kept].slice(0, MOST_KEPT);
};
