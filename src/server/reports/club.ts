import { CLUB_DEEDS, type ClubEvent, type HouseEvent, idOnList } from '#core/house';
import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { maybe, number, text } from './tables/table.ts';

/** One row for each member that an event of the club speaks of. CLB-7 */
const CLUB_DEED = rowsTable(
  'club_deed',
  {
    /** The event and the member. */
    deed: text,
    seq: number,
    at: number,
    day: text,
    member: text,
    what: text,
    done_by: text,
    detail: maybe(text),
  },
  { key: 'deed', indexed: ['member'] },
  (rows, { seq, atMs, day, event }) => {
    if (!isDeed(event)) return;
    const done_by = typeof event.by === 'string' ? event.by : event.by.join(', ');
    const common = { seq, at: atMs, day, what: event.type, done_by };
    for (const [member, detail] of membersIn(event)) {
      rows.add({ ...common, deed: `${seq} ${member}`, member, detail });
    }
  },
);

/** Who looked at which member, and what was done with the records, newest first. CLB-7, RPT-16 */
export const club: Report = {
  ...foundIn([CLUB_DEED], (database, asked) =>
    database
      .selectFrom('club_deed')
      .selectAll()
      .where(isAsked(asked, 'day'))
      .$if(asked.members !== undefined, some => some.where('member', 'in', asked.members!))
      .orderBy('seq', 'desc')
      .orderBy('member')
      .execute(),
  ).shown({ at: 'moment', member: 'text', what: 'text', by: ['text', 'done_by'], detail: 'text' }),
};

type Deed = Extract<ClubEvent, { type: (typeof CLUB_DEEDS)[number] }>;

const isDeed = (event: HouseEvent): event is Deed => CLUB_DEEDS.some(type => type === event.type);

/** Whom an event speaks of, with what is to be told besides. */
const membersIn = (event: Deed): readonly (readonly [member: string, detail?: string])[] => {
  switch (event.type) {
    case 'MembersLookedAt':
      return event.members.map(member => [member, event.look]);
    case 'MembersMerged':
      return [
        [event.from, event.into],
        [event.into, event.from],
      ];
    case 'MemberExcluded':
      return [[event.member, event.kind]];
    case 'MemberEnrolled':
    case 'MemberChanged':
      return [event.idPaper === undefined ? [event.member] : [event.member, event.idPaper]];
    case 'MembersImported':
      return Array.from({ length: event.members }, (_, place) => [idOnList(event.list, place + 1)]);
    case 'ExclusionsImported':
      return event.people.map(({ member, kind }) => [member, kind]);
    case 'MemberMarked':
      return [event.works === undefined ? [event.member] : [event.member, event.works]];
    case 'ExclusionLifted':
    case 'MemberErased':
    case 'MemberPinSet':
      return [[event.member]];
  }
};
