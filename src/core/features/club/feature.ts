import { CLUB, type Feature, HOUSE_ONLY, type HouseView, may, STAFF, staffBehind, withPin } from '#core/state';
import { CLUB_COMMANDS, writeDown } from './decide.ts';
import { CLUB_EVENTS } from './evolve.ts';
import { CLUB_LIST_COMMANDS } from './lists.ts';
import { ClubCommand, ClubEvent } from './shape.ts';
import { CLUB_SIGN_ON_COMMANDS } from './sign-ons.ts';

const KEEPING_OUT = may([...CLUB.roles, 'floor', 'surveillance', 'cage'], [...CLUB.stations, 'floor', 'cage']);

/** What takes two people, always or sometimes. */
type Dual = 'MergeMembers' | 'LiftExclusion' | 'MarkMember' | 'EraseMember';

const staffOf = (house: HouseView, { member }: { readonly member: string }) => staffBehind(house, member);

/** The player club: who is in it, who may take part, and who has looked. */
export const PLAYER_CLUB: Feature<ClubCommand, ClubEvent, Dual> = {
  shapes: { command: ClubCommand, event: ClubEvent },
  decide: {
    ...CLUB_COMMANDS,
    ...CLUB_LIST_COMMANDS,
    ...CLUB_SIGN_ON_COMMANDS,
    EnrollMember: writeDown,
    ChangeMember: writeDown,
  },
  evolve: CLUB_EVENTS,
  may: {
    EnrollMember: CLUB,
    ChangeMember: CLUB,
    MergeMembers: CLUB,
    ExcludeMember: KEEPING_OUT,
    LiftExclusion: may(['compliance'], ['compliance', 'office']),
    MarkMember: CLUB,
    SetMemberPin: CLUB,
    EraseMember: STAFF,
    LookAtMembers: CLUB,
    TakeMailingList: withPin(CLUB),
    ImportMembers: CLUB,
    ImportExclusions: CLUB,
    SignOnMember: HOUSE_ONLY,
    FailMemberSignOn: HOUSE_ONLY,
  },
  seconds: {
    MergeMembers: CLUB.roles,
    LiftExclusion: ['supervisor', 'compliance', 'administrator'],
    MarkMember: CLUB.roles,
    EraseMember: STAFF.roles,
  },
  concerns: {
    ChangeMember: staffOf,
    MergeMembers: (house, { member, into }) => [...staffBehind(house, member), ...staffBehind(house, into)],
    LiftExclusion: staffOf,
    MarkMember: (house, command) => [
      ...staffOf(house, command),
      ...(command.staff === undefined ? [] : [command.staff]),
    ],
    SetMemberPin: staffOf,
    EraseMember: staffOf,
  },
};
