import { useState } from 'react';

/** A state that outlives a reload of this window, under a name. Only this file writes there. */
export const useKept = <Value>(name: string, first: Value, store: Storage = sessionStorage) => {
  const storedAs = `houseway-cage-${name}`;
  const [value, setValue] = useState<Value>(() => {
    const text = store.getItem(storedAs);
    return text === null ? first : (JSON.parse(text) as Value);
  });
  const keep = (next: Value): void => {
    if (next === undefined) store.removeItem(storedAs);
    else store.setItem(storedAs, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep] as const;
};
