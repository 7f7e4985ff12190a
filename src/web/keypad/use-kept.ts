import { useState } from 'react';

/** A number that this device keeps over a reload; it never leaves it. */
export const useKept = (name: string): readonly [number | undefined, (value: number | undefined) => void] => {
  const storedAs = `houseway-keypad-${name}`;
  const [value, setValue] = useState(() => numberIn(localStorage.getItem(storedAs)));
  const keep = (next: number | undefined) => {
    setValue(next);
    if (next === undefined) localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, String(next));
  };
  return [value, keep];
};

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
