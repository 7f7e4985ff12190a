import type { KeepReports, ReportsKeeper } from '#server/reports';
import type { Question, ReportAnswer } from '../../src/server/reports/process/asking.ts';
import { type Answering, keepUp } from '../../src/server/reports/process/keep-up.ts';

/** Keeps the reports in this process, once one is asked for: most of what a process of its own costs is its start. */
export const keepReportsHere: KeepReports = place => {
  const stopping = new AbortController();
  let begun: { readonly answering: Promise<Answering>; readonly ended: Promise<void> } | undefined;
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Answering>();
    const ended = keepUp({ place, stopped: stopping.signal, onOpen: resolve, say: () => undefined });
    ended.catch(reject);
    return { answering: promise, ended };
  };
  const ask = async (question: Question): Promise<ReportAnswer> => {
    begun ??= begin();
    return (await begun.answering)(question);
  };
  const keeper = {
    rows: (report, asked) => ask({ report, asked, form: 'rows', language: 'en' }),
    text: ask,
    book: ask,
    work: ask,
    stop: async () => {
      stopping.abort();
      await begun?.ended;
    },
  } as ReportsKeeper; // The form says what the answer is.
  return keeper;
};
