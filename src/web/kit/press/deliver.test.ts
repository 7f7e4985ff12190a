import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Line, NoAnswer } from '#api';
import { deliver } from './deliver.ts';

const lineWith = (...answers: readonly (() => Response)[]) => {
  const keys: string[] = [];
  const fetch = (_: unknown, init?: RequestInit): Promise<Response> => {
    keys.push(new Headers(init?.headers).get('idempotency-key')!);
    return Promise.resolve().then(() => answers[Math.min(keys.length, answers.length) - 1]!());
  };
  const line: Line = { origin: '', headers: {}, fetch: fetch as typeof globalThis.fetch, wait: async () => undefined };
  return { line, keys };
};

const done = () => Response.json({ repeated: false, first: 1, last: 1, events: [] });
const lost = (): Response => {
  throw new Error('the line is down');
};
const unsure = () => {
  const problem = { type: '', title: '', status: 503, detail: 'No.', code: 'outcome-unknown', clause: 'X', facts: {} };
  return Response.json(problem, { status: 503 });
};

test('[API-4] a command without an answer is sent again under the same key until there is one', async () => {
  const { line, keys } = lineWith(lost, () => new Response('<html>', { status: 502 }), unsure, done);
  const answered = await deliver(line, '/commands', { type: 'GameOver', table: 7 }, { key: 'key-1' });
  assert.ok(answered.ok);
  assert.deepEqual(keys, ['key-1', 'key-1', 'key-1', 'key-1']);
});

test('when nobody answers while somebody waits, it says so; what is given up is not tried again', async () => {
  const { line, keys } = lineWith(lost);
  await assert.rejects(deliver(line, '/session/sign-on', {}), NoAnswer);
  assert.equal(keys.length, 5);
  assert.equal(new Set(keys).size, 1, 'one press, one key');

  const left = lineWith(lost);
  const signal = AbortSignal.abort();
  await assert.rejects(deliver(left.line, '/kiosk/picks', {}, { tries: Number.POSITIVE_INFINITY, signal }), NoAnswer);
  assert.equal(left.keys.length, 1);
});
