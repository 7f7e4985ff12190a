export { INCIDENTS } from './feature.ts';
export { incidentWord, taskWord } from './refusals.ts';
