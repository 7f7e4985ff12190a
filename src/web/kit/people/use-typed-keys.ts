import { type RefObject, useEffect, useRef } from 'react';

/**
 * What somebody types on a keyboard for a pad, wherever the focus is as long as no other field or key has it: a letter
 * or a digit, Backspace or Enter. OPH-8
 */
export const useTypedKeys = (pad: RefObject<HTMLElement | null>, onKey: (key: string) => void): void => {
  const heard = useRef(onKey);
  heard.current = onKey;
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const isPlain = !ctrlKey && !altKey && !metaKey && !event.defaultPrevented;
      if (!isPlain || !/^(?:Enter|Backspace|\S)$/u.test(key) || !isForPad(pad.current, target, key)) return;
      event.preventDefault(); // Else Enter would press the key that has the focus.
      heard.current(key);
    };
    addEventListener('keydown', onDown);
    return () => removeEventListener('keydown', onDown);
  }, [pad]);
};

const isForPad = (pad: HTMLElement | null, target: EventTarget | null, key: string): boolean => {
  if (pad === null || !(target instanceof HTMLElement)) return false;
  if (pad.contains(target)) return true;
  if (target.closest('input, select, textarea') !== null) return false;
  // Enter presses what has the focus; a digit there is meant for the pad all the same.
  if (key === 'Enter' && target.closest('a, button, summary') !== null) return false;
  const sheet = target.closest('dialog') ?? document.querySelector('dialog:modal');
  return sheet === null || sheet.contains(pad);
};
