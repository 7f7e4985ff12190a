import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { canonicalJson } from '#core/base';
import { folderBeside, type Place } from '#server/journal';

/** Hashes and checks PINs off the event loop, with the house's pepper. PPL-7 */
export type Pins = {
  /** Under one key a PIN always has the same hash, so that a command that comes again is seen to be the same. */
  readonly hash: (pin: string, key: string) => Promise<string>;
  /** Takes as long where there is no hash, so that nobody learns from the clock which badges exist. */
  readonly isRight: (pin: string, pinHash: string | undefined) => Promise<boolean>;
  /** Tells private facts apart without saying anything about them to a reader without the pepper. OPS-3 */
  readonly conceal: (facts: object) => string;
  /** Bytes that nobody can guess and that are the same whenever a command comes again under its key. */
  readonly bytesFor: (key: string, what: string) => Buffer;
};

const PEPPER_BYTES = 32;
const SALT_BYTES = 16;

/** What one guess costs a thief of the hashes: KiB of memory, and the number of passes over it. */
export type PinCost = { readonly memoryCost: number; readonly timeCost: number };

/** OWASP's first choice for argon2id, with one lane: 19 MiB, two passes. */
export const PIN_COST: PinCost = { memoryCost: 19_456, timeCost: 2 };

export const pinsWith = (pepper: Uint8Array, cost: PinCost): Pins => {
  const options = { ...cost, parallelism: 1, secret: pepper }; // Argon2id is the package's default.
  const nobodys = hash(randomBytes(16), options);
  const keyed = (what: string, text: string): Buffer =>
    createHmac('sha256', pepper).update(`houseway ${what}\n${text}`).digest();
  return {
    hash: (pin, key) => hash(pin, { ...options, salt: keyed('salt', key).subarray(0, SALT_BYTES) }),
    conceal: facts => keyed('concealed', canonicalJson(facts)).toString('base64url'),
    bytesFor: (key, what) => keyed(what, key),
    isRight: async (pin, pinHash) => (await verify(pinHash ?? (await nobodys), pin, options)) && pinHash !== undefined,
  };
};

type Variables = Readonly<Record<string, string | undefined>>;

const pepperFile = (place: Place, variables: Variables): string =>
  path.join(folderBeside(place, variables['HOUSEWAY_DATA'] || 'data'), 'pepper');

export const hasPepper = (place: Place, variables: Variables): boolean =>
  Boolean(variables['HOUSEWAY_PEPPER']) || existsSync(pepperFile(place, variables));

/**
 * HOUSEWAY_PEPPER where it is set, else a file in the data folder that only this user may read, made when first needed.
 * Without it no PIN is worth anything, so it is kept apart from backups of the private records.
 */
export const readPepper = async (place: Place, variables: Variables): Promise<Uint8Array> => {
  const named = variables['HOUSEWAY_PEPPER'];
  if (named !== undefined && named !== '') return Buffer.from(named, 'utf8');
  const file = pepperFile(place, variables);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, randomBytes(PEPPER_BYTES), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(file, 0o600);
  }
  return readFile(file);
};
