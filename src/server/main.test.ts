import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openJournal } from '#server/journal';
import { openPrivate, readPepper } from '#server/private';
import { CannotServe, DEFAULTS, readConfig, serve } from './main.ts';
import { zoneObjection } from './time-zones.ts';

const screensFolder = await mkdtemp(join(tmpdir(), 'houseway-screens-'));
after(() => rm(screensFolder, { recursive: true }));
await mkdir(join(screensFolder, 'home'));
await writeFile(join(screensFolder, 'home', 'index.html'), 'home');

const OPTIONS: readonly [args: string[], env: NodeJS.ProcessEnv, options: object, why: string][] = [
  [[], {}, {}, 'nothing asked, so the defaults'],
  [['--port', '5000'], {}, { port: 5000 }, 'the port of the command line'],
  [['--port=5000', '--host', '0.0.0.0'], {}, { port: 5000, host: '0.0.0.0' }, 'open to the network'],
  [[], { PORT: '6000', HOUSEWAY_HOST: '::' }, { port: 6000, host: '::' }, 'the environment'],
  [['--port', '5000'], { PORT: '6000' }, { port: 5000 }, 'the command line goes before the environment'],
  [[], { PORT: '' }, {}, 'an empty setting is none'],
];
for (const [args, env, options, why] of OPTIONS) {
  test(`${[...args, JSON.stringify(env)].join(' ')}: ${why}`, () => {
    const { house: _, ...read } = readConfig(args, env);
    assert.deepEqual(read, options);
  });
}

const DATABASE = 'postgres://houseway@db/house';
const database = (schema: string) => ({ type: 'postgres', url: DATABASE, schema, leaseMs: 3_000 });
const PLACES: readonly [args: string[], env: NodeJS.ProcessEnv, house: object][] = [
  [[], {}, { place: { type: 'sqlite', folder: 'data' }, file: 'data/house.json', mayFollow: false }],
  [
    ['--data', 'd'],
    { DATABASE_URL: DATABASE },
    { place: { type: 'sqlite', folder: 'd' }, file: 'd/house.json', mayFollow: false },
  ],
  [
    ['--standby'],
    { HOUSEWAY_DATA: 'e' },
    { place: { type: 'sqlite', folder: 'e' }, file: 'e/house.json', mayFollow: true },
  ],
  [[], { DATABASE_URL: DATABASE }, { place: database('houseway'), file: 'data/house.json', mayFollow: true }],
  [
    ['--database-url', DATABASE, '--schema', 'bay', '--house', 'h'],
    {},
    { place: database('bay'), file: 'h', mayFollow: true },
  ],
];
for (const [args, env, house] of PLACES) {
  test(`[OPS-1] ${[...args, JSON.stringify(env)].join(' ')} says where the house is`, () =>
    assert.deepEqual(readConfig(args, env).house, house));
}

test('[API-11] server.json fills in what neither the command line nor the environment says', async () => {
  const folder = join(screensFolder, 'configured');
  await mkdir(folder);
  await writeFile(
    join(folder, 'server.json'),
    '{"port": 5000, "host": "0.0.0.0", "stationRate": 20, "logLevel": "info"}',
  );
  const { house: _, ...read } = readConfig(['--data', folder, '--host', '::1'], { PORT: '6000' });
  assert.deepEqual(read, { port: 6000, host: '::1', stationRate: 20, logLevel: 'info' });
});

