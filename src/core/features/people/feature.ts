import { EVERYBODY, type Feature, HOUSE_ONLY, may, STAFF } from '#core/state';
import { giveRoles, PEOPLE_COMMANDS } from './decide.ts';
import { PEOPLE_EVENTS } from './evolve.ts';
import { PeopleCommand, PeopleEvent } from './shape.ts';
import { SIGN_ON_COMMANDS } from './sign-ons.ts';
import { STATION_COMMANDS } from './stations.ts';

/** Giving rights or taking them back needs a second person. */
type Dual =
  | 'EngagePerson'
  | 'ChangeRoles'
  | 'LockPerson'
  | 'UnlockPerson'
  | 'SetPin'
  | 'ChangeRecord'
  | 'EraseRecord'
  | 'RevokeStation';

const CLOSING_OUT = may(['administrator', 'compliance', 'supervisor', 'surveillance'], [...STAFF.stations, 'floor']);

/** Who works here, at which stations, and who is signed on. */
export const PEOPLE: Feature<PeopleCommand, PeopleEvent, Dual> = {
  shapes: { command: PeopleCommand, event: PeopleEvent },
  decide: {
    ...PEOPLE_COMMANDS,
    ...STATION_COMMANDS,
    ...SIGN_ON_COMMANDS,
    EngagePerson: giveRoles,
    ChangeRoles: giveRoles,
  },
  evolve: PEOPLE_EVENTS,
  may: {
    EngagePerson: STAFF,
    ChangeRoles: STAFF,
    LockPerson: CLOSING_OUT,
    UnlockPerson: STAFF,
    SetPin: STAFF,
    ChangePin: EVERYBODY,
    ChangeRecord: STAFF,
    EraseRecord: STAFF,
    ReviewAccess: may(['compliance'], ['compliance', 'office']),
    EnrollStation: STAFF,
    RevokeStation: CLOSING_OUT,
    SignOn: HOUSE_ONLY,
    FailSignOn: HOUSE_ONLY,
    SignOff: HOUSE_ONLY,
    EndSession: EVERYBODY,
    AnswerSignOnAlarm: CLOSING_OUT,
  },
  seconds: {
    EngagePerson: STAFF.roles,
    ChangeRoles: STAFF.roles,
    LockPerson: CLOSING_OUT.roles,
    UnlockPerson: STAFF.roles,
    SetPin: STAFF.roles,
    ChangeRecord: STAFF.roles,
    EraseRecord: STAFF.roles,
    RevokeStation: CLOSING_OUT.roles,
  },
};
