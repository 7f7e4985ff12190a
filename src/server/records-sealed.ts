import { CheckFailed, type HouseService } from '#server/house';
import type { PrivateStore } from '#server/private';
import { said } from './said.ts';

/**
 * Before anybody signs on: a house from before marks gets them, once in its life and with an event; then every record
 * of the staff has to be as this house wrote it. Those of members are checked whenever they are read. SEA-4
 */
export const requireRecords = async (
  house: HouseService,
  store: PrivateStore,
  now: () => Temporal.Instant,
): Promise<void> => {
  const { state } = house;
  if (state !== undefined && house.status().type === 'writing' && state.recordsSealedAt === undefined) {
    const records = await store.seal();
    const actor = { id: 'server', role: 'server' };
    const key = `${now().epochMilliseconds.toString(36)}.seal-records`;
    await house.handle({ type: 'SealRecords', records }, { key, station: 'server', actor });
  }
  await eraseAgain(house, store);
  const changed = await store.changed(['record', 'former']);
  if (changed.length > 0) throw new CheckFailed([said('start.records-changed', { records: changed })]);
};

/** An erasure that the journal has and the store has not, since the server stopped in between. PPL-1 */
const eraseAgain = async ({ state }: HouseService, store: PrivateStore): Promise<void> => {
  const erased = [...(state?.staff.values() ?? [])].filter(({ erasedAt }) => erasedAt !== undefined);
  for (const { person } of erased) if ((await store.holds(person)) === true) await store.erase(person);
};
