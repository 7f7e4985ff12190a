import { readFile } from 'node:fs/promises';
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
