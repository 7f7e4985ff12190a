export type { Prizes, Square, Squares } from './shape.ts';
