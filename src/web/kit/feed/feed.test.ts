import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FeedDevice, openFeed, STALE_AFTER_MS } from './feed.ts';

type Line = {
  readonly url: URL;
  readonly say: (event: string, data?: unknown, id?: string) => void;
  isClosed: boolean;
};

/** A device on which a test is the clock and the server. */
const device = () => {
  let now = 1_000_000;
  let waiting: { readonly at: number; readonly what: () => void }[] = [];
  const lines: Line[] = [];
  const feed: FeedDevice = {
    open: url => {
      const source = new EventTarget();
      const say = (type: string, data?: unknown, lastEventId = ''): void => {
        if (!line.isClosed) source.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
      };
      const line: Line = { url: new URL(url, 'http://house'), say, isClosed: false };
      lines.push(line);
      return Object.assign(source, {
        close: () => {
          line.isClosed = true;
        },
      });
    },
    now: () => now,
    later: (ms, what) => {
      const one = { at: now + ms, what };
      waiting.push(one);
      return () => {
        waiting = waiting.filter(other => other !== one);
      };
    },
    random: () => 1,
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      now = next.at;
      waiting = waiting.filter(other => other !== next);
      next.what();
    }
    now = end;
  };
  return { feed, lines, pass, beat: (aheadMs = 0) => ({ at: now + aheadMs, seq: 7, service: { type: 'writing' } }) };
};

const notice = (notice: number, words: string) => ({ notice, words });

test('[FED-7] a snapshot and what changes are folded, and what did not change stays the same object', () => {
  const { feed: on, lines } = device();
  const feed = openFeed('floor-1', ['notices', 'meters'], on);
  let told = 0;
  feed.subscribe(() => {
    told += 1;
  });
  const [line] = lines;
  assert.deepEqual(
    [...line!.url.searchParams],
    [
      ['station', 'floor-1'],
      ['topics', 'notices,meters'],
    ],
  );
  line!.say('snapshot', { notices: { 1: notice(1, 'one'), 2: notice(2, 'two') }, meters: {} }, '5.a');
  const before = feed.views();
  line!.say('delta', { notices: { set: { 3: notice(3, 'three') }, gone: ['1'] } }, '6.a');
  const after = feed.views();
  assert.deepEqual(after.notices, { 2: notice(2, 'two'), 3: notice(3, 'three') });
  assert.equal(after.meters, before.meters);
  assert.equal(after.notices?.['2'], before.notices?.['2']);
  assert.equal(told, 2);
});

test('[FED-7] without a heartbeat for five seconds it is stale, and what was shown stays', () => {
  const { feed: on, lines, pass, beat } = device();
  const feed = openFeed('sign-1', ['notices'], on);
  assert.equal(feed.link().state, 'connecting');
  lines[0]!.say('snapshot', { notices: { 1: notice(1, 'one') } }, '5.a');
  lines[0]!.say('beat', beat(), '5.a');
  assert.equal(feed.link().state, 'live');
  pass(STALE_AFTER_MS - 1);
  assert.equal(feed.link().state, 'live');
  pass(1);
  assert.equal(feed.link().state, 'stale');
  assert.ok(lines[0]!.isClosed, 'a silent line is given up');
  assert.deepEqual(feed.views().notices, { 1: notice(1, 'one') });
});

test('[FED-7] a broken line is opened again from where it was, after longer and longer waits', () => {
  const { feed: on, lines, pass, beat } = device();
  const feed = openFeed('sign-1', ['notices'], on);
  lines[0]!.say('snapshot', { notices: {} }, '5.a');
  lines[0]!.say('beat', beat(), '6.a');
  lines[0]!.say('error');
  assert.equal(feed.link().state, 'connecting');
  const waits = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
  for (const [failure, wait] of waits.entries()) {
    pass(wait - 1);
    assert.equal(lines.length, failure + 1);
    pass(1);
    assert.equal(lines.length, failure + 2);
    lines.at(-1)!.say('error');
  }
  assert.equal(feed.link().state, 'stale');
  assert.ok(lines.slice(1).every(({ url }) => url.searchParams.get('after') === '6.a'));
  pass(15_000);
  lines.at(-1)!.say('beat', beat());
  lines.at(-1)!.say('snapshot', { notices: { 9: notice(9, 'after a restart') } }, '9.b');
  assert.equal(feed.link().state, 'live');
  assert.deepEqual(feed.views().notices, { 9: notice(9, 'after a restart') });
  lines.at(-1)!.say('error');
  pass(250);
  assert.equal(lines.at(-1)!.url.searchParams.get('after'), '9.b', 'the next wait is short again');
});

test("[FED-7] the server's time is told by the quickest heartbeat", () => {
  const { feed: on, lines, pass, beat } = device();
  const feed = openFeed('floor-1', ['queue'], on);
  for (const late of [400, 20, 900]) {
    lines[0]!.say('beat', beat(60_000 - late));
    pass(2_000);
  }
  assert.equal(feed.link().skewMs, 59_980);
  assert.equal(feed.now(), on.now() + 59_980);
});

test('[FED-7] hung up on for good it says why, and does not come back', () => {
  const { feed: on, lines, pass } = device();
  const feed = openFeed('floor-1', ['queue'], on);
  const refusal = { ok: false, code: 'sign-on-first', facts: {}, message: 'Sign on first.', clause: 'PPL-5' } as const;
  lines[0]!.say('ended', refusal);
  lines[0]!.say('error');
  pass(60_000);
  assert.equal(feed.link().state, 'ended');
  assert.deepEqual(feed.link().refusal, refusal);
  assert.equal(lines.length, 1);
});

test('[FED-7] a closed feed asks for nothing anymore', () => {
  const { feed: on, lines, pass } = device();
  openFeed('floor-1', ['queue'], on).close();
  pass(60_000);
  assert.equal(lines.length, 1);
  assert.ok(lines[0]!.isClosed);
});
