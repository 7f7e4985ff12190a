import { z } from 'zod';
import { ICM_PLAYERS_MAX, STEEPNESS } from '#core/mechanisms/tournament';
import { cents, dollars } from '#core/money';
import { SHEET_LANGUAGES } from '#core/rulebook';
import type { ReadName } from '../reads.ts';
import { Key } from './parts.ts';

const PAGE_MOST = 1_000;
const Day = z.iso.date();

/** Where to go on, and how many rows at most. */
const PageQuery = z.strictObject({
  after: z.string().max(100).exactOptional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MOST).default(100),
});
const None = z.strictObject({});
const MOST = 10_000_000_000;
const Whole = z.coerce.number().int().min(1).max(MOST);
/** `5000,3000,2000` */
const listOf = (least: number, longest: number) =>
  z
    .string()
    .max(10_000)
    .transform(text => text.split(',').map(Number))
    .refine(list => list.length <= longest && list.every(n => Number.isSafeInteger(n) && n >= least && n <= MOST));
const DOLLAR = dollars(1);

const FORMS = {
  reports: ['json', 'csv'],
  sheets: ['html', 'pdf', 'text'],
  slips: ['pdf', 'html'],
  logs: ['html', 'text', 'json'],
} as const;

/** What may stand after "?" for each question. */
export const QUERIES = {
  me: None,
  tables: PageQuery,
  table: None,
  calls: PageQuery,
  reviews: PageQuery,
  alarms: PageQuery,
  requests: PageQuery,
  awards: PageQuery,
  award: None,
  slip: z.strictObject({ form: z.enum(FORMS.slips).default('pdf') }),
  shift: None,
  drops: PageQuery,
  offerings: PageQuery,
  offering: None,
  meters: PageQuery,
  notices: PageQuery,
  day: None,
  promotions: PageQuery,
  promotion: None,
  tournaments: PageQuery,
  tournament: None,
  tournamentLog: z.strictObject({ form: z.enum(FORMS.logs).default('html') }),
  tournamentSlip: z.strictObject({ form: z.enum(FORMS.slips).default('pdf') }),
  tournamentLevels: z.strictObject({
    players: Whole.max(100_000),
    chips: Whole,
    minutes: Whole.max(6_000),
    levelMinutes: Whole.max(600).default(20),
    smallestChip: Whole.default(25),
    breakEvery: Whole.max(100).exactOptional(),
    breakMinutes: Whole.max(600).default(10),
    moreChips: z.coerce.number().int().min(0).max(MOST).default(0),
  }),
  tournamentPayout: z.strictObject({
    entries: Whole.max(100_000),
    places: Whole.max(1_000).exactOptional(),
    steepness: z.enum(STEEPNESS).default('usual'),
    pool: z.coerce.number().int().min(0).max(MOST).transform(cents).exactOptional(),
    step: Whole.transform(cents).default(DOLLAR),
  }),
  tournamentWorth: z.strictObject({
    stacks: listOf(1, ICM_PLAYERS_MAX),
    prizes: listOf(0, 1_000).transform(list => list.map(cents)),
  }),
  entries: z.strictObject({ ...PageQuery.shape, find: z.string().max(100).exactOptional() }),
  draws: PageQuery,
  draw: None,
  rulebook: PageQuery,
  activity: None,
  sheet: z.strictObject({
    form: z.enum(FORMS.sheets).default('html'),
    language: z.enum(SHEET_LANGUAGES).default('en'),
  }),
  reports: None,
  report: z.strictObject({
    from: Day.exactOptional(),
    to: Day.exactOptional(),
    activity: Key.exactOptional(),
    level: Key.exactOptional(),
    form: z.enum(FORMS.reports).default('json'),
  }),
  journal: PageQuery,
  head: None,
  people: PageQuery,
  members: PageQuery.extend({ only: z.enum(['excluded']).exactOptional() }),
  member: None,
  memberLog: None,
  account: None,
  stations: PageQuery,
} as const satisfies { readonly [Name in ReadName]: z.ZodType };

export type QueryOf<Name extends ReadName> = z.output<(typeof QUERIES)[Name]>;
