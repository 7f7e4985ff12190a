import { EMAIL, LIST_KINDS } from '#core/lists';
import { ENTRY_METHODS } from '#core/mechanisms/tournament';
import { DEPARTMENTS, EXCLUSIONS, ID_PAPERS, Member, OFFERED_KINDS, SCOPES, STAFF_ROLES } from '#core/people';
import {
  described,
  exactly,
  type Fields,
  Key,
  list,
  Numbered,
  type ObjectShape,
  type Of,
  object,
  one,
  optional,
  record,
  type Shape,
  speak,
  Text,
  Texts,
  Thing,
  text,
  tuple,
  Whole,
  whole,
  words,
  yes,
} from '#core/shape';
import { Award } from '#core/state';
import { DayText, MomentText } from '#core/time';
import { MemberView } from '#core/views';
import { ClubCard, ClubRecord, ClubRow, DEMO_MARK, DoneAnswer, ListView, NamedLog, WINNER } from './answers.ts';

const [LOGO_TEXT_MOST, ACTIVITY_TEXT_MOST] = [380_000, 500_000];

/** What is done with badges, PINs and keys, which come from elsewhere than the command. */
export type ActContract = {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body: ObjectShape<Fields>;
  readonly answer: Shape<unknown>;
  /** Where more fits than into other bodies. */
  readonly bodyKbMost?: number;
};

const Base64Url = text({ max: 2_000, pattern: /^[\w-]*$/, form: speak('form.base64', {}) });
/** What a browser answers for a passkey, each in Base64url. */
const PASSKEY_SAYS = { id: Base64Url, client: Base64Url, authenticator: Base64Url };
const PASSKEY = { passkey: optional(object({ ...PASSKEY_SAYS, signature: Base64Url })) };
const BADGE_AND_PIN = { badge: Key, pin: text({ max: 20 }) };
/** The second person, who stands there too and gives badge and PIN. */
const SECOND = { second: optional(object({ ...BADGE_AND_PIN, ...PASSKEY })) };
const Name = words(100);
const Email = text({
  max: 200,
  pattern: EMAIL,
  format: 'email',
  form: speak('form.email', {}),
});
const Base64 = text({
  pattern: /^(?:[0-9A-Za-z+/]{4})*(?:[0-9A-Za-z+/]{2}==|[0-9A-Za-z+/]{3}=)?$/,
  encoding: 'base64',
  form: speak('form.base64', {}),
});
/** What the club desk writes down from the paper and the person. */
const MEMBER_FORM = {
  name: Name,
  born: DayText,
  document: optional(words(40)),
  idPaper: one(ID_PAPERS),
  mayMail: yes,
  email: optional(Email),
  phone: optional(words(40)),
  address: optional(words(300)),
};
const { born, document } = MEMBER_FORM;
const PAPERS = { name: Name, born, document, isNewPerson: optional(yes), cleared: optional(words(300)) };
const PHOTO_KB_MOST = 256;
/** 20,000 members with everything take some 3 MB. */
const LIST_KB_MOST = 10_240;
const Score = tuple(whole({ min: 0, max: 999 }), whole({ min: 0, max: 999 }));

const Nothing = object({});
const Enrolled = object({ member: Text, card: Text });

