import { CLUB_DEEDS } from '#core/house';
import { INSTRUMENT_TYPES } from '#core/mechanisms/instrument/terms';
import { Amount } from '#core/money';
import { Member, Session, StaffMember, Station } from '#core/people';
import { list, named, object, one, optional, record, Text, Texts, tuple, Whole, yes } from '#core/shape';
import { DayText, MomentText, PostedMomentText } from '#core/time';
import type { AccountView, MemberView } from '#core/views';
import type { ClubLogRow } from '../answers.ts';
import type { ClubCard, ClubRecord, ClubRow } from '../club.ts';
import { DEMO_MARK, RefusalAnswer } from './common.ts';
import { objectOf } from './paired.ts';

const { keyHash: _key, ...STATION } = Station.fields;
export const StationAnswer = named('Station', object(STATION));

const { session: _token, ...SIGNED_ON } = Session.fields;
export const ListedStation = object({ ...STATION, signedOn: list(object(SIGNED_ON)) });

export const StaffAnswer = named('StaffMember', object({ ...StaffMember.fields, name: optional(Text) }));

const NAMED = { promotion: Text, name: Text, noPurchase: Texts };
const Picks = record(Text, Text);
const Score = tuple(Whole, Whole);

const ACCOUNT = {
  tracked: list(
    objectOf<AccountView['tracked'][number]>({
      ...NAMED,
      hours: Whole,
      points: Whole,
      tickets: Whole,
      credits: Whole,
      prizes: list(object({ what: Text, credits: Whole })),
    }),
  ),
  drawings: list(objectOf<AccountView['drawings'][number]>({ ...NAMED, own: Whole, all: Whole, prizes: Texts })),
  coupons: list(
    objectOf<AccountView['coupons'][number]>({
      ...NAMED,
      id: Text,
      type: one(INSTRUMENT_TYPES),
      face: Amount,
      expires: optional(MomentText),
    }),
  ),
  contests: list(
    objectOf<AccountView['contests'][number]>({
      ...NAMED,
      games: Texts,
      deadline: optional(PostedMomentText),
      hasGuess: yes,
      hoursMin: optional(Whole),
      prizes: list(object({ amount: Amount, thing: optional(Text) })),
      entry: optional(
        object({
          number: Whole,
          picks: Picks,
          guess: optional(Score),
          at: optional(MomentText),
        }),
      ),
      objection: optional(RefusalAnswer),
      isSettled: yes,
      place: optional(Whole),
    }),
  ),
  squares: list(
    objectOf<AccountView['squares'][number]>({
      ...NAMED,
      board: list(object({ table: Whole, top: Whole, left: Whole })),
      periods: Texts,
      isOver: yes,
    }),
  ),
};
const AccountAnswer = objectOf<AccountView>(ACCOUNT);

export const KioskAccount = objectOf<AccountView & { house?: string; zone: string; staysMs: number }>({
  ...ACCOUNT,
  house: optional(Text),
  zone: Text,
  staysMs: Whole,
});

const VIEW = {
  state: Member,
  ids: Texts,
  account: AccountAnswer,
  rewards: list(
    objectOf<MemberView['rewards'][number]>({
      promotion: Text,
      name: Text,
      credits: Whole,
      prizes: list(object({ prize: Text, costs: Whole })),
      redeemed: list(object({ prize: Text, credits: Whole, at: MomentText })),
    }),
  ),
};
const StaffNames = record(Text, Text);
export const MemberViewAnswer = objectOf<MemberView & { readonly names: Readonly<Record<string, string>> }>({
  ...VIEW,
  names: StaffNames,
});

export const MemberLogAnswer = object({
  rows: list(
    objectOf<ClubLogRow>({
      at: MomentText,
      member: Text,
      what: one(CLUB_DEEDS),
      by: Texts,
      detail: optional(Text),
    }),
  ),
  names: StaffNames,
});

const RECORD = {
  member: Text,
  card: Text,
  name: Text,
  born: DayText,
  email: optional(Text),
  phone: optional(Text),
  address: optional(Text),
  photo: optional(Text),
};
const RecordAnswer = objectOf<ClubRecord>(RECORD);

/** What the club desk is answered; every look is in the journal by then. */
export const CLUB_ANSWERS = {
  record: objectOf<ClubRecord & { readonly state?: Member }>({ ...RECORD, state: optional(Member) }),
  found: object({
    rows: list(
      objectOf<ClubRow>({
        member: Text,
        card: Text,
        name: Text,
        born: DayText,
        state: optional(Member),
        goesOnAs: optional(Text),
      }),
    ),
  }),
  card: objectOf<ClubCard & { readonly html: string }>({
    house: Text,
    card: Text,
    name: Text,
    isDemo: yes,
    barcode: Text,
    html: Text,
  }),
  mailingList: object({
    ...DEMO_MARK,
    rows: list(object({ member: Text, name: Text, email: optional(Text), address: optional(Text) })),
    csv: Text,
  }),
  enrolled: object({ member: Text, card: Text }),
  VIEW,
  RECORD: RecordAnswer,
} as const;
