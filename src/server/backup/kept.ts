import { check, choiceBy, list, type Of, Text } from '#core/shape';
import { keepOldSecrets } from '#server/draws';
import { CheckFailed, type KeptBeside, speak } from '#server/house';
import { closing, type Place } from '#server/journal';
import {
  FormerRecord,
  HolderRecord,
  MemberRecord,
  openPrivate,
  PrivateRecord,
  type PrivateStore,
  StagedList,
  WinnerRecord,
} from '#server/private';

/**
 * What a house keeps beside its journal, each as a line of a backup. Codes of stations run out and are left behind.
 * Secrets of draws are in older backups only: today they are in the journal, closed. LOT-9
 */
const Kept = choiceBy('kept', {
  person: PrivateRecord.fields,
  former: FormerRecord.fields,
  member: MemberRecord.fields,
  list: StagedList.fields,
  winner: WinnerRecord.fields,
  holder: HolderRecord.fields,
  secret: { key: Text, commitment: Text, secret: Text },
});
export type Kept = Of<typeof Kept>;

export const keptIn = (rows: readonly KeptBeside[]): readonly Kept[] => {
  const read = check(list(Kept), rows);
  if (read.ok) return read.value;
  throw new CheckFailed([speak('check.beside-other', {}).message]);
};

/** Everything that is kept beside the journal of a place. */
export const keptAt = (place: Place): Promise<readonly Kept[]> =>
  onRecords(place, async people => [
    ...(await people.all()).map(one => ({ kept: 'person', ...one }) as const),
    ...(await people.former.all()).map(one => ({ kept: 'former', ...one }) as const),
    ...(await people.members.all()).map(one => ({ kept: 'member', ...one }) as const),
    ...(await people.lists.all()).map(one => ({ kept: 'list', ...one }) as const),
    ...(await people.winners.all()).map(one => ({ kept: 'winner', ...one }) as const),
    ...(await people.holders.all()).map(one => ({ kept: 'holder', ...one }) as const),
  ]);

export const keepAt = async (place: Place, rows: readonly Kept[]): Promise<void> => {
  await onRecords(place, async people => {
    for (const row of rows) await keep(people, row);
  });
  await keepOldSecrets(
    place,
    rows.filter(row => row.kept === 'secret'),
  );
};

const keep = async (people: PrivateStore, row: Kept): Promise<void> => {
  if (row.kept === 'person') await people.put(withoutKind(row));
  if (row.kept === 'former') await people.former.put(withoutKind(row));
  if (row.kept === 'list') await people.lists.put(withoutKind(row));
  if (row.kept === 'member') await people.members.put(withoutKind(row));
  if (row.kept === 'winner') await people.winners.put(withoutKind(row));
  if (row.kept === 'holder') await people.holders.put(withoutKind(row));
};

const withoutKind = <Row extends Kept>({ kept: _, ...record }: Row): Omit<Row, 'kept'> => record;

const onRecords = async <Value>(place: Place, work: (people: PrivateStore) => Promise<Value>): Promise<Value> => {
  await using people = closing(await openPrivate(place));
  return await work(people);
};
