import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { screenSources } from '../scripts/setup.js';
import { filesIn, sourcesIn } from './tidy/sources.ts';

const root = path.join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const { imports: DOORS } = JSON.parse(textOf('package.json')) as { imports: Readonly<Record<string, string>> };

/** `#core/money` is src/core/money/index.ts. */
const behindDoor = (target: string): string => {
  const door = Object.keys(DOORS).find(name => new RegExp(`^${name.replace('*', '.+')}$`).test(target));
  assert.ok(door !== undefined, `${target} is no door of package.json`);
  const [before = '', after = ''] = door.split('*');
  const inside = target.slice(before.length, target.length - after.length);
  return path.posix.normalize(door.includes('*') ? DOORS[door]!.replace('*', inside) : DOORS[door]!);
};

const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  /\bimport\(['"]([^'"]+)['"]\)/g,
  /<script[^>]* src="([^"]+)"/g,
];

/** Files of ours that a file needs at run time; types are gone by then. */
const neededBy = (file: string): readonly string[] => {
  const targets = IMPORTS.flatMap(pattern => [...textOf(file).matchAll(pattern)].map(match => match[1]!));
  return targets.flatMap(target => {
    if (target.startsWith('#')) return [behindDoor(target)];
    // What follows a question mark tells the build how to bring it.
    const own = target.replace(/\?.*$/, '');
    return own.startsWith('.') ? [path.posix.join(path.posix.dirname(file), own)] : [];
  });
};

test('[ARC-21] setup watches every file that a page needs, whatever folder it is in', () => {
  const watched: ReadonlySet<string> = new Set(screenSources());
  const reached = new Set(filesIn('src/web/*/index.html'));
  assert.ok(reached.size > 5);
  for (const file of reached) for (const needed of neededBy(file)) reached.add(needed);
  assert.deepEqual(
    [...reached].filter(file => !watched.has(file)),
    [],
  );
  for (const folder of ['src/web/kit/', 'src/core/', 'src/api/']) {
    assert.ok(
      [...reached].some(file => file.startsWith(folder)),
      folder,
    );
  }
  for (const kept of ['vite.config.ts', 'package-lock.json', 'src/web/public']) assert.ok(watched.has(kept), kept);
});

test('[ARC-21] setup does not watch tests, nor what only the server needs', () => {
  const watched = screenSources();
  assert.deepEqual(
    watched.filter(file => file.endsWith('.test.ts') || (file.startsWith('src/server/') && !file.includes('/texts/'))),
    [],
  );
  assert.deepEqual(
    watched.filter(file => !existsSync(path.join(root, file))),
    [],
  );
  assert.ok(watched.length < sourcesIn('src/**/*.{ts,tsx,css,html}').length);
});
