// Writes docs/insiders.md: what one person can do alone, as everybody at every station has tried it. Takes a minute.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { insidersPage } from '../test/insiders/page.ts';

writeFileSync(path.join(import.meta.dirname, '..', 'docs', 'insiders.md'), await insidersPage());
