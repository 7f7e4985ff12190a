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

export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** In a field or a sheet, which keep their keys, or on a key that the space bar presses. */
  readonly isInField: boolean;
};

export const shortcutOf = (pressed: Pressed, areLettersOn: boolean): Shortcut | undefined => {
  if (pressed.isInField || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (!areLettersOn && pressed.key.length === 1) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return SHORTCUTS.find(one => one.key === key)?.says;
};
