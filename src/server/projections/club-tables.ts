import { CLUB_DEEDS, type ClubEvent, type HouseEvent } from '#core/house';
import { gatherRows } from './gathered.ts';
import type { Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** One row for each member that an event of the club speaks of. CLB-7 */
export type ClubDeedRow = {
  /** The event and the member. */
  deed: string;
  seq: number;
  at: number;
  day: string;
  member: string;
  what: string;
  done_by: string;
  detail: string | null;
};

export const clubTables: Projection = {
  tables: ['club_deed'],
  create: async database => {
    await createTable<ClubDeedRow>(
      database,
      'club_deed',
      {
        deed: 'text',
        seq: 'number',
        at: 'number',
        day: 'text',
        member: 'text',
        what: 'text',
        done_by: 'text',
        detail: ['text', 'may be absent'],
      },
      ['deed'],
    );
    await database.schema.createIndex('club_deed_member').on('club_deed').column('member').execute();
  },
  gather: () => {
    const rows = gatherRows<ClubDeedRow>('club_deed', 'deed');
    return {
      add: ({ seq, atMs, day, event }) => {
        if (!isDeed(event)) return;
        const done_by = typeof event.by === 'string' ? event.by : event.by.join(', ');
        const common = { seq, at: atMs, day, what: event.type, done_by };
        for (const [member, detail] of membersIn(event)) {
          rows.add({ ...common, deed: `${seq} ${member}`, member, detail });
        }
      },
      write: rows.write,
    };
  },
};

type Deed = Extract<ClubEvent, { type: (typeof CLUB_DEEDS)[number] }>;

const isDeed = (event: HouseEvent): event is Deed => CLUB_DEEDS.some(type => type === event.type);

/** Whom an event speaks of, with what is to be told besides. */
const membersIn = (event: Deed): readonly (readonly [member: string, detail: string | null])[] => {
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
      return [[event.member, event.idPaper]];
    case 'ExclusionLifted':
    case 'MemberErased':
    case 'MemberPinSet':
      return [[event.member, null]];
  }
};
