import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Given, OddsAnswer, OddsBet, Part } from '#core/odds';
import type { Job, Report } from './odds-job.ts';
import { progressBar } from './progress.ts';
import { said } from './said.ts';
import type { Terminal } from './terminal.ts';

/** A question, by names that a worker can find again. */
export type Asked = {
  readonly subject: string;
  readonly own: string | undefined;
  readonly bet: OddsBet;
  readonly given: Given;
};

type Answered = ReturnType<OddsBet['ask']>;

/** Answers at once what is quick; what takes longer goes to all cores, with a bar, until it is done or stopped. */
export const answerOnAllCores = async (asked: Asked, terminal: Terminal): Promise<Answered> => {
  try {
    return asked.bet.ask(asked.given, patience());
  } catch (reason) {
    if (reason !== TOO_LONG) throw reason;
  }
  const { parts } = asked.bet;
  const count = parts === undefined ? 1 : availableParallelism();
  const jobs = Array.from({ length: count }, (_, index) => (parts === undefined ? undefined : { index, of: count }));
  const found = await workOn(jobs, asked, terminal);
  if (parts === undefined) return { ok: true, value: found[0] as OddsAnswer }; // The worker's own answer.
  return parts.join(asked.given, found);
};

const PATIENCE_MS = 600;
const TOO_LONG = Symbol('this takes longer');

/** Throws when the work has had its time. */
const patience = () => {
  const started = performance.now();
  return (): void => {
    if (performance.now() - started > PATIENCE_MS) throw TOO_LONG;
  };
};

const workOn = async (
  parts: readonly (Part | undefined)[],
  { subject, own, bet, given }: Asked,
  terminal: Terminal,
): Promise<readonly unknown[]> => {
  const bar = progressBar(terminal, bet.title);
  const done = parts.map(() => 0);
  const workers = parts.map(part => {
    const job: Job = { subject, own, bet: bet.id, given, part };
    return new Worker(new URL('./odds-worker.ts', import.meta.url), { workerData: job });
  });
  const stop = (): never => {
    bar.end();
    terminal.complain(said('odds-stopped', {}));
    process.exit(STOPPED);
  };
  process.once('SIGINT', stop);
  try {
    const reports = workers.map((worker, i) =>
      reportOf(worker, share => {
        done[i] = share;
        bar.step(done.reduce((sum, each) => sum + each, 0) / done.length, 1);
      }),
    );
    return await Promise.all(reports);
  } finally {
    process.off('SIGINT', stop);
    bar.end();
    await Promise.all(workers.map(worker => worker.terminate()));
  }
};

/** As a shell tells of a program stopped by Ctrl-C. */
const STOPPED = 130;

const reportOf = (worker: Worker, onProgress: (done: number) => void): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (report.type === 'progress') onProgress(report.done);
      else resolve(report.found);
    });
    worker.on('error', reject);
  });
