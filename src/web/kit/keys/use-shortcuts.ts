import { useEffect } from 'react';
import { useSettings } from '../page/settings.ts';
import type { Pressed } from './shortcuts.ts';

const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/**
 * Single keys, unless somebody types or a sheet is open; Enter on a key presses that key. `wayOf` answers what a
 * shortcut does here and now: the browser gets all other keys.
 */
export const useShortcuts = <Shortcut>(
  shortcutOf: (pressed: Pressed, areLettersOn: boolean) => Shortcut | undefined,
  wayOf: (shortcut: Shortcut) => (() => void) | undefined,
): void => {
  const [{ letterKeys }] = useSettings();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const at = event.target instanceof Element ? event.target : document.body;
      const isTaken =
        document.querySelector('dialog[open]') !== null ||
        at.closest(TYPED_IN) !== null ||
        (key === 'Enter' && at.closest('button, a') !== null);
      const shortcut = shortcutOf({ key, ctrlKey, metaKey, altKey, isTaken }, letterKeys);
      const carryOut = shortcut === undefined ? undefined : wayOf(shortcut);
      if (carryOut === undefined) return;
      event.preventDefault();
      carryOut();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
