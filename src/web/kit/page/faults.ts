import { readKept, writeKept } from '../form/use-kept.ts';

const STORED_AS = 'houseway-fault-at';
/** A fault so soon after another is the fault of the place, and loading it again brings it back. */
const AGAIN_WITHIN_MS = 60_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const noteFault = (store: Store, now: number): void => writeKept(() => store, STORED_AS, now);

/** Where nothing can be kept every fault is a first one. */
export const isSecondFault = (store: Store, now: number): boolean =>
  now - (readKept<number>(() => store, STORED_AS) ?? Number.NaN) < AGAIN_WITHIN_MS;

/** Opens the station at its beginning: what was opened and half written is left, what was pressed is not. */
export const startOver = (store: Store): void => {
  forgetPlaces(store);
  location.assign(`${location.pathname}${location.search}`);
};

/** Presses and the station itself are kept elsewhere, so that only places and drafts are forgotten. */
export const forgetPlaces = (store: Store): void => {
  const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  for (const name of names.filter(one => one.startsWith('houseway-'))) store.removeItem(name);
};
