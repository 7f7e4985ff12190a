// Writes the id of the fold, after a change of what events come to: npm run fold.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldOfGolden } from '../test/golden/fold.ts';

const FILE = path.join(import.meta.dirname, '..', 'src', 'server', 'house', 'fold.ts');

writeFileSync(
  FILE,
  `/**
 * Snapshots of another fold are not read. Written by \`npm run fold\`: a hash of the states that the golden journals
 * go through, so that it is new whenever these are. A test says when it is out of date. JRN-22
 */
export const FOLD = '${await foldOfGolden()}';
`,
);
