export { passOfferings } from './clock.ts';
export type { Happens as OfferingHappens } from './decide.ts';
export { OFFERINGS } from './feature.ts';
