import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { houseEventFrom, type OldEvent, type OldForms, upcast } from '#core/house';
import { FOLD } from '#server/house';
import { foldOfGolden } from './golden/fold.ts';
import { codeOf, sourcesIn } from './tidy/sources.ts';

const FORMS: OldForms = new Map([
  [
    'WentOutOfService',
    [
      ({ why, ticket: _, ...event }) => ({ ...event, version: 2, reason: why }),
      event => ({ ...event, version: 3, by: 'unknown' }),
    ],
  ],
]);

const page = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'changing-events.md'), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!);

test('[JRN-21] the example of the page: each release’s row is read as the form of today', () => {
  const [first, second, third] = blocks('json').map(text => JSON.parse(text) as OldEvent);
  assert.deepEqual(upcast(first!, FORMS), third);
  assert.deepEqual(upcast(second!, FORMS), third);
  assert.deepEqual(upcast(third!, FORMS), third);
  const [steps] = blocks('ts');
  assert.ok(
    readFileSync(import.meta.filename, 'utf8').includes(steps!),
    'the steps on the page are those of this test',
  );
});

test('[JRN-21] a version that this program does not know is not guessed at', () => {
  assert.throws(() => upcast({ type: 'WentOutOfService', version: 4 }, FORMS), /written by a newer Houseway/);
  const newer = JSON.stringify({ type: 'DayOpened', version: 2, day: '2026-03-02' });
  assert.throws(() => houseEventFrom(newer), /written by a newer Houseway/);
});

test('[JRN-21] an event that another carries is brought up with it, under the name of its mechanism alone', () => {
  const carried = { type: 'PrizeWon', ticket: 7 };
  const forms: OldForms = new Map([
    ['PromotionMoved drawing > PrizeWon', [event => ({ ...event, version: 2, ticket: `${event['ticket']}` })]],
    ['FundMoved > DayClosed', [event => ({ ...event, version: 2, days: 1 })]],
  ]);
  const moved = (mechanism: string) => ({ type: 'PromotionMoved', mechanism, events: [carried, { type: 'Other' }] });
  assert.deepEqual(upcast(moved('drawing'), forms)['events'], [
    { type: 'PrizeWon', version: 2, ticket: '7' },
    { type: 'Other' },
  ]);
  assert.deepEqual(upcast(moved('wheel'), forms), moved('wheel'));
  const closed = { type: 'FundMoved', fund: { type: 'DayClosed' } };
  assert.deepEqual(upcast(closed, forms)['fund'], { type: 'DayClosed', version: 2, days: 1 });
});

test('[JRN-21] a renamed kind goes on with the steps of its new name', () => {
  const forms: OldForms = new Map([
    ['HouseShut', [({ version: _, ...event }) => ({ ...event, type: 'WentOutOfService', why: 'shut' })]],
    ...FORMS,
  ]);
  const read = { type: 'WentOutOfService', version: 3, reason: 'shut', by: 'unknown' };
  assert.deepEqual(upcast({ type: 'HouseShut' }, forms), read);
});

test('[JRN-21] an event that never changed is read as it was written', () => {
  const event = { type: 'CameIntoService', table: 7 };
  assert.deepEqual(houseEventFrom(JSON.stringify(event)), event);
});

/** Ways of reading an event of a house that would leave the older forms as they are. */
const AROUND = [
  /JSON\.parse\([^;]*as (?:HouseEvent|DrawEvent|PromotionEvent)\b/,
  /(?:readJournal|openJournal|standBy)<HouseEvent>/,
];

test('[JRN-21] nobody reads the events of a house but through that one place', () => {
  const around = (text: string): boolean => AROUND.some(pattern => pattern.test(codeOf(text)));
  const sources = sourcesIn('src/{server,cli}/**/*.ts').filter(({ file }) => !file.includes('.test.'));
  assert.deepEqual(
    sources.filter(({ text }) => around(text)).map(({ file }) => file),
    [],
  );
  assert.ok(around('const event = JSON.parse(text) as HouseEvent;'));
  assert.ok(around('await readJournal<HouseEvent>(place)'));
});

test('[JRN-22] the id of the fold is that of the states that the golden journals go through', async () => {
  assert.equal(FOLD, await foldOfGolden(), 'events come to another state than before: npm run fold');
});
