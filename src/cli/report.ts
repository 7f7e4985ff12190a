import { defined } from '#core/base';
import { houseEventFrom } from '#core/house';
import type { Language } from '#core/words';
import { closing, readJournal } from '#server/journal';
import {
  type Asked,
  coverageOf,
  nothingIn,
  openReports,
  REPORT_NAMES,
  type Reported,
  type ReportName,
  type Reports,
  reportCsv,
  reportJson,
  reportLines,
  summaryOf,
  titleOf,
  whenMoneyMoved,
} from '#server/reports';
import { IN_LANGUAGE, languageAsked } from './language.ts';
import { nearest } from './nearest.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import { textTable } from './table.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said, type Values, whole } from './verb.ts';

const FORMATS = ['text', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

const OPTIONS = {
  from: { value: 'DATE', words: 'the first gaming day, like 2026-03-02' },
  to: { value: 'DATE', words: 'the last gaming day' },
  activity: { value: 'ID', words: 'only this activity' },
  level: { value: 'POOL', words: 'only this level of its meters (for hits)' },
  format: {
    value: 'FORMAT',
    words: 'text for people, csv for spreadsheets, json for programs (amounts in whole cents)',
  },
  ...IN_LANGUAGE,
  rebuild: { words: 'rebuild the tables of all reports from the first event' },
  ...FOR_PROGRAMS,
} as const;

export const report = placeVerb({
  ...HELP.report,
  about: `${HELP.report.about}\n\n${REPORT_NAMES.map(name => `  ${name.padEnd(18)} ${summaryOf(name, 'en')}`).join('\n')}`,
  options: OPTIONS,
  wordsMax: 1,
  run: async ({ words: [name], values, place, terminal }) => {
    const request = requestIn(values, name);
    if (typeof request === 'string') return request;
    await using reader = closing(await readJournal(place, houseEventFrom));
    await using reports = closing(await openReports(place));
    const bar = progressBar(terminal, said('reading-journal', {}));
    await reports.update(reader, { fromZero: values.rebuild === true, onProgress: bar.step });
    bar.end();
    return await answered(reports, request);
  },
});

type Request = {
  readonly name: ReportName;
  readonly asked: Asked;
  readonly format: Format;
  readonly language: Language;
};

/** What is asked for, or the sentence that says why that cannot be understood. */
const requestIn = (flags: Values<typeof OPTIONS>, written: string | undefined): Request | string => {
  if (written === undefined) return said('report-missing', { reports: REPORT_NAMES });
  const name = REPORT_NAMES.find(known => known === written);
  if (name === undefined) return said('no-report', { report: written, reports: REPORT_NAMES });
  const { format: form = flags.json === true ? 'json' : 'text', from, to, activity, level } = flags;
  const format = FORMATS.find(known => known === form);
  if (format === undefined) return said('no-format', { format: form, formats: FORMATS });
  const language = languageAsked(flags.language);
  if (typeof language !== 'string') return language.why;
  const wrong = [from, to].find(date => date !== undefined && !isDate(date));
  if (wrong !== undefined) return said('not-a-date', { date: wrong });
  if (from !== undefined && to !== undefined && to < from) {
    return said('days-reversed', { from, to });
  }
  return { name, asked: defined({ from, to, activity, level }), format, language };
};

const isDate = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

const answered = async (reports: Reports, { name, asked, format, language }: Request): Promise<Said> => {
  const known = await reports.known();
  if (asked.activity !== undefined && !known.activities.includes(asked.activity)) {
    const near = nearest(asked.activity, known.activities, 5);
    return near.length === 0
      ? said('no-activities-yet', { activity: asked.activity })
      : said('activity-unknown', { activity: asked.activity, near });
  }
  const reported = await reports.ask(name, asked);
  switch (format) {
    case 'csv':
      return [reportCsv(reported, language).trimEnd()];
    case 'json':
      return whole(reportJson(reported, language));
    case 'text':
      return textOf(reported, known.days, language);
  }
};

type Days = { readonly first: string; readonly last: string };

const textOf = (reported: Reported, days: Days | undefined, language: Language): readonly string[] => {
  const { report: name, isDemo, asked, clock, upToEvent: event } = reported;
  return [
    titleOf(name, language, isDemo),
    `${coverageOf({ ...asked, event, zone: clock.zone }, days, language)}\n`,
    reported.rows.length > 0
      ? textTable(reportLines(reported, language))
      : `${nothingIn(name, language)} ${whenMoneyMoved(days, language)}`,
  ];
};
