import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import { connect } from 'node:tls';
import { certificateFiles, isName, makeCertificates } from '#server/certificates';
import { certificateFor } from '../src/server/certificates/certificate.ts';
import { LINES } from '../src/server/lines.ts';
import { CannotServe, readConfig, serve } from '../src/server/main.ts';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, problemIn, TestServer, type TestStation } from './api/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-line-'));
after(() => rmSync(folder, { recursive: true }));
const NAMES = ['houseway.lan', '127.0.0.1', '10.0.0.5', 'fd00::5', 'localhost'] as const;
const made = (where = folder, names: readonly [string, ...string[]] = NAMES, isAnew = false) =>
  makeCertificates({
    folder: where,
    house: 'Harbor, “Card” Club 紅',
    names,
    port: 4040,
    isAnew,
    now: Temporal.Now.instant(),
  });
made();
const FILES = certificateFiles(folder);
const CA = readFileSync(FILES.authorityCertificate);

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly text: string };
const answerTo = async (asked: ClientRequest, body = ''): Promise<Answer> => {
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() };
};
const plainly = (url: string, options: RequestOptions = {}, body = ''): Promise<Answer> =>
  answerTo(request(url, { agent: false, ...options }), body);
const securely = (url: string, options: RequestOptions = {}, body = ''): Promise<Answer> =>
  answerTo(secureRequest(url, { ca: CA, agent: false, ...options }), body);

const closed = (line: net.Socket): Promise<void> => new Promise(resolve => line.once('close', () => resolve()));

let floor: Floor;
let sign: TestStation;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  sign = floor.at('sign-1');
});
after(() => floor.server.end());

test('[API-20] [S20] beyond this machine a server without a certificate does not start, unless it is told to', async () => {
  const server = new TestServer();
  await server.found(ADA);
  await assert.rejects(
    server.start({ host: '0.0.0.0' }),
    error =>
      error instanceof CannotServe &&
      /^0\.0\.0\.0 is open to the network.*houseway certificate make/.test(error.message),
  );
  const said: string[] = [];
  // 127.0.0.2 is this machine, too: the test opens nothing to a network.
  await server.start({ host: '::ffff:127.0.0.2', insecure: true, say: sentence => said.push(sentence) });
  assert.match(said[0] ?? '', /^Warning: this server runs without TLS\./);
  await server.end();
});

test('[API-20] [S20] --host finds the certificate that houseway certificate has made', () => {
  assert.deepEqual(readConfig(['--data', folder, '--host', '0.0.0.0'], {}).tls, {
    key: FILES.serverKey,
    cert: FILES.serverCertificate,
  });
  assert.equal(readConfig(['--data', folder], {}).tls, undefined, 'this machine alone needs none');
  assert.equal(readConfig(['--insecure'], {}).insecure, true);
});

test('[API-20] openssl takes the certificates, for these names and addresses and no others', () => {
  const verify = (...how: readonly string[]): string =>
    execFileSync('openssl', ['verify', '-x509_strict', '-CAfile', FILES.authorityCertificate, ...how], {
      stdio: 'pipe',
    }).toString();
  for (const how of [
    ['-verify_hostname', 'houseway.lan'],
    ['-verify_ip', '10.0.0.5'],
    ['-verify_ip', 'fd00::5'],
  ])
    assert.match(verify(...how, FILES.serverCertificate), /OK\n$/, how.join(' '));
  assert.throws(() => verify('-verify_hostname', 'bank.example', FILES.serverCertificate), /mismatch/);
});

test('[API-20] with the key of a house nobody passes for a bank: its authority may sign for its own names only', () => {
  const authority = { key: readFileSync(FILES.authorityKey, 'utf8'), certificate: CA.toString() };
  const bank = path.join(folder, 'bank.crt');
  writeFileSync(bank, certificateFor(['bank.example'], authority, Temporal.Now.instant()).certificate);
  assert.throws(
    () => execFileSync('openssl', ['verify', '-CAfile', FILES.authorityCertificate, bank], { stdio: 'pipe' }),
    /permitted subtree violation/,
  );
  assert.equal(made(folder, ['bank.example']), undefined, 'nor does the verb make one');
});

