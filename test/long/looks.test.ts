// Every size, theme and language of the screens of which `npm test` sees a sample.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTogether } from '../../scripts/tests/together.ts';

process.env['TEST_WHOLE'] = '1';
const folder = path.join(import.meta.dirname, '..', 'e2e');
const files = readdirSync(folder).map(name => path.join(folder, name));
runTogether(files.filter(file => readFileSync(file, 'utf8').includes('whole.ts')));
