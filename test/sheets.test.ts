import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type Activity, emptyOffering, type Offering, wholeOffering } from '#core/rulebook';
import { type RuleSheet, ruleSheet, say, words } from '#core/sheet';
import { parseWindow } from '#core/time';
import { LANGUAGES } from '#core/words';
import { JURISDICTIONS, RULEBOOK } from '../rulebook/index.ts';
import { postedSheets } from '../scripts/sheets.ts';
import { sheetHtml, sheetPdf, sheetText } from '../src/sheets/index.ts';
import { readPdf } from './papers/read-pdf.ts';
import { everyOf } from './whole.ts';

const windowOf = (text: string) => {
  const window = parseWindow(text);
  assert.ok(window.ok);
  return window.value;
};
const [CALIFORNIA] = JURISDICTIONS;
const POSTING = { times: [windowOf('Mondays 18:00 to 22:00')], drawings: [], pools: {} };

const sheetOf = (activity: Activity): RuleSheet => {
  const made = ruleSheet(activity, wholeOffering(activity), POSTING, CALIFORNIA);
  assert.ok(made.ok, made.ok ? '' : made.message);
  return made.value;
};

for (const activity of RULEBOOK) {
  test(`[SHT-1] the sheet of ${activity.id} shows every item of its posting list, in every form and language`, () => {
    const sheet = sheetOf(activity);
    assert.deepEqual(
      sheet.items.map(item => item.words),
      activity.posting.items.map(item => item.words),
    );
    for (const { words: item, parts } of sheet.items)
      for (const part of parts) {
        const section = sheet.sections.find(each => each.part === part);
        assert.ok(section !== undefined && section.lines.length > 0, `${item}: no section ${part}`);
      }
    for (const language of LANGUAGES) {
      const [text, html] = [sheetText(sheet, language), sheetHtml(sheet, language)];
      for (const { part } of sheet.sections) {
        const title = say(words(`part.${part}`), language);
        assert.ok(text.includes(title.toUpperCase()), `text: ${title}`);
        assert.ok(html.includes(`<h2>${title}</h2>`), `html: ${title}`);
      }
    }
  });

  test(`[SHT-7] the sheet of ${activity.id} has the regulator's id and says "No Purchase Necessary" where it must`, () => {
    for (const language of LANGUAGES) {
      const text = sheetText(sheetOf(activity), language);
      if (activity.regulatorId !== undefined) assert.ok(text.includes(activity.regulatorId));
      assert.equal(/\*\*\* .*NO PURCHASE NECESSARY.* \*\*\*/.test(text), activity.noPurchase.adWording);
    }
  });

  test(`[SHT-4] the sheet of ${activity.id} shows each posted amount`, () => {
    const offering = wholeOffering(activity);
    const text = sheetText(sheetOf(activity), 'en');
    for (const amount of [...Object.values(offering.prizes), ...Object.values(offering.seed)])
      assert.ok(text.includes((amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })), `${amount}`);
  });
}

const badBeat = RULEBOOK.find(({ id }) => id === 'GEAR-001279')!;

test('[SHT-2] an offering outside the approval gets no sheet, nor one with something open', () => {
  const outside = ruleSheet(badBeat, { ...wholeOffering(badBeat), adminFee: dollars(21) }, POSTING, CALIFORNIA);
  assert.deepEqual(!outside.ok && [outside.code, outside.clause], [
    'outside-approval',
    'GEAR-001279 Administrative fee',
  ]);
  const open = ruleSheet(badBeat, emptyOffering(badBeat), POSTING, CALIFORNIA);
  assert.equal(!open.ok && open.code, 'not-all-posted');
});

test('[SHT-3] a section is left out when it has nothing to say, unless it must be posted', () => {
  const parts = (activity: Activity) => sheetOf(activity).sections.map(({ part }) => part);
  const withoutMultiplier = RULEBOOK.find(({ multiplier }) => multiplier === undefined)!;
  assert.ok(!parts(withoutMultiplier).includes('multiplier'));
  const items = [{ words: 'multiplier', shows: ['multiplier' as const] }];
  const asked = { ...withoutMultiplier, posting: { ...withoutMultiplier.posting, items } };
  const section = sheetOf(asked).sections.find(({ part }) => part === 'multiplier');
  assert.equal(section?.lines[0]?.type === 'text' && say(section.lines[0].words, 'en'), 'None.');
});

test('[SHT-4] a chart that is not in force is not on the sheet', () => {
  const text = sheetText(sheetOf(badBeat), 'en');
  assert.ok(text.includes('Four of a Kind, 2s or higher'));
  assert.ok(!text.includes('pair of kings'));
});

test('[SHT-7] under another name the approved one is beside it', () => {
  const made = ruleSheet(badBeat, wholeOffering(badBeat), { ...POSTING, name: 'Monday Monster <b>' }, CALIFORNIA);
  assert.ok(made.ok);
  assert.match(sheetText(made.value, 'en'), /^Bay 101\nMonday Monster <b>\nApproved as No Limit Bad Beat/);
  assert.ok(sheetHtml(made.value, 'en').includes('<h1>Monday Monster &#60;b&#62;</h1>'));
});

test('[SHT-6] the same sheet in Spanish has its own fixed words and the same names and amounts', () => {
  const [english, spanish] = (['en', 'es'] as const).map(language => sheetText(sheetOf(badBeat), language));
  assert.match(spanish!, /^2\. HORARIOS\n- lunes de 6:00 p\.m\. a 10:00 p\.m\.$/m);
  assert.match(english!, /^2\. TIMES\n- Mondays 6:00 PM to 10:00 PM$/m);
  assert.deepEqual(spanish!.match(/\$[\d,.]*\d/g), english!.match(/\$[\d,.]*\d/g));
});

