import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '#core/words';
import { HELP } from '../src/web/kit/help/texts/en.ts';
import { filesIn } from './tidy/sources.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** A first run has its own steps on the screen, and the check of a draw is one question. */
const WITHOUT = new Set(['opening', 'verify']);
const DOCS: Readonly<Record<string, string>> = { practice: 'docs/practice.md' };

test('[SCR-1] every screen has a help of five lines, in every language', async () => {
  const screens = filesIn('src/web/*/index.html').map(file => file.split('/')[2]!);
  const known = new Set(Object.keys(HELP));
  assert.deepEqual(
    screens.filter(screen => !WITHOUT.has(screen) && !known.has(screen)),
    [],
  );
  for (const language of LANGUAGES) {
    const texts = (await import(`../src/web/kit/help/texts/${language.toLowerCase()}.ts`)) as {
      readonly HELP: typeof HELP;
    };
    for (const [page, lines] of Object.entries(texts.HELP)) assert.equal(new Set(lines).size, 5, `${language} ${page}`);
  }
});

for (const [page, lines] of Object.entries(HELP)) {
  test(`[SCR-1] the handbook's page of ${page} begins with the same five lines`, () => {
    const file = path.join(ROOT, DOCS[page] ?? `docs/stations/${page}.md`);
    assert.ok(existsSync(file), file);
    const [, list = ''] = readFileSync(file, 'utf8').split('## In five lines\n\n');
    assert.deepEqual(
      list.split('\n').slice(0, 5),
      lines.map((line, place) => `${place + 1}. ${line}`),
    );
  });
}
