import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Serving, serve } from '../src/server/main.ts';
import { folderFor } from './demo/house.ts';

const served = async (
  folder: string,
  demo?: { readonly isFresh: boolean; readonly speed: number },
): Promise<Serving> => {
  const [screensFolder, data] = [path.join(folder, 'web'), path.join(folder, 'data')];
  for (const made of [screensFolder, data]) mkdirSync(made, { recursive: true });
  const place = { type: 'sqlite', folder: data } as const;
  const house = { place, file: path.join(data, 'house.json'), mayFollow: false, ...(demo && { demo }) };
  return serve({ port: 0, screensFolder, house });
};

const post = (to: Serving, where: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${to.address}api/v1${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('[DEM-4] a browser becomes a station without a code, and signs on with badge and PIN', async t => {
  const demo = await served(folderFor(t), { isFresh: false, speed: 0 });
  const enrolled = await post(demo, '/demo/stations', { kind: 'keypad', table: 7 });
  const { station } = (await enrolled.json()) as { station: string };
  assert.match(station, /^visitor-keypad-7-/);
  const cookie = enrolled.headers.get('set-cookie')!.split(';')[0]!;
  assert.ok(cookie.startsWith(`station.${station}=`));
  const headers = { cookie, 'x-station': station, 'idempotency-key': 'sign-on-1' };
  const wrong = await post(demo, '/session/sign-on', { badge: '1001', pin: '0000' }, headers);
  assert.equal(wrong.ok, false);
  const right = await post(demo, '/session/sign-on', { badge: '1001', pin: '4711' }, headers);
  assert.equal(right.status, 200);
  assert.equal((await post(demo, '/demo/stations', { kind: 'keypad' })).ok, false);
  await demo.stop();
});

test('[DEM-3] the speed is read and set while it runs', async t => {
  const demo = await served(folderFor(t), { isFresh: false, speed: 0 });
  const speed = async (): Promise<unknown> => (await fetch(`${demo.address}api/v1/demo/speed`)).json();
  assert.deepEqual(await speed(), { speed: 0 });
  assert.equal((await post(demo, '/demo/speed', { speed: 2.5 })).status, 200);
  assert.deepEqual(await speed(), { speed: 2.5 });
  for (const wrong of [-1, 101, 'fast']) assert.equal((await post(demo, '/demo/speed', { speed: wrong })).status, 400);
  await demo.stop();
});

test('[DEM-5] a real house has none of these addresses', async t => {
  const real = await served(folderFor(t));
  assert.equal((await post(real, '/demo/stations', { kind: 'office' })).status, 404);
  assert.equal((await post(real, '/demo/speed', { speed: 1 })).status, 404);
  assert.equal((await fetch(`${real.address}api/v1/demo/speed`)).status, 404);
  await real.stop();
});
