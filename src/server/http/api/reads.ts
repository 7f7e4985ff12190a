import { READ_NAMES, READS, type ReadName } from '#api';
import { READ_ANSWERS } from '#api/schemas';
import { CLUB_READS } from './club.ts';
import { CLUB_DESK_READS } from './club-desk.ts';
import { DRAW_READS } from './draws.ts';
import { HOUSE_READS } from './house-reads.ts';
import { JOURNAL_READS } from './journal-reads.ts';
import { PAPER_READS } from './paper-reads.ts';
import { PEOPLE_READS } from './people-reads.ts';
import type { Answering } from './reading.ts';
import type { ReadRoute } from './route.ts';
import { RULE_READS } from './rule-reads.ts';
import { TOURNAMENT_READS } from './tournaments.ts';

const ANSWERS: { readonly [Name in ReadName]: Answering } = {
  ...HOUSE_READS,
  ...DRAW_READS,
  ...RULE_READS,
  ...PEOPLE_READS,
  ...CLUB_READS,
  ...CLUB_DESK_READS,
  ...JOURNAL_READS,
  ...PAPER_READS,
  ...TOURNAMENT_READS,
};

export const readRoutes = (): readonly ReadRoute[] =>
  READ_NAMES.map(name => ({
    type: 'read',
    method: 'GET',
    path: READS[name].path,
    name,
    answers: READ_ANSWERS[name],
    answer: ANSWERS[name],
  }));

/** What also changes with the clock, or is read from elsewhere than the house. */
const OTHERS: ReadonlySet<ReadName> = new Set([
  'me',
  'account',
  'slip',
  'shift',
  'report',
  'journal',
  'head',
  'people',
  'member',
  'memberLog',
]);

/** Nothing but an event can change the answer, so that the number of the last one tells whether it is still good. */
export const isOfEvents = (name: ReadName): boolean => !OTHERS.has(name);
