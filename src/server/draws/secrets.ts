import { randomBytes } from 'node:crypto';
import { commitmentTo } from '#core/draws';
import { type AtPlaces, atPlace, type Place } from '#server/journal';
import { postgresSecrets } from './postgres.ts';
import { sqliteSecrets } from './sqlite.ts';
import type { SecretStore } from './store.ts';

const STORES: AtPlaces<Promise<SecretStore>> = {
  sqlite: async ({ folder }) => sqliteSecrets(folder),
  postgres: postgresSecrets,
};

export const openSecrets = (place: Place): Promise<SecretStore> => atPlace(place, STORES);

/**
 * 256 bits from the system's generator, on the disk before anybody hears of them. The same key gets the same secret:
 * whatever happens between commitment and draw, nobody draws a second time. LOT-9, REG-D3
 */
export const secretFor = async (store: SecretStore, key: string): Promise<string> => {
  const secret = randomBytes(32).toString('hex');
  await store.keep({ key, commitment: commitmentTo(secret), secret });
  return (await store.byKey(key)) ?? secret;
};
