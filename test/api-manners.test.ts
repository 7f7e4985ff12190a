import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Problem } from '#api';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn, problemIn } from './api/server.ts';
import { SENSOR_OFFERING, ULTIMATE } from './house/room.ts';

const BOARD = 'https://board.example';
let floor: Floor;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  await floor.at('floor-1').signOn(STAFF.sue);
  await floor.at('promo-1').signOn(STAFF.pam);
  await floor.at('floor-1').do('/tables/7/open', { plays: ULTIMATE });
  await floor.at('floor-1').do('/tables/9/open', { plays: ULTIMATE });
});
after(() => floor.server.end());

const ask = (method: string, where: string, headers: Record<string, string> = {}) =>
  floor.server.ask(method, where, { headers: { ...floor.at('floor-1').headers, ...headers } });

test('[IN-9] [MCH-3] every place that does not fit is named by a pointer, a code and words', async () => {
  const heard = await floor.at('floor-1').post('/tables/7/seat', { seated: { seat: 'three', extra: 1 } });
  const { errors } = problemIn(heard);
  assert.equal(heard.status, 400);
  assert.deepEqual(
    errors!.map(({ pointer, code }) => [pointer, code]),
    [
      ['/seated/seat', 'not-a'],
      ['/seated/position', 'missing'],
      ['/seated/player', 'missing'],
      ['/seated/role', 'missing'],
      ['/seated/extra', 'not-known'],
    ],
  );
  assert.match(errors![0]!.detail, /whole number/);
});

test('[IN-9] [MCH-3] the words of every place are in the language of the asker', async () => {
  const heard = await ask('GET', '/awards?limit=none', { 'accept-language': 'es' });
  const [wrong] = problemIn(heard).errors!;
  assert.deepEqual([wrong!.parameter, wrong!.code], ['limit', 'not-a']);
  assert.match(wrong!.detail, /número entero/);
});

test('[IN-9] [MCH-3] the type of a problem answers and says what the kind means', async () => {
  const refused = problemIn(await floor.at('floor-1').post('/tables/99/close'));
  const where = refused.type.replace('/api/v1', '');
  const kind = jsonIn(await floor.server.ask('GET', where)) as unknown as Problem & { readonly sentence: string };
  assert.deepEqual([kind.code, kind.status], [refused.code, refused.status]);
  assert.match(kind.sentence, /\{table\}/);
  const { rows } = jsonIn(await floor.server.ask('GET', '/problems')) as unknown as {
    rows: readonly { code: string }[];
  };
  assert.ok(rows.length > 500);
  assert.equal((await floor.server.ask('GET', '/problems/nothing-such')).status, 404);
});

