// Writes the chances of all rows that take longer than a page may wait: src/core/odds/counted/counted.data.ts.
// `node scripts/odds-counted.ts` works out what is missing or has changed; it takes an hour. When it is stopped, what
// was counted so far is kept, and the next run goes on after it.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { COUNTED } from '#core/odds/counted';
import { chancesOf, countedLine, gamesOf } from '#core/odds/house';
import type { Activity } from '#core/rulebook';
import { RULEBOOK } from '../rulebook/index.ts';

const FILE = fileURLToPath(new URL('../src/core/odds/counted/counted.data.ts', import.meta.url));
/** What is quicker than this, a page works out by itself. */
const QUICK_MS = 100;

/** The first chart of each group, and each other one in its place. */
export const questionsOf = (activity: Activity): readonly Readonly<Record<string, string>>[] => {
  const groups = [
    ...Map.groupBy(
      activity.charts.filter(({ group }) => group),
      ({ group }) => group,
    ).values(),
  ];
  const first = groups.map(charts => charts[0]!.key);
  const choices = groups.flatMap((charts, at) => charts.map(({ key }) => first.with(at, key).join(',')));
  const charts = [...new Set([first.join(','), ...choices])];
  return gamesOf(activity).flatMap(game => charts.map(chart => ({ game, ...(chart !== '' && { chart }) })));
};

const work = async (): Promise<void> => {
  const kept: Record<string, readonly string[]> = {};
  for (const activity of RULEBOOK) {
    for (const given of questionsOf(activity)) {
      const question = chancesOf(activity, given);
      if (!question.ok || kept[question.value.key] !== undefined) continue;
      const { key, chances } = question.value;
      const started = performance.now();
      const known = COUNTED[key];
      console.log(`${activity.id} ${Object.values(given).join(' ')}${known === undefined ? ' …' : ''}`);
      const lines = known ?? chances().map(countedLine);
      const took = performance.now() - started;
      if (known !== undefined || took > QUICK_MS) kept[key] = lines;
      if (known !== undefined) continue;
      console.log(`  ${Math.round(took)} ms`);
      await write({ ...COUNTED, ...kept });
    }
  }
  // What nothing asks for any more is left out.
  await write(kept);
};

const write = (kept: Readonly<Record<string, readonly string[]>>): Promise<void> => {
  const rows = Object.entries(kept).map(
    ([key, lines]) =>
      `  '${key}': [\n${lines.map(line => `    ${JSON.stringify(line).replaceAll("'", "\\'").replace(/^"|"$/g, "'")},\n`).join('')}  ],\n`,
  );
  return writeFile(
    FILE,
    `// Written by scripts/odds-counted.ts.\nexport const COUNTED: Readonly<Record<string, readonly string[]>> = {\n${rows.join('')}};\n`,
  );
};

if (import.meta.main) {
  await work();
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
}
