/** `npm run bench` runs every section, `npm run bench -- hands` one of them. */
import { type Section, showGoals } from './measure.ts';

const SECTIONS: Readonly<Record<string, () => Promise<{ section: Section }>>> = {
  feed: () => import('./feed.ts'),
  hands: () => import('./hands.ts'),
  house: () => import('./house.ts'),
  journal: () => import('./journal.ts'),
  odds: () => import('./odds.ts'),
  reports: () => import('./reports.ts'),
  rounds: () => import('./rounds.ts'),
  server: () => import('./server.ts'),
  'server-hour': () => import('./server-hour.ts'),
  shapes: () => import('./shapes.ts'),
  sign: () => import('./sign.ts'),
};

/** Takes minutes: only when it is asked for. */
const LONG = ['server-hour'];

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`No section is called ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : Object.keys(SECTIONS).filter(one => !LONG.includes(one))) {
  const { section } = await SECTIONS[name]!();
  console.log(`\n## ${name}\n`);
  const { goals, wrongAnswers } = await section();
  showGoals(goals);
  for (const wrong of wrongAnswers) console.error(`WRONG: ${wrong}`);
  // Slow is a pity, wrong is a failure.
  if (wrongAnswers.length > 0) process.exitCode = 1;
}
