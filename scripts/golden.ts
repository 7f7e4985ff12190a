// Records the golden journals of this release, or adds journals for new kinds of events to them: npm run golden.
// Each later release replays them to the same summaries. `node scripts/golden.ts walk-hi-lo` looks at these tests only.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseEvent } from '#core/house';
import { readPlan, Simulation, setUp } from '#server/demo';
import { writeBackup } from '#server/house';
import { openJournal, type Place } from '#server/journal';
import { now, openDemoHouse } from '../test/demo/house.ts';
import { eventsIn, GOLDEN, goldenJournals, replayed, summaryFileOf, throughStore } from '../test/golden/journals.ts';
import { type Section, type Sections, type Summary, summaryOf } from '../test/golden/summary.ts';
import { roomsOfTests, scenarios, seldom, weeks } from './golden/candidates.ts';
import type { Chapter } from './golden/chapter.ts';
import { chosen, ONLY_KINDS } from './golden/choose.ts';

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8'));
const RELEASE = path.join(GOLDEN, String(version));
/** About an hour and a half of a house of sixty tables. */
const PLAYED_MS = 1_200;
const SPEED = 100;

const inFolder = async <Value>(work: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-golden-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const keep = (place: Place, name: string, houseFile: string, isDemo: boolean): Promise<unknown> =>
  writeBackup(place, fileOf(name), { isDemo, houseFile, kept: async () => [] }, () => undefined);

const fileOf = (name: string): string => path.join(RELEASE, `${name}.backup`);

/** A demonstration as it is set up, and as it is played. */
const recordDay = (): Promise<Chapter> =>
  inFolder(async folder => {
    const opened = await openDemoHouse(folder, true);
    const plan = await readPlan();
    const { house, clock, people } = opened;
    await setUp({ house, plan, clock, ...people });
    const say = (sentence: string): void => console.log(sentence);
    const simulation = new Simulation({ house, plan, now, seed: 'golden', speed: SPEED, say });
    await sleep(PLAYED_MS);
    await simulation.stop();
    await opened.close();
    const houseFile = readFileSync(path.join(folder, 'house.json'), 'utf8');
    await keep({ type: 'sqlite', folder }, 'day', houseFile, true);
    return { name: 'day', houseFile, done: [{ atMs: 0, actor: '', events: await eventsIn(fileOf('day')) }] };
  });

const record = ({ name, houseFile, done }: Chapter): Promise<void> =>
  inFolder(async folder => {
    const place: Place = { type: 'sqlite', folder };
    const journal = await openJournal<HouseEvent>(place);
    for (const [number, command] of done.filter(({ events }) => events.length > 0).entries()) {
      await journal.commit(`c-${number + 1}`, () => ({ ok: true, station: 'desk', result: null, ...command }));
    }
    await journal.close();
    await keep(place, name, houseFile, false);
  });

const summarize = (name: string): Promise<void> =>
  inFolder(async folder => {
    const file = fileOf(name);
    const { house, ended } = await replayed(file);
    const { reports } = await throughStore(file, { type: 'sqlite', folder });
    writeFileSync(summaryFileOf(file), textOf({ house: summaryOf(house), ended, reports }));
    console.log(`${name}: ${statSync(file).size} bytes, summary ${statSync(summaryFileOf(file)).size}`);
  });

/** JSON with a line for each thing, so that a difference is a line. */
const textOf = ({ house, ended, reports }: Summary): string =>
  `{\n"house": ${sectionsText(house)},\n"ended": ${sectionText(ended)},\n"reports": ${sectionsText(reports)}\n}\n`;

const sectionsText = (sections: Sections): string => `{\n${entries(sections, value => sectionText(value))}\n}`;

const sectionText = (section: Section): string =>
  Object.keys(section).length === 0 ? '{}' : `{\n${entries(section, value => JSON.stringify(value))}\n}`;

const entries = <Value>(things: Readonly<Record<string, Value>>, text: (value: Value) => string): string =>
  Object.entries(things)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}: ${text(value)}`)
    .join(',\n');

/** What was recorded stays as it is: a journal that changes proves nothing. */
const recorded = async (): Promise<readonly Chapter[]> =>
  Promise.all(
    goldenJournals().map(async ({ name, file }) => ({
      name: path.basename(name),
      houseFile: '',
      done: [{ atMs: 0, actor: '', events: await eventsIn(file) }],
    })),
  );

const candidates = async (): Promise<readonly Chapter[]> => [
  ...seldom(),
  ...roomsOfTests(process.argv.slice(2)),
  ...(await scenarios()),
];

/** Journals beside those of this release, for kinds of events that none of them holds. */
const addMissing = async (): Promise<readonly Chapter[]> => {
  const before = await recorded();
  const taken = new Set(before.map(({ name }) => name));
  const added = chosen(before, await candidates(), ONLY_KINDS).slice(before.length);
  return added.map(chapter => ({ ...chapter, name: freeName(chapter.name, taken) }));
};

/** What was recorded under a name stays: the same room later has another. */
const freeName = (name: string, taken: ReadonlySet<string>): string =>
  taken.has(name) ? freeName(`${name}-again`, taken) : name;

/** The first journals of a release. */
const begin = async (): Promise<readonly Chapter[]> => {
  mkdirSync(RELEASE, { recursive: true });
  return chosen([await recordDay(), weeks()], await candidates());
};

const isBegun = existsSync(RELEASE);
const all = isBegun ? await addMissing() : await begin();
for (const chapter of all) if (isBegun || chapter.name !== 'day') await record(chapter);
for (const { name } of all) await summarize(name);
