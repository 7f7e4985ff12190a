export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** By a field or a sheet, which keep their keys, or by a key that this one presses. */
  readonly isTaken: boolean;
};

/** The shortcut of a key; combinations with Ctrl, Alt or Meta belong to the browser and the system. */
export const shortcutIn = <Shortcut extends { readonly key: string }>(
  shortcuts: readonly Shortcut[],
  { key, ctrlKey, metaKey, altKey, isTaken }: Pressed,
  areLettersOn: boolean,
): Shortcut | undefined => {
  const isLetter = key.length === 1;
  if (isTaken || ctrlKey || metaKey || altKey || (isLetter && !areLettersOn)) return undefined;
  const named = isLetter ? key.toLowerCase() : key;
  return shortcuts.find(shortcut => shortcut.key === named);
};
