import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, type Line, NoAnswer, post, read } from './index.ts';

type Sent = { readonly url: string; readonly init: RequestInit };

const lineWith = (...answers: readonly (() => Response)[]): Line & { readonly sent: Sent[] } => {
  const sent: Sent[] = [];
  return {
    origin: 'http://house',
    headers: { 'x-station': 'keypad-7' },
    wait: async () => undefined,
    sent,
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init! }); // The client has no other way of naming an address.
      return answers[Math.min(sent.length, answers.length) - 1]!();
    },
  };
};

const done = () => Response.json({ repeated: false, first: 1, last: 1, events: [] });
const lost = (): Response => {
  throw new Error('the line is down');
};
const problem = (code: string, status: number) => () =>
  Response.json({ type: '', title: '', status, detail: 'No.', code, clause: 'HSE-3', facts: {} }, { status });

test('[API-4] a command is posted once, under its key', async () => {
  const line = lineWith(done);
  const answered = await post(line, '/commands', { type: 'GameOver', table: 7 }, 'key-1');
  assert.ok(answered.ok);
  assert.equal(line.sent.length, 1);
  assert.equal(new Headers(line.sent[0]!.init.headers).get('idempotency-key'), 'key-1');
  assert.equal(line.sent[0]!.url, 'http://house/api/v1/commands');
  assert.equal(line.sent[0]!.init.body, '{"type":"GameOver","table":7}');
});

test('[API-4] no answer, an answer of somebody else and an answer that is not sure are all no answer', async () => {
  const unsure = [lost, () => new Response('<html>', { status: 502 }), problem('outcome-unknown', 503)];
  for (const answer of unsure) await assert.rejects(post(lineWith(answer), '/commands', {}, 'key-1'), NoAnswer);
});

test('[API-2] a refusal is an answer, with its code, sentence and clause', async () => {
  const answered = await post(
    lineWith(problem('calls-pending', 409)),
    '/commands',
    { type: 'GameOver', table: 7 },
    'key-1',
  );
  assert.deepEqual(answered, { ok: false, code: 'calls-pending', message: 'No.', clause: 'HSE-3', facts: {} });
});

test('when nobody answers, it says so', async () => {
  await assert.rejects(post(lineWith(lost), '/commands', { type: 'GameOver', table: 7 }, 'key-1'), NoAnswer);
  await assert.rejects(read(lineWith(lost), 'tables'), NoAnswer);
});

test('a question goes to its address, with the names in the path filled in', async () => {
  assert.equal(addressOf('/tables/{table}', { table: 7, limit: 5 }), '/tables/7?limit=5');
  assert.equal(addressOf('/rulebook/{activity}', { activity: 'a/b' }), '/rulebook/a%2Fb');
  const line = lineWith(() => Response.json({ table: 7 }));
  const answered = await read(line, 'table', { table: 7 });
  assert.ok(answered.ok);
  assert.deepEqual([line.sent[0]!.url, line.sent[0]!.init.method], ['http://house/api/v1/tables/7', 'GET']);
});
