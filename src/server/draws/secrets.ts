import { randomBytes } from 'node:crypto';
import { commitmentTo } from '#core/draws';
import type { Place } from '#server/journal';
import { openPrivateTables } from '#server/private';
import type { KeptSecret, SecretStore } from './store.ts';

/** Beside the private records, so that whoever may only read the journal cannot read a secret. */
export const openSecrets = async (place: Place): Promise<SecretStore> => {
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
    keep: async ({ key, commitment, secret }) =>
      void (await ask('INSERT INTO draw_secret VALUES (?, ?, ?) ON CONFLICT DO NOTHING', key, commitment, secret)),
    byKey: async key => (await secrets('WHERE key = ?', key))[0]?.secret,
    byCommitment: async commitment => (await secrets('WHERE commitment = ?', commitment))[0]?.secret,
    // Rows of SQLite have no prototype.
    all: async () => (await secrets('ORDER BY key')).map(one => ({ ...one })),
    close,
  };
};

/**
 * 256 bits from the system's generator, on the disk before anybody hears of them. The same key gets the same secret:
 * whatever happens between commitment and draw, nobody draws a second time. LOT-9, REG-D3
 */
export const secretFor = async (store: SecretStore, key: string): Promise<string> => {
  const secret = randomBytes(32).toString('hex');
  await store.keep({ key, commitment: commitmentTo(secret), secret });
  return (await store.byKey(key)) ?? secret;
};
