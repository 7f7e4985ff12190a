/** Where something outlives the page: in this window, or on the whole device. */
export type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export const ofThisWindow: Store = () => sessionStorage;
export const ofThisDevice: Store = () => localStorage;

// Private windows and locked-down kiosks refuse storage: then what is kept lasts as long as the page.

export const readStored = (store: Store, name: string): string | null => {
  try {
    return store().getItem(name);
  } catch {
    return null;
  }
};

/** Nothing takes away what was there. */
export const writeStored = (store: Store, name: string, text: string | undefined): void => {
  try {
    if (text === undefined) store().removeItem(name);
    else store().setItem(name, text);
  } catch {}
};

/** What `write` had stored as JSON; nothing where there is none, or nothing that can be read. */
export const readStoredJson = (store: Store, name: string): unknown => {
  try {
    return JSON.parse(readStored(store, name) ?? '');
  } catch {
    return undefined;
  }
};
