import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { openItems, ruleSheet, say, unmarked } from '#core/sheet';
import { LANGUAGES } from '#core/words';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { exampleSheet, itemsPage, paperFile } from '../../scripts/papers.ts';
import { postedExample } from '../../scripts/posted-examples.ts';
import { sheetPosting } from '../../src/server/http/routes/sheet-posting.ts';
import { sheetPdf, sheetText } from '../../src/sheets/index.ts';
import { opening, promotionRoom } from '../house/promotions.ts';
import { offeringOf } from '../house/room.ts';
import { everyOf } from '../whole.ts';
import { type ReadTag, readPdf } from './read-pdf.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'papers');
const sheetFor = (id: string) => exampleSheet(RULEBOOK.find(one => one.id === id)!);
const textFor = (id: string): string => sheetText(sheetFor(id), 'en').replace(/\s+/g, ' ');

test('[SHT-1] [SHT-13] [PA-B4] every item of every posting list has sentences that say it, and none is left open', () => {
  for (const activity of RULEBOOK) assert.deepEqual(openItems(exampleSheet(activity)), [], activity.id);
  assert.equal(readFileSync(path.join(FOLDER, 'posting-items.txt'), 'utf8'), itemsPage(), 'npm run sheets');
});

test('[SHT-9] the sheets in docs/papers are those that would hang, in five languages (npm run sheets writes them)', () => {
  for (const activity of everyOf(9, RULEBOOK)) {
    const sheet = exampleSheet(activity);
    for (const language of LANGUAGES)
      assert.equal(readFileSync(path.join(FOLDER, paperFile(activity, language)), 'utf8'), sheetText(sheet, language));
  }
  for (const activity of RULEBOOK)
    for (const language of LANGUAGES) assert.ok(existsSync(path.join(FOLDER, paperFile(activity, language))));
});

