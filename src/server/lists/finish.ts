import type { HouseDoor, RecordParts } from '#server/people';
import type { MemberRecord, PrivateRecord, PrivateStore, StagedList } from '#server/private';

type Where = Pick<RecordParts, 'house' | 'store'>;

/** A list that nobody has accepted is forgotten after so long. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Puts down what is to be written before the journal is asked, so that a stop in between loses nothing. PPL-11 */
export const stage = (store: PrivateStore, staged: Omit<StagedList, 'rows'>, rows: readonly object[]): Promise<void> =>
  store.lists.put({ ...staged, rows: JSON.stringify(rows) });

/** Writes the records of a list that the journal has, those that aren't there yet, and forgets the list. */
export const finishList = async ({ house, store }: Where, list: string): Promise<void> => {
  const staged = await store.lists.of(list);
  if (staged === undefined || !isAccepted(house, staged)) return;
  // As `stage` has written them.
  if (staged.kind === 'staff') {
    const due = (JSON.parse(staged.rows) as readonly PrivateRecord[]).filter(
      ({ person }) => house.state?.staff.get(person)?.record === 1,
    );
    await store.add(due);
  } else {
    const due = (JSON.parse(staged.rows) as readonly MemberRecord[]).filter(
      ({ member }) => house.state?.members.get(member)?.record === 1,
    );
    await store.members.add(due);
  }
  await store.lists.erase(list);
};

/** All of a list is in the journal, or nothing. */
const isAccepted = ({ state }: Pick<HouseDoor, 'state'>, { list }: StagedList): boolean => {
  const isOfList = (id: string): boolean => id.startsWith(`${list}-`);
  return state !== undefined && (state.staff.keys().some(isOfList) || state.members.keys().some(isOfList));
};

/** Finishes what a stop of the server has left, also when another server has written the journal before. */
export const keepImporting = (
  house: HouseDoor,
  store: PrivateStore,
  { now, say }: { readonly now: () => Temporal.Instant; readonly say: (words: string) => void },
): (() => void) => {
  const finishAll = async (): Promise<void> => {
    for (const { list, atMs } of await store.lists.all()) {
      await finishList({ house, store }, list);
      if (now().epochMilliseconds - atMs > FORGOTTEN_AFTER_MS) await store.lists.erase(list);
    }
  };
  const finish = (): void => void finishAll().catch(error => say(`A list couldn't be imported: ${String(error)}`));
  const stop = house.watch?.({ turned: finish, applied: () => undefined, durable: () => undefined });
  finish();
  return () => stop?.();
};
