import { bytesOf, rowOf } from './bytes.ts';

export type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean };
export type Contour = readonly Point[];

/** A glyph as TrueType stores it, without hints. Nothing for a blank one. */
export const glyphBytes = (contours: readonly Contour[], box = boxOf(contours)): Buffer => {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const steps = (axis: 'x' | 'y'): readonly number[] =>
    points.map((point, n) => point[axis] - (n === 0 ? 0 : points[n - 1]![axis]));
  const bytes = Buffer.concat([
    bytesOf('h', contours.length),
    rowOf('h', box),
    rowOf('H', ends),
    bytesOf('H', 0),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    rowOf('h', steps('x')),
    rowOf('h', steps('y')),
  ]);
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
};

const boxOf = (contours: readonly Contour[]): readonly number[] => {
  const [xs, ys] = [contours.flat().map(({ x }) => x), contours.flat().map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Where each glyph begins, and the end of the last. */
export const offsetsOf = (glyphs: readonly Buffer[]): Buffer => {
  let at = 0;
  return rowOf('L', [0, ...glyphs.map(({ length }) => (at += length))]);
};
