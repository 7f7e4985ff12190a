import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { commitmentTo, isHex32 } from '#core/draws';
import type { DrawSecrets } from '#core/house';
import { closing, folderOf, type Place, type Seal } from '#server/journal';
import { openPrivateTables, privateFile } from '#server/private';

/** Secrets of draws that were committed before secrets came closed into the journal, by their commitments. */
export type OldSecrets = ReadonlyMap<string, string>;

/**
 * 256 bits from the system's generator for each accepted commitment. The event has them closed by the seal of the
 * house: on disk with the commitment or not at all, never under a caller's key, not to be read from a backup.
 * LOT-9, REG-D3
 */
export const drawSecrets = (seal: Seal, old: OldSecrets): DrawSecrets => ({
  make: () => madeWith(seal),
  bind: () => madeWith(seal),
  checkOf: (commitment, card) => inFours(seal.mark('draw ticket', commitment, card).slice(0, 24)),
  open: ({ commitment, sealed }) => {
    const secret = sealed === undefined ? old.get(commitment) : seal.open('draw secret', sealed);
    return secret !== undefined && isHex32(secret) && commitmentTo(secret) === commitment ? secret : undefined;
  },
});

const madeWith = (seal: Seal) => {
  const secret = randomBytes(32).toString('hex');
  return { commitment: commitmentTo(secret), sealed: seal.close('draw secret', secret) };
};

/** 96 bits, as people read them out. */
const inFours = (text: string): string => text.replaceAll(/.{4}(?=.)/g, '$&-');

/** As it was kept under the key of the command that bound it. */
export type OldSecret = { readonly key: string; readonly commitment: string; readonly secret: string };

const openOldSecrets = (place: Place) =>
  openPrivateTables(
    place,
    'draws',
    ({ text, end }) => `CREATE TABLE IF NOT EXISTS draw_secret (
      key ${text} PRIMARY KEY, commitment ${text} NOT NULL UNIQUE, secret ${text} NOT NULL
    ) ${end};`,
  );

/** Read once at the start; a folder that never had such a store gets none. */
export const readOldSecrets = async (place: Place): Promise<OldSecrets> => {
  const folder = folderOf(place);
  if (folder !== undefined && !existsSync(privateFile(folder, 'draws'))) return new Map();
  await using tables = closing(await openOldSecrets(place));
  const kept = await tables.ask<OldSecret>('SELECT commitment, secret FROM draw_secret');
  return new Map(kept.map(({ commitment, secret }) => [commitment, secret]));
};

/** From an old backup, so that a draw in it can still be revealed. New backups have none. */
export const keepOldSecrets = async (place: Place, secrets: readonly OldSecret[]): Promise<void> => {
  if (secrets.length === 0) return;
  await using tables = closing(await openOldSecrets(place));
  for (const { key, commitment, secret } of secrets)
    await tables.ask('INSERT INTO draw_secret VALUES (?, ?, ?) ON CONFLICT DO NOTHING', key, commitment, secret);
};
