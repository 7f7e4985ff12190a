import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { parseCards } from '#core/cards';
import { type DealtHand, judge } from '#core/qualifying';
import { checkOffering, rowsInForce } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../rulebook/index.ts';
import {
  activityJsonSchema,
  readActivity,
  readHouseActivities,
  readOfferingFile,
} from '../src/rulebook-files/index.ts';

const examples = path.join(import.meta.dirname, '..', 'docs', 'examples');
const jsonOf = (...names: readonly string[]): unknown =>
  JSON.parse(readFileSync(path.join(examples, ...names), 'utf8'));
const HARBOR = jsonOf('own', 'harbor-bad-beat.json') as Readonly<Record<string, unknown>>;

for (const activity of RULEBOOK) {
  test(`[RBK-1] ${activity.id} as a file is the same activity`, () => {
    assert.deepEqual(readActivity(JSON.parse(JSON.stringify(activity)), JURISDICTIONS), { ok: true, activity });
  });
}

test('[RBK-1] the published schema is that of the program (npm run docs writes it)', () => {
  assert.deepEqual(jsonOf('activity.schema.json'), JSON.parse(JSON.stringify(activityJsonSchema())));
});

test('the worked example is an activity whose offering is approved and whose hand is judged', () => {
  const read = readActivity(HARBOR, JURISDICTIONS);
  assert.ok(read.ok);
  const file = readOfferingFile(read.activity, jsonOf('harbor-offering.json'));
  assert.ok(file.ok);
  assert.ok(checkOffering(read.activity, file.offering).ok);
  const [row] = rowsInForce(read.activity, file.offering, 'texas-holdem');
  const cards = (text: string) => {
    const parsed = parseCards(text);
    assert.ok(parsed.ok);
    return parsed.value;
  };
  const hand: DealtHand = { seat: 3, cards: cards('As Jh') };
  const meets = (board: string): boolean =>
    judge(row!.test, {
      deal: { game: 'texas-holdem', board: cards(board), hands: [hand], dealerCards: [] },
      hand,
    }).met;
  assert.ok(meets('Ad Ac Jc 7d 2s'), 'aces full of jacks');
  assert.ok(!meets('Jd Jc Ac 7d 2s'), 'jacks full of aces');
});

/** The example with one field changed; a path such as `charts.0.rows.0.key`. */
const changed = (field: string, value: unknown): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(HARBOR));
  const steps = field.split('.');
  const last = steps.pop()!;
  const holder = steps.reduce((part, step) => (part as Record<string, unknown>)[step], copy) as Record<string, unknown>;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
};

const MISTAKES: readonly [field: string, value: unknown, at: string, sentence: RegExp][] = [
  ['name', undefined, 'name', /^This is missing\. It should be text\.$/],
  ['name', 7, 'name', /^Expected text, found 7\.$/],
  ['nmae', 'x', 'nmae', /^There is no such field here\.$/],
  ['adminFee.range.from', '5', 'adminFee.range.from', /^Expected a whole number, found "5"\.$/],
  ['adminFee.range.from', 5.5, 'adminFee.range.from', /^Expected a whole number, found 5\.5\.$/],
  ['adminFee.range.to', 100, 'adminFee.range', /^Expected a range that ends at or above its start\.$/],
  ['mechanism', 'lottery', 'mechanism', /^Expected one of "bonus-hand", .*found "lottery"\.$/],
  [
    'charts.0.rows.0.test.type',
    'royal',
    'charts[0].rows[0].test.type',
    /^Expected one of "category", .*found "royal"\.$/,
  ],
  ['charts.0.rows.0.test.from', ['1'], 'charts[0].rows[0].test.from[0]', /^Expected one of "2", /],
  [
    'charts.0.rows.0.prize.pool',
    'mian',
    'charts[0].rows[0].prize.pool',
    /^There is no pool "mian"\. The pools are: main\.$/,
  ],
  ['charts.0.rows.0.games', ['holdem'], 'charts[0].rows[0].games', /^No base game is called "holdem"/],
  [
    'charts.0.bestFirst',
    ['x'],
    'charts[0].bestFirst',
    /^The chart has no row "x"\. Its rows are: aces-full-of-jacks\.$/,
  ],
  ['payouts.0.bands.0.shares.0.percent', 60, 'payouts[0].bands[0].shares', /^The shares add up to 110 percent/],
  [
    'funding.feesTo.toMeter',
    70,
    'funding.feesTo',
    /^The parts for the meter and the reserve don't add up to the fee\.$/,
  ],
  ['funding.fee', undefined, 'funding.fee', /^Fees are split, but there is no fee/],
  ['settlement.beat', undefined, 'settlement.beat', /^This hand has to be beaten, so say who is paid/],
  ['key', 'two words', 'key', /^Expected 1 to 80 characters without spaces/],
  ['claims.clock.id.count', 0, 'claims.clock.id.count', /^Expected at least 1, found 0\.$/],
];
for (const [field, value, at, sentence] of MISTAKES) {
  test(`a mistake is named with its place: ${field} ${JSON.stringify(value)}`, () => {
    const read = readActivity(changed(field, value), JURISDICTIONS);
    assert.ok(!read.ok);
    assert.equal(read.problems[0]?.path, at);
    assert.match(read.problems[0]?.sentence ?? '', sentence);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-own-'));
after(() => rmSync(folder, { recursive: true }));

test('a folder gives its activities, and names each file that cannot be used', async () => {
  const save = (file: string, value: unknown) => writeFileSync(path.join(folder, file), JSON.stringify(value));
  save('a.json', HARBOR);
  save('b.json', HARBOR);
  save('c.json', changed('id', RULEBOOK[0]!.id));
  writeFileSync(path.join(folder, 'd.json'), '{');
  writeFileSync(path.join(folder, 'notes.txt'), 'not an activity');
  const { activities, refused } = await readHouseActivities(folder, RULEBOOK, JURISDICTIONS);
  assert.deepEqual(
    activities.map(({ id }) => id),
    ['harbor-bad-beat'],
  );
  assert.deepEqual(
    refused.map(({ file, problems }) => [path.basename(file), problems[0]?.path]),
    [
      ['b.json', 'id'],
      ['c.json', 'id'],
      ['d.json', 'the file'],
    ],
  );
});

test('the file of an offering is read strictly, and times as they are posted', () => {
  const [activity] = RULEBOOK;
  const good = readOfferingFile(activity!, {
    times: ['Mondays 18:00 to 22:00'],
    settings: { buyIn: 500, sections: [1, 2] },
  });
  assert.ok(good.ok);
  assert.deepEqual(good.offering.settings, { buyIn: [500], sections: [1, 2] });
  assert.equal(good.posting.times.length, 1);
  const bad = readOfferingFile(activity!, { times: ['Someday'], chart: 'A' });
  assert.deepEqual(bad.ok || bad.problems.map(({ path: at }) => at), ['times[0]', 'chart']);
});
