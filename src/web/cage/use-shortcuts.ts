import { createContext, useContext, useEffect } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Whether single letters do anything on this device. */
export const LettersOn = createContext(true);

/** Carries out those shortcuts that a part of the page can carry out now. */
export const useShortcuts = (carryOut: Partial<Record<Shortcut, () => void>>, areOn?: boolean): void => {
  const areOnAround = useContext(LettersOn);
  const areLettersOn = areOn ?? areOnAround;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isTaken = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
      const shortcut = shortcutOf({ key, ctrlKey, metaKey, altKey, isTaken }, areLettersOn);
      const what = shortcut === undefined ? undefined : carryOut[shortcut];
      if (what === undefined) return;
      event.preventDefault();
      what();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
