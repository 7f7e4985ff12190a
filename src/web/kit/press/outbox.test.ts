import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '#api';
import type { HouseCommand } from '#core/house';
import { type Outbox, type OutboxDevice, openOutbox } from './outbox.ts';

const start = (table: number): HouseCommand => ({ type: 'StartGame', table });

const waitingIn = (outbox: Outbox): readonly unknown[] =>
  outbox.presses().flatMap(({ asked, state }) => {
    if (state.type !== 'pending') return [];
    return ['command' in asked ? asked.command : asked];
  });

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
  void openOutbox({ ...gone.line, wait: () => never }, kept).send(start(7));
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
  assert.deepEqual(waitingIn(outbox), [start(7)]);
  assert.equal(outbox.presses(), outbox.presses(), 'the very same until it changes');
  await sent;
  assert.deepEqual(waitingIn(outbox), []);
  const { state, asked } = outbox.refused()!;
  assert.ok(state.type === 'refused');
  assert.deepEqual([state.refusal.message, state.refusal.clause], [refusal.message, refusal.clause]);
  assert.deepEqual(asked, { command: start(7) });
  const next = outbox.send(start(8));
  assert.equal(outbox.refused(), undefined, 'another press, another answer');
  await next;

  kept.write(JSON.stringify([{ key: 'k', command: start(9) }]));
  const reloaded = openOutbox(line, kept);
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.deepEqual(reloaded.refused()?.asked, { command: start(9) });
});

test('two presses at one moment are one', async () => {
  const { line, tables } = houseOn(() => false);
  const outbox = openOutbox(line, device());
  const [one, other] = [outbox.press({ command: start(7) }), outbox.press({ command: start(7) })];
  assert.equal(one.key, other.key);
  assert.equal(outbox.waiting(), 1);
  assert.deepEqual(await one.answer, await other.answer);
  assert.deepEqual(tables(), [7]);
  const again = outbox.press({ command: start(7) });
  assert.notEqual(again.key, one.key, 'after its answer it is another press');
  await again.answer;
});

/** A house that draws once for each key, and says whether it had drawn before. */
const drumOn = () => {
  const drawn = new Map<string, number>();
  const paths: string[] = [];
  let isLost = true;
  const fetch = (address: unknown, init?: RequestInit): Promise<Response> => {
    const key = new Headers(init?.headers).get('idempotency-key')!;
    const repeated = drawn.has(key);
    drawn.set(key, drawn.get(key) ?? drawn.size + 1);
    paths.push(address as string);
    if (isLost) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ repeated, first: 5, last: 9, events: [] }));
  };
  return { fetch: fetch as typeof globalThis.fetch, drawn, paths, mend: () => (isLost = false) };
};

test('[LOT-1] a page that is reloaded in the middle of a draw goes on with that draw, and draws once', async () => {
  const house = drumOn();
  const line = { origin: '', headers: {}, fetch: house.fetch };
  const kept = device();
  const reveal = { path: '/draws/3/reveal', body: { beacon: '1234' } } as const;
  const never = new Promise<void>(() => undefined);
  const first = openOutbox({ ...line, wait: () => never }, kept).press(reveal);
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.equal(house.drawn.size, 1, 'drawn, and nobody has heard of it');

  house.mend();
  const next = openOutbox({ ...line, wait: () => Promise.resolve() }, kept);
  assert.deepEqual(next.presses(), [{ key: first.key, asked: reveal, state: { type: 'pending' } }]);
  const again = next.press(reveal);
  assert.equal(again.key, first.key, 'pressed again by somebody impatient, it is the same draw');
  const answer = await again.answer;
  assert.ok(answer.ok && answer.value.repeated);
  assert.equal(house.drawn.size, 1);
  assert.deepEqual(new Set(house.paths), new Set(['/api/v1/draws/3/reveal']));
  assert.deepEqual([next.waiting(), kept.text], [0, '[]']);
});