/** What a page says by itself: without its style and without what is marked as English. */
const ownWords = (html: string): readonly string[] =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>|<p class="house">.*?<\/p>|<span lang="en">.*?<\/span>/g, '')
    .split(/<[^>]*>|\n/)
    .map(text => text.trim())
    .filter(text => text !== '');

/** Ids, the legal line, and words that rooms say in English. */
const LATIN = /^(GEAR|GEGA|GETR|GEJP|[A-Z]{2,5}|No|Purchase|Necessary|California|games|collection|Envy|A|K|Q|J|T|x)$/;

test('[SHT-6] no sheet in another language has English in it but what is marked', () => {
  for (const activity of RULEBOOK) {
    const sheet = sheetOf(activity);
    const isName = (text: string): boolean => /^(Match|Free|Bonus) Play$/.test(text);
    const english = new Set(
      ownWords(sheetHtml(sheet, 'en')).filter(text => /[a-z]{2} [a-z]{2}/i.test(text) && !isName(text)),
    );
    for (const language of LANGUAGES.filter(one => one !== 'en'))
      for (const text of ownWords(sheetHtml(sheet, language))) {
        assert.ok(!english.has(text), `${activity.id} ${language}: ${text}`);
        if (language.startsWith('zh'))
          for (const [word] of text.matchAll(/[A-Za-z]+/g))
            assert.match(word, LATIN, `${activity.id} ${language}: ${text}`);
      }
  }
});

test('[SHT-6] a sheet names the same amounts in every language, and the same marked words', () => {
  const factsOf = (text: string): readonly string[] => (text.match(/\$[\d,.]*\d|\d+%/g) ?? []).toSorted();
  for (const activity of RULEBOOK) {
    const sheet = sheetOf(activity);
    for (const language of LANGUAGES)
      assert.deepEqual(
        factsOf(sheetText(sheet, language)),
        factsOf(sheetText(sheet, 'en')),
        `${activity.id} ${language}`,
      );
  }
});

test('[HG1-B10] [B101-24] [SHT-1] "specified hours … start date and end date": the sheet has those of the offering', () => {
  const hours = [{ days: ['Friday'], hours: { from: '18:00', to: '02:00' } }] as const;
  const times = { hours: [...hours], firstDay: '2026-03-06', lastDay: '2026-03-27', noticeHours: 24 };
  const posting = { times: [], drawings: [], pools: {} };
  const made = ruleSheet(badBeat, { ...wholeOffering(badBeat), times } as Offering, posting, CALIFORNIA);
  assert.ok(made.ok);
  const text = sheetText(made.value, 'en').replaceAll(/\s+/g, ' ');
  for (const said of [/Friday.*6:00 PM.*2:00 AM/, /Mar(ch)? 6, 2026/, /Mar(ch)? 27, 2026/]) assert.match(text, said);
  assert.doesNotMatch(text, /While it is posted as running/);
});

const madeAt = Temporal.Instant.from('2026-03-02T20:00Z');

/** What a PDF says to somebody who has it read aloud. */
const shownIn = (pdf: Uint8Array): string => readPdf(pdf).tree.text;

test('[SHT-5] the PDF has the words of the text', async () => {
  const sheet = sheetOf(badBeat);
  const pdf = await sheetPdf(sheet, 'es', madeAt);
  assert.equal(Buffer.from(pdf.subarray(0, 5)).toString(), '%PDF-');
  const shown = shownIn(pdf).replace(/\s/g, '');
  for (const line of [
    'GEAR-001279',
    'Aprobación',
    'Four of a Kind, 2s or higher',
    'Los empleados de turno no pueden ganar.',
  ])
    assert.ok(shown.includes(line.replace(/\s/g, '')), line);
});

test('[SHT-5] every sheet becomes a PDF, its tables included', async () => {
  for (const activity of everyOf(6, RULEBOOK)) {
    const sheet = sheetOf(activity);
    const shown = shownIn(await sheetPdf(sheet, 'en', madeAt)).replace(/\s/g, '');
    for (const { part } of sheet.sections)
      assert.ok(shown.includes(say(words(`part.${part}`), 'en').replace(/\s/g, '')), `${activity.id} ${part}`);
  }
});

test('[SHT-5] the same sheet at the same moment has the same bytes', async () => {
  const [once, again] = [
    await sheetPdf(sheetOf(badBeat), 'en', madeAt),
    await sheetPdf(sheetOf(badBeat), 'en', madeAt),
  ];
  assert.ok(Buffer.from(once).equals(Buffer.from(again)));
});

for (const language of LANGUAGES) {
  test(`[SHT-5] [PA-D1] a PDF in ${language} carries every character that it shows, and says the words of the text`, async () => {
    const sheet = sheetOf(badBeat);
    const pdf = readPdf(await sheetPdf(sheet, language, madeAt));
    const plain = (text: string): string => text.toLowerCase().replace(/[\s*;:•-]/gu, '');
    const shown = plain(pdf.tree.text);
    assert.ok(!shown.includes('\ufffd'), 'a character without a place in the font');
    // Titles are in capitals in the text only, and long rows have a semicolon there.
    for (const one of new Set(plain(sheetText(sheet, language)))) assert.ok(shown.includes(one), one);
  });
}

test('[SHT-9] the sheet beside each approval is the one that would hang (npm run sheets writes it)', () => {
  const root = path.join(import.meta.dirname, '..');
  const sheets = postedSheets();
  for (const { file, text } of sheets) assert.equal(readFileSync(path.join(root, file), 'utf8'), text, file);
  const kept = globSync('rulebook/*/*.sheet.txt', { cwd: root }).map(file => file.split(path.sep).join('/'));
  assert.deepEqual(kept.toSorted(), sheets.map(({ file }) => file).toSorted(), 'a sheet without an approval');
});
