export { accessReviewDueBy, isGoverned, personNamed } from './decide.ts';
export { PEOPLE } from './feature.ts';
export type { PeopleEvent } from './shape.ts';
export { signOnObjection } from './sign-ons.ts';
