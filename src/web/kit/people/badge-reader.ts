/** A reader types far faster than a hand: the keys of one badge follow each other within this time. */
const WITHIN_MS = 40;
const LEAST_KEYS = 4;
/** Keys that a reader holds while it types. Tab or an arrow is a person, who goes somewhere else. */
const HELD = new Set(['Shift', 'CapsLock', 'Alt', 'AltGraph', 'Control']);

export type Swipe = { readonly keys: string; readonly at: number };
export const NO_SWIPE: Swipe = { keys: '', at: 0 };

/**
 * Gathers what a badge reader types, wherever the focus is. Answers the badge when Enter ends a quick run of keys; what
 * a person types by hand never becomes one.
 */
export const readSwipe = (
  swipe: Swipe,
  key: string,
  at: number,
): { readonly swipe: Swipe; readonly badge?: string } => {
  const isQuick = at - swipe.at <= WITHIN_MS;
  if (key === 'Enter') {
    const badge = swipe.keys.replace(/^[;%]|\?$/g, '');
    return isQuick && badge.length >= LEAST_KEYS ? { swipe: NO_SWIPE, badge } : { swipe: NO_SWIPE };
  }
  if (key.length !== 1) return { swipe: isQuick && HELD.has(key) ? { ...swipe, at } : NO_SWIPE };
  return { swipe: { keys: isQuick || swipe.keys === '' ? swipe.keys + key : key, at } };
};
