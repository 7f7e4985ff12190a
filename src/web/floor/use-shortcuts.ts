import { useEffect } from 'react';
import { type Request, requestOf } from './shortcuts.ts';

/** Single letters, unless somebody types or a sheet is open. Enter on a key presses that key. */
export const useShortcuts = (carryOut: (request: Request) => void, areLettersOn: boolean): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isTaken =
        at.closest('input, select, textarea, dialog') !== null ||
        (event.key === 'Enter' && at.closest('button, a') !== null);
      const { key, ctrlKey, metaKey, altKey } = event;
      const request = requestOf({ key, ctrlKey, metaKey, altKey, isTaken }, areLettersOn);
      if (request === undefined) return;
      event.preventDefault();
      carryOut(request);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
};
