import { type Pressed, shortcutIn } from '../kit/keys/shortcuts.ts';

/** What a key asks for at any table. */
export type Wish = 'go-on' | 'one' | 'two' | 'three' | 'four' | 'five' | 'fold' | 'clear' | 'hint' | 'help';

export const KEYS = [
  { key: ' ', says: 'goOn', asks: 'go-on' },
  { key: '1', says: 'one', asks: 'one' },
  { key: '2', says: 'two', asks: 'two' },
  { key: '3', says: 'three', asks: 'three' },
  { key: '4', says: 'four', asks: 'four' },
  { key: '5', says: 'five', asks: 'five' },
  { key: 'f', says: 'fold', asks: 'fold' },
  { key: 'c', says: 'clear', asks: 'clear' },
  { key: 'h', says: 'hint', asks: 'hint' },
  { key: '?', says: 'help', asks: 'help' },
] as const satisfies readonly { key: string; says: string; asks: Wish }[];

/** The space bar on something that was reached with the keyboard presses that. */
export const wishOf = (pressed: Pressed, areLettersOn: boolean): Wish | undefined => {
  const isOnKey =
    pressed.key === ' ' && document.activeElement?.matches('a:focus-visible, button:focus-visible, select');
  return isOnKey === true ? undefined : shortcutIn(KEYS, pressed, areLettersOn)?.asks;
};
