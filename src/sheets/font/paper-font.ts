import { bytesOf, rowOf } from './bytes.ts';
import { type Family, type Glyph, glyphsOf, type Weight } from './glyphs.ts';
import { glyphBytes, offsetsOf } from './outline.ts';
import { fontFile } from './woff2.ts';

/** Of Noto Sans SC and TC, in which every character is drawn in a square of a thousand units. */
const [UNITS, ASCENT, DESCENT] = [1_000, 1_160, -288];
const BLANK: Glyph = { advance: UNITS, contours: [] };

type PaperFont = Readonly<Record<Weight, Buffer>>;

/** A font with the characters of a text and no others, for a PDF to carry. */
export const paperFont = async (text: string, family: Family, isLatin = false): Promise<PaperFont> => {
  const characters = new Set([...text].map(one => one.codePointAt(0)!).toSorted((one, other) => one - other));
  const found = await lettersOf(characters, family, isLatin);
  return { normal: fontWith(found, 'normal'), bold: fontWith(found, 'bold') };
};

/** Quotes, dots and dashes are as wide as a Chinese character: beside Latin letters only as wide as they are drawn. */
const WIDE: ReadonlySet<number> = new Set([...'‘’“”…·—'].map(one => one.codePointAt(0)!));
const BEARING = 55;

/** How these characters are drawn in a paper of Chinese or of Latin letters. */
export const lettersOf = async (
  characters: Iterable<number>,
  family: Family,
  isLatin: boolean,
): Promise<Awaited<ReturnType<typeof glyphsOf>>> => {
  const found = await glyphsOf(characters, family);
  if (!isLatin) return found;
  return new Map(
    [...found].map(([code, { normal, bold }]) => [
      code,
      WIDE.has(code) ? { normal: narrowed(normal), bold: narrowed(bold) } : { normal, bold },
    ]),
  );
};

const narrowed = ({ contours }: Glyph): Glyph => {
  const xs = contours.flat().map(({ x }) => x);
  const left = Math.min(...xs) - BEARING;
  return {
    advance: Math.max(...xs) - left + BEARING,
    contours: contours.map(contour => contour.map(point => ({ ...point, x: point.x - left }))),
  };
};

const fontWith = (found: Awaited<ReturnType<typeof glyphsOf>>, weight: Weight): Buffer => {
  const glyphs = [BLANK, ...found.values().map(drawn => drawn[weight])];
  const outlines = glyphs.map(({ contours }) => glyphBytes(contours));
  const isBold = weight === 'bold' ? 1 : 0;
  return fontFile(
    new Map([
      ['head', headTable(isBold)],
      ['hhea', bytesOf('LhhhHhhhhhhhhhhhH', 0x00010000, ASCENT, DESCENT, 0, 2 * UNITS, ...SPREAD, glyphs.length)],
      ['maxp', bytesOf('LHHHHHHHHHHHHHH', 0x00010000, glyphs.length, ...LIMITS)],
      ['hmtx', Buffer.concat(glyphs.map(({ advance }) => bytesOf('Hh', advance, 0)))],
      ['cmap', cmapTable([...found.keys()])],
      ['name', nameTable(`Houseway${weight}`)],
      ['post', bytesOf('LLhhLLLLL', 0x00030000, 0, -100, 50, 0, 0, 0, 0, 0)],
      ['glyf', Buffer.concat(outlines)],
      ['loca', offsetsOf(outlines)],
    ]),
  );
};

/** Bearings, slope, reserved fields. */
const SPREAD = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] as const;
/** Nothing in it has hints or is made of other glyphs. */
const LIMITS = [10_000, 1_000, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0] as const;

const headTable = (isBold: number): Buffer =>
  Buffer.concat([
    bytesOf('LLLLHH', 0x00010000, 0x00010000, isBold, 0x5f0f3cf5, 0, UNITS),
    Buffer.alloc(16), // When it was made and changed.
    bytesOf('hhhhHHhhh', -UNITS, DESCENT, 3 * UNITS, ASCENT, isBold, 6, 2, 1, 0),
  ]);

/** Each character has the glyph of its place, after the blank one. */
const cmapTable = (characters: readonly number[]): Buffer =>
  Buffer.concat([
    bytesOf('HHHHL', 0, 1, 3, 10, 12),
    bytesOf('HHLLL', 12, 0, 16 + 12 * characters.length, 0, characters.length),
    ...characters.map((one, n) => bytesOf('LLL', one, one, n + 1)),
  ]);

const nameTable = (name: string): Buffer => {
  const text = Buffer.from(name, 'utf16le').swap16();
  return Buffer.concat([bytesOf('HHH', 0, 1, 18), rowOf('H', [3, 1, 0x409, 6, text.length, 0]), text]);
};
