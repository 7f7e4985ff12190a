import { CLUB, type Feature, HOUSE_ONLY, may, STAFF } from '#core/state';
import { erase, exclude, lift, lookAtMembers, merge, setMemberPin, takeMailingList, writeDown } from './decide.ts';
import { CLUB_EVENTS } from './evolve.ts';
import { ClubCommand, ClubEvent } from './shape.ts';
import { failMemberSignOn, signOnMember } from './sign-ons.ts';

const KEEPING_OUT = may([...CLUB.roles, 'floor', 'surveillance', 'cage'], [...CLUB.stations, 'floor', 'cage']);

/** The player club: who is in it, who may take part, and who has looked. */
export const PLAYER_CLUB: Feature<ClubCommand, ClubEvent, 'MergeMembers' | 'LiftExclusion' | 'EraseMember'> = {
  name: 'club',
  shapes: { command: ClubCommand, event: ClubEvent },
  decide: {
    EnrolMember: writeDown,
    ChangeMember: writeDown,
    MergeMembers: merge,
    ExcludeMember: exclude,
    LiftExclusion: lift,
    SetMemberPin: setMemberPin,
    EraseMember: erase,
    LookAtMembers: lookAtMembers,
    TakeMailingList: takeMailingList,
    SignOnMember: signOnMember,
    FailMemberSignOn: failMemberSignOn,
  },
  evolve: CLUB_EVENTS,
  may: {
    EnrolMember: CLUB,
    ChangeMember: CLUB,
    MergeMembers: CLUB,
    ExcludeMember: KEEPING_OUT,
    LiftExclusion: may(['compliance'], ['compliance', 'office']),
    SetMemberPin: CLUB,
    EraseMember: STAFF,
    LookAtMembers: CLUB,
    TakeMailingList: CLUB,
    SignOnMember: HOUSE_ONLY,
    FailMemberSignOn: HOUSE_ONLY,
  },
  seconds: {
    MergeMembers: CLUB.roles,
    LiftExclusion: ['supervisor', 'compliance', 'administrator'],
    EraseMember: STAFF.roles,
  },
};