const STATUSES: readonly [
  method: string,
  where: string,
  status: number,
  header: readonly [string, RegExp] | undefined,
][] = [
  ['GET', '/awards/abc', 400, undefined],
  ['GET', '/draws/1x', 400, undefined],
  ['GET', '/tables/08', 400, undefined],
  ['GET', '/tables?after=zz', 400, undefined],
  ['DELETE', '/tables/7', 405, ['allow', /^GET, HEAD, OPTIONS$/]],
  ['PUT', '/tables/7/close', 405, ['allow', /^POST, OPTIONS$/]],
  ['OPTIONS', '/tables/7', 204, ['allow', /^GET, HEAD, OPTIONS$/]],
  ['OPTIONS', '/nothing', 404, undefined],
  ['HEAD', '/tables/7', 200, ['etag', /^W\//]],
  ['HEAD', '/feed?topics=meters', 405, ['allow', /GET/]],
];
for (const [method, where, status, header] of STATUSES) {
  test(`[IN-9] [MCH-4] [MCH-5] ${method} ${where} is ${status}`, async () => {
    const heard = await ask(method, where);
    assert.equal(heard.status, status, heard.text);
    if (header !== undefined) assert.match(heard.headers.get(header[0]) ?? '', header[1]);
    if (method === 'HEAD') assert.equal(heard.text, '');
  });
}

test('[IN-9] [MCH-4] the feed refuses no topics and too many as not understood', async () => {
  assert.equal((await ask('GET', '/feed')).status, 400);
  const many = Array.from({ length: 60 }, (_, n) => `table.${n + 1}`).join(',');
  assert.equal((await ask('GET', `/feed?topics=${many}`)).status, 400);
});

test('[IN-9] [MCH-4] nobody known is told how to say who asks', async () => {
  const heard = await floor.server.ask('GET', '/tables');
  assert.equal(heard.status, 401);
  assert.equal(heard.headers.get('www-authenticate'), 'Bearer realm="houseway"');
});

test('[IN-9] [MCH-4] another version of the API is refused as a problem', async () => {
  const answer = await fetch(`${floor.server.address}api/v2/x`);
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [404, 'application/problem+json']);
});

test('[IN-9] [MCH-4] each answer says how much a station may still ask', async () => {
  const [first, second] = [await ask('GET', '/day'), await ask('GET', '/day')];
  const left = ({ headers }: typeof first) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  assert.equal(left(second), left(first) - 1);
  assert.match(first.headers.get('ratelimit-policy') ?? '', /^"station";q=40000;w=4$/);
});

test('[IN-9] [MCH-5] a list goes on after a row that is gone, and never begins again by itself', async () => {
  const first = jsonIn(await ask('GET', '/tables?limit=1')) as unknown as { rows: readonly object[]; next: string };
  assert.equal(first.next, '7');
  const gone = jsonIn(await ask('GET', '/tables?after=8')) as unknown as { rows: readonly { table: number }[] };
  assert.deepEqual(
    gone.rows.map(({ table }) => table),
    [9],
  );
  assert.equal(problemIn(await ask('GET', '/offerings?after=none')).code, 'cursor-unknown');
});

test('[IN-9] [MCH-5] offerings are listed by their state, prizes by moment and claim', async () => {
  await floor.at('promo-1').byTwo({ type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' }, STAFF.con);
  const rowsOf = async (where: string) => jsonIn(await ask('GET', where))['rows'] as unknown as readonly object[];
  assert.deepEqual(
    [(await rowsOf('/offerings?state=announced')).length, (await rowsOf('/offerings?state=ended')).length],
    [1, 0],
  );
  assert.deepEqual(await rowsOf('/awards?since=2026-03-02T00:00:00Z&state=payable'), []);
  assert.equal((await ask('GET', '/awards?state=lost')).status, 400);
});

test('[IN-9] [API-9] [MCH-6] what has not changed is not sent again, whatever else has happened', async () => {
  const rulebook = await ask('GET', '/rulebook');
  const tag = rulebook.headers.get('etag')!;
  await floor.at('floor-1').do('/tables/7/close');
  assert.equal((await ask('GET', '/rulebook', { 'if-none-match': tag })).status, 304);
  const table = await ask('GET', '/tables/9');
  await floor.at('floor-1').do('/tables/9/close');
  assert.equal((await ask('GET', '/tables/9', { 'if-none-match': table.headers.get('etag')! })).status, 200);
});

test('[IN-9] [MCH-6] the description is packed for those who can unpack it, and is the same', async () => {
  const plain = await floor.server.ask('GET', '/openapi.json');
  const tag = plain.headers.get('etag')!;
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const heard = await floor.server.ask('GET', '/openapi.json', { headers: { 'accept-encoding': encoding } });
    assert.deepEqual([heard.headers.get('content-encoding'), heard.headers.get('etag')], [encoding, tag]);
    assert.ok(heard.bytes.length < plain.bytes.length / 8, `${heard.bytes.length} of ${plain.bytes.length}`);
    assert.equal(unpack(heard.bytes).toString(), plain.text);
  }
  assert.equal((await floor.server.ask('GET', '/openapi.json', { headers: { 'if-none-match': tag } })).status, 304);
});

test('[IN-9] [MCH-7] no page of another origin may ask where the house has named none', async () => {
  const heard = await ask('OPTIONS', '/meters', { origin: BOARD, 'access-control-request-method': 'GET' });
  assert.equal(heard.headers.get('access-control-allow-origin'), null);
});

test('[IN-9] [MCH-7] a page that the house has named may ask with the key of a station', async () => {
  await floor.server.stop();
  await floor.server.start({ pages: `${BOARD}, https://other.example` });
  const asked = await ask('OPTIONS', '/meters', { origin: BOARD, 'access-control-request-method': 'GET' });
  assert.deepEqual([asked.status, asked.headers.get('access-control-allow-origin')], [204, BOARD]);
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', /authorization/);
  assert.equal(asked.headers.get('access-control-allow-credentials'), null);
  const sign = floor.at('sign-1').headers;
  const meters = await floor.server.ask('GET', '/meters', { headers: { ...sign, origin: BOARD } });
  assert.deepEqual([meters.status, meters.headers.get('access-control-allow-origin')], [200, BOARD]);
  const strange = await ask('GET', '/meters', { origin: 'https://evil.example' });
  assert.equal(strange.headers.get('access-control-allow-origin'), null);
});
