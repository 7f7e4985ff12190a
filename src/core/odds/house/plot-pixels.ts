import { type PlotOptions, type Point, rangeOf, short } from './plot.ts';
import { lettersColumns } from './plot-font.data.ts';

/** A picture: three bytes a pixel, red, green and blue, from the top left. */
export type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

type Color = readonly [red: number, green: number, blue: number];
const [WHITE, INK, LINE]: readonly [Color, Color, Color] = [
  [255, 255, 255],
  [31, 41, 55],
  [37, 99, 235],
];

const [WIDTH, HEIGHT] = [1280, 720];
const [LEFT, RIGHT, TOP, BOTTOM] = [150, 1230, 90, 610];

/** The same plot as pixels, 1280 by 720 on white. */
export const plotPixels = (points: readonly Point[], { title, x, y }: PlotOptions): Pixels => {
  const pixels = blank();
  const range = rangeOf(points.length === 0 ? [{ x: 0, y: 0 }] : points);
  const across = (at: number): number => LEFT + ((RIGHT - LEFT) * (at - range.left)) / (range.right - range.left || 1);
  const down = (at: number): number => BOTTOM - ((BOTTOM - TOP) * (at - range.low)) / range.height;
  stroke(pixels, [LEFT, TOP], [LEFT, BOTTOM], 2, INK);
  stroke(pixels, [LEFT, BOTTOM], [RIGHT, BOTTOM], 2, INK);
  for (const [i, to] of points.entries()) {
    const from = points[i - 1] ?? to;
    stroke(pixels, [across(from.x), down(from.y)], [across(to.x), down(to.y)], 4, LINE);
  }
  write(pixels, title, { x: WIDTH / 2, y: 30, anchor: 'middle', size: 4 });
  write(pixels, y, { x: LEFT - 16, y: TOP - 28, anchor: 'end', size: 2 });
  write(pixels, short(range.high), { x: LEFT - 16, y: TOP, anchor: 'end', size: 2 });
  write(pixels, short(range.low), { x: LEFT - 16, y: BOTTOM - 14, anchor: 'end', size: 2 });
  write(pixels, short(range.left), { x: LEFT, y: BOTTOM + 20, anchor: 'start', size: 2 });
  write(pixels, short(range.right), { x: RIGHT, y: BOTTOM + 20, anchor: 'end', size: 2 });
  write(pixels, x, { x: (LEFT + RIGHT) / 2, y: BOTTOM + 44, anchor: 'middle', size: 2 });
  return pixels;
};

const blank = (): Pixels => ({
  width: WIDTH,
  height: HEIGHT,
  rgb: new Uint8Array(3 * WIDTH * HEIGHT).fill(WHITE[0]),
});

/** Mixes a color into a pixel, `part` of it from 0 to 1; outside the picture nothing happens. */
const mix = ({ width, height, rgb }: Pixels, x: number, y: number, color: Color, part: number): void => {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = 3 * (y * width + x);
  for (let i = 0; i < 3; i++) rgb[at + i] = Math.round(rgb[at + i]! * (1 - part) + color[i]! * part);
};

type Place = readonly [x: number, y: number];

/** A straight line with soft edges: each pixel is covered by how near its middle is. */
const stroke = (pixels: Pixels, from: Place, to: Place, width: number, color: Color): void => {
  const reach = width / 2 + 1;
  const [left, right] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [top, bottom] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  for (let y = Math.floor(top); y <= bottom; y++) {
    for (let x = Math.floor(left); x <= right; x++) {
      const covered = width / 2 + 0.5 - distance([x, y], from, to);
      if (covered > 0) mix(pixels, x, y, color, Math.min(1, covered));
    }
  }
};

const distance = ([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - nearest * dx, y - ay - nearest * dy);
};

type Written = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Pixels to a dot of a letter. */
  readonly size: number;
};

/** Five columns and one between letters. */
const LETTER = 6;

const write = (pixels: Pixels, words: string, { x, y, anchor, size }: Written): void => {
  const width = (LETTER * words.length - 1) * size;
  const start = Math.round(x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2));
  for (const [place, letter] of [...words].entries()) {
    for (const [column, dots] of lettersColumns(letter).entries()) {
      for (let row = 0; row < 8; row++) {
        if ((dots >> row) & 1) dot(pixels, start + (LETTER * place + column) * size, y + row * size, size);
      }
    }
  }
};

const dot = (pixels: Pixels, x: number, y: number, size: number): void => {
  for (let i = 0; i < size * size; i++) mix(pixels, x + (i % size), y + Math.floor(i / size), INK, 1);
};
