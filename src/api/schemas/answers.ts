import { z } from 'zod';
import { MECHANISMS } from '#core/rulebook';
import { CAGE_WHATS } from '#core/views/on-screen';
import { ActivityFile } from '../../rulebook-files/index.ts';
import type { JournalRow, ReadAnswers } from '../answers.ts';
import type { ReadName } from '../reads.ts';
import type { ActName } from './acts.ts';
import {
  AlarmAnswer,
  AwardAnswer,
  CallAnswer,
  DropAnswer,
  NoticeAnswer,
  OfferedAnswer,
  RequestAnswer,
  ReviewAnswer,
  TableAnswer,
} from './answers-house.ts';
import {
  CLUB_ANSWERS,
  KioskAccount,
  ListedStation,
  MemberAnswer,
  MemberLogAnswer,
  MemberViewAnswer,
  StaffAnswer,
  StationAnswer,
} from './answers-people.ts';
import {
  DrawAnswer,
  DrawRecordAnswer,
  EntryAnswer,
  ListedTournament,
  NamedLogAnswer,
  PostedPromotion,
  PromotionAnswer,
  TournamentAnswer,
} from './answers-promotions.ts';
import { LevelAnswer, TournamentLogAnswer } from './answers-tournament.ts';
import { DoneAnswer, EventAnswer } from './events.ts';
import {
  Amount,
  AmountsByName,
  DayText,
  DEMO_MARK,
  exactly,
  MomentText,
  pageOf,
  Text,
  Texts,
  Whole,
  Yes,
} from './exactly.ts';

/** A document to print or to keep, in the form that was asked for, or a line that stays open. */
export const PAPER = 'paper';

/** What may be answered at an address besides a refusal. */
export type AnswerContract = z.ZodType | typeof PAPER;

/** What is answered to each question; nothing else is ever sent. API-16 */
export const READ_ANSWERS = {
  me: exactly<ReadAnswers['me']>({
    station: StationAnswer,
    person: z.strictObject({ id: Text, name: Text, roles: Texts }).exactOptional(),
    signedOnAt: MomentText.exactOptional(),
    isDemo: Yes,
    zone: Text,
    now: MomentText,
  }),
  tables: pageOf(TableAnswer),
  table: TableAnswer,
  calls: pageOf(CallAnswer),
  reviews: pageOf(ReviewAnswer),
  alarms: pageOf(AlarmAnswer),
  requests: pageOf(RequestAnswer),
  awards: pageOf(AwardAnswer),
  award: AwardAnswer,
  slip: PAPER,
  shift: z.strictObject({
    since: MomentText,
    rows: z.array(
      exactly<ReadAnswers['shift']['rows'][number]>({
        at: MomentText,
        what: z.enum(CAGE_WHATS),
        number: Text,
        paidOut: Amount,
        takenIn: Amount,
        byCheck: Amount,
      }),
    ),
  }),
  drops: pageOf(DropAnswer),
  offerings: pageOf(OfferedAnswer),
  offering: OfferedAnswer,
  meters: pageOf(z.strictObject({ activity: Text, name: Text, pools: AmountsByName })),
  notices: pageOf(NoticeAnswer),
  day: exactly<ReadAnswers['day']>({ day: DayText.exactOptional(), outOfService: Text.exactOptional(), zone: Text }),
  promotions: pageOf(PostedPromotion),
  promotion: PromotionAnswer,
  tournaments: pageOf(ListedTournament),
  tournament: TournamentAnswer,
  tournamentLog: TournamentLogAnswer,
  tournamentSlip: PAPER,
  tournamentLevels: z.strictObject({
    levels: z.array(LevelAnswer),
    ends: z.strictObject({ minutes: z.number(), level: Whole, isReached: Yes }),
  }),
  tournamentPayout: z.strictObject({ percents: z.array(z.number()), amounts: z.array(Amount).exactOptional() }),
  tournamentWorth: z.strictObject({ worth: z.array(Amount) }),
  entries: pageOf(EntryAnswer),
  draws: pageOf(DrawAnswer),
  draw: z.union([DrawAnswer, DrawRecordAnswer]),
  rulebook: pageOf(z.strictObject({ id: Text, name: Text, mechanism: z.enum(MECHANISMS) })),
  activity: ActivityFile.omit({ $schema: true }).describe('The approval as data: what a file of such an activity has.'),
  sheet: PAPER,
  reports: pageOf(z.strictObject({ report: Text, title: Text, summary: Text })),
  report: exactly<ReadAnswers['report']>({
    report: Text,
    title: Text,
    from: DayText.exactOptional(),
    to: DayText.exactOptional(),
    activity: Text.exactOptional(),
    level: Text.exactOptional(),
    zone: Text,
    upToEvent: Whole,
    columns: z.record(Text, Text),
    rows: z.array(z.record(Text, z.union([Text, Whole, z.null()]))),
    totals: z.record(Text, z.union([Text, Whole, z.null()])),
  }),
  journal: z.strictObject({
    ...DEMO_MARK,
    ...pageOf(
      exactly<JournalRow>({
        seq: Whole,
        epoch: Whole,
        at: MomentText,
        actor: Text,
        station: Text,
        command: Text,
        hash: Text,
        event: Text.describe('The very text that was hashed.'),
        result: z.union([Text, z.null()]),
      }),
    ).shape,
  }),
  head: exactly<ReadAnswers['head']>({ seq: Whole, hash: Text }),
  people: z.strictObject({
    ...pageOf(StaffAnswer).shape,
    reviewedAt: MomentText.exactOptional(),
    reviewDueBy: MomentText.exactOptional(),
  }),
  members: pageOf(MemberAnswer),
  member: MemberViewAnswer,
  memberLog: MemberLogAnswer,
  account: KioskAccount,
  stations: pageOf(ListedStation),
} as const satisfies { readonly [Name in ReadName]: z.ZodType | typeof PAPER };

