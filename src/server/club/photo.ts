import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';

const SIDE_MAX = 1_200;
export const PHOTO_BYTES_MAX = 150_000;

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Tables, restart interval and frames as every camera and browser writes them. */
const KEPT: readonly number[] = [0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2];
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];

/**
 * A photograph with the picture in it and nothing else: no place, no camera, no words, nothing after its end. Written
 * again from its parts, so that a file that only claims to be one goes no further. CLB-13
 */
export const cleanPhoto = (bytes: Buffer): Answer<Buffer> => {
  if (bytes.length > PHOTO_BYTES_MAX) return refuse('photo-too-big', { mostKb: PHOTO_BYTES_MAX / 1_000 }, 'CLB-13');
  const parts = partsOf(bytes);
  const frame = parts?.find(({ marker }) => FRAMES.includes(marker));
  const isWhole = frame !== undefined && frame.bytes.length >= 9 && parts?.some(({ marker }) => marker === SCAN);
  if (parts === undefined || !isWhole) return refuse('no-photo', {}, 'CLB-13');
  const [height, width] = [frame.bytes.readUInt16BE(5), frame.bytes.readUInt16BE(7)];
  if (Math.max(height, width) > SIDE_MAX) return refuse('photo-too-wide', { width, height, most: SIDE_MAX }, 'CLB-13');
  return answer(Buffer.concat([mark(START), ...parts.map(part => part.bytes), mark(END)]));
};

type Part = { readonly marker: number; readonly bytes: Buffer };

/** What is kept, part by part; nothing where the file is broken. */
const partsOf = (bytes: Buffer): readonly Part[] | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== (0xff << 8) + START) return undefined;
  const parts: Part[] = [];
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) return parts;
    const headEnds = at + 2 + bytes.readUInt16BE(at + 2);
    const ends = marker === SCAN ? scanEnds(bytes, headEnds) : headEnds;
    if (ends > bytes.length || headEnds < at + 4) return undefined;
    if (marker === SCAN || KEPT.includes(marker)) parts.push({ marker, bytes: bytes.subarray(at, ends) });
    at = ends;
  }
  return bytes.at(-1) === END && bytes.at(-2) === 0xff ? parts : undefined;
};

/** The picture itself goes to the next mark that is neither a padded byte nor a restart. */
const scanEnds = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};

const mark = (marker: number): Buffer => Buffer.from([0xff, marker]);
