import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { HOUSE_TOPICS, type Views } from '#core/views';
import { readFeedAsked } from '#server/feed';
import { HouseService } from '#server/house';
import { Listener } from './feed/listener.ts';
import { listenChecked, type Served, serveFeed } from './feed/server.ts';
import { BONUS } from './house/room.ts';
import { done, openFloor, optionsFor, turnOf } from './runtime/floor.ts';
import { until } from './runtime/until.ts';

const TABLES = 8;
const EVERYTHING = [...HOUSE_TOPICS, ...Array.from({ length: TABLES }, (_, index) => `table.${index + 1}`)].join();

const serveds: Served[] = [];
after(() => Promise.all(serveds.map(served => served.stop())));
const openServed = async (...options: Parameters<typeof serveFeed>): Promise<Served> => {
  const served = await serveFeed(...options);
  serveds.push(served);
  await openFloor(served.house, TABLES);
  return served;
};

let sent = 0;
const doing = (served: Served, command: HouseCommand) => done(served.house, `1-${sent++}`, command);

/** Rounds at all tables, and now and then a called hand that is undone. */
const play = async (served: Served, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    const all = Array.from({ length: TABLES }, (_, index) => index + 1);
    await Promise.all(all.map(table => doing(served, turnOf(table, 0))));
    const call = {
      type: 'CallHand',
      table: 1 + (round % TABLES),
      seat: 2,
      activity: BONUS,
      row: 'royal-flush',
    } as const;
    await doing(served, call);
    await doing(served, call);
    await Promise.all(all.map(table => doing(served, turnOf(table, 1))));
  }
};

const shown = async (listener: Listener, served: Served): Promise<void> =>
  until(() => {
    const [seq] = (listener.lastId ?? '0').split('.');
    return Number(seq) >= served.house.durable;
  });

const fresh = async (served: Served, topics: string): Promise<Views> => {
  const listener = new Listener(served.url(topics));
  await until(() => listener.messages.some(({ event }) => event === 'snapshot'));
  listener.cut();
  return listener.views;
};

test('[FED-2] what came piece by piece is what a fresh snapshot says', async () => {
  const served = await openServed({ beatEveryMs: 100 });
  const listener = new Listener(served.url(EVERYTHING));
  await shown(listener, served);
  await play(served, 5);
  await shown(listener, served);
  assert.deepEqual(listener.views, await fresh(served, EVERYTHING));
  const kinds = listener.messages.map(({ event }) => event);
  assert.equal(kinds.filter(kind => kind === 'snapshot').length, 1);
  assert.ok(kinds.includes('delta'));
  listener.cut();
});

test('[FED-4] a client cut off goes on without loss and without repetition', async () => {
  const served = await openServed({ beatEveryMs: 100, togetherMs: 1 });
  const topics = 'meters,notices,queue,table.3,tables';
  const first = new Listener(served.url(topics));
  await shown(first, served);
  await doing(served, { type: 'PostNotice', words: 'Down before it is back' });
  await play(served, 2);
  await shown(first, served);
  first.cut();
  await play(served, 3);
  await doing(served, { type: 'TakeDownNotice', notice: 1 });
  await doing(served, { type: 'TakeOutOfService', table: 3, reason: 'sensor dirty' });
  const second = Listener.after(served.url(topics), first);
  await shown(second, served);
  await doing(served, { type: 'ReturnToService', table: 3 });
  await play(served, 2);
  await shown(second, served);
  assert.deepEqual(second.views, await fresh(served, topics));
  assert.ok(!second.messages.some(({ event }) => event === 'snapshot'), 'only what was missed');
  const ids = [...first.messages, ...second.messages].filter(({ event }) => event === 'delta').map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, 'nothing was said twice');
  second.cut();
});

test('[FED-4] after a minute without anybody a topic is dropped, and a client that comes back gets a snapshot', async () => {
  const served = await openServed({ beatEveryMs: 20, lingerMs: 50 });
  const first = new Listener(served.url('meters'));
  await shown(first, served);
  first.cut();
  await new Promise(resolve => setTimeout(resolve, 200));
  await play(served, 1);
  const second = Listener.after(served.url('meters'), first);
  await until(() => second.messages.some(({ event }) => event === 'snapshot'));
  second.cut();
});

test('[FED-2] a node that follows shows what another writes', async () => {
  const served = await openServed();
  const { place } = served;
  const follower = await HouseService.start(optionsFor(place, { mayFollow: true }));
  assert.equal(follower.status().type, 'following');
  const { feed, server, url } = await listenChecked(follower, { beatEveryMs: 50 });
  const listener = new Listener(url(EVERYTHING));
  await shown(listener, served);
  await play(served, 2);
  await shown(listener, served);
  assert.deepEqual(listener.views, await fresh(served, EVERYTHING));
  assert.deepEqual(listener.beats.at(-1)?.service, { type: 'following' });
  listener.cut();
  feed.close();
  server.close();
  await follower.stop();
});

test('[FED-6] a client that may not stay is told why and disconnected', async () => {
  let refusal: Refusal | undefined;
  const served = await openServed({ beatEveryMs: 20 }, () => refusal);
  const listener = new Listener(served.url('queue'));
  await shown(listener, served);
  refusal = { ok: false, code: 'signed-off', facts: {}, message: 'You signed off.', clause: 'PPL-5' };
  await until(() => listener.isOver);
  assert.deepEqual(listener.messages.at(-1), { event: 'ended', data: refusal });
});

const ASKED: readonly [query: Parameters<typeof readFeedAsked>[0], code: string, why: string][] = [
  [{}, 'no-topics', 'nothing is asked for'],
  [{ topics: ',' }, 'no-topics', 'nothing but a comma'],
  [{ topics: 'meters,secrets' }, 'unknown-topic', 'one of them is none'],
  [{ topics: 'table.0' }, 'unknown-topic', 'tables are numbered from 1'],
  [{ topics: 'constructor' }, 'unknown-topic', 'what every object has is no topic'],
  [{ topics: Array.from({ length: 51 }, (_, n) => `table.${n + 1}`).join() }, 'too-many-topics', 'one too many'],
];
for (const [query, code, why] of ASKED) {
  test(`[FED-1] refused: ${code}: ${why}`, () => {
    const asked = readFeedAsked(query, undefined);
    assert.equal(asked.ok ? '' : asked.code, code);
  });
}

test('[FED-1] a browser says in a header where to go on, a screen in its query; anything else is as good as nothing', () => {
  const afterOf = (query: string | undefined, header: string | undefined) => {
    const asked = readFeedAsked({ topics: 'meters', after: query }, header);
    return asked.ok ? asked.value.after : undefined;
  };
  assert.deepEqual(afterOf(undefined, '12.ab'), { seq: 12, run: 'ab' });
  assert.deepEqual(afterOf('7.ab', undefined), { seq: 7, run: 'ab' });
  assert.deepEqual(afterOf('7.ab', '12.ab'), { seq: 12, run: 'ab' });
  assert.equal(afterOf('7; drop table', undefined), undefined);
});
