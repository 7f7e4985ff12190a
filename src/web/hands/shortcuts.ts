import type { Action } from './state.ts';

/** What a key may ask for: an action on the table, or something the page does. */
export type Request = Action | { readonly type: 'ask-deal' | 'copy-text' | 'copy-link' | 'focus-entry' | 'show-help' };

export const SHORTCUTS = [
  { key: '1', says: 'handA', asks: { type: 'choose-zone', zone: 'a' } },
  { key: '2', says: 'handB', asks: { type: 'choose-zone', zone: 'b' } },
  { key: '3', says: 'board', asks: { type: 'choose-zone', zone: 'board' } },
  { key: 'Backspace', says: 'takeBack', asks: { type: 'take-back' } },
  { key: 'c', says: 'clear', asks: { type: 'clear' } },
  { key: 'x', says: 'clearAll', asks: { type: 'clear-all' } },
  { key: 'u', says: 'undo', asks: { type: 'undo' } },
  { key: 'd', says: 'deal', asks: { type: 'ask-deal' } },
  { key: '/', says: 'type', asks: { type: 'focus-entry' } },
  { key: '?', says: 'help', asks: { type: 'show-help' } },
] as const satisfies readonly { key: string; says: string; asks: Request }[];

export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isInField: boolean;
};

/** The request a key press stands for. Fields keep their keys, and so do the browser and the system. */
export const requestOf = (pressed: Pressed, lettersAreOn: boolean): Request | undefined => {
  if (pressed.isInField || pressed.altKey) return undefined;
  if (pressed.ctrlKey || pressed.metaKey) return pressed.key === 'z' ? { type: 'undo' } : undefined;
  if (!lettersAreOn && pressed.key.length === 1) return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  return SHORTCUTS.find(shortcut => shortcut.key === key)?.asks;
};
