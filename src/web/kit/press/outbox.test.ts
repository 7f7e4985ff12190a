import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '#api';
import type { HouseCommand } from '#core/house';
import { type OutboxDevice, openOutbox } from './outbox.ts';

const start = (table: number): HouseCommand => ({ type: 'StartGame', table });

/** A house that does each key once, on a line that breaks whenever the test says so. */
const houseOn = (isCut: (asked: number) => 'before' | 'after' | false) => {
  const done = new Map<string, number>();
  let asked = 0;
  const fetch = (_: unknown, init?: RequestInit): Promise<Response> => {
    asked += 1;
    const cut = isCut(asked);
    if (cut === 'before') return Promise.reject(new TypeError('Failed to fetch'));
    const key = new Headers(init?.headers).get('idempotency-key')!;
    const repeated = done.has(key);
    if (!repeated) done.set(key, (JSON.parse(init?.body as string) as { table: number }).table);
    if (cut === 'after') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ repeated, first: done.size, last: done.size, events: [] }));
  };
  const line: Line = {
    origin: '',
    headers: {},
    fetch: fetch as typeof globalThis.fetch,
    wait: () => Promise.resolve(),
  };
  return { line, tables: () => [...done.values()] };
};

const device = (): OutboxDevice & { text: string | null } => {
  let keys = 0;
  const made = {
    text: null as string | null,
    read: () => made.text,
    write: (text: string) => {
      made.text = text;
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    wait: () => Promise.resolve(),
  };
  return made;
};

test('a command whose answer is lost is done once', async () => {
  const { line, tables } = houseOn(asked => asked === 1 && 'after');
  const answer = await openOutbox(line, device()).send(start(7));
  assert.ok(answer.ok && answer.value.repeated);
  assert.deepEqual(tables(), [7]);
});

test('commands arrive in the order of the presses, also over a line that was gone for a while', async () => {
  const { line, tables } = houseOn(asked => asked <= 12 && 'before');
  const outbox = openOutbox(line, device());
  const answers = [1, 2, 3].map(table => outbox.send(start(table)));
  assert.equal(outbox.waiting(), 3);
  await Promise.all(answers);
  assert.deepEqual(tables(), [1, 2, 3]);
  assert.equal(outbox.waiting(), 0);
});

test('what waited when the page was reloaded is sent by the next page, once', async () => {
  const kept = device();
  const gone = houseOn(() => 'after');
  const never = new Promise<void>(() => undefined);
  void openOutbox(gone.line, { ...kept, write: kept.write, wait: () => never }).send(start(7));
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.deepEqual(gone.tables(), [7]);

  const back = houseOn(() => false);
  const next = openOutbox(back.line, kept);
  assert.equal(next.waiting(), 1);
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.equal(next.waiting(), 0);
  assert.equal(kept.text, '[]');
  assert.deepEqual(back.tables(), [7]);
});

test('what waits is told in its order, and the newest press that was refused with its reason, also by the next page', async () => {
  const refusal = { code: 'round-is-on', message: 'A round is on.', clause: 'HSE-3' };
  const body = {
    type: 'about:blank',
    title: refusal.message,
    status: 409,
    detail: refusal.message,
    facts: {},
    ...refusal,
  };
  const answer = () => Promise.resolve(Response.json(body, { status: 409 }));
  const line = { origin: '', headers: {}, fetch: answer as typeof globalThis.fetch, wait: () => Promise.resolve() };
  const kept = device();
  const outbox = openOutbox(line, kept);
  const sent = outbox.send(start(7));
  assert.deepEqual(outbox.commands(), [start(7)]);
  assert.equal(outbox.commands(), outbox.commands(), 'the very same until it changes');
  await sent;
  assert.deepEqual(outbox.commands(), []);
  assert.equal(outbox.refused()?.refusal.message, refusal.message);
  assert.deepEqual(outbox.refused()?.command, start(7));
  const next = outbox.send(start(8));
  assert.equal(outbox.refused(), undefined, 'another press, another answer');
  await next;

  kept.write(JSON.stringify([{ key: 'k', command: start(9) }]));
  const reloaded = openOutbox(line, kept);
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.deepEqual(reloaded.refused()?.command, start(9));
});
