import assert from 'node:assert/strict';
import { get, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, problemIn, type TestStation } from './api/server.ts';
import { HOLDEM } from './house/room.ts';

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
});
after(() => floor.server.end());

/** Listens, and waits for something that matches. */
const listen = (
  station: TestStation,
  topics: string,
): Promise<{ heard: (what: RegExp) => Promise<string>; end: () => void }> =>
  new Promise((resolve, reject) => {
    const url = `${floor.server.address}api/v1/feed?topics=${topics}`;
    get(url, { headers: station.headers }, (response: IncomingMessage) => {
      let text = '';
      const waiting: (() => void)[] = [];
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (const look of waiting) look();
      });
      const heard = (what: RegExp): Promise<string> =>
        new Promise(found => {
          const look = () => what.test(text) && found(text);
          waiting.push(look);
          look();
        });
      resolve({ heard, end: () => response.destroy() });
    }).on('error', reject);
  });

test('[API-1] the live feed tells a floor console what changes, once it may listen', async () => {
  const desk = floor.at('floor-1');
  assert.equal(problemIn(await desk.get('/feed?topics=tables')).code, 'sign-on-first');
  await desk.signOn(STAFF.fay);
  const feed = await listen(desk, 'tables');
  await feed.heard(/event: snapshot/);
  await desk.do('/tables/7/open', { plays: HOLDEM });
  await feed.heard(/event: delta\n(?:.*\n)*?.*texas-holdem/);
  feed.end();
});

test('[API-5] signs hear what is public and nothing else; a keypad hears its own table', async () => {
  const sign = floor.at('sign-1');
  (await listen(sign, 'meters')).end();
  for (const topics of ['queue', 'meters,queue', 'tables', 'table.7']) {
    assert.equal((await sign.get(`/feed?topics=${topics}`)).status, 401, topics);
  }
  const keypad = floor.at('keypad-7');
  await keypad.signOn(STAFF.dee);
  (await listen(keypad, 'table.7')).end();
  assert.equal(problemIn(await keypad.get('/feed?topics=table.8')).code, 'other-table');
});
