import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_NAMES, type TournamentLog } from '#core/mechanisms/tournament';
import { dollars, NOTHING } from '#core/money';
import { approved } from '#core/sheet';
import { LANGUAGES, type Language } from '#core/words';
import { clubCardHtml, type LogPaper, logHtml, logText, type Slip, slipHtml, slipPdf, written } from './index.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as hans } from './texts/zh-hans.ts';
import { texts as hant } from './texts/zh-hant.ts';

const SLIP: Slip = {
  house: 'Harbor Club',
  slip: 12_345,
  isDemo: true,
  copy: 2,
  lines: [
    ['amount', '$5,000.00'],
    ['activity', approved('No Limit Bad Beat')],
    ['seat', '7 / 1'],
    ['award', '10234'],
    ['paid-at', { moment: '2026-11-16T15:00' }],
    ['day', { moment: '2026-11-16' }],
    ['method', written('method.cage', {})],
    ['tax', written('tax.form', { form: 'W-2G' })],
    ['approved', written('value.one-person', {})],
  ],
  signatures: ['paid', 'received'],
  isVoid: { day: '2026-11-17', person: 'cora', reason: 'x' },
};
const PLAYERS = ['p1', 'p2'] as const;
const LOG: TournamentLog = {
  establishment: 'Harbor Club',
  name: 'Spring Classic',
  startedAt: '2026-03-02T19:00:00',
  tables: [1, 2],
  games: ['texas-holdem'],
  entries: { paid: 2, won: 0, satellite: 0, given: 1, 're-entry': 1 },
  participants: PLAYERS,
  fees: [
    { name: 'buy-in', amount: dollars(100), count: 1_200, total: dollars(120_000) },
    { name: 're-buy', amount: dollars(50), count: 1, total: dollars(50) },
  ],
  poolFrom: [{ source: 'house', amount: dollars(10) }],
  pool: dollars(1_300),
  deductions: [
    { reason: 'charity', what: 'Food Bank', amount: dollars(5) },
    { reason: 'prizes', amount: dollars(7) },
  ],
  attached: [{ name: 'bounties', fundedBy: 'pool', prizes: dollars(10), awarded: 1, deducted: dollars(10) }],
  deal: { players: PLAYERS, each: [dollars(9), dollars(8)] },
  results: [
    { place: 1, player: 'p1', prize: dollars(9), bounties: dollars(10), hasItem: false, paid: dollars(9) },
    {
      place: 2,
      player: 'p2',
      prize: dollars(8),
      bounties: NOTHING,
      hasItem: false,
      paid: NOTHING,
      withheld: dollars(8),
    },
  ],
  signatures: [{ by: 'tom', at: '2026-03-03T03:00:00Z', atHandUntil: '2026-06-02', keptUntil: '2033-03-02' }],
};
const PAPER: LogPaper = {
  log: LOG,
  names: NO_NAMES,
  clock: { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') },
  isDemo: true,
};
const CARD = { house: 'Harbor Club', card: '5550100019', name: 'Ana Reyes', isDemo: true };

const PAPERS: Readonly<Record<string, (language: Language) => string>> = {
  slip: language => slipHtml(SLIP, language),
  log: language => logHtml(PAPER, language),
  card: language => clubCardHtml(CARD, language),
};

/** What is on a page, without its style, its bars and its words that stay English. */
const shownOn = (html: string): readonly string[] =>
  html
    .replace(/<(style|svg|title)[\s\S]*?<\/\1>|<span lang="en">.*?<\/span>/g, '')
    .split(/<[^>]*>|\n/)
    .map(text => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).trim())
    .filter(text => text !== '');

/** Names and ids of these papers, and words that stand in every language. */
const NAMES = new Set(['Harbor', 'Club', 'Food', 'Bank', 'DEMO', 'W', 'G', 'x', 'cora', 'tom', 'p', 'Ana', 'Reyes']);

