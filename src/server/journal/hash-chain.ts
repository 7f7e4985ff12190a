import { hash } from 'node:crypto';
import { assert, canonicalJson } from '#core/base';
import type { Draft, Head, JournalEvent } from './types.ts';

/** An event as both stores keep it. `event` and `result` are canonical JSON, exactly the text that was hashed. */
export type Row = {
  readonly seq: number;
  readonly epoch: number;
  readonly atMs: number;
  readonly actor: string;
  readonly station: string;
  readonly command: string;
  readonly event: string;
  /** On the last event of each command: what was answered. It also shows where a command ends. */
  readonly result: string | null;
  readonly hash: string;
};

export const BEGINNING: Head = { seq: 0, hash: '0'.repeat(64) };

/** SHA-256 of the canonical JSON of the event with all that belongs to it and the hash of the one before. */
export const hashOf = (row: Omit<Row, 'hash'>, previous: string): string => {
  const names = namesOf(row);
  return hash('sha256', headOf(row, names) + row.event + restOf(row, names, previous));
};

/** Those of a command, as JSON; all its events have the same. */
type Names = { readonly actor: string; readonly command: string; readonly station: string };

const namesOf = ({ actor, command, station }: Names): Names => ({
  actor: canonicalJson(actor),
  command: canonicalJson(command),
  station: canonicalJson(station),
});

/** The text before the event, and the text after it. */
const headOf = ({ epoch, atMs }: Pick<Row, 'epoch' | 'atMs'>, { actor, command }: Names): string =>
  `{"actor":${actor},"atMs":${atMs},"command":${command},"epoch":${epoch},"event":`;

const restOf = ({ seq, result }: Pick<Row, 'seq' | 'result'>, { station }: Names, previous: string): string =>
  `,"previous":"${previous}"${result === null ? '' : `,"result":${result}`},"seq":${seq},"station":${station}}`;

/** The rows that a command adds behind the head. */
export const rowsOf = <Event extends JournalEvent>(
  head: Head,
  epoch: number,
  command: string,
  draft: Draft<Event>,
): readonly Row[] => {
  const { atMs, actor, station, events } = draft;
  assert(events.length > 0, 'a command has no events');
  assert(Number.isSafeInteger(atMs), `not a time in whole milliseconds: ${atMs}`);
  for (const name of [command, actor, station]) assertName(name);
  const names = namesOf({ actor, command, station });
  const before = headOf({ epoch, atMs }, names);
  const rows: Row[] = [];
  let previous = head.hash;
  for (let index = 0; index < events.length; index++) {
    const seq = head.seq + 1 + index;
    const result = index === events.length - 1 ? canonicalJson(draft.result) : null;
    const rest = restOf({ seq, result }, names, previous);
    const whole = before + canonicalJson(events[index]) + rest;
    previous = hash('sha256', whole);
    // Put together out of many pieces, a text is copied piece by piece. The hash has made this one whole.
    const event = whole.slice(before.length, -rest.length);
    rows.push({ seq, epoch, atMs, actor, station, command, event, result, hash: previous });
  }
  return rows;
};

// Printable and whole: what the databases give back is then what was hashed.
export const isName = (text: string): boolean =>
  text.length > 0 && text.length <= NAME_MAX && (isAscii(text) || (text.isWellFormed() && !CONTROL.test(text)));
const NAME_MAX = 200;
const CONTROL = /\p{Cc}/u;

const assertName = (name: string): void => {
  if (!isName(name)) assert(false, `not a name: ${JSON.stringify(name)}`);
};

// Most names are, and a loop sees it faster than an expression right after the disk has been waited for.
export const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
};
