import { setTimeout as sleep } from 'node:timers/promises';
import { type HouseEvent, houseEventFrom } from '#core/house';
import { closing, type JournalReader, type Place, readJournal } from '#server/journal';
import { reportCsv } from '../forms/csv.ts';
import { reportJson } from '../forms/json.ts';
import { openReports, type Reports } from '../reports.ts';
import type { ReportAnswer, ReportQuestion } from './asking.ts';

/** A reader that never rests keeps SQLite from clearing its log, which then grows without end. */
const REST_MS = 250;

/** Answers a question with everything that is durable when it is asked. */
export type Answering = (question: ReportQuestion) => Promise<ReportAnswer>;

/** Keeps the reports up to date behind the journal until it is stopped, and answers from them meanwhile. RPT-14 */
export const keepUp = async (
  place: Place,
  stopped: AbortSignal,
  onOpen: (answer: Answering) => void,
): Promise<void> => {
  await using reader = closing(await readJournal(place, houseEventFrom));
  await using reports = closing(await openReports(place));
  onOpen(question => answered(reports, reader, question));
  for (let reached = 0; !stopped.aborted; ) {
    const { seq } = await reader.head();
    if (seq !== reached) await reports.update(reader);
    reached = seq;
    await sleep(REST_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
};

const answered = async (
  reports: Reports,
  reader: JournalReader<HouseEvent>,
  { report, asked, form, language }: ReportQuestion,
): Promise<ReportAnswer> => {
  await reports.update(reader);
  const reported = await reports.ask(report, asked);
  switch (form) {
    case 'rows':
      return reported.rows;
    case 'json':
      return JSON.stringify(reportJson(reported, language));
    case 'csv':
      return reportCsv(reported, language);
  }
};
