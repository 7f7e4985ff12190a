import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';

export type Logo = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array };

const KB_MOST = 256;
const PIXELS_MOST = 2_000;

/** A picture as a house may have it on its screens: PNG or JPEG by its own bytes, small, and of sensible size. OPH-2 */
export const logoFrom = (bytes: Buffer): Answer<Logo> => {
  const size = bytes.length > KB_MOST * 1_024 ? undefined : (pngSize(bytes) ?? jpegSize(bytes));
  if (size === undefined || Math.max(...size.pixels) > PIXELS_MOST || Math.min(...size.pixels) < 1) {
    return refuse('logo-not-usable', { kb: KB_MOST, pixels: PIXELS_MOST }, 'OPH-2');
  }
  return answer({ type: size.type, bytes });
};

/** The picture that the settings name, beside them; nothing where it is gone or no picture anymore. */
export const readLogo = async (houseFile: string, name: string | undefined): Promise<Logo | undefined> => {
  if (name === undefined) return undefined;
  const bytes = await readFile(path.join(path.dirname(houseFile), name)).catch(() => undefined);
  const logo = bytes && logoFrom(bytes);
  return logo?.ok === true ? logo.value : undefined;
};

/** The pictures of a house that is open: those that were ever set, each under the hash of its bytes. OPH-2, OPH-12 */
export class Logos {
  readonly #folder: string;
  readonly #read = new Map<string, Logo | undefined>();

  constructor(houseFile: string) {
    this.#folder = path.dirname(houseFile);
  }

  /** Keeps a picture beside the settings; nobody sees it before two people have set it. */
  async keep(picture: string): Promise<Answer<{ readonly logo: string }>> {
    const bytes = Buffer.from(picture, 'base64');
    const logo = logoFrom(bytes);
    if (!logo.ok) return logo;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `logo-${hash}.${logo.value.type === 'image/png' ? 'png' : 'jpg'}`;
    await writeFile(path.join(this.#folder, name), bytes, { mode: 0o600, flush: true });
    this.#read.delete(name);
    return answer({ logo: name });
  }

  named(name: string): Logo | undefined {
    if (!NAMED.test(name)) return undefined;
    if (!this.#read.has(name)) this.#read.set(name, this.#load(name));
    return this.#read.get(name);
  }

  #load(name: string): Logo | undefined {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path.join(this.#folder, name));
    } catch {
      return undefined;
    }
    const logo = logoFrom(bytes);
    return logo.ok ? logo.value : undefined;
  }
}

const NAMED = /^logo(-[0-9a-f]{16})?\.(png|jpg)$/;

type Sized = { readonly type: Logo['type']; readonly pixels: readonly [wide: number, high: number] };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pngSize = (bytes: Buffer): Sized | undefined => {
  const isPng = bytes.length > 33 && bytes.subarray(0, 8).equals(PNG) && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { type: 'image/png', pixels: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] } : undefined;
};

/** Goes from one part to the next until the one that says how large the picture is. */
const jpegSize = (bytes: Buffer): Sized | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1]!; // Before the end.
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { type: 'image/jpeg', pixels: [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)] };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};