/** What a person at the wall read wrongly, and reads now. */
const READS: readonly (readonly [row: string, activity: string, says: readonly RegExp[], never: readonly RegExp[]])[] =
  [
    [
      'PA-A1',
      'GEGA-004430',
      [/\$5,000\.00, divided equally among all who win it/, /\$100\.00, in full to each winner/],
      [/each is paid in full/],
    ],
    [
      'PA-A2',
      'GEAR-001279',
      [/both hole cards play/, /must be the second-best hand/, /get no table share/],
      [/share it equally/],
    ],
    ['PA-A2', 'GEAR-001277', [/the hole cards are a pair/], []],
    ['PA-A2', 'GEGA-004490', [/at least one hole card plays/], []],
    ['PA-A2', 'GEGA-003977', [/at least one hole card plays/], []],
    ['PA-A4', 'GEAR-001279', [/^Harbor Lights Card Room/], [/Bay 101/]],
    ['PA-A5', 'GEAR-001220', [/FEES - No fee is charged\./], [/See “Set for/]],
    ['PA-A5', 'GEAR-001202', [/FEES - No fee is charged\./], [/None is asked/]],
    [
      'PA-A6',
      'GEAR-001278',
      [/player-dealer may be given coupons/, /collection fees are still due/i],
      [/player-dealer can’t win/],
    ],
    ['HG2-42', 'GEAR-001202', [/No minimum time of play\./], [/None is asked/]],
    ['PA-A7', 'GEAR-001275', [/HOUSE RULES THE APPROVAL LEAVES OPEN.*Backline bettors can’t win/], []],
    ['PA-A8', 'GEGA-004088', [/Texas Hold/], [/Baccarat/i]],
    ['PA-A8', 'lucky-table-drawing', [/Option 1/], [/Option 2/]],
    [
      'PA-B1',
      'GEAR-001220',
      [/Mondays, Fridays 6:00 PM to 10:00 PM/, /Drawings: Mar 28, 2026, 8:00 PM/],
      [/posted in advance/],
    ],
    ['PA-B2', 'GEAR-001279', [/grows each day by \$50\.00/, /grows up to \$25,000\.00/], [/\$[\d,.]+ to \$[\d,.]+/]],
    [
      'PA-B3',
      'GETR-000056',
      [
        /Buy-in, to the prize pool: \$100\.00/,
        /each entry: 15,000/,
        /Guaranteed prize pool: \$5,000\.00/,
        /Bounty: \$25\.00/,
      ],
      [/to \$500,000/],
    ],
    ['PA-B3', 'GEGA-003040', [/Each swipe earns 10 credits/, /Dinner \(worth \$60\.00\) 120/], []],
    [
      'PA-B3',
      'GEAR-001220',
      [/The wheel has 6 spots/, /at least 2 full turns/, /Double spot jackpot: \$500\.00/],
      [/1 to 64 -/],
    ],
    ['PA-B3', 'GEAR-001278', [/Mar 29, 2026, 11:59 PM\. After that it has no value/, /Redemption fee: \$1\.00/], []],
    ['PA-B3', 'GEAR-001093', [/Entries close on Sundays at 9:30 AM/, /nearest guess/, /most correct picks/], []],
    ['PA-D3', 'GEAR-001277', [/Prize +Amount|Royal Flush/], [/royal-flush|live-chips/]],
    ['PA-D3', 'GEGA-002323', [/Chart in force for Pai Gow Poker/], [/13-card-chinese-poker/]],
    ['PA-D4', 'sports-promotion', [], [/folded hand|misdealt|Employees on duty can’t win\. - Employees can’t win/]],
    [
      'HG1-D1',
      'GEAR-001092',
      [/paid for every line it meets|best line it meets in each group/],
      [/paid once, for the best/],
    ],
    ['HG1-D2', 'GEAR-001092', [/no joker/, /kings, queens and jacks only/], []],
    ['HG1-D3', 'four-of-a-kind-poker', [/both hole cards play/, /the hand must win/], []],
    ['HG1-D4', 'car-drawing', [/at 12:00 PM, 1:00 PM/, /12:00 AM, 3:00 AM/, /giveaway is at 10:00 PM/], []],
    ['HG1-D5', 'GEGA-004430', [/\$8\.00 per table per hour/], [/\$[\d,.]+ to \$[\d,.]+/]],
    ['HG2-35', 'GEGA-004490', [/hole card plays/, /Equal hands share the prize/], []],
    [
      'HG2-35',
      'sports-promotion',
      [/seated there when the period ends share the cash/, /of the next period; after the final score/],
      [],
    ],
    ['B101-23', 'GEAR-001350', [/both hole cards play/], []],
    // Read once more, sentence by sentence: docs/papers/read.md.
    [
      'PA-A7',
      'lucky-table-drawing',
      [/LEAVES OPEN - Claim within 3 minutes/, /isn’t in play is passed over/],
      [/CLAIMING A PRIZE - Claim/],
    ],
    ['PA-A7', 'cash-drawing', [/LEAVES OPEN - Claim within 3 minutes/, /CLAIMING A PRIZE - If nobody claims/], []],
    [
      'PA-A1',
      'beat-the-dealer',
      [/After a wrong call the prize itself is still paid/, /a tie the hand is played/],
      [/A loss ends/],
    ],
    [
      'PA-A2',
      'beat-the-dealer',
      [/whether it wins, loses or ties/, /in Three Card Poker and Pokara a folded hand/i],
      [],
    ],
    ['PA-B3', 'wheel-of-cards', [/royal flush +\$5,000\.00/, /Also on the wheel: Cap \(× 2\)/], [/\$1,000\.00 Prize/]],
    [
      'PA-A8',
      'high-hand-promotion',
      [/Hands earn points\. Nothing is drawn/],
      [/Ticket drawing cash prize|Drawings: /],
    ],
    [
      'PA-B2',
      'double-or-nothing-sit-n-go',
      [/FEES - See “Posted for this promotion”/],
      [/to \$500\.00|What the approval/],
    ],
    ['PA-A6', 'GEAR-001322', [/live chips only/], [/held until it’s claimed|dead-chips/]],
    ['PA-A6', 'GEGA-003040', [/Time of play: as posted for the game/, /during the promotion only/], [/no time limit/]],
    ['PA-A5', 'cash-in-a-flash', [/all other eligible games and limits; The table: \$1\.00/], [/staff \(unnamed\)/]],
    [
      'PA-B3',
      'GETR-000056',
      [/eliminates a bounty player wins/, /may agree to share the rest/],
      [/SHARED - None|SET FOR THIS PROMOTION - None/],
    ],
    ['PA-B3', 'GEGA-004634', [/The fund of Hawaiian Jackpot \(GEGA-001477\)/], []],
    ['PA-A6', 'GEAR-001045', [/You don’t have to be present to win/], []],
    ['PA-A6', 'GEGA-004490', [/If no hand qualifies in a period/], []],
    [
      'PA-A6',
      'blackjack-poker-car-drawing',
      [/The most chips win/, /isn’t there with a valid ID/, /“How it works”/],
      [],
    ],
  ];
