export type { Event } from './answer/event.ts';
export type { Part } from './answer/part.ts';
export { findBet, type Given, type OddsAnswer, type OddsBet, type OddsSubject } from './answer/subject.ts';
export { loadDeals, loadSubject, loadSubjects, SUBJECT_IDS } from './subjects.ts';
