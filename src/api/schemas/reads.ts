import { AwardClaim } from '#core/claim';
import { DrawRecord } from '#core/draws';
import { GameAtTable, GameInForce } from '#core/house';
import { ICM_PLAYERS_MAX, Level, STEEPNESS, TournamentDesk, TournamentLog } from '#core/mechanisms/tournament';
import { Amount, AmountByName, type Cents, dollars, Money } from '#core/money';
import { Member } from '#core/people';
import type { Activity } from '#core/rulebook';
import {
  branded,
  described,
  either,
  exactly,
  type Fields,
  Key,
  list,
  number,
  type Of,
  object,
  one,
  optional,
  otherwise,
  record,
  SaidText,
  type Shape,
  Text,
  Texts,
  text,
  Whole,
  whole,
  yes,
} from '#core/shape';
import {
  Alarm,
  Award,
  Call,
  Drop,
  DrumEntry,
  Incident,
  Notice,
  Offered,
  OfferingState,
  Review,
  Table,
} from '#core/state';
import { TAX_FORMS, TAX_KINDS, type TaxRow } from '#core/tax';
import { DayText, MomentText } from '#core/time';
import { ACCOUNT_FIELDS, type AccountView, CageRow, DrawView, MemberView, ReadyLine, RequestView } from '#core/views';
import { LANGUAGES } from '#core/words';
import { ActivityShape } from '../../rulebook-files/index.ts';
import type { ReadName } from '../reads.ts';
import {
  ClubLogRow,
  DEMO_MARK,
  EVENT_SHOWN,
  JournalRow,
  ListedStation,
  MachineAnswer,
  PostedPromotion,
  PromotionAnswer,
  pageOf,
  StaffAnswer,
  StaffNames,
  StationAnswer,
  WINNER,
} from './answers.ts';
import { inDigits, type Question, question, withCommas } from './question.ts';

/** A document to print or to keep, in the form that was asked for, or a line that stays open. */
export const PAPER = 'paper' as const;

/** What may be answered at an address besides a refusal. */
export type AnswerContract = Shape<unknown> | typeof PAPER;

/** In which forms a document comes; the first is sent where none is asked for. */
export const FORM_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html',
  pdf: 'application/pdf',
  text: 'text/plain',
} as const;
type Form = keyof typeof FORM_TYPES;

/** What may follow "?", and the answer. */
export type Asked = {
  readonly query: Question<unknown>;
  readonly answer: AnswerContract;
  readonly forms?: readonly Form[];
};

const PAGE_MOST = 1_000;
const MOST = 10_000_000_000;
const upTo = (max: number) => inDigits(whole({ min: 1, max }));

/** Where to go on, and how many rows at most. */
const PAGE = {
  after: optional(text({ max: 100 }), 'Where to go on: `next` of the page before.'),
  limit: otherwise(described(upTo(PAGE_MOST), 'How many rows at most.'), 100),
};
const Paged = question(PAGE);
const None = question({});
const CLAIM_STATES = Object.keys(AwardClaim.members) as (keyof typeof AwardClaim.members)[]; // Keys of a table.

const paged = <Row>(row: Shape<Row>) => ({ query: Paged, answer: pageOf(row) });
const single = <Value>(answer: Shape<Value>) => ({ query: None, answer });
const inForms = <const Forms extends readonly [Form, ...Form[]], const More extends Fields, const Answer>(
  forms: Forms,
  answer: Answer,
  more: More,
) => ({ forms, answer, query: question({ form: otherwise(one<Forms>(forms), forms[0]), ...more }) });

/** In which language a paper is; absent, in that of the asker. API-17 */
const IN_LANGUAGE = { language: optional(one(LANGUAGES)) };
/** On letter paper, or on a roll of 80 mm. */
const SIZED = { ...IN_LANGUAGE, size: otherwise(one(['letter', 'roll']), 'letter') };
const SLIP = inForms(['pdf', 'html'], PAPER, SIZED);
const Cells = record(Text, either(Text, Whole, exactly(null)));
/** Pages that reckon with taxes load no shapes: the type is in `core/tax`. */
const Tax = branded<TaxRow>(
  object({
    from: Text,
    kind: one(TAX_KINDS),
    form: one(TAX_FORMS),
    threshold: Amount,
    reached: one(['at', 'above']),
    counted: one(['gross', 'net']),
    timesWager: optional(Whole),
    source: Text,
  }),
);
/** Beside what the member has. */
const OwnCheck = object({ draw: Whole, own: Text, check: Text, ticket: Text });
const AtKiosk = object({
  /** By which this member finds their own tickets in draws. */
  checks: list(OwnCheck),
  house: optional(Text, 'The name of the house, if it has one.'),
  zone: Text,
  staysMs: Whole,
});

