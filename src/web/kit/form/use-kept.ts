import { useState } from 'react';
import { ofThisWindow, readStoredJson, type Store, writeStored } from '../page/stored.ts';

/** A state that outlives a reload, under a name of its station: in this window, or on the whole device. */
export const useKept = <Value>(name: string, first: Value, store: Store = ofThisWindow) => {
  const storedAs = `houseway-${name}`;
  // Only this file writes there.
  const [value, setValue] = useState<Value>(() => (readStoredJson(store, storedAs) as Value | undefined) ?? first);
  const keep = (next: Value): void => {
    setValue(next);
    writeStored(store, storedAs, JSON.stringify(next));
  };
  const forget = (): void => writeStored(store, storedAs, undefined);
  return [value, keep, forget] as const;
};
