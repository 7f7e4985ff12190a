export { isForPot } from './decide.ts';
export { TABLES } from './feature.ts';
