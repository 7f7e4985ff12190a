import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { wholeOffering } from '#core/rulebook';
import { ruleSheet } from '#core/sheet';
import { readPlan } from '#server/demo';
import { HouseService, readHouseFile } from '#server/house';
import { openReports, reportCsv, reportJson } from '#server/reports';
import { JURISDICTIONS } from '../rulebook/index.ts';
import { readConfig } from '../src/server/main.ts';
import { clubCardHtml, sheetHtml, sheetText } from '../src/sheets/index.ts';
import { folderFor, now, openDemoHouse } from './demo/house.ts';

const openReal = async (folder: string): Promise<void> => {
  const settings = await readHouseFile(path.join(folder, 'house.json'));
  const place = { type: 'sqlite', folder } as const;
  const options = { place, settings, mayFollow: false, now, snapshotEvery: 1_000, say: () => undefined };
  await (await HouseService.start(options)).stop();
};

test('[DEM-5] a demonstration is not opened as a real house, whatever its house file says later', async t => {
  const folder = folderFor(t);
  await (await openDemoHouse(folder)).close();
  writeFileSync(path.join(folder, 'house.json'), '{}');
  await assert.rejects(openReal(folder), /this is a demo/);
});

test('[DEM-5] [REG-S2] a real house never becomes a demonstration, neither by its file nor by --demo', async t => {
  const folder = folderFor(t);
  await openReal(folder);
  await assert.rejects(openDemoHouse(folder), /a real house/);
  await assert.rejects(openDemoHouse(folder, true), /a real house/);
  assert.ok(existsSync(path.join(folder, 'journal.sqlite')));
  copyFileSync('demo/house.json', path.join(folder, 'house.json'));
  await assert.rejects(openReal(folder), /a real house/);
});

test('[DEM-5] a house file without the mark is refused before anything is written', async t => {
  const folder = folderFor(t);
  writeFileSync(path.join(folder, 'house.json'), '{"name": "Harbor"}');
  await assert.rejects(openDemoHouse(folder), /sets up a real house/);
  assert.equal(existsSync(path.join(folder, 'journal.sqlite')), false);
});

test('[DEM-6] --fresh starts over, but not while another process runs it', async t => {
  const folder = path.join(folderFor(t), 'demo');
  const first = await openDemoHouse(folder);
  const notice = { type: 'PostNotice', words: 'DEMO' } as const;
  await first.house.handle(notice, { key: 'n', station: 'n', actor: { id: 'test', role: 'test' } });
  assert.equal(first.house.durable, 1);
  await assert.rejects(openDemoHouse(folder, true), { code: 'journal-taken' });
  await first.close();
  const second = await openDemoHouse(folder, true);
  assert.equal(second.house.durable, 0);
  await second.close();
});

const REFUSED: readonly [args: string, sentence: RegExp, why: string][] = [
  ['--fresh', /Add --demo/, 'nothing of a real house is thrown away'],
  ['--speed 5', /Add --demo/, 'a real house has its own pace'],
  ['--demo --speed 101', /isn't a speed/, 'too fast'],
  ['--demo --speed fast', /isn't a speed/, 'not a number'],
];
for (const [args, sentence, why] of REFUSED) {
  test(`[DEM-6] serve ${args} is refused: ${why}`, () => {
    assert.throws(() => readConfig(args.split(' '), {}), sentence);
  });
}

test('[DEM-6] a demonstration is kept in a folder of its own, whatever the environment says', () => {
  const env = { HOUSEWAY_DATA: '/srv/house', DATABASE_URL: 'postgres://a@b/c' };
  const { place, demo } = readConfig(['--demo', '--fresh', '--speed', '20'], env).house;
  assert.deepEqual(place, { type: 'sqlite', folder: path.join('data', 'demo') });
  assert.deepEqual(demo, { isFresh: true, speed: 20 });
});

test('[DEM-5] every line of a report of a demonstration says DEMO', async t => {
  const folder = folderFor(t);
  mkdirSync(folder, { recursive: true });
  await (await openDemoHouse(folder)).close();
  const reports = await openReports({ type: 'sqlite', folder });
  const reported = await reports.ask('wins');
  assert.match(reportJson(reported, 'en').title, /^DEMO: /);
  assert.match(reportCsv(reported, 'es'), /^demo,/);
  await reports.close();
});

test('[DEM-1] the page of the demonstration prints every badge, every card and their PINs', async () => {
  const page = readFileSync('docs/demo.md', 'utf8');
  const { people, members } = await readPlan();
  for (const { card, pin, name } of members) assert.ok(page.includes(`| ${card} | ${pin} | ${name} |`), name);
  const missing = people.filter(({ name, badge, pin }) => !page.includes(`| ${badge} | ${pin} | ${name} |`));
  assert.deepEqual(missing, []);
});

test('[DEM-5] rule sheets, club cards and exports of a demonstration say DEMO', async t => {
  const folder = path.join(folderFor(t), 'demo');
  const { house, close } = await openDemoHouse(folder);
  const notice = { type: 'PostNotice', words: 'hello' } as const;
  await house.handle(notice, { key: 'n', station: 'n', actor: { id: 'test', role: 'test' } });
  const { activities } = house.state!.settings;
  await close();
  const activity = activities.find(({ key }) => key === 'limit-bad-beat')!;
  const sheet = ruleSheet(activity, wholeOffering(activity), { times: [], drawings: [], pools: {} }, JURISDICTIONS[0]);
  assert.ok(sheet.ok);
  const [hung, real] = [{ ...sheet.value, isDemo: true }, sheet.value];
  assert.match(sheetText(hung, 'en'), /^DEMO: /m);
  assert.match(sheetHtml(hung, 'es'), /<title>DEMO: .*<h1>DEMO: /s);
  assert.doesNotMatch(sheetText(real, 'en') + sheetHtml(real, 'en'), /DEMO/);
  const card = { house: 'Harbor', card: '5550100019', name: 'Ana Reyes', isDemo: true };
  assert.match(clubCardHtml(card, 'en'), /DEMO/);
  const main = path.join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');
  const { stdout } = spawnSync(process.execPath, [main, 'journal', 'export', '--data', folder], { encoding: 'utf8' });
  for (const line of stdout.trim().split('\n')) assert.equal(JSON.parse(line).demo, 'DEMO');
});
