import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Command, Font } from 'fontkit';
import type { Contour } from './outline.ts';
import { trueTypeOf } from './woff2.ts';

export type Glyph = { readonly advance: number; readonly contours: readonly Contour[] };
/** Simplified and Traditional Chinese write some characters differently. */
export type Family = 'sc' | 'tc';
export type Weight = 'normal' | 'bold';

type Drawn = Readonly<Record<Weight, Glyph>>;

/** The letters of a font, each drawn once: a house prints the same words every day. */
const DRAWN: Readonly<Record<Family, Map<number, Drawn | undefined>>> = { sc: new Map(), tc: new Map() };

/** How these characters are drawn; those that no part of the font has are left out. */
export const glyphsOf = async (characters: Iterable<number>, family: Family): Promise<ReadonlyMap<number, Drawn>> => {
  const known = DRAWN[family];
  const wanted = [...characters];
  const missing = wanted.filter(one => !known.has(one));
  for (const [part, those] of Map.groupBy(missing, one => partWith(family, one))) {
    // A house has more to do than to print: others take their turn between two parts.
    await setImmediate();
    const font = part === undefined ? undefined : await openPart(family, part);
    for (const one of those) known.set(one, font && drawnIn(font, one));
  }
  return new Map(
    wanted.flatMap(one => {
      const drawn = known.get(one);
      return drawn === undefined ? [] : [[one, drawn] as const];
    }),
  );
};

/** The package comes in about a hundred files, each with the characters that are often used together. */
type Part = { readonly name: string; readonly ranges: readonly (readonly [from: number, to: number])[] };
const PARTS = new Map<Family, readonly Part[]>();

const folderOf = (family: Family): string =>
  path.dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/noto-sans-${family}/package.json`));

const partsOf = (family: Family): readonly Part[] => {
  const known = PARTS.get(family);
  if (known !== undefined) return known;
  const listed = JSON.parse(readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const parts = Object.entries(listed).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(rangeIn),
  }));
  PARTS.set(family, parts);
  return parts;
};

/** `U+4e00-4e0b`, or a single `U+4e00`. */
const rangeIn = (text: string): readonly [number, number] => {
  const [from = '', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};

const partWith = (family: Family, character: number): string | undefined =>
  partsOf(family).find(({ ranges }) => ranges.some(([from, to]) => from <= character && character <= to))?.name;

type Opened = Readonly<Record<Weight, Font>>;

const openPart = async (family: Family, part: string): Promise<Opened> => {
  const fontkit = await import('fontkit');
  const file = path.join(folderOf(family), 'files', `noto-sans-${family}-${part}-wght-normal.woff2`);
  const font = fontkit.create(trueTypeOf(await readFile(file)));
  return { normal: font.getVariation({ wght: 400 }), bold: font.getVariation({ wght: 700 }) };
};

const drawnIn = ({ normal, bold }: Opened, character: number): Drawn => ({
  normal: glyphIn(normal, character),
  bold: glyphIn(bold, character),
});

const glyphIn = (font: Font, character: number): Glyph => {
  const { advanceWidth, path: drawn } = font.glyphForCodePoint(character);
  return { advance: Math.round(advanceWidth), contours: contoursIn(drawn.commands) };
};

const contoursIn = (commands: readonly Command[]): readonly Contour[] => {
  const contours: { x: number; y: number; isOnCurve: boolean }[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const point = (n: number, isOnCurve: boolean) => ({
      x: Math.round(args[n]!),
      y: Math.round(args[n + 1]!),
      isOnCurve,
    });
    if (command === 'quadraticCurveTo') contours.at(-1)!.push(point(0, false), point(2, true));
    else if (command !== 'closePath') contours.at(-1)!.push(point(0, true));
  }
  return contours.filter(({ length }) => length > 2);
};
