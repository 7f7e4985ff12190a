import { BytesIn, rowOf } from './bytes.ts';
import { type Contour, glyphBytes, offsetsOf, type Point } from './outline.ts';

/** WOFF2 keeps outlines in seven streams, section 5.1: this puts them together again. Hints are left out. */
export const glyphTables = (table: Buffer): readonly (readonly [string, Buffer])[] => {
  const head = new BytesIn(table);
  head.skip(4);
  const count = head.u16();
  head.skip(2);
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, outlines, composites, boxes] = sizes.map(size => new BytesIn(head.take(size)));
  const streams = { points: points!, flags: flags!, outlines: outlines!, composites: composites! };
  const hasBox = boxes!.take(((count + 31) >> 5) << 2);
  const glyphs = Array.from({ length: count }, (_, glyph) => {
    const kind = contours!.i16();
    const isBoxed = (hasBox[glyph >> 3]! & (0x80 >> (glyph & 7))) !== 0;
    const box = isBoxed ? Array.from({ length: 4 }, () => boxes!.i16()) : undefined;
    if (kind === 0) return Buffer.alloc(0);
    return kind < 0 ? compositeOf(streams, box ?? [0, 0, 0, 0]) : glyphBytes(contoursOf(streams, kind), box);
  });
  return [
    ['glyf', Buffer.concat(glyphs)],
    ['loca', offsetsOf(glyphs)],
  ];
};

type Streams = Readonly<Record<'points' | 'flags' | 'outlines' | 'composites', BytesIn>>;

const contoursOf = ({ points, flags, outlines }: Streams, count: number): readonly Contour[] => {
  const lengths = Array.from({ length: count }, () => short255(points));
  let at: Point = { x: 0, y: 0, isOnCurve: true };
  const contours = lengths.map(length =>
    Array.from({ length }, () => {
      const flag = flags.u8();
      const [dx, dy] = stepOf(flag & 0x7f, outlines);
      at = { x: at.x + dx, y: at.y + dy, isOnCurve: flag < 0x80 };
      return at;
    }),
  );
  short255(outlines); // The length of the hints.
  return contours;
};

const short255 = (bytes: BytesIn): number => {
  const first = bytes.u8();
  if (first === 253) return bytes.u16();
  if (first === 254) return bytes.u8() + 506;
  return first === 255 ? bytes.u8() + 253 : first;
};

/** From one point to the next, section 5.2: the flag says how many bytes follow and which bits are whose. */
const stepOf = (flag: number, bytes: BytesIn): readonly [dx: number, dy: number] => {
  const signed = (bit: number, size: number): number => ((flag >> bit) & 1 ? size : -size);
  const [a, b, c, d] = bytes.take(bytesAfter(flag)) as unknown as readonly [number, number, number, number];
  if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + a)];
  if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + a), 0];
  if (flag < 84) {
    const high = flag - 20;
    return [signed(0, 1 + (high & 0x30) + (a >> 4)), signed(1, 1 + ((high & 0x0c) << 2) + (a & 0x0f))];
  }
  if (flag < 120) {
    const high = flag - 84;
    return [signed(0, 1 + (Math.floor(high / 12) << 8) + a), signed(1, 1 + (((high % 12) >> 2) << 8) + b)];
  }
  if (flag < 124) return [signed(0, (a << 4) + (b >> 4)), signed(1, ((b & 0x0f) << 8) + c)];
  return [signed(0, (a << 8) + b), signed(1, (c << 8) + d)];
};

const bytesAfter = (flag: number): number => {
  if (flag < 84) return 1;
  if (flag < 120) return 2;
  return flag < 124 ? 3 : 4;
};

const [HAS_WORDS, HAS_SCALE, HAS_MORE, HAS_TWO_SCALES, HAS_MATRIX, HAS_HINTS] = [1, 8, 0x20, 0x40, 0x80, 0x100];

/** Made of other glyphs: as it stands in the stream. */
const compositeOf = ({ composites, outlines }: Streams, box: readonly number[]): Buffer => {
  const parts: Buffer[] = [];
  let hasHints = false;
  for (let flags = HAS_MORE!; (flags & HAS_MORE!) !== 0; ) {
    const head = composites.take(2);
    flags = head.readUInt16BE();
    hasHints ||= (flags & HAS_HINTS!) !== 0;
    // Hints are left out, and so is the flag that announces them.
    parts.push(rowOf('H', [flags & ~HAS_HINTS!]), composites.take(2 + argumentsAfter(flags)));
  }
  if (hasHints) short255(outlines);
  const bytes = Buffer.concat([rowOf('h', [-1, ...box]), ...parts]);
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
};

const argumentsAfter = (flags: number): number => {
  const moved = (flags & HAS_WORDS!) === 0 ? 2 : 4;
  if ((flags & HAS_SCALE!) !== 0) return moved + 2;
  if ((flags & HAS_TWO_SCALES!) !== 0) return moved + 4;
  return (flags & HAS_MATRIX!) === 0 ? moved : moved + 8;
};
