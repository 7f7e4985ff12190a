import { memberNow } from '#core/people';
import type { HouseDoor } from '#server/people';
import type { PrivateStore } from '#server/private';

/** Records of everybody who was erased according to the journal, under all of their ids. CLB-9 */
export const forgetErased = async (house: Pick<HouseDoor, 'state'>, store: PrivateStore): Promise<void> => {
  const members = house.state?.members ?? new Map();
  for (const { member } of await store.members.all()) {
    if (memberNow(members, member)?.erasedAt !== undefined) await store.members.erase(member);
  }
};

/**
 * Erases a record once its erasure is durable, also where the second person gave from another station or the server
 * stopped in between. Answers how to stop.
 */
export const keepForgetting = (house: HouseDoor, store: PrivateStore, say: (words: string) => void): (() => void) => {
  let due = Number.POSITIVE_INFINITY;
  const forget = (): void => {
    due = Number.POSITIVE_INFINITY;
    forgetErased(house, store).catch(error => say(`A record of the club could not be erased: ${String(error)}`));
  };
  const stop = house.watch?.({
    turned: forget,
    applied: (seq, events) => {
      if (events.some(({ type }) => type === 'MemberErased')) due = seq;
    },
    durable: seq => {
      if (seq >= due) forget();
    },
  });
  forget();
  return () => stop?.();
};
