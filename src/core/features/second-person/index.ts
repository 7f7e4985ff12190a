export { requestsRunOut } from './decide.ts';
export { SECOND_PERSON } from './feature.ts';
export type { SecondCommand, SecondEvent } from './shape.ts';
