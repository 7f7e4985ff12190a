import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Whether single letters do anything on this device. */
export const LettersOn = createContext(true);

/** The next letter of a scanner comes sooner than this; then the one before wasn't a shortcut. */
const SCANNER_MS = 100;

const isElementOf = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Carries out those shortcuts that a part of the page can carry out now. */
export const useShortcuts = (carryOut: Partial<Record<Shortcut, () => void>>): void => {
  const areLettersOn = useContext(LettersOn);
  const latest = useRef(carryOut);
  latest.current = carryOut;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(timer.current);
      const { key, ctrlKey, metaKey, altKey, target, repeat, defaultPrevented } = event;
      if (defaultPrevented) return;
      if (key === 'Escape' && target instanceof HTMLInputElement) target.blur();
      const isSpaceOnKey = key === ' ' && isElementOf(target, 'button, a, summary');
      const isTaken = isSpaceOnKey || isElementOf(target, 'input, textarea, select, dialog');
      const shortcut = shortcutOf({ key, ctrlKey, metaKey, altKey, isTaken }, areLettersOn);
      if (shortcut === undefined || latest.current[shortcut] === undefined) return;
      event.preventDefault();
      if (repeat) return;
      const carry = () => latest.current[shortcut]?.();
      // Nobody's number begins with a space.
      if (key === ' ') carry();
      else timer.current = setTimeout(carry, SCANNER_MS);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', onKey);
    };
  }, [areLettersOn]);
};

/** A key that was clicked gives the focus back: else the space bar would press it again and not stop the clock. */
export const useFreeSpace = (): void => {
  useEffect(() => {
    const onClick = ({ target, detail }: MouseEvent) => {
      const isByPointer = detail > 0;
      const key = target instanceof Element ? target.closest('button') : null;
      if (isByPointer && key?.closest('dialog') === null) key.blur();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
};

/**
 * What is typed or scanned with no field in focus goes into this one. A letter that is a shortcut waits for the
 * next: a scanner is too quick for a hand, and no letter of a number may be lost.
 */
export const useScanner = (field: RefObject<HTMLInputElement | null>, onText: (text: string) => void) => {
  const isBorrowed = useRef(false);
  const areLettersOn = useContext(LettersOn);
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    let held = { key: '', at: 0 };
    const borrow = () => {
      isBorrowed.current = true;
      field.current?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      const isElsewhere = isElementOf(target, 'input, textarea, select, dialog');
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isElsewhere) return;
      if (held.key !== '' && timeStamp - held.at < SCANNER_MS) {
        event.preventDefault();
        borrow();
        latest.current(held.key + key);
        held = { key: '', at: 0 };
        return;
      }
      const isShortcut = shortcutOf({ key, ctrlKey, metaKey, altKey, isTaken: false }, areLettersOn) !== undefined;
      held = isShortcut ? { key, at: timeStamp } : { key: '', at: 0 };
      // A key goes to the element that has the focus when it is pressed.
      if (!isShortcut) borrow();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [field, areLettersOn]);
  /** Gives back the focus that was only borrowed, so that shortcuts work again. */
  return () => {
    if (isBorrowed.current) field.current?.blur();
    isBorrowed.current = false;
  };
};
