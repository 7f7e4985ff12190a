export { CALLS } from './feature.ts';
