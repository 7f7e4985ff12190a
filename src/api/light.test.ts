import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

test('what screens import of it brings no package and no code of the core along', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const [, isType, from] of text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gm)) {
      if (isType !== undefined) continue;
      assert.ok(from!.startsWith('./'), `${file} imports code of ${from}`);
      visit(from!.slice(2));
    }
  };
  visit('index.ts');
  assert.deepEqual([...seen].sort(), ['call.ts', 'index.ts', 'problem.ts', 'reads.ts']);
});
