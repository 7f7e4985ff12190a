export type { ChipCount } from './shape.ts';
