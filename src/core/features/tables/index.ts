export { gameObjection, openings } from './decide.ts';
export { TABLES } from './feature.ts';
export type { TableEvent } from './shape.ts';
