import { ACTS, type ActName } from '#api/schemas';
import { COMMAND_PERMISSIONS, mechanismOf, type Permission, READ_PERMISSIONS } from '#core/house';
import { addressed } from './samples.ts';

const of = (permission: Permission | string | undefined): Permission => permission as Permission; // Rows of the table.

const inTournament = (type: string): Permission | undefined => mechanismOf('tournament').mayBy?.[type];

const EVERYWHERE = READ_PERMISSIONS.meters;
const BADGE = { badge: 'nobody', pin: '270591' };
const FORM = { name: 'Nobody', born: '2020-01-01', idPaper: 'passport', mayMail: false };
const KIOSK: Permission = { roles: [], stations: [], unattended: ['kiosk'] };
const LOOKING = of(COMMAND_PERMISSIONS.LookAtMembers);

/** Anybody may try: badge, card and PIN decide, or the kind of the list, and these belong to nobody. */
const BY_PIN = EVERYWHERE;

type Act = { readonly path: string; readonly body: object; readonly permission: Permission };

/** Every act about somebody or something that does not exist, and who may ask for it. */
const SAMPLES: { readonly [Name in ActName]: readonly [sample: object, permission: Permission] } = {
  signOn: [BADGE, BY_PIN],
  signOff: [{}, EVERYWHERE],
  typePin: [{ pin: '270591' }, BY_PIN],
  askPasskey: [{}, of(COMMAND_PERMISSIONS.AddPasskey)],
  addPasskey: [{ id: 'A', client: 'A', authenticator: 'A', key: 'A' }, of(COMMAND_PERMISSIONS.AddPasskey)],
  giveBeside: [{ request: 999, ...BADGE }, BY_PIN],
  engage: [
    { person: 'NO', roles: ['dealer'], department: 'cage', name: 'N', ...BADGE },
    of(COMMAND_PERMISSIONS.EngagePerson),
  ],
  setPin: [{ person: 'nobody', pin: '270591' }, of(COMMAND_PERMISSIONS.SetPin)],
  changeRecord: [{ person: 'nobody', name: 'N', badge: 'b' }, of(COMMAND_PERMISSIONS.ChangeRecord)],
  eraseRecord: [{ person: 'nobody' }, of(COMMAND_PERMISSIONS.EraseRecord)],
  checkList: [{ kind: 'members', text: 'name' }, of(COMMAND_PERMISSIONS.ImportMembers)],
  lookAtList: [{ list: 'none' }, BY_PIN],
  acceptList: [{ list: 'none' }, BY_PIN],
  forgetList: [{ list: 'none' }, BY_PIN],
  bringLogo: [{ picture: 'x' }, of(COMMAND_PERMISSIONS.ChangeSettings)],
  checkActivity: [{ text: '{}' }, of(COMMAND_PERMISSIONS.ChangeSettings)],
  proposeActivity: [{ text: '{}' }, of(COMMAND_PERMISSIONS.ChangeSettings)],
  recordWinner: [{ award: 999, name: 'N', paper: 'passport', paperNumber: '1' }, of(COMMAND_PERMISSIONS.RecordWinner)],
  eraseWinner: [{ award: 999 }, of(COMMAND_PERMISSIONS.EraseWinner)],
  enrollService: [{ station: 's-1', scopes: ['reports'] }, of(COMMAND_PERMISSIONS.EnrollStation)],
  offerStation: [{ station: 's-1', kind: 'floor' }, of(COMMAND_PERMISSIONS.EnrollStation)],
  renewKey: [{}, EVERYWHERE],
  checkMember: [{ name: 'Nobody', born: '2020-01-01' }, LOOKING],
  enrollMember: [{ ...FORM, pin: '270591' }, of(COMMAND_PERMISSIONS.EnrollMember)],
  searchMembers: [{ words: 'nobody' }, LOOKING],
  mailingList: [{}, of(COMMAND_PERMISSIONS.TakeMailingList)],
  lookAtMember: [{ member: 'nobody' }, LOOKING],
  changeMember: [{ member: 'nobody', ...FORM }, of(COMMAND_PERMISSIONS.ChangeMember)],
  setMemberPhoto: [{ member: 'nobody' }, of(COMMAND_PERMISSIONS.ChangeMember)],
  setMemberPin: [{ member: 'nobody', pin: '270591' }, of(COMMAND_PERMISSIONS.SetMemberPin)],
  printCard: [{ member: 'nobody' }, LOOKING],
  exportMember: [{ member: 'nobody' }, LOOKING],
  eraseMember: [{ member: 'nobody' }, of(COMMAND_PERMISSIONS.EraseMember)],
  registerByCard: [{ promotion: 'none', card: '1234567897', entry: 'paid' }, of(inTournament('RegisterPlayer'))],
  nameLog: [{ promotion: 'none' }, of(inTournament('SignLog'))],
  kioskSignOn: [{ card: '0', pin: '0' }, KIOSK],
  kioskSignOff: [{}, EVERYWHERE],
  kioskStay: [{}, BY_PIN],
  kioskPicks: [{ promotion: 'none', picks: {} }, BY_PIN],
};

export const ACT_SAMPLES = Object.entries(SAMPLES).map(([name, [sample, permission]]): readonly [ActName, Act] => {
  const act = name as ActName; // Keys of a table are its names.
  return [act, { ...addressed(ACTS[act].path, sample), permission }];
});
