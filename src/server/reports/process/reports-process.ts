import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Place } from '#server/journal';
import type { ReportName } from '../list.ts';
import type { Asked, ReportRow } from '../report.ts';
import type { FromReports, Question, ReportAnswer, ReportQuestion, ToReports, WorkQuestion } from './asking.ts';

export type ReportsProcessOptions = {
  /** A server is started first and its reports afterwards, or as soon as somebody asks for one. */
  readonly afterMs: number;
  /** How long to wait before it is tried again. */
  readonly againMs: number;
  /** A question waits no longer than this. */
  readonly answerWithinMs: number;
  readonly say: (sentence: string) => void;
};

const MAIN = path.join(import.meta.dirname, 'keep-up-main.ts');
const STOP_WITHIN_MS = 5_000;

type Printed = ReportQuestion & { readonly form: 'json' | 'csv' };

type Open = {
  readonly question: Question;
  readonly resolve: (answer: ReportAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
};

/** Who keeps the reports of a house and answers from them. */
export type ReportsKeeper = Pick<ReportsProcess, 'rows' | 'text' | 'book' | 'work' | 'stop'>;
export type KeepReports = (place: Place, options: ReportsProcessOptions) => ReportsKeeper;

export const keepReportsApart: KeepReports = (place, options) => new ReportsProcess(place, options);

/**
 * Keeps the reports up to date in a process of its own, behind everything else: reading and adding up never hold up the
 * one that writes. Should it fail, the house goes on without it, and it is tried again. RPT-14
 */
export class ReportsProcess {
  readonly #place: Place;
  readonly #options: ReportsProcessOptions;
  #timer: NodeJS.Timeout;
  #wasStarted = false;
  #child: ChildProcess | undefined;
  /** It has opened the tables and takes questions. */
  #isOpen = false;
  #asked = 0;
  /** Questions without an answer: if the process dies, the next one gets them again. */
  readonly #open = new Map<number, Open>();

  constructor(place: Place, options: ReportsProcessOptions) {
    this.#place = place;
    this.#options = options;
    this.#timer = this.#startIn(options.afterMs);
  }

  /** The process that runs now, if one does. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The rows of a report, with everything that is durable by now; nothing where they do not come in time. */
  async rows(report: ReportName, asked: Asked): Promise<readonly ReportRow[] | undefined> {
    return (await this.#ask({ report, asked, form: 'rows', language: 'en' })) as readonly ReportRow[] | undefined; // As the form says.
  }

  /** The same as the text that is sent. */
  async text(question: Printed): Promise<string | undefined> {
    return (await this.#ask(question)) as string | undefined; // As the form says.
  }

  /** The same as a workbook. */
  async book(question: ReportQuestion & { readonly form: 'xlsx' }): Promise<Uint8Array | undefined> {
    return (await this.#ask(question)) as Uint8Array | undefined; // As the form says.
  }

  /** What isn't a report and takes too long beside commands; nothing where it doesn't come in time. */
  work(question: WorkQuestion): Promise<ReportAnswer | undefined> {
    return this.#ask(question);
  }

  #ask(question: Question): Promise<ReportAnswer | undefined> {
    this.#asked += 1;
    const id = this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<ReportAnswer | undefined>();
    this.#open.set(id, { question, resolve, reject });
    if (!this.#wasStarted) this.#start();
    if (this.#isOpen) this.#send({ type: 'ask', id, question });
    const givenUp = setTimeout(() => resolve(undefined), this.#options.answerWithinMs);
    return promise.finally(() => {
      clearTimeout(givenUp);
      this.#open.delete(id);
    });
  }

  #send(message: ToReports): void {
    this.#child?.send(message, () => undefined); // One that is gone is seen to be gone by its exit.
  }

  #hear(message: Exclude<FromReports, { type: 'ended' }>): void {
    switch (message.type) {
      case 'open':
        this.#isOpen = true;
        for (const [id, { question }] of this.#open) this.#send({ type: 'ask', id, question });
        return;
      case 'answer':
        this.#open.get(message.id)?.resolve(message.answer);
        return;
      case 'told':
        this.#options.say(message.words);
        return;
      case 'failed':
        this.#open.get(message.id)?.reject(new Error(message.why));
        return;
    }
  }

  /** Hangs up and waits until it is gone. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { resolve } of this.#open.values()) resolve(undefined);
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined) return; // None, or one that could not be started.
    const gone = once(child, 'exit');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.disconnect();
    await gone;
    clearTimeout(kill);
  }

  #startIn(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#start(), afterMs).unref();
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#wasStarted = true;
    // Long texts then cross as they are.
    const child = fork(MAIN, { stdio: 'ignore', serialization: 'advanced' });
    let why = 'the process was ended from outside.';
    // Only our own program is at the other end.
    child.on('message', (message: FromReports) => {
      if (message.type === 'ended') why = message.why;
      else this.#hear(message);
    });
    child.once('spawn', () => behindAllElse(child.pid));
    child.once('exit', () => this.#ended(child, why));
    child.on('error', error => {
      why = error.message;
    });
    this.#child = child;
    this.#send({ type: 'keep', place: this.#place });
  }

  #ended(child: ChildProcess, why: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    this.#isOpen = false;
    this.#options.say(`The reports aren't up to date: ${why} Trying again automatically.`);
    this.#timer = this.#startIn(this.#options.againMs);
  }
}

const behindAllElse = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It may not be allowed, or the process may be gone again.
  }
};
