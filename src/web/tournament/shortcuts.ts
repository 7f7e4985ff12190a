import { type Pressed, shortcutIn } from '../kit/keys/shortcuts.ts';

/** What a key does at the desk; a place that cannot do it now leaves it alone. */
export const SHORTCUTS = [
  { key: ' ', says: 'clock' },
  { key: 'n', says: 'register' },
  { key: 'e', says: 'out' },
  { key: '/', says: 'search' },
  { key: 'u', says: 'undo' },
  { key: 'Escape', says: 'leave' },
  { key: '?', says: 'help' },
] as const;
export type Shortcut = (typeof SHORTCUTS)[number]['says'];

export const shortcutOf = (pressed: Pressed, areLettersOn: boolean): Shortcut | undefined =>
  shortcutIn(SHORTCUTS, pressed, areLettersOn)?.says;
