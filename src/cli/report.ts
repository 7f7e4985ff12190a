import { defined } from '#core/base';
import { houseEventFrom } from '#core/house';
import { closing, readJournal } from '#server/journal';
import {
  type Asked,
  openReports,
  REPORT_NAMES,
  REPORTS,
  type Reported,
  type ReportName,
  type Reports,
  reportCsv,
  reportJson,
  reportLines,
} from '#server/reports';
import { nearest } from './nearest.ts';
import { placeVerb } from './place.ts';
import { progressBar } from './progress.ts';
import { textTable } from './table.ts';
import { HELP } from './texts/en.ts';
import type { Said, Values } from './verb.ts';

const FORMATS = ['text', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

const OPTIONS = {
  from: { value: 'DATE', words: 'the first gaming day, for example 2026-03-02' },
  to: { value: 'DATE', words: 'the last one' },
  activity: { value: 'ID', words: 'only this activity' },
  level: { value: 'POOL', words: 'only this level of its meters (hits)' },
  format: {
    value: 'FORMAT',
    words: 'text for people, csv for spreadsheets, json for programs (amounts in whole cents)',
  },
  rebuild: { words: 'make the tables of all reports anew from the first event' },
} as const;

export const report = placeVerb({
  ...HELP.report,
  about: `The records of a house, from its journal. Dates are gaming days, both included; without them, all there is.

${Object.entries(REPORTS)
  .map(([name, { summary }]) => `  ${name.padEnd(18)} ${summary}`)
  .join('\n')}`,
  options: OPTIONS,
  wordsMax: 1,
  run: async ({ words: [name], values, place, terminal }) => {
    const request = requestIn(values, name);
    if (typeof request === 'string') return request;
    await using reader = closing(await readJournal(place, houseEventFrom));
    await using reports = closing(await openReports(place));
    const bar = progressBar(terminal, 'Reading the journal');
    await reports.update(reader, { fromZero: values.rebuild === true, onProgress: bar.step });
    bar.end();
    return await answered(reports, request);
  },
});

type Request = { readonly name: ReportName; readonly asked: Asked; readonly format: Format };

/** What is asked for, or the sentence that says why that cannot be understood. */
const requestIn = (flags: Values<typeof OPTIONS>, written: string | undefined): Request | string => {
  if (written === undefined) return `Say which report: ${REPORT_NAMES.join(', ')}.`;
  const name = REPORT_NAMES.find(known => known === written);
  if (name === undefined) return `There is no report "${written}". There are: ${REPORT_NAMES.join(', ')}.`;
  const { format: form = 'text', from, to, activity, level } = flags;
  const format = FORMATS.find(known => known === form);
  if (format === undefined) return `There is no format "${form}". There are: ${FORMATS.join(', ')}.`;
  const wrong = [from, to].find(date => date !== undefined && !isDate(date));
  if (wrong !== undefined) return `${wrong} is not a date. Write year, month and day, for example 2026-03-02.`;
  if (from !== undefined && to !== undefined && to < from) {
    return `The last day, ${to}, is before the first, ${from}. Exchange them.`;
  }
  return { name, asked: defined({ from, to, activity, level }), format };
};

const isDate = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

const answered = async (reports: Reports, { name, asked, format }: Request): Promise<Said> => {
  const known = await reports.known();
  if (asked.activity !== undefined && !known.activities.includes(asked.activity)) {
    const near = nearest(asked.activity, known.activities, 5).join(', ') || 'none yet';
    return `Nothing is known of the activity "${asked.activity}". The nearest are: ${near}.`;
  }
  const reported = await reports.ask(name, asked);
  switch (format) {
    case 'csv':
      return [reportCsv(reported).trimEnd()];
    case 'json':
      return [JSON.stringify(reportJson(reported), null, 2)];
    case 'text':
      return textOf(reported, known.days);
  }
};

type Days = { readonly first: string; readonly last: string };

const textOf = (reported: Reported, days: Days | undefined): readonly string[] => {
  const { title, asked, clock, upToEvent, nothing } = reported;
  const from = asked.from ?? days?.first ?? 'the beginning';
  const to = asked.to ?? days?.last ?? 'now';
  return [
    title,
    `Gaming days ${from} to ${to}, up to event ${upToEvent}, times of ${clock.zone}.\n`,
    reported.rows.length > 0 ? textTable(reportLines(reported)) : `${nothing} ${whenMoneyMoved(days)}`,
  ];
};

const whenMoneyMoved = (days: Days | undefined): string =>
  days === undefined ? 'No money has moved yet.' : `Money has moved from ${days.first} to ${days.last}.`;