for (const [row, id, says, never] of READS)
  test(`[${row}] [SHT-10] [SHT-11] the sheet of ${id} says what its approval says`, () => {
    const text = textFor(id);
    for (const one of says) assert.match(text, one);
    for (const one of never) assert.doesNotMatch(text, one);
  });

test('[PA-B5] [SHT-11] the tables that an offering is designated for are on its sheet, in every language', () => {
  const activity = RULEBOOK.find(({ id }) => id === 'GEAR-001279')!;
  const { offering, posting } = postedExample(activity);
  const sheet = ruleSheet(activity, offering, { ...posting, tables: [5, 6, 7, 8] }, JURISDICTIONS[0]);
  assert.ok(sheet.ok);
  assert.match(sheetText(sheet.value, 'en'), /At tables 5, 6, 7, 8\./);
  for (const language of LANGUAGES) assert.match(sheetText(sheet.value, language), /5.+6.+7.+8/);
  assert.doesNotMatch(textFor('GEAR-001279'), /At tables/);
});

test('[HG2-34] a prize that is carried over says so, and no other entry is drawn', () => {
  const activity = RULEBOOK.find(({ id }) => id === 'high-hand-promotion')!;
  const tickets = Object.fromEntries(activity.charts.flatMap(({ rows }) => rows.map(({ key }) => [key, 1])));
  const chosen = { charts: ['hands', 'mode-tickets', 'absent-2'], mode: 'tickets', tickets } as const;
  const text = sheetText(exampleSheet(activity, chosen), 'en');
  assert.match(text.replace(/\s+/g, ' '), /added to that of the next drawing/);
  assert.doesNotMatch(text, /another entry is drawn/);
});

test('[HG2-33] the terms of the travel voucher are on its sheet', () => {
  assert.match(textFor('GEGA-004551'), /voucher/i);
  for (const words of [/event is canceled/, /beyond two/, /unused balance/, /taxes, gratuities/])
    assert.match(textFor('GEGA-004551'), words);
});

const tagsIn = (tag: ReadTag): readonly ReadTag[] => [tag, ...tag.children.flatMap(tagsIn)];

