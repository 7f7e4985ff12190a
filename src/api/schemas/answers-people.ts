import { z } from 'zod';
import { CLUB_DEEDS } from '#core/house';
import {
  DEPARTMENTS,
  EXCLUSIONS,
  ID_PAPERS,
  LOCK_REASONS,
  type Member,
  type Session,
  STAFF_ROLES,
  STATION_KINDS,
  type StaffMember,
  type Station,
} from '#core/people';
import { INSTRUMENT_TYPES } from '#core/rulebook';
import type { AccountView, MemberView } from '#core/views';
import type { ClubLogRow } from '../answers.ts';
import type { ClubCard, ClubRecord, ClubRow } from '../club.ts';
import {
  Amount,
  DayText,
  DEMO_MARK,
  exactly,
  MomentText,
  PostedMoment,
  RefusalAnswer,
  Text,
  Texts,
  Whole,
  Yes,
} from './exactly.ts';

const STATION = {
  station: Text,
  kind: z.enum(STATION_KINDS),
  table: Whole.exactOptional(),
  place: Text.exactOptional(),
  enrolledAt: MomentText,
  revokedAt: MomentText.exactOptional(),
};
type ShownStation = Omit<Station, 'keyHash'>;
export const StationAnswer = exactly<ShownStation>(STATION).meta({ id: 'Station' });

const SignedOn = exactly<Omit<Session, 'session'>>({
  person: Text,
  station: Text,
  since: MomentText,
  isBeside: z.literal(true).exactOptional(),
});
export const ListedStation = exactly<ShownStation & { readonly signedOn: readonly Omit<Session, 'session'>[] }>({
  ...STATION,
  signedOn: z.array(SignedOn),
});

export const StaffAnswer = exactly<StaffMember & { readonly name?: string }>({
  person: Text,
  name: Text.exactOptional(),
  roles: z.array(z.enum(STAFF_ROLES)),
  department: z.enum(DEPARTMENTS),
  engagedAt: MomentText,
  locked: z.strictObject({ reason: z.enum(LOCK_REASONS), at: MomentText }).exactOptional(),
  failures: Whole,
  waitsUntil: MomentText.exactOptional(),
  signedOnAt: MomentText.exactOptional(),
}).meta({ id: 'StaffMember' });

export const MemberAnswer = exactly<Member>({
  member: Text,
  enrolledAt: MomentText,
  idPaper: z.enum(ID_PAPERS),
  seenBy: Text,
  seenAt: MomentText,
  mayMail: Yes,
  excluded: exactly<NonNullable<Member['excluded']>>({
    kind: z.enum(EXCLUSIONS),
    at: MomentText,
    by: Text,
    until: MomentText.exactOptional(),
  }).exactOptional(),
  mergedInto: Text.exactOptional(),
  alsoWas: Texts.exactOptional(),
  erasedAt: MomentText.exactOptional(),
  failures: Whole,
  waitsUntil: MomentText.exactOptional(),
}).meta({ id: 'Member' });

const NAMED = { promotion: Text, name: Text, noPurchase: Texts };
const Picks = z.record(Text, Text);
const Score = z.tuple([Whole, Whole]);

const ACCOUNT = {
  tracked: z.array(
    exactly<AccountView['tracked'][number]>({
      ...NAMED,
      hours: Whole,
      points: Whole,
      tickets: Whole,
      credits: Whole,
      prizes: z.array(z.strictObject({ what: Text, credits: Whole })),
    }),
  ),
  drawings: z.array(exactly<AccountView['drawings'][number]>({ ...NAMED, own: Whole, all: Whole, prizes: Texts })),
  coupons: z.array(
    exactly<AccountView['coupons'][number]>({
      ...NAMED,
      id: Text,
      type: z.enum(INSTRUMENT_TYPES),
      face: Amount,
      expires: MomentText.exactOptional(),
    }),
  ),
  contests: z.array(
    exactly<AccountView['contests'][number]>({
      ...NAMED,
      games: Texts,
      deadline: PostedMoment.exactOptional(),
      hasGuess: Yes,
      hoursMin: Whole.exactOptional(),
      prizes: z.array(z.strictObject({ amount: Amount, thing: Text.exactOptional() })),
      entry: z
        .strictObject({
          number: Whole,
          picks: Picks,
          guess: Score.exactOptional(),
          at: MomentText.exactOptional(),
        })
        .exactOptional(),
      objection: RefusalAnswer.exactOptional(),
      isSettled: Yes,
      place: Whole.exactOptional(),
    }),
  ),
  squares: z.array(
    exactly<AccountView['squares'][number]>({
      ...NAMED,
      board: z.array(z.strictObject({ table: Whole, top: Whole, left: Whole })),
      periods: Texts,
      isOver: Yes,
    }),
  ),
};
const AccountAnswer = exactly<AccountView>(ACCOUNT);

export const KioskAccount = exactly<AccountView & { house?: string; zone: string; staysMs: number }>({
  ...ACCOUNT,
  house: Text.exactOptional(),
  zone: Text,
  staysMs: Whole,
});

const VIEW = {
  state: MemberAnswer,
  ids: Texts,
  account: AccountAnswer,
  rewards: z.array(
    exactly<MemberView['rewards'][number]>({
      promotion: Text,
      name: Text,
      credits: Whole,
      prizes: z.array(z.strictObject({ prize: Text, costs: Whole })),
      redeemed: z.array(z.strictObject({ prize: Text, credits: Whole, at: MomentText })),
    }),
  ),
};
const StaffNames = z.record(Text, Text);
export const MemberViewAnswer = exactly<MemberView & { readonly names: Readonly<Record<string, string>> }>({
  ...VIEW,
  names: StaffNames,
});

export const MemberLogAnswer = z.strictObject({
  rows: z.array(
    exactly<ClubLogRow>({
      at: MomentText,
      member: Text,
      what: z.enum(CLUB_DEEDS),
      by: Texts,
      detail: Text.exactOptional(),
    }),
  ),
  names: StaffNames,
});

const RECORD = {
  member: Text,
  card: Text,
  name: Text,
  born: DayText,
  email: Text.exactOptional(),
  phone: Text.exactOptional(),
  address: Text.exactOptional(),
  photo: Text.exactOptional(),
};
const RecordAnswer = exactly<ClubRecord>(RECORD);

/** What the club desk is answered; every look is in the journal by then. */
export const CLUB_ANSWERS = {
  record: exactly<ClubRecord & { readonly state?: Member }>({ ...RECORD, state: MemberAnswer.exactOptional() }),
  found: z.strictObject({
    rows: z.array(
      exactly<ClubRow>({
        member: Text,
        card: Text,
        name: Text,
        born: DayText,
        state: MemberAnswer.exactOptional(),
        goesOnAs: Text.exactOptional(),
      }),
    ),
  }),
  card: exactly<ClubCard & { readonly html: string }>({
    house: Text,
    card: Text,
    name: Text,
    isDemo: Yes,
    barcode: Text,
    html: Text,
  }),
  mailingList: z.strictObject({
    ...DEMO_MARK,
    rows: z.array(
      z.strictObject({ member: Text, name: Text, email: Text.exactOptional(), address: Text.exactOptional() }),
    ),
    csv: Text,
  }),
  enrolled: z.strictObject({ member: Text, card: Text }),
  VIEW,
  RECORD: RecordAnswer,
} as const;
