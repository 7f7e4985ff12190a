import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ADA } from './api/floor.ts';
import { at, clock, TestServer } from './api/server.ts';

/** Runs first in every process of the house, and writes down whom it calls. */
const LISTEN = (file: string): string => `
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
const note = what => appendFileSync(${JSON.stringify(file)}, what + '\\n');
note('watched ' + process.pid);
subscribe('net.client.socket', () => note('calls ' + new Error().stack.replaceAll('\\n', ' ')));
subscribe('udp.socket', () => note('speaks UDP'));
subscribe('undici:request:create', () => note('fetches'));
`;

test('[API-23] [REG-S6] a house in service calls nobody: neither the server nor the process of its reports', async t => {
  at('2026-03-02T18:00:00Z');
  const server = new TestServer();
  t.after(() => server.end());
  const key = await server.found(ADA);
  const [calls, listen] = [path.join(server.folder, 'calls'), path.join(server.folder, 'listen.mjs')];
  writeFileSync(listen, LISTEN(calls));
  mkdirSync(path.join(server.folder, 'web'), { recursive: true });
  const clockFile = path.join(server.folder, 'clock');
  writeFileSync(clockFile, clock.now.toString());
  const child = fork(path.join(import.meta.dirname, 'api', 'child.ts'), [server.folder, clockFile], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--import ${pathToFileURL(listen).href}` },
  });
  const [address] = (await once(child, 'message')) as [string];
  const asked = (where: string): Promise<Response> =>
    fetch(`${address}api/v1${where}`, { headers: { authorization: `Bearer office-1.${key}` } });
  assert.equal((await asked('/me')).status, 200);
  for (const where of ['/reports/wins', '/openapi.json', '/draws/1', '/tables']) await (await asked(where)).text();
  // A report asks for its process; whoever may not see it starts none.
  const body = JSON.stringify({ badge: ADA.badge, pin: ADA.pin });
  const headers = {
    authorization: `Bearer office-1.${key}`,
    'content-type': 'application/json',
    'idempotency-key': 'sign-on-1',
  };
  const signedOn = await fetch(`${address}api/v1/session/sign-on`, { method: 'POST', headers, body });
  assert.equal(signedOn.status, 200, await signedOn.clone().text());
  for (let i = 0; i < 100 && readFileSync(calls, 'utf8').split('watched').length < 3; i++)
    await new Promise(resolve => setTimeout(resolve, 200));
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.ok(existsSync(calls));
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  assert.ok(lines.filter(line => line.startsWith('watched')).length >= 2, 'server and reports were watched');
  assert.deepEqual(
    lines.filter(line => !line.startsWith('watched')),
    [],
  );
});
