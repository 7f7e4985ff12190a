import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Urgency } from './clock.ts';
import { type Earcon, newsIn } from './earcon.ts';

/** What comes with which sound is told by its name here. */
const soundOf = (key: string) => (key.startsWith('lock') ? 'stop' : key.startsWith('second') ? 'person' : 'new');

type Queue = Readonly<Record<string, Urgency>>;
const CASES: readonly [before: Queue, now: Queue, news: Earcon | undefined, why: string][] = [
  [{}, { a: 'calm' }, 'new', 'something came'],
  [{ a: 'calm' }, { a: 'calm' }, undefined, 'nothing has changed'],
  [{ a: 'calm' }, { a: 'soon' }, 'soon', 'ten minutes are gone'],
  [{ a: 'soon' }, { a: 'urgent', b: 'calm' }, 'urgent', 'the most pressing is told'],
  [{ a: 'urgent' }, { a: 'over' }, undefined, 'it was told already'],
  [{ a: 'urgent' }, {}, undefined, 'what is done is silent'],
  [{}, { a: 'calm', 'lock.7': 'calm' }, 'stop', 'a locked meter has a sound of its own'],
  [{ a: 'calm' }, { a: 'soon', 'lock.7': 'calm' }, 'stop', 'what stops the room is told before what is soon due'],
  [{}, { 'second.1': 'calm' }, 'person', 'somebody waits for a second person'],
];
for (const [before, now, news, why] of CASES) {
  test(`${news ?? 'silence'}: ${why}`, () =>
    assert.equal(newsIn(new Map(Object.entries(before)), new Map(Object.entries(now)), soundOf), news));
}
