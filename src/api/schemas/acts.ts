import { z } from 'zod';
import { ENTRY_METHODS } from '#core/mechanisms/tournament';
import { DEPARTMENTS, ID_PAPERS, STAFF_ROLES, STATION_KINDS } from '#core/people';
import { Key, Numbered, Words } from './parts.ts';
import { PEOPLE } from './promotions.ts';

/** What is done with badges, PINs, keys and secrets of draws, which come from elsewhere than the command. */
export type ActContract = {
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body: z.ZodObject;
  /** Where more fits than into other bodies. */
  readonly bodyKbMost?: number;
};

const BADGE_AND_PIN = { badge: Key, pin: z.string().max(20) };
/** The second person, who stands there too and gives badge and PIN. */
const SECOND = { second: z.strictObject(BADGE_AND_PIN).exactOptional() };
const Name = Words.max(100);
/** What the club desk writes down from the paper and the person. */
const MEMBER_FORM = {
  name: Name,
  born: z.iso.date(),
  idPaper: z.enum(ID_PAPERS),
  mayMail: z.boolean(),
  email: z.email().max(200).exactOptional(),
  phone: Words.max(40).exactOptional(),
  address: Words.max(300).exactOptional(),
};
const PAPERS = { name: Name, born: MEMBER_FORM.born, isNewPerson: z.boolean().exactOptional() };
const PHOTO_KB_MOST = 256;
const Score = z.tuple([z.int().min(0).max(999), z.int().min(0).max(999)]);