const Nothing = z.strictObject({});

/** What is answered to each act. */
export const ACT_ANSWERS = {
  signOn: z.strictObject({ person: Text, since: MomentText, token: Text.exactOptional() }),
  signOff: z.strictObject({ signedOff: z.literal(true) }),
  giveBeside: DoneAnswer,
  engage: DoneAnswer,
  setPin: DoneAnswer,
  changeRecord: z.strictObject({ person: Text }),
  eraseRecord: DoneAnswer,
  offerStation: z.strictObject({ code: Text, until: MomentText }),
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
  exportMember: z.strictObject({
    ...DEMO_MARK,
    ...CLUB_ANSWERS.VIEW,
    at: MomentText,
    record: CLUB_ANSWERS.RECORD,
    merged: z.array(CLUB_ANSWERS.RECORD),
    states: z.array(MemberAnswer),
    awards: z.array(AwardAnswer),
  }),
  eraseMember: DoneAnswer,
  registerByCard: DoneAnswer,
  nameLog: NamedLogAnswer,
  kioskSignOn: z.strictObject({ token: Text.exactOptional() }),
  kioskSignOff: Nothing,
  kioskStay: Nothing,
  kioskPicks: DoneAnswer,
} as const satisfies { readonly [Name in ActName]: z.ZodType };

/** What is answered where neither a question nor an act is asked. */
export const OTHER_ANSWERS = {
  command: DoneAnswer,
  preview: z.strictObject({ events: z.array(EventAnswer) }),
  sensed: z.strictObject({ heard: z.literal(true) }),
  enrolment: z.strictObject({ station: Text, key: Text.exactOptional() }),
  demo: z.strictObject({
    speed: z.number(),
    people: z.array(z.strictObject({ name: Text, roles: Texts, badge: Text, pin: Text })),
    members: z.array(z.strictObject({ name: Text, card: Text, pin: Text })),
  }),
  demoStation: z.strictObject({ station: Text }),
  demoSpeed: z.strictObject({ speed: z.number() }),
} as const;
