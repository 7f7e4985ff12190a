import { crc32, deflateSync } from 'node:zlib';

/** A picture as `plotPixels` makes it, as a PNG file: eight bits a color, no transparency, rows one after the other. */
export const pngOf = ({ width, height, rgb }: { width: number; height: number; rgb: Uint8Array }): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rows = Buffer.alloc(height * (3 * width + 1)); // Every row begins with its filter: none.
  for (let y = 0; y < height; y++) rows.set(rgb.subarray(3 * width * y, 3 * width * (y + 1)), y * (3 * width + 1) + 1);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Length, name, content, and a checksum of name and content. */
const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