test('[API-20] a renewed certificate is trusted as before, and only the user of the server reads the keys', () => {
  const before = [FILES.authorityCertificate, FILES.serverCertificate].map(file => readFileSync(file, 'utf8'));
  assert.equal(made()?.isNewAuthority, false);
  const after = [FILES.authorityCertificate, FILES.serverCertificate].map(file => readFileSync(file, 'utf8'));
  assert.deepEqual([after[0] === before[0], after[1] === before[1]], [true, false]);
  const verified = execFileSync('openssl', [
    'verify',
    '-x509_strict',
    '-CAfile',
    FILES.authorityCertificate,
    FILES.serverCertificate,
  ]);
  assert.match(verified.toString(), /OK/);
  const modes = execFileSync('stat', ['-c', '%a', FILES.authorityKey, FILES.serverKey]).toString();
  assert.equal(modes, '600\n600\n');
  const guide = readFileSync(FILES.guide, 'utf8');
  const print = execFileSync('openssl', [
    'x509',
    '-noout',
    '-fingerprint',
    '-sha256',
    '-in',
    FILES.authorityCertificate,
  ]);
  assert.ok(guide.includes(print.toString().trim().split('=')[1]!), 'the guide has the fingerprint to compare');
  assert.ok(guide.includes('https://houseway.lan:4040/authority.crt'));
});

for (const [name, isOne] of [
  ['houseway', true],
  ['houseway.lan', true],
  ['10.0.0.5', true],
  ['[::1]', true],
  ['house way', false],
  ['houseway/x', false],
  ['*.lan', false],
  ['', false],
  ['12345', false],
] as const)
  test(`"${name}" ${isOne ? 'can' : "can't"} be the name of a server`, () => assert.equal(isName(name), isOne));

