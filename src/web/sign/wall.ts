import { WALL_MOST } from './asked.ts';
import type { Shape } from './pages.ts';

export const shapeOf = (width: number, height: number): Shape => (height > width ? 'portrait' : 'landscape');

/** Screens beside each other are wider than any one screen: as many pictures as have the shape of one. */
export const picturesIn = (width: number, height: number): number =>
  height === 0 || width / height < WIDE ? 1 : Math.min(WALL_MOST, Math.round(width / height / USUAL));
const [WIDE, USUAL] = [2.6, 16 / 9];
