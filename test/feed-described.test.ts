import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Refusal } from '#core/base';
import type { HouseView } from '#core/house';
import { check } from '#core/shape';
import { FEED_MESSAGES, type FeedEvent, HOUSE_TOPICS, type Topic } from '#core/views';
import type { FeedHouse } from '#server/feed';
import { BOUNDS, playEverything } from './feed/busy-house.ts';
import { Listener } from './feed/listener.ts';
import { listen, serveFeed } from './feed/server.ts';
import { SlowDisk } from './feed/slow-disk.ts';
import { SETTINGS } from './house/room.ts';
import { until } from './runtime/until.ts';

const TOPICS: readonly Topic[] = [...HOUSE_TOPICS, 'table.1', 'table.8', 'table.9'];

test('[API-16] [FED-2] the feed says something of every topic, and all of it as it is described', async t => {
  let refusal: Refusal | undefined;
  const settings = { ...SETTINGS, bounds: BOUNDS };
  const served = await serveFeed({ togetherMs: 1, beatEveryMs: 20 }, () => refusal, { settings });
  t.after(() => served.stop());
  const listener = new Listener(served.url(TOPICS.join()));
  const waiting = new Set<string>();
  const isShown = async (): Promise<void> => {
    await until(() => Number.parseInt(listener.lastId ?? '0', 10) >= served.house.durable);
    for (const { type } of Object.values(listener.views.queue ?? {})) waiting.add(type);
  };
  await playEverything(served, isShown);
  const late = new Listener(served.url(TOPICS.join()));
  await until(() => late.messages.some(({ event }) => event === 'snapshot'));
  assert.deepEqual(
    TOPICS.filter(topic => Object.keys(late.views[topic] ?? {}).length === 0),
    [],
    'of these nothing is said',
  );
  assert.deepEqual(late.views, listener.views);
  assert.deepEqual([...waiting].sort(), ['alarm', 'calls', 'claim', 'floor-call', 'review']);
  const { 'table.8': table = {} } = late.views;
  assert.deepEqual(Object.keys(table), [
    'summary',
    'seats',
    'round',
    'activities',
    'noFees',
    'calls',
    'awards',
    'played',
    'collections',
    'coach',
    'game',
  ]);
  refusal = { ok: false, code: 'signed-off', facts: { after: 8 }, message: 'You signed off.', clause: 'PPL-5' };
  await until(() => listener.isOver && late.isOver);
  const messages = [...listener.messages, ...late.messages];
  assert.deepEqual(new Set(messages.map(({ event }) => event)), new Set(Object.keys(FEED_MESSAGES)));
  assert.deepEqual(
    messages.flatMap(({ event, data }) => objectionTo(event as FeedEvent, data)),
    [],
  );
});

const objectionTo = (event: FeedEvent, data: unknown): readonly string[] => {
  const fit = check<unknown>(FEED_MESSAGES[event], data);
  return fit.ok ? [] : [`${event}: ${fit.fields}`];
};

const NOTICE = { notice: 1, words: 'Closed at six' };
const BEAT = { at: 1_794_700_800_000, seq: 1042, gamingDay: '2026-11-14', service: { type: 'writing' } };
const ENDED = { ok: false, code: 'signed-off', facts: {}, message: 'You signed off.', clause: 'PPL-5' };

test('[API-16] messages as they are described', () => {
  assert.deepEqual(objectionTo('snapshot', { notices: { 1: NOTICE }, 'table.7': {} }), []);
  assert.deepEqual(objectionTo('delta', { notices: { set: { 1: NOTICE }, gone: ['2'] }, 'table.7': { set: {} } }), []);
  assert.deepEqual(objectionTo('beat', BEAT), []);
  assert.deepEqual(objectionTo('ended', ENDED), []);
});

test('[API-16] the heartbeat in docs/feed.md is one', () => {
  const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'feed.md'), 'utf8');
  const [beat = ''] = /\{ "at":.*?\} \}/.exec(page) ?? [];
  assert.deepEqual(objectionTo('beat', JSON.parse(beat)), []);
});

const WRONG: readonly [event: FeedEvent, data: unknown, why: string][] = [
  ['snapshot', { notices: { 1: { ...NOTICE, by: 'ann' } } }, 'a field too much in a part'],
  ['snapshot', { notices: { 1: { notice: 1 } } }, 'a field too little'],
  ['snapshot', { meters: { 1: NOTICE } }, 'a part of another topic'],
  ['snapshot', { secrets: {} }, 'a topic that is none'],
  ['snapshot', { 'table.0': {} }, 'a table that is none'],
  ['snapshot', { 'table.7': { pit: 1 } }, 'a part that a table has not'],
  ['delta', { notices: { 1: NOTICE } }, 'parts without the word for what becomes of them'],
  ['delta', { notices: { set: {}, gone: [], kept: [] } }, 'another word'],
  ['delta', { 'table.7': { set: { summary: {} } } }, 'a part that is not whole'],
  ['delta', { notices: { gone: [1] } }, 'a key that is no text'],
  ['beat', { ...BEAT, service: { type: 'writing', seq: 1042 } }, 'a number that is not durable yet'],
  ['beat', { ...BEAT, service: { type: 'asleep' } }, 'a service that is none'],
  ['ended', { ...ENDED, stack: '' }, 'more than a refusal'],
];
for (const [event, data, why] of WRONG) {
  test(`[API-16] no ${event} of ours: ${why}`, () => assert.notDeepEqual(objectionTo(event, data), []));
}

/** A house whose views would say more of a notice than is promised. */
const talkative = (): FeedHouse => {
  const disk = new SlowDisk();
  const notices = new Map([[1, { ...NOTICE, by: 'ann' }]]);
  return {
    state: { ...disk.state!, notices } satisfies HouseView,
    durable: 0,
    status: () => disk.status(),
    watch: watcher => disk.watch(watcher),
  };
};

for (const checksMessages of [true, false]) {
  test(`[API-16] what is not promised is ${checksMessages ? 'found where messages are checked, and not sent' : 'not looked for in a house'}`, async t => {
    const said: string[] = [];
    const say = (sentence: string): void => void said.push(sentence);
    const { feed, server, url } = await listen(talkative(), { checksMessages, say });
    const listener = new Listener(url('notices'));
    t.after(() => {
      listener.cut();
      feed.close();
      server.close();
    });
    await until(() => listener.isOver || listener.views.notices !== undefined);
    assert.equal(listener.isOver, checksMessages);
    assert.equal(JSON.stringify(listener.messages).includes('ann'), !checksMessages);
    if (checksMessages) assert.match(said[0] ?? '', /"snapshot" .*notices\.1\.by \(not used here, leave it out\)/);
    else assert.deepEqual(said, []);
  });
}
