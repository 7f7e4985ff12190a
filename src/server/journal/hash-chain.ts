import { hash } from 'node:crypto';
import { assert } from '#core/base';
import { canonicalText } from './canonical-text.ts';
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
  const { seq, epoch, atMs, event } = row;
  const [actor, command, station] = [canonicalText(row.actor), canonicalText(row.command), canonicalText(row.station)];
  const result = row.result === null ? '' : `,"result":${row.result}`;
  return hash(
    'sha256',
    `{"actor":${actor},"atMs":${atMs},"command":${command},"epoch":${epoch},"event":${event},` +
      `"previous":"${previous}"${result},"seq":${seq},"station":${station}}`,
  );
};

/** The rows that a command adds behind the head. */
export const rowsOf = <Event extends JournalEvent>(
  head: Head,
  epoch: number,
  command: string,
  draft: Draft<Event>,
): readonly Row[] => {
  const { atMs, actor, station, events } = draft;
  assert(events.length > 0, `the command ${command} has no events`);
  assert(Number.isSafeInteger(atMs), `not a time in whole milliseconds: ${atMs}`);
  for (const name of [command, actor, station]) assert(isName(name), `not a name: ${JSON.stringify(name)}`);
  const result = canonicalText(draft.result);
  let { seq, hash: previous } = head;
  return events.map((event, index) => {
    seq += 1;
    const isLast = index === events.length - 1;
    const fields = { seq, epoch, atMs, actor, station, command, event: canonicalText(event) };
    const row = { ...fields, result: isLast ? result : null, hash: '' };
    row.hash = hashOf(row, previous);
    previous = row.hash;
    return row;
  });
};

// Printable and whole: what the databases give back is then what was hashed.
export const isName = (text: string): boolean =>
  text.length > 0 && text.length <= NAME_MAX && (ASCII.test(text) || (text.isWellFormed() && !CONTROL.test(text)));
const NAME_MAX = 200;
const CONTROL = /\p{Cc}/u;
/** Most names, and seen several times faster. */
export const ASCII = /^[\x20-\x7e]+$/;
