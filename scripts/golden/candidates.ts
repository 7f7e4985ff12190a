import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { THROUGH_HOUSE } from '../../test/conformance/through-house.ts';
import { SETTINGS } from '../../test/house/room.ts';
import { randomHistory } from '../../test/reports/random-house.ts';
import { type Chapter, houseFileOf } from './chapter.ts';
import { seldomSeen } from './seldom.ts';
import { chaptersNamed } from './witness.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const SCENARIOS = path.join(ROOT, 'test', 'fixtures', 'conformance');

/** Some weeks of a house that does as it likes. */
export const weeks = (): Chapter => ({
  name: 'weeks',
  houseFile: houseFileOf(SETTINGS),
  done: randomHistory('golden 2', 100),
});

export const seldom = (): readonly Chapter[] => {
  seldomSeen();
  return chaptersNamed('seldom');
};

/** Every room of the tests that need no server, or of those whose path has one of the parts, after they have passed. */
export const roomsOfTests = (parts: readonly string[]): readonly Chapter[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-golden-'));
  try {
    const isAsked = (file: string): boolean => parts.length === 0 || parts.some(part => file.includes(part));
    const files = globSync('{src,test}/**/*.test.ts', { cwd: ROOT }).filter(isAsked).filter(isAboutRooms).sort();
    if (files.length === 0) throw new Error('No test with rooms has such a path.');
    const witness = path.join(import.meta.dirname, 'witness.ts');
    const args = ['--test', '--test-reporter=dot', '--import', witness, ...files];
    const { status } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, GOLDEN_FOLDER: folder },
    });
    if (status !== 0) throw new Error('A test has failed: nothing is recorded of a house that is not in order.');
    return globSync('*.json', { cwd: folder })
      .sort()
      .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Chapter[]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const ROOM = /\/(?:room|game-room|promotions|walk|hands|computed|random-commands|earned-refusals)\.ts'/;

const isAboutRooms = (file: string): boolean => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return !file.includes('/long/') && !file.includes('/e2e/') && ROOM.test(text) && !text.includes("'#server/");
};

type Scenario = { readonly id: string; readonly kind: string };

/** Every scenario of the conformance set in which something happens. */
export const scenarios = async (): Promise<readonly Chapter[]> => {
  const played = globSync('*.json', { cwd: SCENARIOS })
    .sort()
    .flatMap(file => JSON.parse(readFileSync(path.join(SCENARIOS, file), 'utf8')) as readonly Scenario[])
    .filter(({ kind }) => Object.hasOwn(THROUGH_HOUSE, kind))
    .map(async scenario => ({
      name: scenario.id,
      houseFile: houseFileOf(SETTINGS),
      done: [{ atMs: AT_MS, actor: 'ann', events: (await THROUGH_HOUSE[scenario.kind]!(scenario)).events }],
    }));
  return (await Promise.all(played)).filter(({ done }) => done.every(({ events }) => events.length > 0));
};

const AT_MS = Date.parse('2026-03-02T18:00:00Z');
