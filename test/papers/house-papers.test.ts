import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TournamentLog } from '#core/mechanisms/tournament';
import { CHIP_VALUES, cents, dollars } from '#core/money';
import { LANGUAGES } from '#core/words';
import { RULEBOOK } from '../../rulebook/index.ts';
import { exampleSheet } from '../../scripts/papers.ts';
import {
  HOUSE_PAPER_NAMES,
  HOUSE_PAPERS,
  type HouseFacts,
  housePaper,
  logOverdrawn,
  logSums,
  paperHtml,
  paperPdf,
  paperText,
  type Slip,
  slipPdf,
} from '../../src/sheets/index.ts';
import { englishIn, writtenOtherwise } from '../e2e/spoken.ts';
import { everyOf } from '../whole.ts';
import { type ReadTag, readPdf } from './read-pdf.ts';

const AT = Temporal.Instant.from('2026-03-02T18:30:12Z');
const ONE = 'GEAR-001279';
const FACTS: HouseFacts = {
  house: 'Harbor <Lights> Card Room',
  isDemo: false,
  now: '2026-03-02T18:30',
  day: '2026-03-02',
  denominations: CHIP_VALUES,
  pools: [
    { activity: ONE, label: 'Jackpot pool', amount: dollars(62_385), reseed: dollars(1_000) },
    { activity: 'GEAR-001277', label: 'Royal Flush', amount: dollars(4_212), reseed: dollars(500) },
  ],
  sheets: [ONE, 'GEAR-001277'].map(id => exampleSheet(RULEBOOK.find(one => one.id === id)!)),
  anchor: { seq: 48_123, hash: 'a3f1'.repeat(16) },
  draw: {
    draw: 12,
    committedAt: '2026-03-02T18:00',
    revealedAt: '2026-03-02T20:00',
    entries: 214,
    entriesHash: 'b7'.repeat(32),
    commitment: 'c4'.repeat(32),
    secret: 'd9'.repeat(32),
    winners: ['T-00214'],
  },
};

const tagsIn = (tag: ReadTag): readonly ReadTag[] => [tag, ...tag.children.flatMap(tagsIn)];

/** Tagged, in its language, with a title and with the letters that it shows. PAP-2 */
const isTagged = ({ catalog, metadata, fonts }: ReturnType<typeof readPdf>, language: string): void => {
  assert.match(catalog, new RegExp(`/Lang\\(${language}\\)/MarkInfo<</Marked true>>.*DisplayDocTitle true`));
  assert.match(metadata, /<pdfuaid:part>1</);
  assert.ok(fonts.size > 0);
  for (const { file } of fonts.values()) assert.ok(file.length > 500);
};

const EVERY = HOUSE_PAPER_NAMES.flatMap(name => LANGUAGES.map(language => [name, language] as const));
test('[PAP-1] [PAP-2] [PAP-6] every paper of the house is set in five languages, tagged and with its letters', async () => {
  for (const [name, language] of everyOf(9, EVERY)) {
    const made = housePaper(name, FACTS, language, HOUSE_PAPERS[name].sizes[0]!, ONE);
    assert.ok(made !== undefined, name);
    const pdf = readPdf(await paperPdf(made, AT));
    assert.ok(
      tagsIn(pdf.tree).some(({ role }) => role === 'H1'),
      name,
    );
    assert.ok(!pdf.tree.text.includes('\ufffd'), name);
    isTagged(pdf, language);
    assert.ok(!paperHtml(made).includes('<Lights>') && paperText(made).length > 60);
  }
});

test('[PAP-6] [TXT-3] [TXT-6] no paper of the house says an English sentence in another language, nor a day in digits', async () => {
  // Posters, placards and lists of fees quote their approval.
  const own = HOUSE_PAPER_NAMES.filter(name => !('isOfOne' in HOUSE_PAPERS[name] || name === 'fee-list')).flatMap(
    name =>
      LANGUAGES.map(
        language => [language, housePaper(name, FACTS, language, HOUSE_PAPERS[name].sizes[0]!, ONE)] as const,
      ),
  );
  for (const [language, made] of own) {
    const said = paperText(made!)
      .split('\n')
      .map(line => ({ kind: 'text', words: line.replace('houseway draw verify', '').trim() }) as const);
    if (language !== 'en') assert.deepEqual(await englishIn(said, language), [], made!.title);
    assert.deepEqual(writtenOtherwise(said), [], made!.title);
    assert.doesNotMatch(paperText(made!), /\d{4}-\d\d-\d\d/, `${made!.title}, ${language}`);
  }
  const certificate = paperText(housePaper('draw-certificate', FACTS, 'vi', 'letter', undefined)!);
  assert.match(certificate, /2 thg 3, 2026/);
});

