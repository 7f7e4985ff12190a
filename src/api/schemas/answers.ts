import { DrawRecord } from '#core/draws';
import { Entry } from '#core/mechanisms/drawing';
import { Amount, AmountByName } from '#core/money';
import { Member } from '#core/people';
import {
  described,
  either,
  exactly,
  list,
  number,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  Whole,
  yes,
} from '#core/shape';
import { Alarm, Award, Call, Drop, Notice, Offered, Review, Table } from '#core/state';
import { TAX_FORMS, TAX_KINDS, type TaxRow } from '#core/tax';
import { DayText, MomentText } from '#core/time';
import { CAGE_WHATS } from '#core/views/on-screen';
import { ActivityShape } from '../../rulebook-files/index.ts';
import type { JournalRow, ReadAnswers } from '../answers.ts';
import type { ReadName } from '../reads.ts';
import type { ActName } from './acts.ts';
import {
  CLUB_ANSWERS,
  KioskAccount,
  ListedStation,
  MemberLogAnswer,
  MemberViewAnswer,
  StaffAnswer,
  StationAnswer,
} from './answers-people.ts';
import { DrawAnswer, PostedPromotion, PromotionAnswer } from './answers-promotions.ts';
import { ListedTournament, NamedLogAnswer, TOURNAMENT_ANSWERS } from './answers-tournament.ts';
import { RequestAnswer } from './commands.ts';
import { DEMO_MARK, pageOf } from './common.ts';
import { DoneAnswer, EventAnswer } from './events.ts';
import { objectOf } from './paired.ts';

/** A document to print or to keep, in the form that was asked for, or a line that stays open. */
export const PAPER = 'paper';

/** What may be answered at an address besides a refusal. */
export type AnswerContract = Shape<unknown> | typeof PAPER;

const TaxRowAnswer = objectOf<TaxRow>({
  from: Text,
  kind: one(TAX_KINDS),
  form: one(TAX_FORMS),
  threshold: Amount,
  reached: one(['at', 'above']),
  counted: one(['gross', 'net']),
  timesWager: optional(Whole),
  source: Text,
});

/** What is answered to each question; nothing else is ever sent. API-16 */
export const READ_ANSWERS = {
  me: objectOf<ReadAnswers['me']>({
    station: StationAnswer,
    person: optional(object({ id: Text, name: Text, roles: Texts })),
    signedOnAt: optional(MomentText),
    isDemo: yes,
    zone: Text,
    taxes: list(TaxRowAnswer),
    now: MomentText,
  }),
  tables: pageOf(Table),
  table: Table,
  calls: pageOf(Call),
  reviews: pageOf(Review),
  alarms: pageOf(Alarm),
  requests: pageOf(RequestAnswer),
  awards: pageOf(Award),
  award: Award,
  slip: PAPER,
  shift: object({
    since: MomentText,
    rows: list(
      objectOf<ReadAnswers['shift']['rows'][number]>({
        at: MomentText,
        what: one(CAGE_WHATS),
        number: Text,
        paidOut: Amount,
        takenIn: Amount,
        byCheck: Amount,
      }),
    ),
  }),
  drops: pageOf(Drop),
  offerings: pageOf(Offered),
  offering: Offered,
  meters: pageOf(object({ activity: Text, name: Text, pools: AmountByName })),
  notices: pageOf(Notice),
  day: objectOf<ReadAnswers['day']>({ day: optional(DayText), outOfService: optional(Text), zone: Text }),
  promotions: pageOf(PostedPromotion),
  promotion: PromotionAnswer,
  tournaments: pageOf(ListedTournament),
  tournamentSlip: PAPER,
  ...TOURNAMENT_ANSWERS,
  entries: pageOf(Entry),
  draws: pageOf(DrawAnswer),
  draw: either(DrawAnswer, DrawRecord),
  rulebook: pageOf(object({ id: Text, name: Text, mechanism: Text })),
  activity: described(ActivityShape, 'The approval as data: what a file of such an activity has.'),
  sheet: PAPER,
  reports: pageOf(object({ report: Text, title: Text, summary: Text })),
  report: objectOf<ReadAnswers['report']>({
    report: Text,
    title: Text,
    from: optional(DayText),
    to: optional(DayText),
    activity: optional(Text),
    level: optional(Text),
    zone: Text,
    upToEvent: Whole,
    columns: record(Text, Text),
    rows: list(record(Text, either(Text, Whole, exactly(null)))),
    totals: record(Text, either(Text, Whole, exactly(null))),
  }),
  journal: object({
    ...DEMO_MARK,
    ...pageOf(
      objectOf<JournalRow>({
        seq: Whole,
        epoch: Whole,
        at: MomentText,
        actor: Text,
        station: Text,
        command: Text,
        hash: Text,
        event: described(Text, 'The very text that was hashed.'),
        result: either(Text, exactly(null)),
      }),
    ).fields,
  }),
  head: objectOf<ReadAnswers['head']>({ seq: Whole, hash: Text }),
  people: object({
    ...pageOf(StaffAnswer).fields,
    reviewedAt: optional(MomentText),
    reviewDueBy: optional(MomentText),
  }),
  members: pageOf(Member),
  member: MemberViewAnswer,
  memberLog: MemberLogAnswer,
  account: KioskAccount,
  stations: pageOf(ListedStation),
} as const satisfies { readonly [Name in ReadName]: Shape<unknown> | typeof PAPER };

const Nothing = object({});

/** What is answered to each act. */
export const ACT_ANSWERS = {
  signOn: object({ person: Text, since: MomentText, token: optional(Text) }),
  signOff: object({ signedOff: exactly(true) }),
  giveBeside: DoneAnswer,
  engage: DoneAnswer,
  setPin: DoneAnswer,
  changeRecord: object({ person: Text }),
  eraseRecord: DoneAnswer,
  offerStation: object({ code: Text, until: MomentText }),
  commitDraw: DoneAnswer,
  revealDraw: DoneAnswer,
  checkMember: Nothing,
  enrolMember: CLUB_ANSWERS.enrolled,
  searchMembers: CLUB_ANSWERS.found,
  mailingList: CLUB_ANSWERS.mailingList,
  lookAtMember: CLUB_ANSWERS.record,
  changeMember: DoneAnswer,
  setMemberPhoto: DoneAnswer,
  setMemberPin: CLUB_ANSWERS.enrolled,
  printCard: CLUB_ANSWERS.card,
  exportMember: object({
    ...DEMO_MARK,
    ...CLUB_ANSWERS.VIEW,
    at: MomentText,
    record: CLUB_ANSWERS.RECORD,
    merged: list(CLUB_ANSWERS.RECORD),
    states: list(Member),
    awards: list(Award),
  }),
  eraseMember: DoneAnswer,
  registerByCard: DoneAnswer,
  nameLog: NamedLogAnswer,
  kioskSignOn: object({ token: optional(Text) }),
  kioskSignOff: Nothing,
  kioskStay: Nothing,
  kioskPicks: DoneAnswer,
} as const satisfies { readonly [Name in ActName]: Shape<unknown> };

/** What is answered where neither a question nor an act is asked. */
export const OTHER_ANSWERS = {
  command: DoneAnswer,
  preview: object({ events: list(EventAnswer) }),
  sensed: object({ heard: exactly(true) }),
  enrolment: object({ station: Text, key: optional(Text) }),
  demo: object({
    speed: number(),
    people: list(object({ name: Text, roles: Texts, badge: Text, pin: Text })),
    members: list(object({ name: Text, card: Text, pin: Text })),
  }),
  demoStation: object({ station: Text }),
  demoSpeed: object({ speed: number() }),
} as const;
