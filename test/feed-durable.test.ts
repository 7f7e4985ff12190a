import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { Listener } from './feed/listener.ts';
import { listenChecked } from './feed/server.ts';
import { SlowDisk } from './feed/slow-disk.ts';
import { until } from './runtime/until.ts';

const closing: (() => void)[] = [];
after(() => {
  for (const close of closing) close();
});

const openSlow = async () => {
  const house = new SlowDisk();
  const { feed, server, url } = await listenChecked(house, { togetherMs: 1, beatEveryMs: 20 });
  closing.push(() => {
    feed.close();
    server.closeAllConnections();
    server.close();
  });
  return { house, url };
};

const notices = ({ views }: Listener): readonly string[] =>
  Object.values(views.notices ?? {}).map(({ words }) => words);
const post = (words: string) => ({ type: 'PostNotice', words }) as const;
const soon = () => new Promise(resolve => setTimeout(resolve, 60));

test('[FED-3] nothing is shown before the event behind it is durable', async () => {
  const { house, url } = await openSlow();
  const listener = new Listener(url('notices'));
  await until(() => listener.views.notices !== undefined);
  house.do(post('one'));
  await soon();
  assert.deepEqual(notices(listener), []);
  assert.ok(listener.beats.every(({ seq }) => seq === 0));
  house.sync();
  await until(() => notices(listener).length === 1);
  listener.cut();
});

test('[FED-3] also a snapshot waits for the disk', async () => {
  const { house, url } = await openSlow();
  house.do(post('one'));
  const listener = new Listener(url('notices'));
  await until(() => listener.beats.length > 0); // The clock and the service do not wait.
  await soon();
  assert.equal(listener.views.notices, undefined);
  house.sync();
  await until(() => notices(listener).length === 1);
  listener.cut();
});

test('[FED-3] what is done while the feed waits comes after it, and nothing is left out', async () => {
  const { house, url } = await openSlow();
  const listener = new Listener(url('notices'));
  await until(() => listener.views.notices !== undefined);
  house.do(post('one'));
  await soon();
  house.do(post('two'));
  house.sync();
  await until(() => notices(listener).length === 2);
  listener.cut();
});

test('[FED-5] what never became durable is never shown, and a house that is opened again starts every client again', async () => {
  const { house, url } = await openSlow();
  const listener = new Listener(url('notices'));
  house.do(post('kept'));
  house.sync();
  await until(() => notices(listener).length === 1);
  house.do(post('lost'));
  await soon();
  house.fail();
  await until(() => listener.beats.at(-1)?.service.type === 'out-of-service');
  assert.deepEqual(notices(listener), ['kept'], 'screens keep what they had');
  house.reopen();
  await until(() => notices(listener).length === 0);
  assert.deepEqual(listener.beats.at(-1)?.service, { type: 'writing' });
  assert.ok(!JSON.stringify(listener.messages).includes('lost'));
  listener.cut();
});

test('[FED-5] a client that comes back to another run of the feed gets a snapshot, whatever numbers it brings', async () => {
  const { house, url } = await openSlow();
  const before = new Listener(url('notices'));
  for (const words of ['one', 'two', 'three']) house.do(post(words));
  house.sync();
  await until(() => notices(before).length === 3);
  before.cut();
  house.reopen();
  for (const words of ['other', 'story', 'from', 'here']) house.do(post(words));
  house.sync();
  const again = Listener.after(url('notices'), before);
  await until(() => notices(again).includes('here'));
  assert.deepEqual(notices(again), ['other', 'story', 'from', 'here']);
  again.cut();
});

test('[FED-6] a client that is too slow gets a fresh snapshot instead of everything it missed', async () => {
  const { house, url } = await openSlow();
  const { port } = new URL(url('notices'));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET /?topics=notices HTTP/1.1\r\nhost: feed\r\n\r\n`);
  let text = '';
  socket.on('data', chunk => {
    text += chunk;
  });
  await until(() => text.includes('event: snapshot'));
  socket.pause();
  const long = 'x'.repeat(200_000);
  for (let n = 1; n <= 60; n++) {
    house.do(post(long));
    if (n > 1) house.do({ type: 'TakeDownNotice', notice: n - 1 });
    house.sync();
    await new Promise(resolve => setTimeout(resolve, 4));
  }
  socket.resume();
  await until(() => text.split('event: snapshot').length > 2);
  await until(() => text.slice(text.lastIndexOf('event: snapshot')).includes('"60"'));
  assert.ok(text.split('event: delta').length < 60, 'it was spared what it could not take');
  socket.destroy();
});
