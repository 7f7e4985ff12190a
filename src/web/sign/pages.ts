import { unmarked } from './marks.ts';

/** A rule sheet as it is read from the page that is posted. */
export type SheetRead = { readonly title: string; readonly language: string; readonly sections: readonly Section[] };
export type Section = { readonly title: string; readonly lines: readonly string[] };

/** As much of a sheet as fits on the sign. */
export type SheetPage = {
  readonly key: string;
  readonly activity: string;
  readonly title: string;
  readonly language: string;
  readonly sections: readonly Section[];
  readonly page: number;
  readonly pages: number;
};

/** A screen is landscape or upright. */
export type Shape = 'landscape' | 'portrait';

/** How many lines of letters a page takes, and how many letters a line. Chinese ones are twice as wide. */
export type Room = { readonly lines: number; readonly letters: number };

/** For landscape and upright, at the smallest size that can be read across the room. */
export const ROOM: Readonly<Record<Shape, Room>> = {
  landscape: { lines: 12, letters: 72 },
  portrait: { lines: 25, letters: 41 },
};

/** Cuts a sheet into pages. No line is torn apart, and a title never is alone at the foot of a page. */
export const pagesOf = (activity: string, sheet: SheetRead, room: Room): readonly SheetPage[] => {
  const pages: Section[][] = [[]];
  let left = room.lines;
  const turn = (): void => {
    if (pages.at(-1)!.length > 0) pages.push([]);
    left = room.lines;
  };
  for (const section of sheet.sections) {
    const head = linesFor(section.title, room);
    const [first = ''] = section.lines;
    if (head + linesFor(first, room) > left) turn();
    pages.at(-1)!.push({ title: section.title, lines: [] });
    left -= head;
    for (const line of section.lines) {
      const needs = linesFor(line, room);
      if (needs > left) {
        turn();
        pages.at(-1)!.push({ title: section.title, lines: [] });
        left -= head;
      }
      addLine(pages.at(-1)!, line);
      left -= needs;
    }
  }
  const { title, language } = sheet;
  return pages.map((sections, index) => {
    const page = index + 1;
    return { key: `${activity} ${language} ${page}`, activity, title, language, sections, page, pages: pages.length };
  });
};

const addLine = (sections: Section[], line: string): void => {
  const last = sections.pop()!; // Every page begins with a title.
  sections.push({ ...last, lines: [...last.lines, line] });
};

const linesFor = (text: string, { letters }: Room): number => Math.max(1, Math.ceil(widthOf(text) / letters));

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/;

/** In letters; Chinese ones count for two. */
export const widthOf = (text: string): number =>
  [...unmarked(text)].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
