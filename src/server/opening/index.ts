export { type Founder, found } from './founding.ts';
export { type Logo, Logos, logoFrom, readLogo } from './logo.ts';
export { isBegun, Opening, type OpeningPlaces } from './opening.ts';
