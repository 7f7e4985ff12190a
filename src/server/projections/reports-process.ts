import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Place } from '#server/journal';

export type ReportsProcessOptions = {
  /** A server is started first and its reports afterwards. */
  readonly afterMs: number;
  /** How long to wait before it is tried again. */
  readonly againMs: number;
  readonly say: (sentence: string) => void;
};

const MAIN = path.join(import.meta.dirname, 'keep-up-main.ts');
const STOP_WITHIN_MS = 5_000;

/**
 * Keeps the reports up to date in a process of its own, behind everything else: reading and adding up never hold up the
 * one that writes. Should it fail, the house goes on without it, and it is tried again. RPT-14
 */
export class ReportsProcess {
  readonly #place: Place;
  readonly #options: ReportsProcessOptions;
  #timer: NodeJS.Timeout;
  #child: ChildProcess | undefined;

  constructor(place: Place, options: ReportsProcessOptions) {
    this.#place = place;
    this.#options = options;
    this.#timer = this.#startIn(options.afterMs);
  }

  /** The process that runs now, if one does. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Hangs up and waits until it is gone. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
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
    const child = fork(MAIN, { stdio: 'ignore' });
    let why = 'it was ended from outside.';
    child.once('message', sentence => {
      if (typeof sentence === 'string') why = sentence;
    });
    child.once('spawn', () => behindAllElse(child.pid));
    child.once('exit', () => this.#ended(child, why));
    child.on('error', error => {
      why = error.message;
    });
    child.send(this.#place);
    this.#child = child;
  }

  #ended(child: ChildProcess, why: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    this.#options.say(`The reports are not kept up to date: ${why} It is tried again by itself.`);
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
