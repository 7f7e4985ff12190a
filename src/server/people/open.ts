import type { Place } from '#server/journal';
import { openPrivate, type PinCost, pinsWith, readPepper } from '#server/private';
import { Holders } from './holders.ts';
import { type PeopleParts, SignOns } from './sign-ons.ts';

export type OpenedPeople = Awaited<ReturnType<typeof openPeople>>;

type Where = Omit<PeopleParts, 'store' | 'pins'> & {
  readonly place: Place;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly pinCost: PinCost;
};

/** Everything about people that a server needs beside its house. */
export const openPeople = async ({ place, variables, pinCost, ...parts }: Where) => {
  const pins = pinsWith(await readPepper(place, variables), pinCost);
  const store = await openPrivate(place);
  const holders = await Holders.open({ store, pins });
  const signOns = new SignOns({ ...parts, store, pins });
  const close = async (): Promise<void> => {
    signOns.close();
    await store.close();
  };
  return { store, pins, signOns, holders, close };
};