/** What may be asked of each thing that can be looked at, and what is answered; nothing else is ever sent. API-16 */
export const READ_CONTRACTS = {
  me: single(
    object({
      station: StationAnswer,
      house: optional(object({ name: Text, hasLogo: optional(exactly(true)) })),
      person: optional(
        object({
          id: Text,
          name: Text,
          roles: Texts,
          mustChangePin: optional(exactly(true), 'Nothing else is possible before the PIN was changed.'),
        }),
      ),
      /** The device's clock is off by so many seconds that draws and payouts wait. */
      clockAhead: optional(number({})),
      /** It is time for another key: see /station-key. */
      keyDue: optional(exactly(true)),
      signedOnAt: optional(MomentText),
      /** Where else the person is signed on. */
      alsoAt: optional(list(object({ station: Text, since: MomentText }))),
      isDemo: yes,
      zone: Text,
      /** Which form a payment needs, by the law of the house's place. */
      taxes: list(Tax),
      now: MomentText,
    }),
  ),
  tables: paged(Table),
  table: single(Table),
  tableGame: single(GameAtTable),
  games: single(object({ rows: list(GameInForce) })),
  attention: {
    query: question({
      opened: optional(text({ max: 100 }), 'The key of what this station has open, as in the queue.'),
    }),
    answer: object({ rows: list(object({ opened: Text, person: Text, since: MomentText })) }),
  },
  calls: paged(Call),
  reviews: paged(Review),
  alarms: paged(Alarm),
  sensorFaults: single(
    object({
      rows: list(
        object({
          place: Text,
          table: Whole,
          seat: Whole,
          station: Text,
          since: MomentText,
          lastAt: described(MomentText, 'When it was last said.'),
          count: described(Whole, 'How often it was said.'),
          code: Text,
          said: SaidText,
        }),
      ),
      counts: described(
        record(Text, Whole),
        'Readings by what became of them: taken, waiting, unchanged, superseded, refused.',
      ),
    }),
  ),
  names: single(object({ rows: list(object({ person: Text, name: Text })) })),
  requests: paged(RequestView),
  awards: {
    query: question({
      ...PAGE,
      since: optional(MomentText, 'Only prizes won at this moment or later.'),
      state: optional(one(CLAIM_STATES), 'Only prizes whose claim is in this state.'),
    }),
    answer: pageOf(Award),
  },
  award: single(Award),
  slip: inForms(['pdf', 'html'], PAPER, { ...SIZED, slip: optional(upTo(MOST)) }),
  winner: single(object({ winner: optional(object(WINNER)) })),
  shift: single(object({ since: MomentText, rows: list(CageRow) })),
  drops: paged(Drop),
  offerings: {
    query: question({ ...PAGE, state: optional(OfferingState, 'Only offerings in this state.') }),
    answer: pageOf(Offered),
  },
  offering: single(Offered),
  fund: single(
    object({
      pools: list(object({ pool: Text, label: Text, amount: Amount })),
      reserve: Amount,
      advance: Amount,
      reserveName: optional(Text, 'The activity whose reserve pays, where it is another one.'),
    }),
  ),
  meters: paged(object({ activity: Text, name: Text, pools: AmountByName })),
  incidents: paged(Incident),
  notices: paged(Notice),
  day: single(object({ day: optional(DayText), outOfService: optional(Text), zone: Text })),
  readiness: single(object({ rows: list(ReadyLine) })),
  machine: single(MachineAnswer),
  promotions: paged(PostedPromotion),
  promotion: single(PromotionAnswer),
  tournaments: paged(object(EVENT_SHOWN)),
  tournament: single(object({ ...EVENT_SHOWN, desk: TournamentDesk })),
  tournamentLog: inForms(['html', 'text', 'json'], TournamentLog, IN_LANGUAGE),
  tournamentSlip: SLIP,
  tournamentLevels: {
    query: question({
      players: upTo(100_000),
      chips: upTo(MOST),
      minutes: upTo(6_000),
      levelMinutes: otherwise(upTo(600), 20),
      smallestChip: otherwise(upTo(MOST), 25),
      breakEvery: optional(upTo(100)),
      breakMinutes: otherwise(upTo(600), 10),
      moreChips: otherwise(inDigits(whole({ min: 0, max: MOST })), 0),
    }),
    answer: object({
      levels: list(Level),
      /** When most such events end: minutes from the start, and the number of the level. */
      ends: object({ minutes: number(), level: Whole, isReached: yes }),
    }),
  },
  tournamentPayout: {
    query: question({
      entries: upTo(100_000),
      places: optional(upTo(1_000)),
      steepness: otherwise(one(STEEPNESS), 'usual'),
      pool: optional(inDigits(Money)),
      step: otherwise(branded<Cents>(upTo(MOST)), dollars(1)),
    }),
    answer: object({ percents: list(number()), amounts: optional(list(Amount)) }),
  },
  tournamentWorth: {
    query: question({
      stacks: withCommas(list(whole({ min: 1, max: MOST }), { max: ICM_PLAYERS_MAX })),
      prizes: withCommas(list(Money, { max: 1_000 })),
    }),
    /** In the order of the stacks. */
    answer: object({ worth: list(Amount) }),
  },
  entries: { query: question({ ...PAGE, find: optional(text({ max: 100 })) }), answer: pageOf(DrumEntry) },
  draws: paged(DrawView),
  draw: single(either(DrawView, DrawRecord)),
  rulebook: {
    query: question({
      ...PAGE,
      of: optional(one(['book']), 'All of the book, not only what is approved for this house.'),
    }),
    answer: pageOf(object({ id: Text, name: Text, mechanism: Text })),
  },
  activity: single(branded<Activity>(described(ActivityShape, 'The approval as data, as in a file of an activity.'))),
  sheet: inForms(['html', 'pdf', 'text'], PAPER, IN_LANGUAGE),
  draftSheet: inForms(['html', 'pdf', 'text'], PAPER, {
    ...IN_LANGUAGE,
    offering: described(Text, 'The offering as JSON.'),
  }),
  papers: {
    query: question(IN_LANGUAGE),
    answer: pageOf(
      object({ paper: Text, title: Text, group: Text, groupTitle: Text, sizes: Texts, isOfOne: optional(yes) }),
    ),
  },
  housePaper: inForms(['pdf', 'html', 'text'], PAPER, {
    ...IN_LANGUAGE,
    size: optional(one(['letter', 'tabloid', 'a4', 'a3', 'a5', 'card'])),
    activity: optional(text({ max: 100 })),
    draw: optional(upTo(MOST)),
  }),
  reports: {
    query: question(IN_LANGUAGE),
    answer: pageOf(object({ report: Text, title: Text, summary: Text })),
  },
  report: inForms(
    ['json', 'csv', 'xlsx'],
    /** Amounts are in cents, durations in milliseconds; `columns` says what each cell is. */
    object({
      report: Text,
      title: Text,
      from: optional(DayText),
      to: optional(DayText),
      activity: optional(Text),
      level: optional(Text),
      zone: Text,
      upToEvent: Whole,
      columns: record(Text, Text),
      /** The columns in the language asked for. */
      headings: record(Text, Text),
      words: described(record(Text, record(Text, Text)), 'By column, what people call the codes in its cells.'),
      rows: list(Cells),
      totals: Cells,
      /** In cents; such a report is not put on paper. */
      unfooted: optional(object({ expected: whole(), found: whole() })),
    }),
    {
      from: optional(DayText),
      to: optional(DayText),
      activity: optional(Key),
      level: optional(Key),
      /** `yes`: CSV begins with the mark by which some spreadsheets know UTF-8. */
      bom: optional(one(['yes'])),
      language: optional(one(LANGUAGES)),
    },
  ),
  journal: { query: Paged, answer: object({ ...DEMO_MARK, ...pageOf(JournalRow).fields }) },
  head: single(object({ seq: Whole, hash: Text })),
  people: {
    query: Paged,
    answer: object({
      ...pageOf(StaffAnswer).fields,
      reviewedAt: optional(MomentText),
      /** By when somebody has to go through it. REG-A1 */
      reviewDueBy: optional(MomentText),
      /** Many wrong PINs that nobody has looked into yet. */
      alarm: optional(object({ failures: Whole, station: Text, at: MomentText })),
      /** Somebody got in with the sealed recovery code, and nobody has looked into that yet. */
      recovered: optional(object({ person: Text, at: MomentText })),
    }),
  },
  members: { query: question({ ...PAGE, only: optional(one(['excluded'])) }), answer: pageOf(Member) },
  member: single(object({ ...MemberView.fields, names: StaffNames })),
  memberLog: single(object({ rows: list(ClubLogRow), names: StaffNames })),
  account: single(branded<AccountView & Of<typeof AtKiosk>>(object({ ...ACCOUNT_FIELDS, ...AtKiosk.fields }))),
  stations: paged(ListedStation),
} as const satisfies { readonly [Name in ReadName]: Asked };

export type QueryOf<Name extends ReadName> = Of<(typeof READ_CONTRACTS)[Name]['query']>;