for (const language of LANGUAGES)
  test(`[PAP-2] [PA-D7] a sheet in ${language} is a tagged PDF with its language, its title and its fonts`, async () => {
    const sheet = sheetFor('GEAR-001274');
    const pdf = readPdf(await sheetPdf(sheet, language, Temporal.Instant.from('2026-03-01T17:00:00Z')));
    assert.match(pdf.catalog, new RegExp(`/Lang\\(${language}\\)/MarkInfo<</Marked true>>.*DisplayDocTitle true`));
    assert.match(pdf.metadata, /<pdfuaid:part>1</);
    for (const { file, characters } of pdf.fonts.values()) assert.ok(file.length > 1_000 && characters.size > 50);
    const tags = tagsIn(pdf.tree);
    assert.equal(tags.filter(({ role }) => role === 'H1').length, 1);
    assert.deepEqual(
      tags
        .filter(({ role }) => role === 'H2')
        .map(({ text }) => text.replace(/^\d+\. /, ''))
        .slice(0, sheet.sections.length),
      sheet.sections.map(({ part }) => unmarked(say({ message: `part.${part}`, facts: {} }, language))),
    );
    for (const { role, children } of tags) {
      if (role === 'L') assert.ok(children.every(one => one.role === 'LI'));
      if (role === 'Table') assert.ok(children.every(one => one.role === 'TR'));
      if (role === 'TR') assert.ok(children.every(one => one.role === 'TH' || one.role === 'TD'));
    }
    assert.ok(tags.filter(({ role }) => role === 'TH').every(({ scope }) => scope !== undefined));
  });

test('[PAP-3] [PA-D1] text that no font can set is an error, never rubbish', async () => {
  const sheet = { ...sheetFor('GEAR-001279'), house: 'Casino \u{13000}' };
  await assert.rejects(sheetPdf(sheet, 'en', Temporal.Instant.from('2026-03-01T17:00:00Z')), /U\+13000/);
});

test('[PAP-4] [PA-D5] no heading is the last on its page, and no page is begun for a few lines', async () => {
  for (const activity of everyOf(9, RULEBOOK)) {
    const pdf = readPdf(await sheetPdf(exampleSheet(activity), 'en', Temporal.Instant.from('2026-03-01T17:00:00Z')));
    const headings = new Set(
      tagsIn(pdf.tree)
        .filter(({ role }) => role === 'H2')
        .map(({ text }) => text),
    );
    for (const { marks } of pdf.pages) assert.ok(!headings.has([...marks.values()].at(-1)!), activity.id);
    assert.ok(pdf.pages.at(-1)!.marks.size > 6, `${activity.id}: ${pdf.pages.at(-1)!.marks.size}`);
  }
});

test('[SHT-12] [PA-A7] what the approval does not say stands apart as a rule of the house', () => {
  for (const activity of RULEBOOK) {
    const sheet = exampleSheet(activity);
    const said = sheetText(sheet, 'en').split(/\n\n/);
    const approval = said.find(part => /^\d+\. RESTRICTIONS/.test(part)) ?? '';
    if (activity.eligibility.backline.stated === 'no') assert.doesNotMatch(approval, /Backline/, activity.id);
    if (activity.eligibility.misdeal.stated === 'no') assert.doesNotMatch(approval, /misdealt/, activity.id);
  }
});

const POTS = 'GEAR-001202';
const posted = (room: ReturnType<typeof promotionRoom>) => room.house.offerings.get(POTS)!.sheet!;

test('[SHT-14] [PA-A3] whatever changes what is posted makes a new revision, and nothing else does', () => {
  const room = promotionRoom(
    offeringOf(POTS, { charts: ['1'], settings: { tables: [1] }, prizes: { splash: dollars(100) } }),
  );
  const first = posted(room);
  assert.ok(first.revision >= 1);
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }));
  const second = posted(room);
  assert.equal(second.revision, first.revision + 1);
  room.now = room.now.add({ minutes: 10 });
  assert.deepEqual(posted(room), second, 'time alone changes nothing');
  const draft = sheetPosting(room.house, room.house.offerings.get(POTS)!);
  const sheet = ruleSheet(
    room.house.settings.activities.find(({ id }) => id === POTS)!,
    room.house.offerings.get(POTS)!.offering,
    draft,
    JURISDICTIONS[0],
  );
  assert.ok(sheet.ok);
  assert.match(sheetText(sheet.value, 'en'), new RegExp(`Revision ${second.revision}\nCheck code [0-9a-f]{12}\n`));
  assert.match(sheetText(sheet.value, 'en'), /Each drawn table gets \$100\.00/);
});
