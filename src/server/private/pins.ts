import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { folderBeside, type Place } from '#server/journal';

/** Hashes and checks PINs off the event loop, with the house's pepper. PPL-7 */
export type Pins = {
  readonly hash: (pin: string) => Promise<string>;
  /** Takes as long where there is no hash, so that nobody learns from the clock which badges exist. */
  readonly isRight: (pin: string, pinHash: string | undefined) => Promise<boolean>;
};

const PEPPER_BYTES = 32;

/** What a guess costs whoever has stolen the hashes: KiB of memory, and how often it is gone over. */
export type PinCost = { readonly memoryCost: number; readonly timeCost: number };

/** OWASP's first choice for argon2id, with one lane: 19 MiB, two passes. */
export const PIN_COST: PinCost = { memoryCost: 19_456, timeCost: 2 };

export const pinsWith = (pepper: Uint8Array, cost: PinCost): Pins => {
  const options = { ...cost, parallelism: 1, secret: pepper }; // Argon2id is the package's default.
  const nobodys = hash(randomBytes(16), options);
  return {
    hash: pin => hash(pin, options),
    isRight: async (pin, pinHash) => (await verify(pinHash ?? (await nobodys), pin, options)) && pinHash !== undefined,
  };
};

/**
 * HOUSEWAY_PEPPER where it is set, else a file in the data folder that only this user may read, made when first needed.
 * Without it no PIN is worth anything, so it is kept apart from backups of the private records.
 */
export const readPepper = async (
  place: Place,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Uint8Array> => {
  const named = variables['HOUSEWAY_PEPPER'];
  if (named !== undefined && named !== '') return Buffer.from(named, 'utf8');
  const folder = folderBeside(place, variables['HOUSEWAY_DATA'] || 'data');
  const file = path.join(folder, 'pepper');
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, randomBytes(PEPPER_BYTES), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(file, 0o600);
  }
  return readFile(file);
};
