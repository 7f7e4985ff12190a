import type { Place } from '#server/journal';
import { openPrivate, type Pins, type PrivateStore, pinsWith, readPepper } from '#server/private';
import { type HouseDoor, SignOns } from './sign-ons.ts';

export type OpenedPeople = {
  readonly store: PrivateStore;
  readonly pins: Pins;
  readonly signOns: SignOns;
  readonly close: () => Promise<void>;
};

/** Everything about people that a server needs beside its house. */
export const openPeople = async (where: {
  readonly house: HouseDoor;
  readonly place: Place;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly now: () => Temporal.Instant;
  readonly say?: (sentence: string) => void;
}): Promise<OpenedPeople> => {
  const { place, variables, ...rest } = where;
  const pins = pinsWith(await readPepper(place, variables));
  const store = await openPrivate(place);
  const signOns = new SignOns({ ...rest, store, pins });
  const close = async (): Promise<void> => {
    signOns.close();
    await store.close();
  };
  return { store, pins, signOns, close };
};
