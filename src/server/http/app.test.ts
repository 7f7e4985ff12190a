import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { app } from './app.ts';
import type { Status } from './health.ts';
import { loadPages } from './pages.ts';

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

const server = app({ version: '1.2.3', screens: await loadPages(folder) });
const get = (path: string, headers: Record<string, string> = {}) => server.request(path, { headers });

test('the first page leads to the screens, and each has its own address', async () => {
  assert.equal(await (await get('/')).text(), '<title>Home</title>');
  assert.equal(await (await get('/hands/')).text(), '<title>Hands</title>');
  assert.equal((await get('/hands')).headers.get('location'), '/hands/');
});

test('a page is asked for again each time, and sent again only when it changed', async () => {
  const first = await get('/hands/');
  assert.equal(first.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(first.headers.get('cache-control'), 'no-cache');
  const again = await get('/hands/', { 'if-none-match': first.headers.get('etag')! });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
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
    const script = await get('/assets/index-abc123.js', { 'accept-encoding': accepts });
    const bytes = Buffer.from(await script.arrayBuffer());
    assert.equal(script.headers.get('content-encoding'), encoding);
    assert.equal((encoding === null ? bytes : brotliDecompressSync(bytes)).toString(), 'console.log(1)');
  });
}

test('only built screens are served, whatever path is tried', async () => {
  for (const path of ['/secret.env', '/../package.json', '/%2e%2e/package.json', '/assets/', '/hands/index.html.br']) {
    const answer = await get(path);
    assert.equal(answer.status, 404, path);
    assert.match(await answer.text(), /^There is nothing at .* The screens begin at http:/);
  }
});

test('every answer is guarded, refusals included', async () => {
  for (const path of ['/', '/health', '/nowhere']) {
    const { headers } = await get(path);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
  }
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
  assert.deepEqual(await answer.json(), { ok: true, version: '1.2.3' });
  assert.equal(answer.headers.get('cache-control'), 'no-store');
});

test('[OPS-5] health says how the house is, and is not well while that is out of service', async () => {
  const healthOf = async (status: Status) => {
    const answer = await app({ version: '1.2.3', screens: new Map(), house: { status: () => status } }).request(
      '/health',
    );
    return [answer.status, await answer.json()];
  };
  const writing: Status = { type: 'writing', seq: 12 };
  assert.deepEqual(await healthOf(writing), [200, { ok: true, version: '1.2.3', house: writing }]);
  const out: Status = { type: 'out-of-service', reason: 'The disk is full.' };
  assert.deepEqual(await healthOf(out), [503, { ok: false, version: '1.2.3', house: out }]);
});
