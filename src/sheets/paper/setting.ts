import type { Language } from '#core/words';
import type { Family, Weight } from '../font/glyphs.ts';
import { lettersOf, paperFont } from '../font/paper-font.ts';

/** The letters of one paper: how wide each is, and the files that a PDF carries. */
export type Setting = {
  /** In thousandths of the size. */
  readonly advance: (character: string, weight: Weight) => number;
  /** The place of each character in the font. */
  readonly glyph: (character: string) => number;
  readonly characters: readonly string[];
  readonly fonts: Readonly<Record<Weight, Buffer>>;
};

/** Text that no font can draw is no text: a paper with it is not made. PAP-3 */
export class UnsetError extends Error {
  constructor(characters: readonly string[]) {
    const named = characters.map(
      one => `${one} (U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`,
    );
    super(`No font here can print ${named.join(', ')}.`);
  }
}

/** Every character is drawn from the fonts that the screens have; only those that are shown go into the file. */
export const settingOf = async (shown: string, language: Language): Promise<Setting> => {
  const characters = [...new Set(shown)].filter(one => one >= ' ').toSorted();
  const family: Family = language === 'zh-Hant' ? 'tc' : 'sc';
  const codes = characters.map(one => one.codePointAt(0)!);
  const isLatin = !language.startsWith('zh');
  const drawn = await lettersOf(codes, family, isLatin);
  const missing = characters.filter(one => !isDrawn(one, drawn.get(one.codePointAt(0)!)));
  if (missing.length > 0) throw new UnsetError(missing);
  const fonts = await paperFont(characters.join(''), family, isLatin);
  const places = new Map(codes.toSorted((a, b) => a - b).map((code, place) => [code, place + 1]));
  return {
    advance: (character, weight) => drawn.get(character.codePointAt(0)!)![weight].advance,
    glyph: character => places.get(character.codePointAt(0)!)!,
    characters,
    fonts,
  };
};

const isDrawn = (
  character: string,
  glyph: { readonly normal: { readonly contours: readonly unknown[] } } | undefined,
) => glyph !== undefined && (glyph.normal.contours.length > 0 || /^\s$/.test(character));

export const widthOf = (text: string, weight: Weight, size: number, { advance }: Setting): number => {
  let wide = 0;
  for (const one of text) wide += advance(one, weight);
  return (wide * size) / 1_000;
};

/** Lines no wider than that: broken between words and between Chinese characters, inside a word only if it must be. */
export const linesOf = (
  text: string,
  weight: Weight,
  size: number,
  wide: number,
  setting: Setting,
): readonly string[] =>
  text.split('\n').flatMap(part => broken(part, piece => widthOf(piece, weight, size, setting) <= wide));

const broken = (text: string, fits: (piece: string) => boolean): readonly string[] => {
  const lines = [''];
  for (const piece of text.match(PIECES) ?? []) {
    const last = lines.at(-1)!;
    if (fits(last + piece)) {
      lines[lines.length - 1] = last + piece;
      continue;
    }
    const next = piece.trimStart();
    if (last.trim() === '') lines.pop();
    lines.push(...(fits(next) ? [next] : cut(next, fits)));
  }
  return lines.map(line => line.trimEnd());
};

const cut = (word: string, fits: (piece: string) => boolean): readonly string[] => {
  const lines = [''];
  for (const one of word) {
    const last = lines.at(-1)!;
    if (last === '' || fits(last + one)) lines[lines.length - 1] = last + one;
    else lines.push(one);
  }
  return lines;
};

/** A Chinese character, or a word, each with what closes after it and the space before it. */
const CHINESE = '\u2e80-\u9fff\uf900-\ufaff';
const CLOSING = '[\u3000-\u303f\uff00-\uff65”]*';
const PIECES = new RegExp(` *[${CHINESE}]${CLOSING}| *[^ ${CHINESE}]+${CLOSING}| +$`, 'gu');
