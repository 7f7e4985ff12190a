import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import path from 'node:path';
import { test } from 'node:test';
import { ADA, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, problemIn, TestServer, TestStation } from './api/server.ts';
import { until } from './runtime/until.ts';

const TLS = path.join(import.meta.dirname, 'fixtures', 'tls');
const [KEY, CERT] = [path.join(TLS, 'key.pem'), path.join(TLS, 'cert.pem')] as const;

/** Over TLS, trusting the certificate of the test and no other. */
const secure = (
  address: string,
  options: RequestOptions = {},
  body = '',
): Promise<{ status: number; cookies: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { ca: readFileSync(CERT), agent: false, ...options }, response => {
      response.resume();
      const cookies = String(response.headers['set-cookie']);
      response.on('end', () => resolve({ status: response.statusCode!, cookies }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

test('[API-11] with its files it speaks TLS, 1.2 at least, and its cookies go over nothing else', async t => {
  at('2026-03-02T18:00:00Z');
  const server = new TestServer();
  t.after(() => server.end());
  const key = await server.found(ADA);
  await server.start({ tls: { key: KEY, cert: CERT } });
  assert.match(server.address, /^https:/);
  const { port } = new URL(server.address);
  assert.equal((await secure(`${server.address}health`)).status, 200);
  await assert.rejects(secure(`${server.address}health`, { maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }));
  await assert.rejects(fetch(`http://127.0.0.1:${port}/health`), 'nothing in the clear');
  const body = JSON.stringify({ badge: ADA.badge, pin: ADA.pin });
  const headers = {
    cookie: `__Host-station.office-1=${key}`,
    'x-station': 'office-1',
    'idempotency-key': 'sign-on-1',
    'content-type': 'application/json',
    'content-length': String(body.length),
  };
  const { cookies } = await secure(`${server.address}api/v1/session/sign-on`, { method: 'POST', headers }, body);
  for (const part of [/^__Host-session\.office-1=/, /HttpOnly/, /SameSite=Strict/, /Secure/])
    assert.match(cookies, part);
});

test('[OPS-2] a stop answers what was asked, takes nothing new, and what was answered is there afterwards', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  const { server } = floor;
  t.after(() => server.end());
  const desk = floor.at('floor-1');
  await desk.signOn(STAFF.fay);
  const keys = Array.from({ length: 300 }, (_, n) => `stop-${String(n).padStart(5, '0')}`);
  let answered = 0;
  // On lines of their own, which nobody but the server hangs up.
  const asked = keys.map(async key => {
    const headers = { ...desk.headers, 'idempotency-key': key, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ words: key }) };
    const heard = await fetch(`${server.address}api/v1/notices`, sent).catch(() => undefined);
    answered += 1;
    return { key, status: heard?.status };
  });
  await until(() => answered > 0);
  const stopped = server.stop();
  const answers = await Promise.all(asked);
  await stopped;
  const done = answers.filter(({ status }) => status === 200);
  assert.ok(done.length > 0, 'some were answered');
  assert.ok(answers.every(({ status }) => status === 200 || status === undefined || status === 503));

  await server.start();
  const again = new TestStation(server, 'floor-1', desk.key);
  again.token = desk.token;
  for (const { key, status } of answers) {
    const heard = jsonIn(await again.post('/notices', { words: key }, key));
    if (status === 200) assert.equal(heard['repeated'], true, key);
  }
  const { rows } = JSON.parse((await again.get('/notices?limit=1000')).text) as { rows: readonly { words: string }[] };
  assert.deepEqual(rows.map(({ words }) => words).sort(), keys, 'each once');
});

test('[API-6] a station that asks too often waits as long as it is told, and the others do not notice', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  t.after(() => floor.server.end());
  await floor.server.stop();
  await floor.server.start({ stationRate: 5 });
  const [busy, other] = ['sign-1', 'kiosk-1'].map(name => new TestStation(floor.server, name, floor.at(name).key));
  const heard = await Promise.all(Array.from({ length: 40 }, () => busy!.get('/meters')));
  const refused = heard.filter(({ status }) => status === 429);
  assert.equal(heard.length - refused.length, 20, 'four seconds’ worth at once');
  assert.equal(refused[0]!.headers.get('retry-after'), '1');
  assert.equal(problemIn(refused[0]!).code, 'too-many-requests');
  assert.equal((await other!.get('/meters')).status, 200);
  at('2026-03-02T18:00:01Z');
  assert.equal((await busy!.get('/meters')).status, 200);
});

test('[API-13] metrics count requests, refusals and events, and name nobody', async t => {
  at('2026-03-02T18:00:00Z');
  const floor = await openFloor();
  t.after(() => floor.server.end());
  await floor.at('sign-1').get('/meters');
  await floor.at('sign-1').get('/tables');
  const metrics = await (await fetch(`${floor.server.address}metrics`)).text();
  assert.match(metrics, /houseway_requests_total\{route="GET \/meters",status="200"\} 1\n/);
  assert.match(metrics, /houseway_refusals_total\{code="sign-on-first"\} [1-9]/);
  assert.match(metrics, /houseway_durable_event [1-9]\d*\n/);
  assert.match(metrics, /houseway_writing 1\n/);
  for (const secret of [ADA.badge, ADA.pin, floor.at('sign-1').key]) assert.ok(!metrics.includes(secret));
});

test('[API-11] logs are lines of JSON with every refusal and without anything by which somebody could sign on', async t => {
  at(Temporal.Now.instant().toString()); // The program goes by the clock of the machine.
  const server = new TestServer();
  t.after(() => server.end());
  const key = await server.found(ADA);
  const main = path.join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');
  writeFileSync(path.join(server.folder, 'web', 'index.html'), '');
  const args = [main, 'serve', '--data', server.place.folder, '--port', '0', '--log-level', 'debug'];
  const run = spawn(process.execPath, args, { stdio: 'pipe' });
  let said = '';
  run.stderr.on('data', chunk => {
    said += String(chunk);
  });
  const [line] = await once(run.stdout, 'data');
  const address = /http:\S+/.exec(String(line))![0];
  const headers = {
    authorization: `Bearer office-1.${key}`,
    'content-type': 'application/json',
    'idempotency-key': 'logged-key-1',
  };
  const body = JSON.stringify({ badge: ADA.badge, pin: '999111' });
  const refused = await fetch(`${address}api/v1/session/sign-on?pin=999111`, { method: 'POST', headers, body });
  assert.equal(refused.status, 401);
  await until(() => said.includes('badge-or-pin-wrong'));
  run.kill('SIGTERM');
  assert.deepEqual(await once(run, 'exit'), [0, null]);
  const lines = said.split('\n').filter(text => text.startsWith('{'));
  assert.ok(lines.map(text => JSON.parse(text) as { code?: string }).some(({ code }) => code === 'badge-or-pin-wrong'));
  for (const secret of [key, ADA.badge, '999111']) assert.ok(!said.includes(secret), `${secret} is in the log`);
});
