import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { Houses, WITHOUT_HOUSE } from '../src/measure/index.ts';
import { NOT_ENTERED } from '../src/measure/not-entered.ts';
import { isWhole } from './whole.ts';

type Named = { readonly id: string; readonly kind: string };

const folder = path.join(import.meta.dirname, 'fixtures', 'conformance');
const all = globSync('*-public.json', { cwd: folder })
  .sort()
  .flatMap(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly Named[])
  .filter(({ kind }) => !WITHOUT_HOUSE.includes(kind));

const isListed = ({ id }: Named): boolean => Object.hasOwn(NOT_ENTERED, id);

/** One of each kind and what nobody can enter, or all of them. */
const kinds = [...Map.groupBy(all, ({ kind }) => kind).values()];
const played = isWhole ? all : [...kinds.map(own => own.find(one => !isListed(one))!), ...all.filter(isListed)];

describe('scenarios in a served house', () => {
  const houses = new Houses({ through: 'house', examples: all });
  after(() => houses.end());
  for (const scenario of played) {
    test(`[CLI-6] ${scenario.kind} ${scenario.id}`, async () => {
      const { differences, notEntered } = await houses.play(scenario);
      assert.deepEqual(differences, []);
      assert.equal(notEntered !== undefined, isListed(scenario), 'What nobody can enter is listed with its reason.');
    });
  }
});

/** Forms that differ: a hand by cards, a desk with papers, coupons, a list of picks, an offering, a table game. */
const FORMS = ['activity-round', 'drawing', 'instrument', 'contest', 'gamble-up', 'offering', 'game-round', 'hi-lo'];
const entered = isWhole ? all : FORMS.map(kind => all.find(one => one.kind === kind)!); // Each kind has one.

describe('scenarios with what people can enter at their stations', () => {
  const houses = new Houses({ through: 'stations', examples: all });
  after(() => houses.end());
  for (const scenario of entered) {
    test(`[CLI-6] ${scenario.kind} ${scenario.id}`, async () => {
      const { differences } = await houses.play(scenario);
      assert.deepEqual(differences, []);
    });
  }
});

test('[CLI-6] a scenario that fails on purpose fails in the house too, and its folder is gone', async () => {
  const offering = all.find(({ kind }) => kind === 'offering')!;
  const before = readdirSync(tmpdir()).filter(name => name.startsWith('houseway-check-')).length;
  const houses = new Houses({ through: 'house', examples: [] });
  const { expect: _, ...given } = offering as Named & { readonly expect: object };
  const verdict = await houses.play({ ...given, expect: { refused: true, accepted: false } });
  const other = await houses.play({ ...given, expect: { accepted: true } });
  await houses.end();
  assert.equal([verdict, other].filter(({ differences }) => differences.length > 0).length, 1);
  assert.ok(readdirSync(tmpdir()).filter(name => name.startsWith('houseway-check-')).length <= before);
});

test('[CLI-6] what people cannot enter is at most 2 of 100, each with a reason', () => {
  const listed = Object.entries(NOT_ENTERED);
  assert.ok(listed.length <= all.length * 0.02);
  for (const [id, reason] of listed) assert.ok(reason.length > 10 && all.some(one => one.id === id), id);
});
