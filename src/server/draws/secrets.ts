import { randomBytes } from 'node:crypto';
import { commitmentTo } from '#core/draws';
import type { Place } from '#server/journal';
import { openPrivateTables } from '#server/private';

/** A secret that a draw is bound to, under the key of the command that bound it. */
export type KeptSecret = { readonly key: string; readonly commitment: string; readonly secret: string };

/** Secrets of draws beside the private records: a reader of the journal cannot read them. */
export type SecretStore = Awaited<ReturnType<typeof openSecrets>>;

export const openSecrets = async (place: Place) => {
  const { ask, close } = await openPrivateTables(
    place,
    'draws',
    ({ text, end }) => `CREATE TABLE IF NOT EXISTS draw_secret (
      key ${text} PRIMARY KEY, commitment ${text} NOT NULL UNIQUE, secret ${text} NOT NULL
    ) ${end};`,
  );
  const secrets = (rest: string, ...values: readonly string[]) =>
    ask<KeptSecret>(`SELECT key, commitment, secret FROM draw_secret ${rest}`, ...values);
  return {
    /** Durable when it resolves. Under a key that is there already nothing is changed. */
    keep: async ({ key, commitment, secret }: KeptSecret): Promise<void> =>
      void (await ask('INSERT INTO draw_secret VALUES (?, ?, ?) ON CONFLICT DO NOTHING', key, commitment, secret)),
    byKey: async (key: string) => (await secrets('WHERE key = ?', key))[0]?.secret,
    byCommitment: async (commitment: string) => (await secrets('WHERE commitment = ?', commitment))[0]?.secret,
    /** For a backup. Rows of SQLite have no prototype. */
    all: async () => (await secrets('ORDER BY key')).map(one => ({ ...one })),
    close,
  };
};

/**
 * 256 bits from the system's generator, on disk before they are used. The same key gets the same secret:
 * so nobody draws a second time, whatever happens between commitment and draw. LOT-9, REG-D3
 */
export const secretFor = async (store: SecretStore, key: string): Promise<string> => {
  const secret = randomBytes(32).toString('hex');
  await store.keep({ key, commitment: commitmentTo(secret), secret });
  return (await store.byKey(key)) ?? secret;
};
