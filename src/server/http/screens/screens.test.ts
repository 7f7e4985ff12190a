import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Status } from '#server/house';
import { loadPages } from './pages.ts';
import { type ScreensParts, screensOf } from './screens.ts';

const folder = await mkdtemp(join(tmpdir(), 'houseway-pages-'));
after(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'hands'));
await mkdir(join(folder, 'home'));
await writeFile(join(folder, 'home', 'index.html'), '<title>Home</title>');
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'hands', 'index.html'), '<title>Hands</title>');
await writeFile(join(folder, 'assets', 'index-abc123.js'), 'console.log(1)');
await writeFile(join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync('console.log(1)'));
await writeFile(join(folder, 'secret.env'), 'no screen');

type Got = { readonly status: number; readonly headers: Headers; readonly bytes: Buffer };
type Asked = { readonly headers?: Record<string, string>; readonly method?: string };

/** Asks for the path as it is written: a browser, and `fetch`, would put it right first. */
const asking = async (parts: ScreensParts) => {
  const server = createServer((asked, answer) => void screensOf(parts)(asked, answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref(); // Nobody waits for it at the end.
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  return (path: string, { headers = {}, method = 'GET' }: Asked = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const named = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
          resolve({ status: answer.statusCode!, headers: new Headers(named), bytes: Buffer.concat(chunks) });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
};
const textOf = ({ bytes }: Got): string => bytes.toString();

const get = await asking({ version: '1.2.3', screens: await loadPages(folder) });

test('the first page leads to the screens, and each has its own address', async () => {
  assert.equal(textOf(await get('/')), '<title>Home</title>');
  assert.equal(textOf(await get('/hands/')), '<title>Hands</title>');
  assert.equal((await get('/hands')).headers.get('location'), '/hands/');
});

test('a page is asked for again each time, and sent again only when it changed', async () => {
  const first = await get('/hands/');
  assert.equal(first.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(first.headers.get('cache-control'), 'no-cache');
  const again = await get('/hands/', { headers: { 'if-none-match': first.headers.get('etag')! } });
  assert.equal(again.status, 304);
  assert.equal(textOf(again), '');
});

test('only the head is sent where only that is asked for, and nothing can be sent to a page', async () => {
  const head = await get('/hands/', { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('content-length'), textOf(head)], [200, '20', '']);
  assert.equal(head.headers.get('etag'), (await get('/hands/')).headers.get('etag'));
  assert.equal((await get('/hands/?table=7')).status, 200);
  assert.equal((await get('/hands/', { method: 'POST' })).status, 404);
});

test('what is named after its content is kept for a year', async () => {
  const script = await get('/assets/index-abc123.js');
  assert.equal(script.headers.get('content-type'), 'text/javascript; charset=utf-8');
  assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
});

const ENCODINGS: readonly [accepts: string, encoding: string | null, why: string][] = [
  ['gzip, deflate, br', 'br', 'brotli packs best'],
  ['gzip', null, 'there is no gzip copy of this file'],
  ['br;q=0', null, 'brotli is refused'],
  ['', null, 'nothing is asked for'],
];
for (const [accepts, encoding, why] of ENCODINGS) {
  test(`accepting "${accepts}" gets ${encoding ?? 'the plain file'}: ${why}`, async () => {
    const script = await get('/assets/index-abc123.js', { headers: { 'accept-encoding': accepts } });
    assert.equal(script.headers.get('content-encoding'), encoding);
    assert.equal((encoding === null ? script.bytes : brotliDecompressSync(script.bytes)).toString(), 'console.log(1)');
  });
}

test('only built screens are served, whatever path is tried', async () => {
  for (const path of [
    '/secret.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/hands/..%2f..%2fpackage.json',
    '//package.json',
    '/%',
    '/assets/',
    '/hands/index.html.br',
  ]) {
    const answer = await get(path);
    assert.equal(answer.status, 404, path);
    assert.match(textOf(answer), /^There is nothing at .* The screens start at \/\.\n$/);
  }
});

test('every answer is guarded, refusals included', async () => {
  for (const path of ['/', '/health', '/nowhere', '/assets/index-abc123.js']) {
    const { headers } = await get(path);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
  }
});

test('a part of a page may do nothing by itself; a worker has the policy of the pages', async () => {
  const policyAt = async (path: string): Promise<string> =>
    (await get(path)).headers.get('content-security-policy') ?? '';
  assert.doesNotMatch(await policyAt('/assets/index-abc123.js'), /script-src/);
  assert.equal(await policyAt('/assets/worker-abc123.js'), await policyAt('/'));
});

test('[CLB-13] only the club desk may ask for a camera', async () => {
  for (const [path, camera] of [
    ['/club/', 'camera=(self)'],
    ['/hands/', 'camera=()'],
    ['/club', 'camera=()'],
  ] as const) {
    const policy = (await get(path)).headers.get('permissions-policy') ?? '';
    assert.ok(policy.startsWith(`${camera}, `), `${path}: ${policy}`);
  }
});

test('health says that the server answers, and which version does', async () => {
  const answer = await get('/health');
  assert.deepEqual(JSON.parse(textOf(answer)), { ok: true, version: '1.2.3' });
  assert.equal(answer.headers.get('cache-control'), 'no-store');
});

test('[OPS-5] only a house that writes is ready', async () => {
  for (const [house, status] of [
    [{ type: 'writing', seq: 1 }, 200],
    [{ type: 'following', seq: 1, writer: 'another' }, 503],
  ] as const) {
    const ask = await asking({ version: '1.2.3', screens: new Map(), house: { status: () => house } });
    const answer = await ask('/ready');
    assert.deepEqual([answer.status, JSON.parse(textOf(answer))], [status, { ready: status === 200 }]);
  }
});

test('[OPS-5] health says how the house is, and is not well while that is out of service', async () => {
  const healthOf = async (status: Status) => {
    const ask = await asking({ version: '1.2.3', screens: new Map(), house: { status: () => status } });
    const answer = await ask('/health');
    return [answer.status, JSON.parse(textOf(answer))];
  };
  const writing: Status = { type: 'writing', seq: 12 };
  assert.deepEqual(await healthOf(writing), [200, { ok: true, version: '1.2.3', house: writing }]);
  const out: Status = { type: 'out-of-service', reason: 'The disk is full.' };
  assert.deepEqual(await healthOf(out), [503, { ok: false, version: '1.2.3', house: out }]);
});