test('[S20] [API-5] over TLS: Strict-Transport-Security everywhere, cookies only for this very host, the authority to load', async t => {
  const server = new TestServer();
  t.after(() => server.end());
  const key = await server.found(ADA);
  await server.start({ tls: { key: FILES.serverKey, cert: FILES.serverCertificate } });
  for (const where of ['health', 'nowhere', 'api/v1/', 'api/v1/me', 'metrics'])
    assert.equal(
      (await securely(server.address + where)).headers['strict-transport-security'],
      'max-age=31536000',
      where,
    );
  assert.deepEqual((await securely(`${server.address}authority.crt`)).text, CA.toString());
  const body = JSON.stringify({ badge: ADA.badge, pin: ADA.pin });
  const signOn = (cookie: string) =>
    securely(
      `${server.address}api/v1/session/sign-on`,
      {
        method: 'POST',
        headers: {
          cookie,
          'x-station': 'office-1',
          'idempotency-key': 'sign-on-1',
          'content-type': 'application/json',
          'content-length': String(body.length),
        },
      },
      body,
    );
  assert.equal((await signOn(`station.office-1=${key}`)).status, 401, 'a name that a neighbor could have set');
  const done = await signOn(`__Host-station.office-1=${key}`);
  assert.equal(done.status, 200, done.text);
  const [cookie = ''] = done.headers['set-cookie'] ?? [];
  assert.match(cookie, /^__Host-session\.office-1=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
});

test('[API-18] [S25] a host of somebody else is refused, and its name is not said again', async () => {
  const { port } = new URL(floor.server.address);
  for (const where of ['', 'health', 'metrics', 'api/v1/openapi.json', 'nowhere']) {
    const answer = await plainly(`${floor.server.address}${where}`, { headers: { host: `rebound.example:${port}` } });
    assert.equal(answer.status, 421, where);
    assert.equal((JSON.parse(answer.text) as { code: string }).code, 'other-host');
    assert.ok(!answer.text.includes('rebound'), answer.text);
  }
  for (const host of [`localhost:${port}`, `LOCALHOST:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, '127.0.0.1'])
    assert.equal((await plainly(`${floor.server.address}health`, { headers: { host } })).status, 200, host);
});

test('[API-18] names that the house allows are answered, and those in its certificate', async () => {
  const { address, stop } = await serve({
    port: 0,
    screensFolder: folder,
    hosts: 'cards.example, 10.9.8.7',
    tls: { key: FILES.serverKey, cert: FILES.serverCertificate },
  });
  for (const [host, status] of [
    ['cards.example', 200],
    ['10.9.8.7:443', 200],
    ['houseway.lan:4040', 200],
    ['other.example', 421],
  ] as const)
    assert.equal(
      (await securely(`${address}health`, { headers: { host }, servername: 'localhost' })).status,
      status,
      host,
    );
  await stop();
});

test('[API-13] [S25] health tells strangers only whether it is well; metrics are closed to what a proxy brings', async () => {
  const { address } = floor.server;
  const asked = async (where: string, headers: Record<string, string> = {}) => plainly(address + where, { headers });
  const here = JSON.parse((await asked('health')).text) as object;
  assert.deepEqual(Object.keys(here), ['ok', 'version', 'house'], 'on this machine itself');
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const elsewhere = { [name]: '203.0.113.9' };
    assert.equal((await asked('health', elsewhere)).text, '{"ok":true}', name);
    assert.equal((await asked('metrics', elsewhere)).status, 403, name);
  }
  const station = await asked('health', { 'x-forwarded-for': '203.0.113.9', ...sign.headers });
  assert.deepEqual(Object.keys(JSON.parse(station.text) as object), ['ok', 'version', 'house'], 'for a station');
});

test('[API-5] [S26] a page of the same host over another scheme is another page', async () => {
  const { host } = new URL(floor.server.address);
  const asked = (origin: string) =>
    plainly(`${floor.server.address}api/v1/me`, {
      headers: { origin, cookie: `station.sign-1=${sign.key}`, 'x-station': 'sign-1' },
    });
  assert.equal((await asked(`http://${host}`)).status, 200);
  for (const origin of [`https://${host}`, `http://${host}/`, `ftp://${host}`, `http://${host}@evil.example`, 'null']) {
    const answer = await asked(origin);
    assert.deepEqual(
      [answer.status, (JSON.parse(answer.text) as { code: string }).code],
      [403, 'other-origin'],
      origin,
    );
  }
});

test('[API-5] behind a proxy that speaks TLS the house knows its own address, and its cookies are those of TLS', async t => {
  const server = new TestServer();
  t.after(() => server.end());
  const key = await server.found(ADA);
  await server.start({ origin: 'https://cards.example' });
  const asked = (origin: string, cookie: string) =>
    plainly(`${server.address}api/v1/me`, {
      headers: { host: 'cards.example', origin, cookie, 'x-station': 'office-1', 'x-forwarded-for': '203.0.113.9' },
    });
  const cookie = `__Host-station.office-1=${key}`;
  const answer = await asked('https://cards.example', cookie);
  assert.equal(answer.status, 200, answer.text);
  assert.ok(answer.headers['strict-transport-security'] !== undefined);
  assert.equal((await asked('http://cards.example', cookie)).status, 403);
  assert.equal((await asked('https://cards.example', `station.office-1=${key}`)).status, 401);
});

test('[FED-6] [S13] one station has a few lines of the feed; 700 of one sign are refused, and the others go on', async () => {
  const lines = Array.from({ length: 40 }, () =>
    request(`${floor.server.address}api/v1/feed?topics=meters`, { headers: sign.headers, agent: false }),
  );
  const answers = await Promise.all(
    lines.map(async line => {
      line.end();
      const [response] = (await once(line, 'response')) as [IncomingMessage];
      return response.statusCode;
    }),
  );
  assert.deepEqual(
    [answers.filter(status => status === 200).length, answers.filter(status => status === 409).length],
    [8, 32],
  );
  const other = request(`${floor.server.address}api/v1/feed?topics=meters`, {
    headers: floor.at('kiosk-1').headers,
    agent: false,
  });
  other.end();
  const [response] = (await once(other, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  for (const line of [...lines, other]) line.destroy();
});

test('[API-6] [S13] what anybody may look at has a rate by address', async t => {
  const server = new TestServer();
  t.after(() => server.end());
  await server.found(ADA);
  await server.start();
  const heard = await Promise.all(Array.from({ length: 80 }, () => server.ask('GET', '/openapi.json')));
  assert.equal(heard.filter(({ status }) => status === 200).length, 60);
  assert.equal(problemIn(heard.find(({ status }) => status === 429)!).code, 'too-many-requests');
  assert.equal(
    (await server.ask('GET', '/feed?topics=meters')).status,
    401,
    'and a feed without a station counts as a stranger',
  );
});

test('[LOT-11] [S13] a draw that was never drawn is refused without a look into the journal', async () => {
  for (const number of ['999999', '1']) {
    const heard = await sign.get(`/draws/${number}`);
    assert.deepEqual([heard.status, problemIn(heard).code], [404, 'no-such-thing'], number);
  }
  for (const number of ['0', '-1', '1e3', 'x']) {
    const heard = await sign.get(`/draws/${number}`);
    assert.deepEqual([heard.status, problemIn(heard).code], [400, 'number-not-understood'], number);
  }
});

test('[PPL-20] [S13] the same request waits for a second person once, and one person has twenty at most', async () => {
  const desk = floor.at('compliance-1');
  await desk.signOn(STAFF.con);
  const lock = {
    type: 'AskSecond',
    command: { type: 'ChangeRoles', person: 'dee', roles: ['dealer', 'floor'], department: 'card-room' },
  };
  const waiting = async () =>
    (JSON.parse((await desk.get('/requests?limit=1000')).text) as { rows: readonly object[] }).rows.length;
  const before = await waiting();
  for (let i = 0; i < 60; i++) {
    const heard = await desk.post('/commands', lock);
    assert.equal(heard.status, 200, heard.text);
  }
  assert.equal(await waiting(), before + 1, 'each takes the place of the one before');
  for (let i = 0; i < 19; i++) {
    const command = {
      ...lock.command,
      person: ['dee', 'fay', 'sue', 'cora', 'carl', 'ann', 'pam'][i % 7],
      roles: i < 7 ? ['dealer'] : i < 14 ? ['floor'] : ['cage'],
    };
    assert.equal((await desk.post('/commands', { type: 'AskSecond', command })).status, 200);
  }
  const more = { type: 'AskSecond', command: { ...lock.command, roles: ['auditor'], department: 'compliance' } };
  const refused = await desk.post('/commands', more);
  assert.deepEqual([refused.status, problemIn(refused).code], [409, 'requests-full'], refused.text);
  assert.equal((await desk.post('/commands', lock)).status, 200, 'asking for the same again is no more');
});

test('[API-19] [S13] heads of requests have ten seconds and a look every second; a line on which nothing moves is closed', () =>
  assert.deepEqual(LINES, {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    stillMs: 45_000,
    mostPerAddress: 256,
  }));

test('[API-19] [S13] who sends a letter at a time, or takes no answer, is cut off; who works is not', async t => {
  const server = new TestServer();
  t.after(() => server.end());
  await server.found(ADA);
  const times = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100, stillMs: 500 };
  await server.start({ lines: { ...LINES, ...times } });
  const { port } = new URL(server.address);
  const begun = performance.now();
  const slow = net.connect(Number(port), '127.0.0.1', () => slow.write('GET / HT'));
  const letters = setInterval(() => slow.write('x'), 50);
  const deaf = net.connect(Number(port), '127.0.0.1', () => {
    deaf.pause();
    deaf.write('GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(55));
  });
  for (const line of [slow, deaf]) line.on('error', () => undefined);
  await closed(slow);
  clearInterval(letters);
  assert.ok(performance.now() - begun < 5_000, 'the slow one');
  await rest(3_000); // Longer than a line may stay still, also where the machine has other work.
  deaf.resume();
  await closed(deaf);
  assert.ok(deaf.bytesRead < 55 * 200_000, 'the deaf one has not got everything');
  assert.equal((await plainly(`${server.address}health`)).status, 200);
});

test('[API-19] [S13] one address opens so many lines; this machine, where a proxy may be, as many as it wants', async t => {
  const { address, stop } = await serve({
    port: 0,
    host: '127.0.0.1',
    screensFolder: folder,
    lines: { ...LINES, mostPerAddress: 5 },
  });
  t.after(stop);
  const port = Number(new URL(address).port);
  const open = async (localAddress: string): Promise<boolean> => {
    const line = net.connect({ port, host: '127.0.0.1', localAddress });
    t.after(() => line.destroy());
    line.on('error', () => undefined);
    await once(line, 'connect');
    return Promise.race([closed(line).then(() => false), rest(300).then(() => true)]);
  };
  const others = await Promise.all(Array.from({ length: 8 }, () => open('127.0.0.2')));
  assert.equal(others.filter(Boolean).length, 5);
  const own = await Promise.all(Array.from({ length: 8 }, () => open('127.0.0.1')));
  assert.equal(own.filter(Boolean).length, 8);
});

test('[API-20] a certificate that ends soon is told at the start', async () => {
  const old = mkdtempSync(path.join(tmpdir(), 'houseway-old-'));
  const now = Temporal.Now.instant().subtract({ hours: 24 * 380 });
  makeCertificates({ folder: old, house: 'Old', names: ['localhost'], port: 1, isAnew: true, now });
  const { serverKey, serverCertificate } = certificateFiles(old);
  const said: string[] = [];
  const { stop } = await serve({
    port: 0,
    screensFolder: folder,
    tls: { key: serverKey, cert: serverCertificate },
    say: sentence => said.push(sentence),
  });
  await stop();
  rmSync(old, { recursive: true });
  assert.match(said.join(), /server\.crt expires on 20\d\d-\d\d-\d\d\. Make a new one/);
});

test('[API-11] TLS 1.2 at least, and no key exchange without forward secrecy', async t => {
  const { address, stop } = await serve({
    port: 0,
    screensFolder: folder,
    tls: { key: FILES.serverKey, cert: FILES.serverCertificate },
  });
  t.after(stop);
  const port = Number(new URL(address).port);
  const line = connect({ port, host: '127.0.0.1', servername: 'localhost', ca: CA });
  await once(line, 'secureConnect');
  assert.match(line.getProtocol() ?? '', /^TLSv1\.[23]$/);
  line.destroy();
});
