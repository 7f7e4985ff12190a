import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fromOsv, readSnapshot, versionOrder, weaknesses } from '../scripts/advisories.ts';
import { licensesPage, PACKAGES, sbom } from '../scripts/sbom.ts';
import { foundIn } from './cli/found.ts';

const ROOT = path.join(import.meta.dirname, '..');
const { allowScripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly allowScripts: Readonly<Record<string, boolean>>; // Our own file.
};

const REGISTRY = 'https://registry.npmjs.org/';

test('[S30] [OPS-19] a house starts with the packages for production alone', async t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-production-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const part of ['src', 'rulebook', 'demo', 'bin', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  mkdirSync(path.join(folder, 'dist', 'web'), { recursive: true });
  writeFileSync(path.join(folder, 'dist', 'web', 'index.html'), '<!doctype html>');
  const top = PACKAGES.filter(({ isDevelopment }) => !isDevelopment);
  for (const name of new Set(top.map(one => one.name))) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
  const data = path.join(folder, 'data');
  await foundIn(data);
  const main = path.join(folder, 'src', 'cli', 'main.ts');
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', data], { cwd: folder });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  const ended = once(child, 'exit');
  const stop = setInterval(() => {
    if (!/http:\/\/localhost:\d+/.test(said.join(''))) return;
    clearInterval(stop);
    child.kill('SIGTERM');
  }, 50);
  const [code] = await ended;
  assert.equal(code, 0, said.join(''));
  assert.match(said.join(''), /Self-check passed/);
});

test('[S30] [OPS-19] every package comes with its hash from one registry, and only listed ones may run a script at install', () => {
  const wrong = PACKAGES.filter(
    // Without an address it comes from the registry that npm is set to.
    ({ integrity = '', resolved = REGISTRY }) => !integrity.startsWith('sha512-') || !resolved.startsWith(REGISTRY),
  );
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
  const scripted = PACKAGES.filter(
    ({ hasInstallScript, isDevelopment }) => hasInstallScript === true && !isDevelopment,
  );
  assert.deepEqual(
    scripted.map(({ name }) => name),
    Object.keys(allowScripts).filter(name => allowScripts[name]),
  );
});

test('[S30] [OPS-19] the list of components and that of licenses are those of package-lock.json', () => {
  assert.equal(readFileSync(path.join(ROOT, 'docs', 'sbom.cdx.json'), 'utf8'), sbom());
  assert.equal(readFileSync(path.join(ROOT, 'docs', 'licenses.md'), 'utf8'), licensesPage());
  const known = /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|OFL-1\.1)( (OR|AND) .*)?\)?$/;
  const unknown = PACKAGES.filter(({ isDevelopment, license }) => !isDevelopment && !known.test(license));
  assert.deepEqual(
    unknown.map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});

test('[S30] [OPS-19] no package has a known weakness that nobody has looked into', () => {
  const snapshot = readSnapshot();
  assert.deepEqual(weaknesses(PACKAGES, snapshot), []);
  assert.match(snapshot.taken, /^20\d\d-\d\d-\d\d$/);
  const before = PACKAGES.map(one => (one.name === 'kysely' ? { ...one, version: '0.28.16' } : one));
  assert.equal(weaknesses(before, snapshot).length, 3, 'what was known of the version before is found');
});

test('[OPS-19] versions are ordered as npm orders them, and advisories are read as OSV publishes them', () => {
  const inOrder = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0'];
  const all = [...inOrder, '1.0.1', '1.2.0', '1.10.0', '2.0.0'];
  for (const [place, version] of all.entries())
    for (const [other, beside] of all.entries())
      assert.equal(Math.sign(versionOrder(version, beside)), Math.sign(place - other), `${version} ${beside}`);
  const affected = (name: string, events: readonly Record<string, string>[]) => [
    { package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] },
  ];
  const files = [
    { id: 'GHSA-b', summary: 'B', affected: affected('pg', [{ introduced: '0' }, { fixed: '2.0.0' }]) },
    { id: 'GHSA-a', affected: affected('pg', [{ introduced: '3.0.0' }, { last_affected: '3.1.4' }]) },
    { id: 'GHSA-c', affected: affected('unknown', [{ introduced: '0' }]) },
    { id: 'GHSA-d', withdrawn: '2026-01-01T00:00:00Z', affected: affected('pg', [{ introduced: '0' }]) },
  ];
  const advisories = fromOsv(files, [{ name: 'pg' }]);
  assert.deepEqual(
    advisories.map(({ id }) => id),
    ['GHSA-a', 'GHSA-b'],
  );
  const found = ['1.9.9', '2.0.0', '3.0.0', '3.1.4', '3.1.5'].filter(
    version => weaknesses([{ name: 'pg', version }], { advisories }).length > 0,
  );
  assert.deepEqual(found, ['1.9.9', '3.0.0', '3.1.4']);
});
