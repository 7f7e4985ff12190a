export { type Founder, found } from './founding.ts';
export { type Logo, logoFrom, readLogo } from './logo.ts';
export { isBegun, Opening, type OpeningPlaces } from './opening.ts';
