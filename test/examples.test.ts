import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { houseway } from './cli/houseway.ts';

const root = path.join(import.meta.dirname, '..');

type Example = { readonly command: string; readonly output: string };

/** Commands in console blocks, `$ ` before each, with what they print below. */
const examplesIn = (text: string): readonly Example[] => {
  const blocks = [...text.matchAll(/```console\n([\s\S]*?)```/g)].map(match => match[1]!);
  return blocks
    .flatMap(block => block.split(/^\$ /m).slice(1))
    .map(part => {
      const end = part.indexOf('\n');
      return { command: part.slice(0, end), output: part.slice(end + 1) };
    });
};

/** What needs no shell needs no process either. */
const run = async (command: string): Promise<string> => {
  const [, plain] = /^npx houseway ([^'"`$|;&<>*]+)$/.exec(command) ?? [];
  if (plain !== undefined) return (await houseway(...plain.split(' '))).stdout;
  const ours = command.replaceAll('npx houseway', `"${process.execPath}" src/cli/main.ts`);
  return spawnSync('bash', ['-c', ours], { cwd: root, encoding: 'utf8' }).stdout;
};

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

for (const page of pages.sort()) {
  for (const { command, output } of examplesIn(readFileSync(path.join(root, page), 'utf8'))) {
    test(`${page}: $ ${command}`, async () => assert.equal(await run(command), output));
  }
}

test('the pages have examples', () => {
  assert.ok(pages.some(page => examplesIn(readFileSync(path.join(root, page), 'utf8')).length > 0));
});

test('every link between the pages leads to a file', () => {
  const broken = pages.flatMap(page => {
    const links = [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    const targets = links.map(link => path.join(path.dirname(page), link[1]!));
    return targets.filter(target => globSync(target, { cwd: root }).length === 0).map(target => `${page}: ${target}`);
  });
  assert.deepEqual(broken, []);
});
