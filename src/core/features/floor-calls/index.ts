export { FLOOR_CALLS } from './feature.ts';
