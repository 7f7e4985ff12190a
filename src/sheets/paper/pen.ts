import type { Weight } from '../font/glyphs.ts';
import { type Setting, widthOf } from './setting.ts';

/** What a thing on the page is to somebody who has it read aloud. */
export type Role = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Lbl' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Sect';
export type Tag = {
  readonly role: Role;
  readonly children: (Tag | Marked)[];
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
};
/** A stretch of a page's content that belongs to a tag. */
export type Marked = { readonly page: number; readonly mark: number };

export type Picture = { readonly jpeg: Uint8Array; readonly wide: number; readonly high: number };

/** Draws on pages and keeps the order of reading beside it. The origin is the upper left corner; units are points. */
export class Pen {
  readonly pages: { readonly ops: string[]; marks: number }[] = [];
  readonly root: Tag = { role: 'Sect', children: [] };
  readonly pictures: Picture[] = [];
  readonly #setting: Setting;
  readonly #high: number;

  constructor(setting: Setting, high: number) {
    this.#setting = setting;
    this.#high = high;
  }

  newPage(): void {
    this.pages.push({ ops: [], marks: 0 });
  }

  /** A tag under another, in the order of reading. */
  tag(role: Role, under: Tag = this.root, more: Pick<Tag, 'alt' | 'scope'> = {}): Tag {
    const tag: Tag = { role, children: [], ...more };
    under.children.push(tag);
    return tag;
  }

  /** Text at its base line; what has no tag is an artifact: page numbers, stamps. */
  text(text: string, x: number, y: number, size: number, weight: Weight, tag: Tag | undefined): void {
    if (text === '') return;
    const glyphs = [...text].map(one => this.#setting.glyph(one).toString(16).padStart(4, '0')).join('');
    const font = weight === 'bold' ? 'FB' : 'FN';
    this.#put(tag, `BT /${font} ${n(size)} Tf ${n(x)} ${n(this.#high - y)} Td <${glyphs}> Tj ET`);
  }

  /** Slanted and gray, over everything. */
  stamp(text: string, x: number, y: number, size: number): void {
    const glyphs = [...text].map(one => this.#setting.glyph(one).toString(16).padStart(4, '0')).join('');
    const [cos, sin] = [n(Math.cos(SLANT)), n(Math.sin(SLANT))];
    const matrix = `${cos} ${sin} -${sin} ${cos} ${n(x)} ${n(this.#high - y)}`;
    this.#put(undefined, `q 0.82 g BT /FB ${n(size)} Tf ${matrix} Tm <${glyphs}> Tj ET Q`);
  }

  line(x: number, y: number, wide: number, thick = 0.6): void {
    const high = n(this.#high - y);
    this.#put(undefined, `${n(thick)} w ${n(x)} ${high} m ${n(x + wide)} ${high} l S`);
  }

  box(x: number, y: number, wide: number, high: number, thick = 0.6): void {
    this.#put(undefined, `${n(thick)} w ${n(x)} ${n(this.#high - y - high)} ${n(wide)} ${n(high)} re S`);
  }

  /** Light enough for black letters on any printer. */
  shade(x: number, y: number, wide: number, high: number): void {
    this.#put(undefined, `q 0.93 g ${n(x)} ${n(this.#high - y - high)} ${n(wide)} ${n(high)} re f Q`);
  }

  /** Black rectangles of a code, each by its corner and size. */
  bars(rects: readonly (readonly [x: number, y: number, wide: number, high: number])[], tag: Tag): void {
    const drawn = rects.map(([x, y, wide, high]) => `${n(x)} ${n(this.#high - y - high)} ${n(wide)} ${n(high)} re`);
    this.#put(tag, `0 g ${drawn.join(' ')} f`);
  }

  picture(picture: Picture, x: number, y: number, wide: number, high: number, tag: Tag): void {
    const place = this.pictures.push(picture) - 1;
    this.#put(tag, `q ${n(wide)} 0 0 ${n(high)} ${n(x)} ${n(this.#high - y - high)} cm /I${place} Do Q`);
  }

  widthOf(text: string, weight: Weight, size: number): number {
    return widthOf(text, weight, size, this.#setting);
  }

  #put(tag: Tag | undefined, op: string): void {
    const page = this.pages.at(-1)!;
    if (tag === undefined) {
      page.ops.push(`/Artifact BMC ${op} EMC`);
      return;
    }
    const mark = page.marks++;
    page.ops.push(`/${tag.role} <</MCID ${mark}>> BDC ${op} EMC`);
    tag.children.push({ page: this.pages.length - 1, mark });
  }
}

const SLANT = Math.PI / 6;
const n = (value: number): string => String(Math.round(value * 100) / 100);
export const number = n;
