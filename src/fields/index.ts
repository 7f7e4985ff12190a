export { spelledOut, withDescriptions } from './describe.ts';
export { METRIC_NAMES } from './measures.ts';
