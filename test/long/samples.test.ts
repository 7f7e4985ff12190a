// All of what `npm test` takes a sample of, but for the screens, which `looks.test.ts` goes through.
import path from 'node:path';
import { runTogether } from '../../scripts/tests/together.ts';
import { sourcesIn } from '../tidy/sources.ts';

process.env['TEST_WHOLE'] = '1';
const tests = sourcesIn('{src,test}/**/*.test.ts').filter(({ text }) => /whole\.ts'|\['TEST_WHOLE'\]/.test(text));
const ours = tests.filter(({ file }) => !/^test\/(e2e|long)\//.test(file));
runTogether(ours.map(({ file }) => path.join(import.meta.dirname, '..', '..', file)));
