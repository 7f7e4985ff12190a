import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { insidersPage } from './insiders/page.ts';
import { playAll } from './insiders/play.ts';
import { SCENARIOS } from './insiders/scenarios.ts';
import { INSIDERS, openTemplates, type Templates } from './insiders/world.ts';
import { chosenOf, everyOf, isWhole } from './whole.ts';

let templates: Templates & { readonly end: () => Promise<void> };
before(async () => {
  templates = await openTemplates();
});
after(() => templates.end());

/** Where money and rights are. */
const CHOSEN = INSIDERS.filter(({ kind }) => kind === 'floor' || kind === 'cage' || kind === 'office');

/** Another part of them in each scenario: all of them in a few, and the whole matrix in `npm run test:long`. */
const sampleOf = (turn: number): typeof INSIDERS => everyOf(PARTS, CHOSEN.slice(turn % PARTS));
const PARTS = 4;

const page = readFileSync(new URL('../docs/insiders.md', import.meta.url), 'utf8');

for (const [turn, scenario] of SCENARIOS.entries()) {
  test(`[PPL-17] [S9] [S17] nobody alone and unseen: one person ${scenario.does}`, async () => {
    const insiders = chosenOf(sampleOf(turn), INSIDERS);
    const [outcomes = []] = (await playAll(templates, [scenario], insiders)).values();
    assert.ok(outcomes.length >= insiders.length);
    const unseen = outcomes.filter(one => 'told' in one && one.told === undefined);
    assert.deepEqual(unseen, [], 'refused, or told in a report that others read');
    const told = outcomes.flatMap(one => ('told' in one ? [`\`${one.told}\``] : []));
    const row = page.split('\n').find(line => line.includes(`| ${scenario.does} |`));
    assert.ok(row !== undefined, 'docs/insiders.md has it: node scripts/insiders.ts');
    for (const report of told) assert.ok(row.includes(report), `${report} in docs/insiders.md`);
  });
}

if (isWhole) {
  test('[PPL-17] docs/insiders.md is what everybody comes to', async () => assert.equal(page, await insidersPage()));
}
