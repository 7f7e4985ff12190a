import { ICM_PLAYERS_MAX, STEEPNESS } from '#core/mechanisms/tournament';
import { type Cents, dollars, Money } from '#core/money';
import { branded, Key, list, type Of, one, optional, type Shape, text, whole } from '#core/shape';
import { SHEET_LANGUAGES } from '#core/sheet';
import { DayText } from '#core/time';
import type { ReadName } from '../reads.ts';
import { inDigits, otherwise, question, withCommas } from './question.ts';

const PAGE_MOST = 1_000;
const MOST = 10_000_000_000;
const upTo = (max: number) => inDigits(whole({ min: 1, max }));

/** Where to go on, and how many rows at most. */
const PAGE = { after: optional(text({ max: 100 })), limit: otherwise(upTo(PAGE_MOST), 100) };
const Paged = question(PAGE);
const None = question({});
/** In the first of the forms where none is named. */
const inForm = <const Forms extends readonly [string, ...string[]]>(forms: Forms): Shape<Forms[number]> =>
  otherwise<Forms[number]>(one(forms), forms[0]);

const FORMS = {
  reports: ['json', 'csv'],
  sheets: ['html', 'pdf', 'text'],
  slips: ['pdf', 'html'],
  logs: ['html', 'text', 'json'],
} as const;

/** What may stand after "?" for each question. */
export const QUERIES = {
  me: None,
  tables: Paged,
  table: None,
  calls: Paged,
  reviews: Paged,
  alarms: Paged,
  requests: Paged,
  awards: Paged,
  award: None,
  slip: question({ form: inForm(FORMS.slips) }),
  shift: None,
  drops: Paged,
  offerings: Paged,
  offering: None,
  meters: Paged,
  notices: Paged,
  day: None,
  promotions: Paged,
  promotion: None,
  tournaments: Paged,
  tournament: None,
  tournamentLog: question({ form: inForm(FORMS.logs) }),
  tournamentSlip: question({ form: inForm(FORMS.slips) }),
  tournamentLevels: question({
    players: upTo(100_000),
    chips: upTo(MOST),
    minutes: upTo(6_000),
    levelMinutes: otherwise(upTo(600), 20),
    smallestChip: otherwise(upTo(MOST), 25),
    breakEvery: optional(upTo(100)),
    breakMinutes: otherwise(upTo(600), 10),
    moreChips: otherwise(inDigits(whole({ min: 0, max: MOST })), 0),
  }),
  tournamentPayout: question({
    entries: upTo(100_000),
    places: optional(upTo(1_000)),
    steepness: otherwise(one(STEEPNESS), 'usual'),
    pool: optional(inDigits(Money)),
    step: otherwise(branded<Cents>(upTo(MOST)), dollars(1)),
  }),
  tournamentWorth: question({
    stacks: withCommas(list(whole({ min: 1, max: MOST }), { max: ICM_PLAYERS_MAX })),
    prizes: withCommas(list(Money, { max: 1_000 })),
  }),
  entries: question({ ...PAGE, find: optional(text({ max: 100 })) }),
  draws: Paged,
  draw: None,
  rulebook: Paged,
  activity: None,
  sheet: question({ form: inForm(FORMS.sheets), language: otherwise(one(SHEET_LANGUAGES), 'en') }),
  reports: None,
  report: question({
    from: optional(DayText),
    to: optional(DayText),
    activity: optional(Key),
    level: optional(Key),
    form: inForm(FORMS.reports),
  }),
  journal: Paged,
  head: None,
  people: Paged,
  members: question({ ...PAGE, only: optional(one(['excluded'])) }),
  member: None,
  memberLog: None,
  account: None,
  stations: Paged,
} as const satisfies { readonly [Name in ReadName]: Shape<unknown> };

export type QueryOf<Name extends ReadName> = Of<(typeof QUERIES)[Name]>;
