import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FeedDevice, openFeed } from '../src/web/kit/feed/feed.ts';
import { Listener } from './feed/listener.ts';
import { listenChecked, serveFeed } from './feed/server.ts';
import { done, openFloor, turnOf } from './runtime/floor.ts';
import { until } from './runtime/until.ts';

/** A browser's EventSource on a plain socket: what a screen would get. */
const deviceAt = (address: () => string): FeedDevice => ({
  open: path => {
    const source = new EventTarget();
    let isClosed = false;
    const say = (type: string, data?: string, lastEventId = ''): void => {
      if (!isClosed) source.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
    };
    const line = new Listener(new URL(path, address()).href, {
      onMessage: ({ event, id, data }) => say(event, JSON.stringify(data), id),
      onOver: () => say('error'),
    });
    const close = (): void => {
      isClosed = true;
      line.cut();
    };
    return Object.assign(source, { close });
  },
  now: () => Date.now(),
  later: (ms, what) => {
    const timer = setTimeout(what, ms / 10);
    return () => clearTimeout(timer);
  },
  random: () => 0,
});

test('[FED-7] a screen survives a restart of its server: stale, back, and as a fresh snapshot says', async () => {
  const served = await serveFeed({ beatEveryMs: 50 });
  await openFloor(served.house, 2);
  const first = await listenChecked(served.house, { beatEveryMs: 50 });
  let { url } = first;
  const feed = openFeed(
    'floor-1',
    ['meters', 'table.1', 'tables'],
    deviceAt(() => url('')),
  );
  await until(() => feed.views().tables !== undefined);
  first.feed.close();
  first.server.closeAllConnections();
  first.server.close();
  await until(() => feed.link().state === 'stale');
  for (const turn of [0, 1, 2]) await done(served.house, `1-${turn}`, turnOf(1, turn));
  const second = await listenChecked(served.house, { beatEveryMs: 50 });
  ({ url } = second);
  await until(() => feed.link().state === 'live' && feed.views().tables?.['1']?.round === 2);
  const fresh = new Listener(url('meters,table.1,tables'));
  await until(() => fresh.views.tables !== undefined);
  assert.deepEqual(feed.views(), fresh.views);
  assert.ok(Math.abs(feed.now() - Date.now()) < 1_000);
  fresh.cut();
  feed.close();
  second.feed.close();
  second.server.close();
  await served.stop();
});
