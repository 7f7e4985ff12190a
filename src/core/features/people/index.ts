export { accessReviewDueBy, isGoverned, personNamed } from './decide.ts';
export { PEOPLE } from './feature.ts';
export type { PeopleEvent } from './shape.ts';
export { oneMoreWrongPin, signOnObjection, stationObjection, waitObjection } from './sign-ons.ts';
