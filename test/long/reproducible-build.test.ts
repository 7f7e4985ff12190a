import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '..', '..');

const hashesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(path.join(folder, name)).isFile())
    .sort()
    .map(
      name =>
        `${name} ${createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex')}`,
    );

test('[OPS-19] the screens built twice from the same files are the same to the last byte', t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-build-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [one, other] = ['one', 'other'].map(name => {
    const out = path.join(folder, name);
    const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    execFileSync(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'error'], { cwd: ROOT });
    return hashesOf(out);
  });
  assert.ok(one!.length > 100, `${one!.length} files`);
  assert.deepEqual(one, other);
});
