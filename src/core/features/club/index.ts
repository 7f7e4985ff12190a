export { PLAYER_CLUB } from './feature.ts';
export { idOnList } from './lists.ts';
export { ageObjection } from './papers.ts';
export { CLUB_DEEDS, type ClubDeed, type ClubEvent, type Look } from './shape.ts';
export { memberSignOnObjection, oneMoreFailure } from './sign-ons.ts';
