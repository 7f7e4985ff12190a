// Every size, theme and language of the screens of which `npm test` sees a sample.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTogether } from '../../scripts/tests/together.ts';

process.env['TEST_WHOLE'] = '1';
const folder = path.join(import.meta.dirname, '..', 'e2e');
const files = readdirSync(folder)
  .filter(name => name.endsWith('.test.ts'))
  .map(name => path.join(folder, name));
// What they sample themselves, and what axe samples for them.
runTogether(files.filter(file => /\/(?:whole|axe)\.ts'/.test(readFileSync(file, 'utf8'))));
