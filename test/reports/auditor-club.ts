import { dayAt, type Entry, isWithin, type Question, type Row } from './auditor-events.ts';

/** Who looked at whom, and what was done: event by event, the last first. */
export const clubLog = (entries: readonly Entry[], question: Question): readonly Row[] =>
  entries
    .toReversed()
    .filter(({ atMs }) => isWithin(dayAt(atMs), question))
    .flatMap(({ event, atMs: at }): readonly Row[] => {
      switch (event.type) {
        case 'MembersLookedAt':
          return event.members
            .toSorted()
            .map(member => ({ at, member, what: event.type, by: event.by, detail: event.look }));
        case 'MembersMerged': {
          const [by, pair] = [event.by.join(', '), [event.from, event.into]];
          return pair
            .toSorted()
            .map(member => ({ at, member, what: event.type, by, detail: pair.find(one => one !== member)! }));
        }
        case 'MemberEnrolled':
          return [{ at, member: event.member, what: event.type, by: event.by, detail: event.idPaper }];
        case 'MemberExcluded':
          return [{ at, member: event.member, what: event.type, by: event.by, detail: event.kind }];
        case 'MemberMarked':
          return [{ at, member: event.member, what: event.type, by: event.by.join(', '), detail: event.works ?? null }];
        case 'MemberErased':
          return [{ at, member: event.member, what: event.type, by: event.by.join(', '), detail: null }];
        default:
          return [];
      }
    });
