import { accept, answer, defined } from '#core/base';
import type { Member } from '#core/people';
import { type Appliers, type Deciders, momentFrom, momentText, patch, put } from '#core/state';
import { memberNamed } from './decide.ts';
import { refuse } from './refusals.ts';
import type { ClubCommand, ClubEvent } from './shape.ts';

/** The id of somebody on an imported list: its name, and which of them. */
export const idOnList = (list: string, number: number): string => `${list}-${number}`;

/** What the server has read of lists from elsewhere: all of a list at once, or nothing. CLB-16 */
export const CLUB_LIST_COMMANDS = {
  /** The first `mayMail` of them have agreed to mail. */
  ImportMembers: (house, { list, members, mayMail }, { now, actor }) => {
    if (house.members.has(idOnList(list, 1))) return refuse('list-already-imported', {}, 'CLB-16');
    return accept({ type: 'MembersImported', list, members, mayMail, by: actor.id, at: momentText(now) });
  },

  /** Who has a member's record is excluded under it, everybody else under an id of the list. CLB-5, CLB-16 */
  ImportExclusions: (house, { list, people }, { now, actor }) => {
    if (house.members.has(idOnList(list, 1))) return refuse('list-already-imported', {}, 'CLB-16');
    const known = people.map(({ member }) => (member === undefined ? answer(undefined) : memberNamed(house, member)));
    const unknown = known.find(found => !found.ok);
    if (unknown?.ok === false) return unknown;
    const excluded = people.map(({ member, kind, until }, place) => {
      const ends = until && momentText(momentFrom(until));
      return { member: member ?? idOnList(list, place + 1), kind, ...defined({ until: ends }) };
    });
    return accept({ type: 'ExclusionsImported', list, people: excluded, by: actor.id, at: momentText(now) });
  },
} satisfies Partial<Deciders<ClubCommand, ClubEvent>>;

export const CLUB_LIST_EVENTS = {
  MembersImported: ({ members }, { list, members: count, mayMail, by, at }) => {
    for (let number = 1; number <= count; number++) {
      const member = idOnList(list, number);
      put(members, member, newcomer(member, by, at, number <= mayMail));
    }
    return undefined;
  },
  ExclusionsImported: ({ members }, { people, by, at }) => {
    for (const { member, kind, until } of people) {
      const excluded = { kind, at, by, ...defined({ until }) };
      if (members.has(member)) patch(members, member, { excluded });
      else put(members, member, { ...newcomer(member, by, at, false), excluded });
    }
    return undefined;
  },
} satisfies Partial<Appliers<ClubEvent>>;

/** Somebody whose ID nobody here has seen yet. */
const newcomer = (member: string, seenBy: string, at: string, mayMail: boolean): Member => ({
  member,
  enrolledAt: at,
  seenBy,
  seenAt: at,
  mayMail,
  failures: 0,
  record: 1,
});