test('[PAP-6] [PA-D6] papers for walls come in four sizes and are read from a yard away', async () => {
  for (const size of HOUSE_PAPERS['jackpot-board'].sizes) {
    const made = housePaper('jackpot-board', FACTS, 'en', size, undefined)!;
    assert.ok(made.textSize >= 18);
    assert.match(readPdf(await paperPdf(made, AT)).tree.text, /Jackpot pool.*\$62,385\.00/s);
  }
  const poster = housePaper('poster', FACTS, 'en', 'tabloid', ONE)!;
  const { tree, pages } = readPdf(await paperPdf(poster, AT));
  assert.equal(pages.length, 1);
  assert.match(tree.text, /NO PURCHASE NECESSARY.*\$62,385.*both hole cards play.*Approval GEAR-001279/s);
  assert.ok(
    tagsIn(tree).some(({ role, alt }) => role === 'Figure' && /check code/.test(alt ?? '')),
    'a QR code in words',
  );
});

test('[PAP-6] days and moments on papers are in words', () => {
  const saysIn = (name: 'daily-close' | 'draw-certificate', language: 'en' | 'es') =>
    paperText(housePaper(name, FACTS, language, 'letter', undefined)!);
  assert.match(saysIn('daily-close', 'en'), /Gaming day: Mar 2, 2026/);
  assert.match(saysIn('draw-certificate', 'en'), /Published before the draw: Mar 2, 2026, 6:00 PM/);
  assert.match(saysIn('draw-certificate', 'es'), /2 mar 2026, 8:00 p\.m\./);
});

test('[PAP-6] a paper about nothing that is there is not made', () => {
  assert.equal(housePaper('poster', FACTS, 'en', 'letter', 'GEGA-000000'), undefined);
  const { draw: _, ...without } = FACTS;
  assert.equal(housePaper('draw-certificate', without, 'en', 'letter', undefined), undefined);
});

test('[HG2-37] the hand-kept log of prizes is a page to write on', async () => {
  const pdf = readPdf(await paperPdf(housePaper('prize-log', FACTS, 'en', 'letter', undefined)!, AT));
  assert.match(pdf.tree.text, /Date and time.*Table.*Seat.*Winner.*ID seen.*Verified by.*Paid by/s);
});

const SLIP: Slip = {
  house: 'Harbor Lights',
  slip: 22,
  isDemo: false,
  copy: 0,
  lines: [
    ['amount', '$5,000.00'],
    ['winner', 'Ana Nguyễn'],
  ],
  signatures: ['prepared', 'second', 'received'],
};

test('[SHT-15] [PA-C5] [PA-C7] a slip is two halves of one page or a strip of 80 mm; a void one says so across both', async () => {
  const letter = readPdf(await slipPdf(SLIP, 'en', AT));
  assert.equal(letter.pages.length, 1);
  for (const language of LANGUAGES)
    for (const size of ['letter', 'roll'] as const)
      isTagged(readPdf(await slipPdf(SLIP, language, AT, size)), language);
  assert.match(letter.tree.text, /Winner’s copy.*Second person.*Cage copy.*Second person/s);
  const roll = readPdf(await slipPdf(SLIP, 'vi', AT, 'roll'));
  assert.equal(Math.round(roll.pages[0]!.wide * 0.352_778), 80);
  const gone = readPdf(await slipPdf({ ...SLIP, isVoid: { reason: 'wrong seat' }, copy: 2 }, 'en', AT));
  assert.equal(gone.pages[0]!.artifacts.filter(text => text === 'VOID').length, 2);
  assert.match(gone.tree.text, /COPY 2.*VOID - wrong seat/s);
  const strip = readPdf(await slipPdf({ ...SLIP, isVoid: { reason: 'wrong seat' } }, 'en', AT, 'roll'));
  assert.equal(strip.pages[0]!.artifacts.filter(text => text === 'VOID').length, 2, 'each half of the strip');
});

const LOG: TournamentLog = {
  establishment: 'Harbor Lights',
  name: 'Harbor Classic',
  startedAt: '2026-03-02T18:00:00',
  tables: [1],
  games: ['texas-holdem'],
  entries: { paid: 42 },
  participants: ['p1', 'p2'],
  fees: [],
  poolFrom: [
    { source: 'buy-in', amount: dollars(4_200) },
    { source: 're-buy', amount: dollars(700) },
    { source: 'house', amount: dollars(100) },
  ],
  pool: dollars(4_900),
  deductions: [],
  attached: [],
  results: [{ place: 1, player: 'p1', prize: dollars(5_000), bounties: cents(0), hasItem: false, paid: cents(0) }],
  signatures: [],
};

test('[PAP-5] [PA-C1] the log of a tournament foots with the house’s addition, and an overdrawn one is told', () => {
  const { sources, prizes, awarded, open } = logSums(LOG);
  assert.deepEqual([sources, prizes, awarded, open].map(Number), [500_000, 500_000, 500_000, 0]);
  assert.equal(logOverdrawn({ log: LOG }), 0);
  const more = { ...LOG, results: [{ ...LOG.results[0]!, prize: dollars(5_001) }] };
  assert.equal(logOverdrawn({ log: more }), dollars(1));
});
