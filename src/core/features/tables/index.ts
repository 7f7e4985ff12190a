export { TABLES } from './feature.ts';
export type { TableEvent } from './shape.ts';
