export { passCollections, usedObjection } from './decide.ts';
export { COLLECTIONS } from './feature.ts';
export type { CollectionEvent } from './shape.ts';
