export { accessReviewDueBy, isGoverned, personNamed } from './decide.ts';
export { PEOPLE } from './feature.ts';
export type { PeopleCommand, PeopleEvent } from './shape.ts';
export { signOnObjection } from './sign-ons.ts';
