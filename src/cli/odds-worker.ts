// One core's share of a long answer of `houseway odds`, started by odds-cores.ts: it reports how far it is, then what
// it found.
import { parentPort, workerData } from 'node:worker_threads';
import { findBet } from '#core/odds';
import type { Job, Report } from './odds-job.ts';
import { subjectNamed } from './odds-subject.ts';

const EVERY_MS = 100;

const { subject: name, own, bet: betId, given, part } = workerData as Job; // As odds-cores.ts gives it.
const report = (message: Report): void => parentPort?.postMessage(message);

let last = performance.now();
const progress = (done: number, of: number): void => {
  if (performance.now() - last < EVERY_MS) return;
  last = performance.now();
  report({ type: 'progress', done: done / of });
};

const subject = await subjectNamed(name, own);
if (typeof subject === 'string') throw new Error(subject);
const bet = findBet(subject, betId);
if (!bet.ok) throw new Error(bet.message);
const { parts } = bet.value;
const found =
  part === undefined || parts === undefined ? bet.value.ask(given, progress) : parts.work(given, part, progress);
if (!found.ok) throw new Error(found.message);
report({ type: 'found', found: found.value });
