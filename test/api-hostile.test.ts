import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { READS } from '#api';
import { COMMANDS } from '#api/schemas';
import { MECHANISM_NAMES, POSTED, RUN } from '#core/house';
import { STAFF_ROLES } from '#core/people';
import { ACT_SAMPLES } from './api/acts.ts';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { head, mangled, NASTY } from './api/hostile.ts';
import { samplesOf } from './api/sampled.ts';
import { ASKED, addressed } from './api/samples.ts';
import { at, clock, jsonIn, person, problemIn, type Sent, TestStation } from './api/server.ts';
import { HOLDEM } from './house/room.ts';

const { dee, fay, con } = STAFF;

const MAX = person('max', 'systems', ...STAFF_ROLES.filter(role => role !== 'auditor'));

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [...Object.values(STAFF).filter(({ id }) => id !== 'con'), MAX]);
  const second = { badge: MAX.badge, pin: MAX.pin };
  const { id: engaged, roles, department, badge, pin } = con;
  await floor.office.do('/people', { person: engaged, roles, department, name: 'Con', badge, pin, second });
  await floor.at('floor-1').signOn(fay);
  await floor.at('floor-1').do('/tables/7/open', { plays: HOLDEM });
  await floor.at('keypad-7').signOn(dee);
  await floor.at('compliance-1').signOn(con);
});
after(() => floor.server.end());

/** Nothing has changed: the journal ends where it did. */
const unchanged = async (work: () => Promise<void>): Promise<void> => {
  const before = await head(floor.at('compliance-1'));
  await work();
  assert.deepEqual(await head(floor.at('compliance-1')), before);
};

const keypad = () => floor.at('keypad-7');

