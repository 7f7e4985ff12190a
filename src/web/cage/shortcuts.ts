import { type Pressed, shortcutIn } from '../kit/keys/shortcuts.ts';

/** What a letter does at the cage; a place that cannot do it now leaves it alone. */
export const SHORTCUTS = [
  { key: '/', says: 'search' },
  { key: '1', says: 'prizes' },
  { key: '2', says: 'trays' },
  { key: '3', says: 'chips' },
  { key: '4', says: 'shift' },
  { key: 'i', says: 'id' },
  { key: 'p', says: 'pay' },
  { key: 'r', says: 'print' },
  { key: 'b', says: 'backOut' },
  { key: 'Escape', says: 'back' },
  { key: '?', says: 'help' },
] as const;
export type Shortcut = (typeof SHORTCUTS)[number]['says'];

export const shortcutOf = (pressed: Pressed, areLettersOn: boolean): Shortcut | undefined =>
  shortcutIn(SHORTCUTS, pressed, areLettersOn)?.says;