export const ACTS = {
  signOn: {
    path: '/session/sign-on',
    summary: 'Signs a person on at this station',
    body: z.strictObject(BADGE_AND_PIN),
  },
  signOff: { path: '/session/sign-off', summary: 'Signs the person off', body: z.strictObject({}) },
  giveBeside: {
    path: '/requests/{request}/give-beside',
    summary: 'The second person gives badge and PIN where the first one stands',
    body: z.strictObject(BADGE_AND_PIN),
  },
  engage: {
    path: '/people',
    summary: 'Engages a person',
    body: z.strictObject({
      person: Key,
      roles: z.array(z.enum(STAFF_ROLES)).max(20),
      department: z.enum(DEPARTMENTS),
      name: Name,
      ...BADGE_AND_PIN,
      ...SECOND,
    }),
  },
  setPin: {
    path: '/people/{person}/pin',
    summary: "Sets somebody's PIN, or one's own",
    body: z.strictObject({ pin: BADGE_AND_PIN.pin, ...SECOND }),
  },
  changeRecord: {
    path: '/people/{person}/record',
    summary: 'Gives a person another name or badge',
    body: z.strictObject({ name: Name, badge: Key }),
  },
  eraseRecord: {
    path: '/people/{person}/erase',
    summary: 'Erases name, badge and PIN of somebody who left',
    body: z.strictObject(SECOND),
  },
  offerStation: {
    path: '/station-offers',
    summary: 'Makes a code by which a screen or device becomes a station',
    body: z.strictObject({
      station: Key,
      kind: z.enum(STATION_KINDS),
      table: Numbered.exactOptional(),
      place: Words.max(100).exactOptional(),
    }),
  },
  commitDraw: {
    path: '/promotions/{promotion}/draws',
    summary: 'Closes the entries and commits the house to a secret; names the public value that will be mixed in',
    body: z.strictObject({ beacon: Words.exactOptional(), ...PEOPLE }),
  },
  revealDraw: {
    path: '/draws/{draw}/reveal',
    summary: 'Opens the secret of a draw, which decides it, with the public value where one was named',
    body: z.strictObject({ beacon: Words.exactOptional() }),
  },
  checkMember: {
    path: '/members/check',
    summary: 'Whether somebody with these papers can be enrolled; who was found was seen',
    body: z.strictObject(PAPERS),
  },
  enrolMember: {
    path: '/members',
    summary: 'Enrols a member of the player club, whose paper was looked at',
    body: z.strictObject({ ...MEMBER_FORM, ...PAPERS, pin: BADGE_AND_PIN.pin }),
  },
  searchMembers: {
    path: '/members/search',
    summary: 'Looks for members by card, id or name; who looked is in the journal',
    body: z.strictObject({ words: Words.min(2).max(100) }),
  },
  mailingList: {
    path: '/members/mailing-list',
    summary: 'Names and addresses of those who agreed to mail and are not excluded, also as CSV',
    body: z.strictObject({}),
  },
  lookAtMember: {
    path: '/members/{member}/look',
    summary: "Opens a member's record; who looked is in the journal",
    body: z.strictObject({}),
  },
  changeMember: {
    path: '/members/{member}/change',
    summary: "Changes a member's record",
    body: z.strictObject(MEMBER_FORM),
  },
  setMemberPhoto: {
    path: '/members/{member}/photo',
    summary: 'Keeps a photograph, a JPEG in Base64, in place of the one before; without one it is taken away',
    body: z.strictObject({ photo: z.base64().exactOptional() }),
    bodyKbMost: PHOTO_KB_MOST,
  },
  setMemberPin: {
    path: '/members/{member}/pin',
    summary: 'Sets a new PIN, and gives a new card where the old one was lost',
    body: z.strictObject({ pin: BADGE_AND_PIN.pin, isCardLost: z.boolean().exactOptional() }),
  },
  printCard: {
    path: '/members/{member}/card',
    summary: 'The card with its barcode: what stands on it, and as a page to print',
    body: z.strictObject({}),
  },
  exportMember: {
    path: '/members/{member}/export',
    summary: 'Everything that is kept about a member',
    body: z.strictObject({}),
  },
  eraseMember: {
    path: '/members/{member}/erase',
    summary: 'Erases what the club knows of a member; two people',
    body: z.strictObject(SECOND),
  },
  registerByCard: {
    path: '/tournaments/{promotion}/register',
    summary: 'Registers the member whose club card was read; who looked is in the journal',
    body: z.strictObject({
      card: z.string().max(40),
      entry: z.enum(ENTRY_METHODS),
      from: Key.exactOptional(),
    }),
  },
  nameLog: {
    path: '/tournaments/{promotion}/log',
    summary: 'The log of a tournament with names, also as a page to print and sign; who looked is in the journal',
    body: z.strictObject({}),
  },
  kioskSignOn: {
    path: '/kiosk/sign-on',
    summary: 'A member signs on at this kiosk with card and PIN',
    body: z.strictObject({ card: z.string().max(40), pin: BADGE_AND_PIN.pin }),
  },
  kioskSignOff: { path: '/kiosk/sign-off', summary: 'The member leaves this kiosk', body: z.strictObject({}) },
  kioskStay: { path: '/kiosk/stay', summary: 'The member is still at this kiosk', body: z.strictObject({}) },
  kioskPicks: {
    path: '/kiosk/picks',
    summary: 'The member hands in picks or a bracket',
    body: z.strictObject({
      promotion: Key,
      picks: z.record(Words.max(200), Words.max(200)),
      guess: Score.exactOptional(),
    }),
  },
} as const satisfies Readonly<Record<string, ActContract>>;

/** At a screen or device that is no station yet. A browser keeps its key in a cookie, a device gets it once. */
export const ENROLMENT = {
  path: '/enrolment',
  summary: 'Becomes a station by a code',
  body: z.strictObject({ code: z.string().max(40), keeps: z.enum(['cookie', 'key']) }),
} as const satisfies ActContract;

/** In a demonstration a browser becomes a station by itself. */
export const DEMO_STATION = {
  path: '/demo/stations',
  summary: 'Becomes a station of the demonstration',
  body: z.strictObject({ kind: z.enum(STATION_KINDS), table: Numbered.exactOptional() }),
} as const satisfies ActContract;

/** How fast a demonstration is played: 0 stands still, 1 is real pace. A GET answers the same. */
export const DEMO_SPEED = {
  path: '/demo/speed',
  summary: 'Sets how fast the demonstration is played',
  body: z.strictObject({ speed: z.number().min(0).max(100) }),
} as const satisfies ActContract;

export type ActName = keyof typeof ACTS;
export type ActBody<Name extends ActName> = z.output<(typeof ACTS)[Name]['body']>;