const FILES: readonly [json: string, sentences: RegExp][] = [
  ['{"prot": 1}', /^server\.json has no setting prot\. Choose from port, host, /],
  ['[1]', /has to be a JSON object, for example/],
  ['{"port": ', /has to be a JSON object, for example/],
  ['{"logLevel": "loud", "stationRate": 0}', /There is no log level loud.*\n0 isn't a number of requests per second/],
  ['{"tlsKey": "k.pem"}', /^TLS needs both files/],
  ['{"metricsToken": "short"}', /at least 16 characters/],
];
for (const [json, sentences] of FILES) {
  test(`[API-11] ${json} in server.json is told in a sentence for each mistake`, async () => {
    const folder = await mkdtemp(join(screensFolder, 'mistaken-'));
    await writeFile(join(folder, 'server.json'), json);
    assert.throws(
      () => readConfig(['--data', folder], {}),
      error => error instanceof CannotServe && sentences.test(error.message),
    );
  });
}

const MISTAKES: readonly [args: string[], sentence: RegExp][] = [
  [['--port', 'http'], /^http isn't a port\. Choose a number from 1 to 65535/],
  [['--port', '70000'], /^70000 isn't a port\./],
  [['--config', '/nowhere/server.json'], /^\/nowhere\/server\.json can't be read\. There is no such file\.$/],
  [['--log-level', 'loud'], /^There is no log level loud\. Choose from fatal, /],
  [['--tls-key', 'k.pem'], /^TLS needs both files/],
  [
    ['--prot', '5000'],
    /^These options aren't known: --prot 5000\. Choose from --port, --host, --insecure, --standby, /,
  ],
  [['--data', 'd', '--database-url', DATABASE], /^Name a folder with --data or a database, not both\.$/],
  [['--database-url', 'mysql://db'], /^Name a database as postgres:/],
  [['--database-url', DATABASE, '--schema', 'Bay 101'], /^Bay 101 can't be the name of a schema/],
];
for (const [args, sentence] of MISTAKES) {
  test(`${args.join(' ')} is told in a sentence`, () =>
    assert.throws(
      () => readConfig(args, {}),
      error => error instanceof CannotServe && sentence.test(error.message),
    ));
}

test('it listens on this machine only unless told otherwise', () => assert.equal(DEFAULTS.host, '127.0.0.1'));

test('the server answers at its address until it is stopped', async () => {
  const { address, stop } = await serve({ port: 0, screensFolder });
  assert.equal(await (await fetch(address)).text(), 'home');
  await stop();
  await assert.rejects(fetch(address));
});

test('[API-13] metrics are counted, and readiness is told apart from health', async () => {
  const { address, stop } = await serve({ port: 0, screensFolder });
  const metrics = await fetch(`${address}metrics`);
  assert.match(metrics.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  assert.match(await metrics.text(), /# TYPE houseway_requests_total counter/);
  assert.equal((await fetch(`${address}health`)).status, 200);
  assert.equal((await fetch(`${address}ready`)).status, 503, 'without a house there is nobody to take commands');
  await stop();
});

test('[API-12] this runtime tells the right local time', () => assert.equal(zoneObjection(), undefined));

test('[API-11] TLS files that are none are told before it starts', async () => {
  const tls = { key: join(screensFolder, 'none.key'), cert: join(screensFolder, 'none.cert') };
  await assert.rejects(serve({ port: 0, screensFolder, tls }), /^Error: TLS can't be used with .*none\.key/);
});

test('a taken port is refused with a sentence that names another', async () => {
  const { address, stop } = await serve({ port: 0, screensFolder });
  const port = Number(new URL(address).port);
  const taken = new RegExp(
    `^Another program already uses port ${port},.*choose another port: npm start -- --port ${port + 1}$`,
  );
  await assert.rejects(
    serve({ port, screensFolder }),
    error => error instanceof CannotServe && taken.test(error.message),
  );
  await stop();
});

test('without built screens it says how to build them', async () => {
  const missing = join(screensFolder, 'missing');
  await assert.rejects(serve({ port: 0, screensFolder: missing }), /aren't built yet\. Run npm run build/);
});

test('as a program it says where it is, and stops with code 0 when told to', async () => {
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const place = { type: 'sqlite', folder: join(screensFolder, 'data') } as const;
  await readPepper(place, {});
  await writeFile(join(place.folder, 'house.json'), '{"name":"Harbor Card Club"}');
  await (await openPrivate(place)).close();
  await (await openJournal(place)).close();
  const run = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', join(screensFolder, 'data')], {
    stdio: 'pipe',
  });
  const [line] = await once(run.stdout, 'data');
  assert.match(String(line), /^Houseway is at (http:\/\/localhost:\d+\/)\nThe hand explorer is at \1hands\/\n$/);
  run.kill('SIGTERM');
  assert.deepEqual(await once(run, 'exit'), [0, null]);
});