const RAW: readonly [why: string, code: string, status: number, sent: Sent][] = [
  ['a body of more than 64 KB', 'body-too-big', 413, { raw: JSON.stringify({ pot: 'x'.repeat(70_000) }) }],
  ['a form', 'not-json', 415, { raw: 'pot=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  [
    'plain text, as a page elsewhere could send it',
    'not-json',
    415,
    { raw: '{"pot":1}', headers: { 'content-type': 'text/plain' } },
  ],
  ['half of a body', 'json-broken', 400, { raw: '{"pot":' }],
  ['bytes that are no text', 'json-not-utf8', 400, { raw: Buffer.from([0x7b, 0xff, 0x7d]) }],
  ['a list', 'fields-wrong', 400, { raw: '[1]' }],
  ['a number', 'fields-wrong', 400, { raw: '1' }],
  ['a field nobody asked for', 'fields-wrong', 400, { raw: '{"pot":1,"isAdmin":true}' }],
  ['the table in the body', 'fields-wrong', 400, { raw: '{"pot":1,"table":8}' }],
  ['another command in the body', 'fields-wrong', 400, { raw: '{"pot":1,"type":"GameOver"}' }],
  ['a text for a number', 'fields-wrong', 400, { raw: '{"pot":"100"}' }],
  ['half a cent', 'fields-wrong', 400, { raw: '{"pot":0.5}' }],
  ['less than nothing', 'fields-wrong', 400, { raw: '{"pot":-1}' }],
  ['more money than there is', 'fields-wrong', 400, { raw: '{"pot":1e300}' }],
  ['a thousand lists in lists', 'json-too-deep', 400, { raw: `{"pot":${'['.repeat(1_000)}${']'.repeat(1_000)}}` }],
  ['the prototype', 'json-forbidden-key', 400, { raw: '{"pot":1,"__proto__":{"table":8}}' }],
  ['the constructor, deep inside', 'json-forbidden-key', 400, { raw: '{"pot":{"a":[{"constructor":1}]}}' }],
];
for (const [why, code, status, sent] of RAW) {
  test(`[API-3] ${why} is refused as ${code}, and nothing changes`, () =>
    unchanged(async () => {
      const { server } = floor;
      const headers = { ...keypad().headers, 'idempotency-key': server.newKey(), ...sent.headers };
      const heard = await server.ask('POST', '/tables/7/pot', { ...sent, headers });
      assert.deepEqual([heard.status, problemIn(heard).code], [status, code], heard.text);
      assert.equal(heard.headers.get('content-type'), 'application/problem+json');
      assert.equal(heard.headers.get('x-content-type-options'), 'nosniff');
    }));
}

const ADDRESSES: readonly [where: string, status: number][] = [
  ['/tables/0/game-over', 400],
  ['/tables/-7/game-over', 400],
  ['/tables/7.0/game-over', 400],
  ['/tables/7e0/game-over', 400],
  ['/tables/__proto__/game-over', 400],
  ['/tables/7%00/game-over', 400],
  ['/tables/%E0%A4%A/game-over', 404],
  ['/tables//game-over', 404],
  ['/tables/7/game-over/', 404],
  ['/tables/7/../8/game-over', 403],
];
for (const [where, status] of ADDRESSES) {
  test(`[API-3] the address ${where} does nothing`, () =>
    unchanged(async () => assert.equal((await keypad().post(where)).status, status)));
}

test('[API-3] a question that repeats a name or asks for what there is not is refused', async () => {
  const desk = floor.at('floor-1');
  for (const question of ['limit=1&limit=2', 'limit=0', 'limit=x', 'sort=1', '__proto__=1', 'limit=1001']) {
    assert.equal(problemIn(await desk.get(`/tables?${question}`)).code, 'question-not-understood', question);
  }
});

test('[API-4] a command without a key, or with one that is none, is not done', () =>
  unchanged(async () => {
    for (const key of [
      undefined,
      '',
      'short',
      'x'.repeat(101),
      'with space here',
      'a;drop table journal',
      "'--------",
    ]) {
      const headers = { ...keypad().headers, ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const heard = await floor.server.ask('POST', '/tables/7/game-over', { headers, body: {} });
      assert.equal(problemIn(heard).code, 'key-missing', String(key));
    }
  }));

test('[API-4] a replayed command is answered again and done once; its key works for nothing else and nowhere else', async () => {
  const desk = floor.at('floor-1');
  const key = floor.server.newKey();
  const body = { words: 'Seats open at table 7' };
  const first = await desk.post('/notices', body, key);
  assert.equal(first.status, 200, first.text);
  await unchanged(async () => {
    const again = jsonIn(await desk.post('/notices', body, key));
    assert.deepEqual({ ...again, repeated: false }, jsonIn(first));
    assert.equal(again['repeated'], true);
    assert.equal(problemIn(await desk.post('/notices', { words: 'other' }, key)).code, 'key-of-another-command');
    assert.equal(problemIn(await keypad().post('/notices', body, key)).code, 'not-by-this-role', 'not by a thief');
  });
});

test('[API-5] a stolen station key gives what the station may do with nobody, and a session is good at its own station only', () =>
  unchanged(async () => {
    const thief = new TestStation(floor.server, 'keypad-7', keypad().key);
    assert.equal(await thief.refused('/tables/7/start-game'), 'sign-on-first');
    const elsewhere = new TestStation(floor.server, 'keypad-8', floor.at('keypad-8').key);
    elsewhere.token = keypad().token;
    assert.equal(await elsewhere.refused('/tables/8/start-game'), 'sign-on-first');
    assert.equal(await keypad().refused('/tables/8/start-game'), 'other-table');
    assert.equal(problemIn(await keypad().get('/tables')).code, 'not-by-this-role');
  }));

test('[API-5] a session that nobody used for long is over', async () => {
  const desk = floor.at('floor-2');
  await desk.signOn(fay);
  assert.equal((await desk.get('/tables')).status, 200);
  at('2026-03-02T18:16:00Z');
  assert.equal(problemIn(await desk.get('/tables')).code, 'sign-on-first');
  assert.equal(await desk.refused('/tables/7/close'), 'sign-on-first');
  await floor.at('floor-1').signOn(fay);
  await keypad().signOn(dee);
  await floor.at('compliance-1').signOn(con);
});

test('[API-5] a person who is locked while a body is on its way does nothing with it', async () => {
  const station = floor.at('tournament-1');
  await station.signOn(STAFF.sue);
  const { port } = new URL(floor.server.address);
  const socket = net.connect(Number(port), '127.0.0.1');
  const said = new Promise<string>(resolve => socket.on('data', chunk => resolve(chunk.toString())));
  const body = JSON.stringify({ pin: '808142' });
  const { authorization, 'x-session': session } = station.headers;
  socket.write(
    `POST /api/v1/people/sue/pin HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nX-Session: ${session}\r\n` +
      `Idempotency-Key: slow-key\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  await floor.office.signOn(ADA);
  await floor.office.do('/people/sue/lock', { reason: 'left' });
  socket.write(body.slice(1));
  assert.match(await said, /^HTTP\/1\.1 401.*"code":"sign-on-first"/s);
  socket.destroy();
});

test('[API-6] a sender that is not a station is refused, and soon ignored', async () => {
  const codes = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const stranger = new TestStation(floor.server, n % 2 === 0 ? 'keypad-7' : `'; drop table ${n}`, `guess-${n}`);
    const heard = await stranger.get('/tables/7');
    codes.add(problemIn(heard).code);
    if (heard.status === 429) assert.ok(Number(heard.headers.get('retry-after')) > 0);
  }
  assert.deepEqual([...codes], ['station-unknown-here', 'too-many-requests']);
  assert.equal((await keypad().get('/tables/7')).status, 200, 'stations of ours are not kept waiting');
  clock.now = clock.now.add({ minutes: 5 });
});

test('[API-6] PINs cannot be tried one after another', async () => {
  const station = floor.at('cage-1');
  const codes = new Set<string>();
  for (let n = 0; n < 12; n++) {
    codes.add(problemIn(await station.post('/session/sign-on', { badge: STAFF.cora.badge, pin: `55${n}${n}` })).code);
  }
  assert.deepEqual([...codes], ['badge-or-pin-wrong', 'too-many-wrong-pins', 'too-many-requests']);
});

test('a person with every role is ready to be misused', async () => {
  for (const station of ['floor-2', 'accounting-2']) await floor.at(station).signOn(MAX);
});

/** Texts that have broken other programs, in every field of every command that takes a text. */
for (const [type, sample] of ASKED) {
  test(`[API-3] SQL, HTML and odd characters in every text of ${type} are refused or harmless`, async () => {
    for (const station of [floor.at('floor-2'), floor.at('accounting-2')]) {
      for (const body of NASTY.flatMap(text => mangled(sample, text))) {
        const { path, body: rest } = addressed(COMMANDS[type].path, body);
        for (const heard of [await station.post('/commands', { type, ...body }), await station.post(path, rest)]) {
          assert.ok(heard.status < 500, `${JSON.stringify(body)}: ${heard.text}`);
          assert.match(heard.headers.get('content-type') ?? '', /^application\/(problem\+)?json$/);
        }
      }
    }
  });
}

/** The same in what promotions post and are asked, and in every act with badges, records and cards. */
const OTHERS: readonly (readonly [what: string, path: string, bodies: readonly object[]])[] = [
  ...MECHANISM_NAMES.flatMap(mechanism => [
    [
      `what a ${mechanism} is asked`,
      '/promotions/none/run',
      samplesOf(RUN[mechanism]).map(command => ({ mechanism, command })),
    ] as const,
    [
      `what a ${mechanism} posts`,
      '/promotions/none/open',
      samplesOf(POSTED[mechanism]).map(posted => ({ activity: 'none', mechanism, posted })),
    ] as const,
  ]),
  ...ACT_SAMPLES.filter(([act]) => act !== 'signOff').map(([act, { path, body }]) => [act, path, [body]] as const),
  ['becoming a station', '/enrollment', [{ code: 'none', keeps: 'key' }]],
];
for (const [what, path, bodies] of OTHERS) {
  test(`[API-3] SQL, HTML and odd characters in every text of ${what} are refused or harmless`, async () => {
    for (const body of bodies.flatMap(sample => NASTY.flatMap(text => mangled(sample, text)))) {
      const heard = await floor.at('floor-2').post(path, body);
      assert.ok(heard.status < 500, `${JSON.stringify(body)}: ${heard.text}`);
      assert.match(heard.headers.get('content-type') ?? '', /^application\/(problem\+)?json$/);
    }
  });
}

test('[API-3] SQL, HTML and odd characters in an address or a question find nothing', async () => {
  for (const text of NASTY) {
    const name = encodeURIComponent(text.toWellFormed()) || '%20';
    for (const { path } of Object.values(READS)) {
      const heard = await floor.at('accounting-2').get(path.replaceAll(/\{\w+\}/g, name));
      assert.ok(heard.status < 500, `${path} ${text}: ${heard.text}`);
    }
    const heard = await floor.at('floor-2').get(`/tables?after=${name}`);
    assert.ok(heard.status < 500, heard.text);
  }
});

test('[API-3] what got through is in the journal as it was written, and the house continues', async () => {
  const desk = floor.at('floor-1');
  const words = `<script>alert(1)</script>'; DROP TABLE journal; -- {{7*7}} \${7*7}`;
  await desk.do('/notices', { words });
  const { rows } = JSON.parse((await desk.get('/notices?limit=1000')).text);
  assert.equal(rows.at(-1).words, words);
  assert.equal((await keypad().get('/tables/7')).status, 200);
});

test('[API-3] a request that is not HTTP, and one whose body never comes, hurt nobody else', async () => {
  const { port } = new URL(floor.server.address);
  const said = await new Promise<string>(resolve => {
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', chunk => resolve(chunk.toString()));
  });
  assert.match(said, /^HTTP\/1\.1 400/);
  const hanging = net.connect(Number(port), '127.0.0.1');
  hanging.write(
    `POST /api/v1/tables/7/pot HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${keypad().headers['authorization']}\r\n` +
      'Idempotency-Key: hanging-key\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"pot"',
  );
  assert.equal((await keypad().get('/tables/7')).status, 200);
  hanging.destroy();
});
