export { noFeesAt } from './charges.ts';
export { activitiesAt } from './decide.ts';
export { ROUNDS } from './feature.ts';
