import { z } from 'zod';
import { openSecrets, type SecretStore } from '#server/draws';
import { CheckFailed, type KeptBeside } from '#server/house';
import type { Place } from '#server/journal';
import { openPrivate, type PrivateStore } from '#server/private';

const Text = z.string();
const Optional = Text.exactOptional();

/** What a house keeps beside its journal, each as a line of a backup. Codes of stations run out and are left behind. */
const Kept = z.discriminatedUnion('kept', [
  z.strictObject({ kept: z.literal('person'), person: Text, name: Text, badge: Text, pinHash: Optional }),
  z.strictObject({
    kept: z.literal('member'),
    member: Text,
    card: Text,
    name: Text,
    born: Text,
    email: Optional,
    phone: Optional,
    address: Optional,
    photo: Optional,
    pinHash: Optional,
  }),
  z.strictObject({ kept: z.literal('secret'), key: Text, commitment: Text, secret: Text }),
]);
export type Kept = z.output<typeof Kept>;

type Stores = { readonly people: PrivateStore; readonly secrets: SecretStore };

export const keptIn = (rows: readonly KeptBeside[]): readonly Kept[] => {
  const read = z.array(Kept).safeParse(rows);
  if (read.success) return read.data;
  throw new CheckFailed(['What is kept beside the journal is of another form than this Houseway knows.']);
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
    case 'person': {
      const { kept: _, ...record } = row;
      return people.put(record);
    }
    case 'member': {
      const { kept: _, ...record } = row;
      return people.members.put(record);
    }
    case 'secret': {
      const { kept: _, ...secret } = row;
      return secrets.keep(secret);
    }
  }
};

const onStores = async <Value>(place: Place, work: (stores: Stores) => Promise<Value>): Promise<Value> => {
  const people = await openPrivate(place);
  try {
    const secrets = await openSecrets(place);
    try {
      return await work({ people, secrets });
    } finally {
      await secrets.close();
    }
  } finally {
    await people.close();
  }
};
