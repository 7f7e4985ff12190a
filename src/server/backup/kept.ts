import { check, choiceBy, list, type Of, Text } from '#core/shape';
import { openSecrets, type SecretStore } from '#server/draws';
import { CheckFailed, type KeptBeside, speak } from '#server/house';
import { closing, type Place } from '#server/journal';
import { MemberRecord, openPrivate, PrivateRecord, type PrivateStore } from '#server/private';

/** What a house keeps beside its journal, each as a line of a backup. Codes of stations run out and are left behind. */
const Kept = choiceBy('kept', {
  person: PrivateRecord.fields,
  member: MemberRecord.fields,
  secret: { key: Text, commitment: Text, secret: Text },
});
export type Kept = Of<typeof Kept>;

type Stores = { readonly people: PrivateStore; readonly secrets: SecretStore };

export const keptIn = (rows: readonly KeptBeside[]): readonly Kept[] => {
  const read = check(list(Kept), rows);
  if (read.ok) return read.value;
  throw new CheckFailed([speak('check.beside-other', {}).message]);
};

/** Everything that is kept beside the journal of a place. */
export const keptAt = (place: Place): Promise<readonly Kept[]> =>
  onStores(place, async ({ people, secrets }) => [
    ...(await people.all()).map(one => ({ kept: 'person', ...one }) as const),
    ...(await people.members.all()).map(one => ({ kept: 'member', ...one }) as const),
    ...(await secrets.all()).map(one => ({ kept: 'secret', ...one }) as const),
  ]);

export const keepAt = (place: Place, rows: readonly Kept[]): Promise<void> =>
  onStores(place, async stores => {
    for (const row of rows) await keep(stores, row);
  });

const keep = ({ people, secrets }: Stores, row: Kept): Promise<void> => {
  switch (row.kept) {
    case 'person':
      return people.put(withoutKind(row));
    case 'member':
      return people.members.put(withoutKind(row));
    case 'secret':
      return secrets.keep(withoutKind(row));
  }
};

const withoutKind = <Row extends Kept>({ kept: _, ...record }: Row): Omit<Row, 'kept'> => record;

const onStores = async <Value>(place: Place, work: (stores: Stores) => Promise<Value>): Promise<Value> => {
  await using people = closing(await openPrivate(place));
  await using secrets = closing(await openSecrets(place));
  return await work({ people, secrets });
};