export const ACTS = {
  signOn: {
    path: '/session/sign-on',
    summary: 'Signs a person on at this station',
    body: object({ ...BADGE_AND_PIN, ...PASSKEY }),
    answer: object({ person: Text, since: MomentText, token: optional(Text) }),
  },
  signOff: {
    path: '/session/sign-off',
    summary: 'Signs the person off',
    body: Nothing,
    answer: object({ signedOff: exactly(true) }),
  },
  typePin: {
    path: '/session/pin',
    summary: 'The person signed on here types the PIN again, before money out, rights and exports',
    body: object({ pin: BADGE_AND_PIN.pin }),
    answer: object({ typed: exactly(true) }),
  },
  giveBeside: {
    path: '/requests/{request}/give-beside',
    summary: 'The second person approves with badge and PIN at the same station',
    body: object({ ...BADGE_AND_PIN, ...PASSKEY }),
    answer: DoneAnswer,
  },
  askPasskey: {
    path: '/passkeys/ask',
    summary: 'What a browser needs to make a passkey for the person signed on here',
    body: Nothing,
    answer: object({ challenge: Text, host: Text, person: Text, name: Text, passkeys: Texts }),
  },
  addPasskey: {
    path: '/passkeys',
    summary: 'Keeps a passkey of the person signed on here; from then on every sign-on of theirs asks for it',
    body: object({ ...PASSKEY_SAYS, key: Base64Url }),
    answer: DoneAnswer,
  },
  engage: {
    path: '/people',
    summary: 'Adds a person to the staff',
    body: object({
      person: Key,
      roles: list(one(STAFF_ROLES), { max: 20 }),
      department: one(DEPARTMENTS),
      name: Name,
      ...BADGE_AND_PIN,
      ...SECOND,
    }),
    answer: DoneAnswer,
  },
  setPin: {
    path: '/people/{person}/pin',
    summary: 'Sets the PIN of a person, or your own with the present one',
    body: object({ pin: BADGE_AND_PIN.pin, present: optional(BADGE_AND_PIN.pin), ...SECOND }),
    answer: DoneAnswer,
  },
  changeRecord: {
    path: '/people/{person}/record',
    summary: 'Changes the name or badge of a person; two people',
    body: object({ name: Name, badge: Key, ...SECOND }),
    answer: DoneAnswer,
  },
  eraseRecord: {
    path: '/people/{person}/erase',
    summary: 'Erases name, badge and PIN of a person who left',
    body: object(SECOND),
    answer: DoneAnswer,
  },
  checkList: {
    path: '/imports',
    summary: 'Begins to check a list of staff, members or excluded people, as CSV; nothing is imported',
    body: object({
      kind: one(LIST_KINDS),
      text: text({ max: LIST_KB_MOST * 1_024 }),
      exclusion: optional(one(EXCLUSIONS), 'What kind a line of an exclusion list has that names none.'),
    }),
    bodyKbMost: 2 * LIST_KB_MOST,
    answer: object({ list: Text }),
  },
  lookAtList: {
    path: '/imports/{list}/look',
    summary: 'How far a list is checked; then what would be imported, and every mistake by line',
    body: Nothing,
    answer: ListView,
  },
  acceptList: {
    path: '/imports/{list}/accept',
    summary: 'Imports a checked list, all of it or nothing; staff by two people. Tells the one-time PINs, once',
    body: object(SECOND),
    answer: object({ count: Whole, slips: list(object({ name: Text, badge: Text, pin: Text })) }),
  },
  forgetList: {
    path: '/imports/{list}/forget',
    summary: 'Forgets a list and its one-time PINs, once the slips are printed',
    body: Nothing,
    answer: Nothing,
  },
  bringLogo: {
    path: '/logos',
    summary: 'Brings a picture that two people may then set as the logo: PNG or JPEG, as Base64',
    body: object({ picture: text({ max: LOGO_TEXT_MOST }) }),
    bodyKbMost: 400,
    answer: object({ logo: Text }),
  },
  checkActivity: {
    path: '/own-activities/check',
    summary: "Reads an activity of the house's own: what is wrong with it, or its rule sheet; nothing is kept",
    body: object({ text: text({ max: ACTIVITY_TEXT_MOST }) }),
    bodyKbMost: 600,
    answer: object({
      id: optional(Text),
      name: optional(Text),
      sheet: optional(Text, 'The sheet with the first of every choice, in English.'),
      problems: list(object({ path: Text, sentence: Text })),
    }),
  },
  proposeActivity: {
    path: '/own-activities',
    summary: "Puts an activity of the house's own among its files; it is offered once two people have accepted it",
    body: object({ text: text({ max: ACTIVITY_TEXT_MOST }) }),
    bodyKbMost: 600,
    answer: DoneAnswer,
  },
  recordWinner: {
    path: '/awards/{award}/winner',
    summary: 'Records who won a prize, with the document and, for a tax form, number and address',
    body: object(WINNER),
    answer: DoneAnswer,
  },
  eraseWinner: {
    path: '/awards/{award}/winner/erase',
    summary: 'Erases what was recorded of the winner of a prize',
    body: Nothing,
    answer: DoneAnswer,
  },
  offerStation: {
    path: '/station-offers',
    summary: 'Makes a code to enroll a screen or device as a station',
    body: object({
      station: Key,
      kind: one(OFFERED_KINDS),
      table: optional(Numbered),
      place: optional(words(100)),
    }),
    answer: object({ code: Text, until: MomentText }),
  },
  renewKey: {
    path: '/station-key',
    summary: 'Gives this station another key, where it is time for one; the present one is good until that is used',
    body: Nothing,
    answer: object({
      renewed: yes,
      key: optional(Text, 'For programs; a browser gets it as a cookie.'),
    }),
  },
  enrollService: {
    path: '/services',
    summary: 'Gives a program a key of its own, or another key: the one before is void at once',
    body: object({
      station: Key,
      scopes: list(one(SCOPES), { min: 1, max: SCOPES.length }),
      place: optional(words(100)),
      ...SECOND,
    }),
    answer: object({ station: Text, key: described(Text, 'Shown this once; the house keeps a hash of it.') }),
  },
  checkMember: {
    path: '/members/check',
    summary: 'Whether a person with this ID can be enrolled; a record that matches counts as looked at',
    body: object(PAPERS),
    answer: Nothing,
  },
  enrollMember: {
    path: '/members',
    summary: 'Enrolls a club member whose ID was checked',
    body: object({ ...MEMBER_FORM, ...PAPERS, pin: BADGE_AND_PIN.pin }),
    answer: Enrolled,
  },
  searchMembers: {
    path: '/members/search',
    summary: 'Finds members by card, id or name; the journal records who looked',
    body: object({ words: words(100, 2) }),
    answer: object({ rows: list(ClubRow) }),
  },
  mailingList: {
    path: '/members/mailing-list',
    summary: 'Names and addresses of members who agreed to mail and are not excluded, also as CSV',
    body: Nothing,
    answer: object({
      ...DEMO_MARK,
      rows: list(object({ member: Text, name: Text, email: optional(Text), address: optional(Text) })),
      csv: Text,
    }),
  },
  lookAtMember: {
    path: '/members/{member}/look',
    summary: "Opens a member's record; the journal records who looked",
    body: Nothing,
    answer: object({ ...ClubRecord.fields, state: optional(Member) }),
  },
  changeMember: {
    path: '/members/{member}/change',
    summary: "Changes a member's record",
    body: object(MEMBER_FORM),
    answer: DoneAnswer,
  },
  setMemberPhoto: {
    path: '/members/{member}/photo',
    summary: 'Replaces the photo, a JPEG in Base64; without one, removes it',
    body: object({ photo: optional(Base64) }),
    bodyKbMost: PHOTO_KB_MOST,
    answer: DoneAnswer,
  },
  setMemberPin: {
    path: '/members/{member}/pin',
    summary: 'Sets a new PIN, and gives a new card if the old one was lost',
    body: object({ pin: BADGE_AND_PIN.pin, isCardLost: optional(yes) }),
    answer: Enrolled,
  },
  printCard: {
    path: '/members/{member}/card',
    summary: 'The club card with its barcode, as data and as a page to print',
    body: Nothing,
    answer: object({ ...ClubCard.fields, html: Text }),
  },
  exportMember: {
    path: '/members/{member}/export',
    summary: 'Everything stored about a member',
    body: Nothing,
    answer: object({
      ...DEMO_MARK,
      ...MemberView.fields,
      at: MomentText,
      record: ClubRecord,
      merged: list(ClubRecord),
      states: list(Member),
      awards: list(Award),
    }),
  },
  eraseMember: {
    path: '/members/{member}/erase',
    summary: 'Erases what the club stores about a member; two people',
    body: object(SECOND),
    answer: DoneAnswer,
  },
  registerByCard: {
    path: '/tournaments/{promotion}/register',
    summary: 'Registers the member whose club card was read; the journal records who looked',
    body: object({
      card: text({ max: 40 }),
      entry: one(ENTRY_METHODS),
      from: optional(Key),
    }),
    answer: DoneAnswer,
  },
  nameLog: {
    path: '/tournaments/{promotion}/log',
    summary: 'The log of a tournament with names, also as a page to print and sign; the journal records who looked',
    body: Nothing,
    answer: NamedLog,
  },
  kioskSignOn: {
    path: '/kiosk/sign-on',
    summary: 'A member signs on at this kiosk with card and PIN',
    body: object({ card: text({ max: 40 }), pin: BADGE_AND_PIN.pin }),
    answer: object({ token: optional(Text) }),
  },
  kioskSignOff: { path: '/kiosk/sign-off', summary: 'The member leaves this kiosk', body: Nothing, answer: Nothing },
  kioskStay: { path: '/kiosk/stay', summary: 'The member is still at this kiosk', body: Nothing, answer: Nothing },
  kioskPicks: {
    path: '/kiosk/picks',
    summary: 'The member submits picks or a bracket',
    body: object({
      promotion: Key,
      picks: record(Thing, Thing),
      guess: optional(Score),
    }),
    answer: DoneAnswer,
  },
} as const satisfies Readonly<Record<string, ActContract>>;

export type ActName = keyof typeof ACTS;
export type ActBody<Name extends ActName> = Of<(typeof ACTS)[Name]['body']>;
