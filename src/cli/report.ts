import { houseEventFrom } from '#core/house';
import { readJournal } from '#server/journal';
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
} from '#server/projections';
import { nearest } from './nearest.ts';
import { onJournal, PLACE_HELP, readAsked } from './place.ts';
import { progressBar } from './progress.ts';
import { textTable } from './table.ts';
import { EXIT, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

const FORMATS = ['text', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

export const report: Verb = {
  help: `Usage: houseway report NAME [--from DATE] [--to DATE] [--activity ID] [--level POOL] [--format text|csv|json]

The records of a house, from its journal. Dates are gaming days, both included; without them, all there is.

${Object.entries(REPORTS)
  .map(([name, { summary }]) => `  ${name.padEnd(18)} ${summary}`)
  .join('\n')}

  --from DATE          the first gaming day, for example 2026-03-02
  --to DATE            the last one
  --activity ID        only this activity
  --level POOL         only this level of its meters (hits)
  --format FORMAT      text for people, csv for spreadsheets, json for programs (amounts in whole cents)
  --rebuild            make the tables of all reports anew from the first event
${PLACE_HELP}

Example: houseway report collection --from 2026-03-02 --to 2026-03-08 --format csv
Exit codes: 0 printed, 1 the journal cannot be read, 2 not understood.`,

  run: async (args, terminal) => {
    const read = readAsked<Flags>(args, OPTIONS, USAGE);
    if (typeof read === 'string') return misuse(terminal, read);
    const request = requestIn(read.values, read.positionals);
    if (typeof request === 'string') return misuse(terminal, request);
    return onJournal(terminal, async () => {
      const reader = await readJournal(read.place, houseEventFrom);
      const reports = await openReports(read.place);
      try {
        const bar = progressBar(terminal, 'Reading the journal');
        await reports.update(reader, { fromZero: read.values.rebuild === true, onProgress: bar.step });
        bar.end();
        return await print(reports, request, terminal);
      } finally {
        await reports.close();
        await reader.close();
      }
    });
  },
};

const USAGE = 'Usage: houseway report NAME [--from DATE] [--to DATE] [--format text|csv|json]. "--help" explains it.';
const TEXT = { type: 'string' } as const;
const OPTIONS = {
  from: TEXT,
  to: TEXT,
  activity: TEXT,
  level: TEXT,
  format: TEXT,
  rebuild: { type: 'boolean' },
} as const;
type Flags = {
  readonly from?: string;
  readonly to?: string;
  readonly activity?: string;
  readonly level?: string;
  readonly format?: string;
  readonly rebuild?: boolean;
};

type Request = { readonly name: ReportName; readonly asked: Asked; readonly format: Format };

/** What is asked for, or the sentence that says why that cannot be understood. */
const requestIn = (flags: Flags, [written, ...more]: readonly string[]): Request | string => {
  if (written === undefined || more.length > 0) return `Say which report: ${REPORT_NAMES.join(', ')}.`;
  const name = REPORT_NAMES.find(known => known === written);
  if (name === undefined) return `There is no report "${written}". There are: ${REPORT_NAMES.join(', ')}.`;
  const { format: form = 'text', rebuild: _, ...dates } = flags;
  const format = FORMATS.find(known => known === form);
  if (format === undefined) return `There is no format "${form}". There are: ${FORMATS.join(', ')}.`;
  const { from, to, activity, level } = dates;
  const wrong = [from, to].find(date => date !== undefined && !isDate(date));
  if (wrong !== undefined) return `${wrong} is not a date. Write year, month and day, for example 2026-03-02.`;
  if (from !== undefined && to !== undefined && to < from) {
    return `The last day, ${to}, is before the first, ${from}. Exchange them.`;
  }
  const asked = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(activity === undefined ? {} : { activity }),
    ...(level === undefined ? {} : { level }),
  };
  return { name, asked, format };
};

const isDate = (text: string): boolean => {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

const print = async (reports: Reports, { name, asked, format }: Request, terminal: Terminal) => {
  const known = await reports.known();
  if (asked.activity !== undefined && !known.activities.includes(asked.activity)) {
    const near = nearest(asked.activity, known.activities, 5).join(', ') || 'none yet';
    return misuse(terminal, `Nothing is known of the activity "${asked.activity}". The nearest are: ${near}.`);
  }
  const reported = await reports.ask(name, asked);
  switch (format) {
    case 'csv':
      terminal.print(reportCsv(reported).trimEnd());
      break;
    case 'json':
      printJson(terminal, reportJson(reported));
      break;
    case 'text':
      printText(reported, known.days, terminal);
      break;
  }
  return EXIT.ok;
};

type Days = { readonly first: string; readonly last: string };

const printText = (reported: Reported, days: Days | undefined, terminal: Terminal): void => {
  const { title, asked, clock, upToEvent, nothing } = reported;
  const from = asked.from ?? days?.first ?? 'the beginning';
  const to = asked.to ?? days?.last ?? 'now';
  terminal.print(title);
  terminal.print(`Gaming days ${from} to ${to}, up to event ${upToEvent}, times of ${clock.zone}.\n`);
  if (reported.rows.length > 0) terminal.print(textTable(reportLines(reported)));
  else terminal.print(`${nothing} ${whenMoneyMoved(days)}`);
};

const whenMoneyMoved = (days: Days | undefined): string =>
  days === undefined ? 'No money has moved yet.' : `Money has moved from ${days.first} to ${days.last}.`;
