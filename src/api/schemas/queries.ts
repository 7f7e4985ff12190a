import { z } from 'zod';
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

const FORMS = { reports: ['json', 'csv'], sheets: ['html', 'pdf', 'text'], slips: ['pdf', 'html'] } as const;

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
  entries: PageQuery,
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
  members: PageQuery,
  account: None,
  stations: PageQuery,
} as const satisfies { readonly [Name in ReadName]: z.ZodType };

export type QueryOf<Name extends ReadName> = z.output<(typeof QUERIES)[Name]>;
