import { type Pressed, shortcutIn } from '../kit/keys/shortcuts.ts';
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

/** The request behind a key press. Ctrl+Z undoes, as everywhere. */
export const requestOf = (pressed: Pressed, areLettersOn: boolean): Request | undefined =>
  isUndo(pressed) ? { type: 'undo' } : shortcutIn(SHORTCUTS, pressed, areLettersOn)?.asks;

const isUndo = ({ key, ctrlKey, metaKey, altKey, isTaken }: Pressed): boolean =>
  key === 'z' && (ctrlKey || metaKey) && !altKey && !isTaken;
