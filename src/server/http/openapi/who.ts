import type { ActName, AskedName } from '#api/schemas';
import {
  COMMAND_PERMISSIONS,
  MECHANISM_NAMES,
  mechanismOf,
  type Permission,
  READ_PERMISSIONS,
  SCOPE_READS,
  SECONDS,
} from '#core/house';
import { SCOPES } from '#core/people';
import type { Json } from '#core/shape';
import type { Route } from '../line/route.ts';

/** Who may ask at an address: what a program has to send, and what the house then asks of it. MCH-2 */
export type Who = { readonly security: readonly Json[]; readonly extensions: Json; readonly words: string };

const STATION: readonly Json[] = [{ station: [] }, { stationCookie: [] }];
const WITH_PERSON: readonly Json[] = [{ station: [], session: [] }, { stationCookie: [] }];
const AT_KIOSK: readonly Json[] = [{ station: [], member: [] }, { stationCookie: [] }];

type ActBy =
  | AskedName
  | Exclude<keyof typeof COMMAND_PERMISSIONS, AskedName>
  | 'station'
  | 'kiosk'
  | 'member'
  | 'person';

/** As which command an act counts, or what else it needs. */
const ACT_BY: { readonly [Name in ActName]: ActBy } = {
  signOn: 'station',
  signOff: 'station',
  typePin: 'person',
  askPasskey: 'AddPasskey',
  addPasskey: 'AddPasskey',
  giveBeside: 'person',
  engage: 'EngagePerson',
  setPin: 'SetPin',
  changeRecord: 'ChangeRecord',
  eraseRecord: 'EraseRecord',
  checkList: 'ImportMembers',
  lookAtList: 'ImportMembers',
  acceptList: 'ImportMembers',
  forgetList: 'ImportMembers',
  bringLogo: 'ChangeSettings',
  checkActivity: 'ChangeSettings',
  proposeActivity: 'ChangeSettings',
  recordWinner: 'RecordWinner',
  eraseWinner: 'EraseWinner',
  offerStation: 'EnrollStation',
  renewKey: 'station',
  enrollService: 'EnrollStation',
  checkMember: 'LookAtMembers',
  enrollMember: 'EnrollMember',
  searchMembers: 'LookAtMembers',
  mailingList: 'TakeMailingList',
  lookAtMember: 'LookAtMembers',
  changeMember: 'ChangeMember',
  setMemberPhoto: 'ChangeMember',
  setMemberPin: 'SetMemberPin',
  printCard: 'LookAtMembers',
  exportMember: 'LookAtMembers',
  eraseMember: 'EraseMember',
  registerByCard: 'RunPromotion',
  nameLog: 'RunPromotion',
  kioskSignOn: 'kiosk',
  kioskSignOff: 'kiosk',
  kioskStay: 'member',
  kioskPicks: 'member',
};

const ANYBODY: Who = { security: [], extensions: {}, words: 'Anybody may ask.' };
const ANY_STATION: Who = { security: STATION, extensions: {}, words: 'Any enrolled station may ask.' };
const BY_BODY: Who = {
  security: [...STATION, ...WITH_PERSON.slice(0, 1)],
  extensions: { 'x-judged-by': 'the command in the body' },
  words: 'Who may ask is judged by the command in the body.',
};

export const whoAsks = (route: Route): Who => {
  if (route.type === 'open') return route.id === 'feed' ? FED : ANYBODY;
  if (route.type === 'read') return ofRead(route.id, route.read);
  if (route.id === 'sensed') return AT_SENSOR;
  if (Object.hasOwn(ACT_BY, route.id)) return ofAct(ACT_BY[route.id as ActName]); // Just looked up.
  return Object.hasOwn(COMMAND_PERMISSIONS, route.id) ? ofCommand(route.id as AskedName) : BY_BODY; // Likewise.
};

const FED: Who = {
  security: [...STATION, ...WITH_PERSON.slice(0, 1)],
  extensions: { 'x-judged-by': 'the topics' },
  words: 'What a station or a person may listen to is judged topic by topic.',
};

const AT_SENSOR: Who = {
  security: [{ station: [] }],
  extensions: { 'x-stations': ['sensor', 'service'], 'x-unattended': ['sensor', 'service'], 'x-own-table': true },
  words: 'A sensor speaks of its own table; a service with the scope sensors speaks of any.',
};

const ofRead = (id: string, read: keyof typeof READ_PERMISSIONS | undefined): Who => {
  if (read !== undefined) return inScope(permitted(READ_PERMISSIONS[read]), read);
  return id === 'account' ? ofAct('member') : ANY_STATION;
};

/** A service with one of these scopes may ask, too. MCH-16 */
const inScope = (who: Who, read: keyof typeof READ_PERMISSIONS): Who => {
  const scopes = SCOPES.filter(scope => SCOPE_READS[scope].includes(read));
  if (scopes.length === 0) return who;
  return {
    security: who.security === WITH_PERSON ? [...WITH_PERSON, { station: [] }] : who.security,
    extensions: { ...who.extensions, 'x-scopes': scopes },
    words: `${who.words} A service needs one of the scopes: ${scopes.join(', ')}.`,
  };
};

const ofAct = (by: ActBy): Who => {
  switch (by) {
    case 'station':
      return ANY_STATION;
    case 'person':
      return { security: STATION, extensions: {}, words: 'The badge and the PIN in the body say who approves.' };
    case 'kiosk':
      return { security: STATION, extensions: { 'x-stations': ['kiosk'] }, words: 'A kiosk asks.' };
    case 'member':
      return {
        security: AT_KIOSK,
        extensions: { 'x-stations': ['kiosk'] },
        words: 'The member who is signed on at the kiosk asks; the token goes into X-Member.',
      };
    default:
      return ofCommand(by);
  }
};

const ofCommand = (type: Exclude<ActBy, 'station' | 'kiosk' | 'member' | 'person'>): Who => {
  const permission = COMMAND_PERMISSIONS[type];
  if (permission === 'by-mechanism') return ofMechanism();
  if (typeof permission === 'string') return BY_BODY;
  const second: readonly string[] | undefined = (SECONDS as Readonly<Record<string, readonly string[]>>)[type];
  const who = permitted(permission);
  if (second === undefined) return who;
  return {
    ...who,
    extensions: { ...who.extensions, 'x-second-person': second },
    words: `${who.words} Where it takes a second person, that is: ${second.join(', ')}.`,
  };
};

const ofMechanism = (): Who => ({
  security: WITH_PERSON,
  extensions: {
    'x-by-mechanism': Object.fromEntries(
      MECHANISM_NAMES.map(name => {
        const { roles, stations } = mechanismOf(name).may;
        return [name, { roles, stations }];
      }),
    ),
  },
  words: 'Which roles may ask, and where, goes by the mechanism of the promotion.',
});

const permitted = ({ roles, stations, unattended = [], isOfTable }: Permission): Who => ({
  security: unattended.length === 0 ? WITH_PERSON : [...STATION, ...WITH_PERSON.slice(0, 1)],
  extensions: {
    'x-roles': roles,
    'x-stations': stations,
    ...(unattended.length === 0 ? {} : { 'x-unattended': unattended }),
    ...(isOfTable === true ? { 'x-own-table': true } : {}),
  },
  words: [
    `Roles: ${roles.join(', ')}. Stations: ${stations.join(', ')}.`,
    ...(unattended.length === 0 ? [] : [`With nobody signed on: ${unattended.join(', ')}.`]),
    ...(isOfTable === true ? ['A keypad and a sensor ask for their own table only.'] : []),
  ].join(' '),
});
