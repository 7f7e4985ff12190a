import { setTimeout as sleep } from 'node:timers/promises';
import { type HouseEvent, houseEventFrom } from '#core/house';
import { DrawIndex } from '#server/draws';
import { onRows } from '#server/house';
import { closing, Fault, type JournalReader, type Place, readJournal } from '#server/journal';
import { reportCsv } from '../forms/csv.ts';
import { reportJson } from '../forms/json.ts';
import { named } from '../forms/named.ts';
import { reportXlsx } from '../forms/xlsx.ts';
import { openReports, type Reports } from '../reports.ts';
import { forgetTables } from '../tables/open.ts';
import { said } from '../told.ts';
import type { Question, ReportAnswer, ReportQuestion, WorkQuestion } from './asking.ts';

/** A reader that never rests keeps SQLite from clearing its log, which then grows without end. */
const REST_MS = 250;

/** Answers a question with everything that is durable when it is asked. */
export type Answering = (question: Question) => Promise<ReportAnswer>;

/** Whether the tables cannot be used anymore; everything in them is also in the journal. */
export const isDamaged = (error: unknown): boolean => error instanceof Fault && error.code === 'reports-damaged';

type Keeping = {
  readonly place: Place;
  readonly stopped: AbortSignal;
  /** Called again when damaged tables were made anew. */
  readonly onOpen: (answer: Answering) => void;
  /** Told what was wrong with them, and what was done. */
  readonly say: (sentence: string) => void;
};

/** Damage that comes back so often is the disk's. */
const HEALED_MAX = 3;

/**
 * Keeps the reports up to date behind the journal until it is stopped, and answers from them meanwhile. Damaged tables
 * are thrown away and made anew, and so are tables that do not agree with the journal when a day closes. RPT-14, RPT-21
 */
export const keepUp = async (keeping: Keeping): Promise<void> => {
  for (let healed = 0; ; healed++) {
    try {
      return await keepOpen(keeping);
    } catch (error) {
      if (!isDamaged(error) || healed === HEALED_MAX) throw error;
      keeping.say(said('reports.damaged', { reason: error instanceof Error ? error.message : '' }));
      forgetTables(keeping.place);
    }
  }
};

const keepOpen = async ({ place, stopped, onOpen, say }: Keeping): Promise<void> => {
  await using reader = closing(await readJournal(place, houseEventFrom));
  await using reports = closing(await openReports(place));
  const draws = new DrawIndex();
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined); // Heard at the next rest.
  onOpen(async question => {
    try {
      return await ('report' in question ? answered(reports, reader, question) : worked(place, draws, question));
    } catch (error) {
      if (isDamaged(error)) broken.reject(error);
      throw error;
    }
  });
  let isDayClosed = false;
  const watching = seeing(reader, () => {
    isDayClosed = true;
  });
  for (let reached = 0; !stopped.aborted; ) {
    const { seq } = await reader.head();
    if (seq !== reached) await reports.update(watching);
    // What was there before is checked by `houseway journal verify`; here each day as it closes.
    if (isDayClosed && reached > 0) await heal(reports, reader, say);
    isDayClosed = false;
    reached = seq;
    await Promise.race([rest(stopped), broken.promise]);
  }
};

const rest = (stopped: AbortSignal): Promise<void> =>
  sleep(REST_MS, undefined, { signal: stopped }).catch(() => undefined);

/** Makes the tables anew where they differ from the journal, and says so. How many differed. RPT-21 */
export const heal = async (
  reports: Reports,
  reader: JournalReader<HouseEvent>,
  say: (sentence: string) => void,
): Promise<readonly string[]> => {
  const tables = await reports.differing(reader);
  if (tables.length === 0) return [];
  await reports.update(reader, { fromZero: true });
  say(said('reports.differed', { tables }));
  return tables;
};

/** The same reader, with an eye on the days that close. */
const seeing = (reader: JournalReader<HouseEvent>, onClosed: () => void): JournalReader<HouseEvent> => ({
  ...reader,
  read: async function* (range) {
    for await (const page of reader.read(range)) {
      if (page.some(({ event }) => event.type === 'GamingDayClosed')) onClosed();
      yield page;
    }
  },
});

/** Both never change: whoever asks may keep the answer. */
const worked = async (place: Place, draws: DrawIndex, question: WorkQuestion): Promise<ReportAnswer> => {
  if (question.form === 'draw') {
    const record = await onRows(place, rows => draws.record(rows, question.draw));
    return JSON.stringify(record ?? null);
  }
  const { paper, language, atMs } = question;
  const at = Temporal.Instant.fromEpochMilliseconds(atMs);
  // Loaded when the first one is printed: it brings its fonts along.
  const { paperPdf, sheetPdf, slipPdf } = await import('../../../sheets/index.ts');
  if (paper.type === 'house') return paperPdf(paper.paper, at);
  return paper.type === 'sheet' ? sheetPdf(paper.sheet, language, at) : slipPdf(paper.slip, language, at, paper.size);
};

const answered = async (
  reports: Reports,
  reader: JournalReader<HouseEvent>,
  { report, asked, form, language, names }: ReportQuestion,
): Promise<ReportAnswer> => {
  await reports.update(reader);
  const reported = await reports.ask(report, asked);
  switch (form) {
    case 'rows':
      return reported.rows;
    case 'json':
      return JSON.stringify(reportJson(reported, language));
    case 'csv':
      return reportCsv(named(reported, names), language);
    case 'xlsx':
      return reportXlsx(named(reported, names), language);
  }
};
