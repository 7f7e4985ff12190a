import { randomBytes } from 'node:crypto';
import { commitmentTo } from '#core/draws';
import type { Place } from '#server/journal';
import { postgresSecrets } from './postgres.ts';
import { sqliteSecrets } from './sqlite.ts';

/** A secret that a draw is bound to, under the key of the command that bound it. */
export type KeptSecret = { readonly key: string; readonly commitment: string; readonly secret: string };

/** Secrets of draws beside the journal, where nobody looks until they are revealed. */
export type SecretStore = {
  /** Durable when it resolves. Under a key that is there already nothing is changed. */
  readonly keep: (kept: KeptSecret) => Promise<void>;
  readonly byKey: (key: string) => Promise<string | undefined>;
  readonly byCommitment: (commitment: string) => Promise<string | undefined>;
  /** For a backup. */
  readonly all: () => Promise<readonly KeptSecret[]>;
  readonly close: () => Promise<void>;
};

export const openSecrets = async (place: Place): Promise<SecretStore> =>
  place.type === 'sqlite' ? sqliteSecrets(place.folder) : postgresSecrets(place);

/**
 * 256 bits from the system's generator, on the disk before anybody hears of them. The same key gets the same secret:
 * whatever happens between commitment and draw, nobody draws a second time. LOT-9, REG-D3
 */
export const secretFor = async (store: SecretStore, key: string): Promise<string> => {
  const secret = randomBytes(32).toString('hex');
  await store.keep({ key, commitment: commitmentTo(secret), secret });
  return (await store.byKey(key)) ?? secret;
};
