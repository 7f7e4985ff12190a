import { type Pressed, shortcutIn } from '../kit/keys/shortcuts.ts';

/** What a single key asks for in the queue. */
export type Request = 'next' | 'previous' | 'open' | 'verify' | 'reject' | 'back-out' | 'help';

export const SHORTCUTS = [
  { key: 'j', says: 'next', asks: 'next' },
  { key: 'k', says: 'previous', asks: 'previous' },
  { key: 'Enter', says: 'open', asks: 'open' },
  { key: 'v', says: 'verify', asks: 'verify' },
  { key: 'r', says: 'reject', asks: 'reject' },
  { key: 'b', says: 'backOut', asks: 'back-out' },
  { key: '?', says: 'help', asks: 'help' },
] as const satisfies readonly { key: string; says: string; asks: Request }[];

export const requestOf = (pressed: Pressed, areLettersOn: boolean): Request | undefined =>
  shortcutIn(SHORTCUTS, pressed, areLettersOn)?.asks;

/** The next in the list, or the one before; at the ends it stays. */
export const moved = (keys: readonly string[], chosen: string | undefined, by: 1 | -1): string | undefined => {
  const place = chosen === undefined ? -1 : keys.indexOf(chosen);
  if (place === -1) return by === 1 ? keys[0] : keys.at(-1);
  return keys[Math.min(keys.length - 1, Math.max(0, place + by))];
};
