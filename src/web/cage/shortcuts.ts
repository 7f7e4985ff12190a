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

export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** In a field or a sheet, which keep their keys. */
  readonly isInField: boolean;
};

export const shortcutOf = (pressed: Pressed, areLettersOn: boolean): Shortcut | undefined => {
  if (pressed.isInField || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  if (!areLettersOn && pressed.key.length === 1) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return SHORTCUTS.find(one => one.key === key)?.says;
};
