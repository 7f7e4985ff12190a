// A door of its own: a page that lets people pick needs these and nothing else of a contest.
export { picksLeft, type Sides, sidesOf, strayPick, strayResult, TIE } from './sides.ts';
