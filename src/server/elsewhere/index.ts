export { copyObjections } from './copy.ts';
export { type Elsewhere, keepElsewhere, type SecondPlaces } from './elsewhere.ts';