for (const [paper, made] of Object.entries(PAPERS)) {
  test(`[SHT-6] a ${paper} is in the language asked for and has no English in it`, () => {
    const english = new Set(shownOn(made('en')).filter(text => /[a-z]{4}/.test(text)));
    for (const language of LANGUAGES.filter(one => one !== 'en')) {
      const html = made(language);
      assert.match(html, new RegExp(`<html lang="${language}">`));
      for (const text of shownOn(html)) {
        if (!text.split(/[\s-]+/).every(word => NAMES.has(word) || /\d/.test(word)))
          assert.ok(!english.has(text) || SAID_EVERYWHERE.test(text), `${language}: ${text}`);
        if (language.startsWith('zh'))
          for (const [word] of text.matchAll(/[A-Za-z]+/g))
            assert.ok(NAMES.has(word), `${language}: ${word} in ${text}`);
      }
    }
  });

  test(`[SHT-6] a ${paper} has the same amounts, numbers and names in every language`, () => {
    const factsOf = (language: Language): readonly string[] =>
      (made(language).match(/\$[\d,.]*\d|<span lang="en">|GEAR-\d+|p[12]\b|12345|10234|5550100019/g) ?? [])
        .filter(fact => fact !== '<span lang="en">')
        .toSorted();
    for (const language of LANGUAGES) assert.deepEqual(factsOf(language), factsOf('en'), language);
  });
}

/** What rooms say in English everywhere. */
const SAID_EVERYWHERE = /^(Bounties|Buy-in|Rebuy|Satellite)(: |$)/;

test('[SHT-6] an approved name stays English and is marked; an English paper needs no mark', () => {
  assert.match(slipHtml(SLIP, 'zh-Hans'), /<dt>获批活动<\/dt><dd><span lang="en">No Limit Bad Beat<\/span><\/dd>/);
  assert.match(slipHtml(SLIP, 'en'), /<dt>Activity<\/dt><dd>No Limit Bad Beat<\/dd>/);
});

test('[SHT-6] a paper in another language says that the English one governs', () => {
  const notes = { en: 0, es: 2, vi: 2, 'zh-Hans': 2, 'zh-Hant': 2 } as const;
  for (const language of LANGUAGES) {
    assert.equal(slipHtml(SLIP, language).match(/class="note"/g)?.length ?? 0, notes[language], language);
    assert.equal(logHtml(PAPER, language).includes('class="note"'), language !== 'en', language);
  }
});

test('[SHT-8] dates are in words, the clock has twelve hours, and numbers that name have no commas', () => {
  assert.match(slipHtml(SLIP, 'en'), /Payout slip 12345<.*VOID - Nov 17, 2026 by cora: x.*Nov 16, 2026, 3:00 PM/s);
  assert.match(slipHtml(SLIP, 'es'), /Comprobante de pago 12345<.*COPIA 2<.*16 nov 2026, 3:00 p\.m\./s);
  assert.match(slipHtml(SLIP, 'vi'), /Phiếu chi 12345<.*Mẫu W-2G/s);
  assert.match(slipHtml(SLIP, 'zh-Hant'), /付獎憑單 12345<.*2026年11月16日 下午3:00/s);
  assert.match(logText(PAPER, 'en'), /Buy-in: \$100\.00 x 1,200: \$120,000\.00/);
  assert.match(
    logText(PAPER, 'zh-Hans'),
    /锦标赛记录：Spring Classic\n牌房：Harbor Club\n开始时间：星期一，2026年3月2日 下午7:00/,
  );
});

test('[SHT-8] a slip becomes a PDF in every language, with the same bytes each time', async () => {
  const paidAt = Temporal.Instant.from('2026-11-16T23:00:00Z');
  for (const language of LANGUAGES) {
    const [one, two] = await Promise.all([slipPdf(SLIP, language, paidAt), slipPdf(SLIP, language, paidAt)]);
    assert.equal(Buffer.from(one).subarray(0, 5).toString(), '%PDF-');
    assert.ok(Buffer.from(one).equals(two), language);
  }
});

/** What a select says is in braces too, each behind its case, and isn't a name. */
const namesIn = (text: string): Set<string> => {
  const plain = text.replace(/\{(\w+), select,(?: [\w-]+ \{[^{}]*\})+\}/g, '{$1}');
  return new Set([...plain.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!));
};

test('[SHT-6] texts of papers name the same in every language', () => {
  for (const texts of [es, vi, hans, hant])
    for (const [code, english] of Object.entries(en))
      assert.deepEqual(namesIn(texts[code as keyof typeof en]), namesIn(english), code);
});
