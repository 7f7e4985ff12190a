import { useState } from 'react';

/** A state that survives a reload, under a name of its station: in this window, or on the whole device. */
export const useKept = <Value>(name: string, first: Value, store: () => Storage = ofThisWindow) => {
  const storedAs = `houseway-${name}`;
  const [value, setValue] = useState<Value>(() => readKept(store, storedAs) ?? first);
  const keep = (next: Value): void => {
    setValue(next);
    writeKept(store, storedAs, next);
  };
  const forget = (): void => writeKept(store, storedAs, undefined);
  return [value, keep, forget] as const;
};

const ofThisWindow = (): Storage => sessionStorage;
export const ofThisDevice = (): Storage => localStorage;

export const readKept = <Value>(store: () => Pick<Storage, 'getItem'>, storedAs: string): Value | undefined => {
  try {
    const text = store().getItem(storedAs);
    return text === null ? undefined : (JSON.parse(text) as Value); // Only this file writes there.
  } catch {
    return undefined;
  }
};

type Written = Pick<Storage, 'setItem' | 'removeItem'>;

export const writeKept = (store: () => Written, storedAs: string, value: unknown): void => {
  try {
    if (value === undefined) store().removeItem(storedAs);
    else store().setItem(storedAs, JSON.stringify(value));
  } catch {} // A locked-down browser refuses storage: then it lasts as long as the page.
};
