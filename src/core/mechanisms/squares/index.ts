export type { Prizes, Square } from './shape.ts';
