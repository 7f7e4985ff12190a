import { readKept, writeKept } from '../form/use-kept.ts';

const STORED_AS = 'houseway-fault-at';
/** A fault this soon after another comes from the place itself, and reloading brings it back. */
const AGAIN_WITHIN_MS = 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const noteFault = (store: Store, now: number): void => writeKept(() => store, STORED_AS, now);

/** Without storage every fault is the first one. */
export const isSecondFault = (store: Store, now: number): boolean =>
  now - (readKept<number>(() => store, STORED_AS) ?? Number.NaN) < AGAIN_WITHIN_MS;

/** Opens the station at its start: places and drafts are dropped, presses are kept. */
export const startOver = (store: Store): void => {
  forgetPlaces(store);
  location.assign(`${location.pathname}${location.search}`);
};

/** Presses and the station itself are kept elsewhere, so that only places and drafts are forgotten. */
export const forgetPlaces = (store: Store): void => {
  const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  for (const name of names.filter(one => one.startsWith('houseway-'))) store.removeItem(name);
};
