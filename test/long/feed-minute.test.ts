import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Listener } from '../feed/listener.ts';
import { type Served, serveFeed } from '../feed/server.ts';
import { done, openFloor, turnOf } from '../runtime/floor.ts';
import { until } from '../runtime/until.ts';

const TABLES = 20;
const TOPICS = 'meters,tables,table.3,queue';
const CUT_OFF_MS = 60_000;

let served: Served;
after(() => served.stop());

let sent = 0;
const round = (turn: number) =>
  Promise.all(Array.from({ length: TABLES }, (_, index) => done(served.house, `1-${sent++}`, turnOf(index + 1, turn))));

const current = (listener: Listener): Promise<void> =>
  until(() => Number((listener.lastId ?? '0').split('.')[0]) >= served.house.durable);

const seqsOf = (listener: Listener): readonly number[] =>
  listener.messages.filter(({ event }) => event === 'delta').map(({ id }) => Number(id?.split('.')[0]));

test('[FED-4] a client cut off for a whole minute of play resumes without loss and without repetition', async () => {
  served = await serveFeed();
  await openFloor(served.house, TABLES);
  const [stayed, cut] = [new Listener(served.url(TOPICS)), new Listener(served.url(TOPICS))];
  await Promise.all([current(stayed), current(cut)]);
  await round(0);
  await current(cut);
  const lastHeard = served.house.durable;
  cut.cut();

  const endMs = performance.now() + CUT_OFF_MS;
  let turn = 1;
  for (; performance.now() < endMs; turn++) {
    await round(turn);
    await sleep(100);
  }

  const back = Listener.after(served.url(TOPICS), cut);
  await current(back);
  await round(turn);
  await Promise.all([current(stayed), current(back)]);
  const fresh = new Listener(served.url(TOPICS));
  await current(fresh);
  assert.deepEqual(back.views, fresh.views, 'nothing is lost');
  assert.deepEqual(stayed.views, fresh.views);
  assert.ok(!back.messages.some(({ event }) => event === 'snapshot'), 'only what was missed');
  const seqs = seqsOf(back);
  assert.ok(
    seqs.every((seq, place) => seq > (seqs[place - 1] ?? lastHeard)),
    'nothing was said twice',
  );
  for (const listener of [stayed, back, fresh]) listener.cut();
});
