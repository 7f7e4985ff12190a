import { EVERYBODY, type Feature, HOUSE_ONLY, may, STAFF, withPin } from '#core/state';
import { engageAll, giveRoles, PEOPLE_COMMANDS } from './decide.ts';
import { PEOPLE_EVENTS } from './evolve.ts';
import { PASSKEY_COMMANDS } from './passkeys.ts';
import { RECOVERY_COMMANDS, whoRecovered } from './recovery.ts';
import { PeopleCommand, PeopleEvent } from './shape.ts';
import { SIGN_ON_COMMANDS } from './sign-ons.ts';
import { STATION_COMMANDS } from './stations.ts';

/** Giving rights or taking them back needs a second person. */
type Dual =
  | 'EngagePerson'
  | 'ImportStaff'
  | 'ChangeRoles'
  | 'LockPerson'
  | 'UnlockPerson'
  | 'SetPin'
  | 'ChangeRecord'
  | 'EraseRecord'
  | 'EnrollStation'
  | 'RevokeStation'
  | 'SealRecovery'
  | 'RemovePasskeys';

/** What gives rights, or opens the way to them. */
const RIGHTS = withPin(STAFF);
const CLOSING_OUT = may(['administrator', 'compliance', 'supervisor', 'surveillance'], [...STAFF.stations, 'floor']);

/** Who works here, at which stations, and who is signed on. */
export const PEOPLE: Feature<PeopleCommand, PeopleEvent, Dual> = {
  shapes: { command: PeopleCommand, event: PeopleEvent },
  decide: {
    ...PEOPLE_COMMANDS,
    ...STATION_COMMANDS,
    ...SIGN_ON_COMMANDS,
    ...RECOVERY_COMMANDS,
    ...PASSKEY_COMMANDS,
    EngagePerson: giveRoles,
    ChangeRoles: giveRoles,
    ImportStaff: engageAll,
  },
  evolve: PEOPLE_EVENTS,
  may: {
    EngagePerson: RIGHTS,
    ImportStaff: RIGHTS,
    ChangeRoles: RIGHTS,
    LockPerson: CLOSING_OUT,
    UnlockPerson: RIGHTS,
    SetPin: RIGHTS,
    ChangePin: EVERYBODY,
    ChangeRecord: RIGHTS,
    EraseRecord: RIGHTS,
    AddPasskey: withPin(may([...STAFF.roles, 'surveillance'], STAFF.stations)),
    RemovePasskeys: RIGHTS,
    ReviewAccess: may(['compliance'], ['compliance', 'office']),
    EnrollStation: RIGHTS,
    RevokeStation: CLOSING_OUT,
    RenewStationKey: HOUSE_ONLY,
    TakeStationKey: HOUSE_ONLY,
    SignOn: HOUSE_ONLY,
    FailSignOn: HOUSE_ONLY,
    SignOff: HOUSE_ONLY,
    EndSession: EVERYBODY,
    AnswerSignOnAlarm: CLOSING_OUT,
    SealRecovery: RIGHTS,
    Recover: HOUSE_ONLY,
  },
  seconds: {
    EngagePerson: STAFF.roles,
    ImportStaff: STAFF.roles,
    ChangeRoles: STAFF.roles,
    LockPerson: CLOSING_OUT.roles,
    UnlockPerson: STAFF.roles,
    SetPin: STAFF.roles,
    ChangeRecord: STAFF.roles,
    EraseRecord: STAFF.roles,
    EnrollStation: STAFF.roles,
    RevokeStation: CLOSING_OUT.roles,
    SealRecovery: STAFF.roles,
    RemovePasskeys: STAFF.roles,
  },
  concerns: { AnswerSignOnAlarm: whoRecovered },
};
