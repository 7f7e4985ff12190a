import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { cents, dollars } from '#core/money';
import { plotSvg } from '#core/odds/house';
import { toHang } from '#core/sheet';
import { LANGUAGES } from '#core/words';
import { RULEBOOK } from '../../rulebook/index.ts';
import { exampleSheet } from '../../scripts/papers.ts';
import { postedExample } from '../../scripts/posted-examples.ts';
import { slipPaper } from '../../src/server/http/routes/slip-paper.ts';
import { unfootedIn } from '../../src/server/reports/footing.ts';
import {
  copyOf,
  type HouseFacts,
  housePaper,
  paperFootings,
  type Slip,
  sheetHtml,
  sheetText,
  slipHtml,
  unfooted,
  written,
} from '../../src/sheets/index.ts';
import { houseway } from '../cli/houseway.ts';

const slip = (copy: Slip['copy']): Slip => ({
  house: 'Harbor Lights',
  slip: 22,
  isDemo: false,
  copy,
  lines: [['handed-over', written('value.tickets', { count: 1 })]],
  signatures: ['prepared', 'received'],
});

test('[PA-C4] what the house has not counted as printed is a preview, the first is the slip, and every later one a numbered copy', () => {
  assert.deepEqual([0, 1, 2, 3].map(copyOf), ['preview', 0, 2, 3]);
  assert.match(slipHtml(slip(copyOf(0)), 'en'), /PREVIEW|Preview/);
  assert.doesNotMatch(slipHtml(slip(copyOf(1)), 'en'), /preview|COPY \d/i);
  assert.match(slipHtml(slip(copyOf(3)), 'en'), /COPY 3/);
});

test('[PA-C6] one ticket is one ticket on a slip, in every language', () => {
  const said = { en: '1 ticket<', es: '1 boleto<', vi: '1 vé<', 'zh-Hans': '1 张抽奖券<', 'zh-Hant': '1 張抽獎券<' };
  for (const language of LANGUAGES) assert.ok(slipHtml(slip(0), language).includes(said[language]), language);
});

test('[PA-D2] a sheet in another language has its headings, steps, notices and list of items in it', () => {
  const sheet = exampleSheet(RULEBOOK.find(({ id }) => id === 'GEAR-001279')!);
  const english = sheetText(sheet, 'en');
  const ofApproval = new Set(sheetHtml(sheet, 'es').match(/(?<=<span lang="en">)[^<]+/g));
  for (const language of LANGUAGES.filter(one => one !== 'en')) {
    const lines = sheetText(sheet, language).split('\n');
    for (const heading of english.match(/^\d+\. .*$/gm)!)
      assert.ok(!lines.includes(heading), `${language}: ${heading}`);
    for (const line of ['What the approval requires to be posted', 'Ask any floor person', 'Taken during play'])
      assert.ok(!lines.join('\n').includes(line), `${language}: ${line}`);
  }
  assert.ok(ofApproval.size > 0, 'approved words stay English, and are marked');
});

test('[PA-E1] a plot that cannot be drawn says why and writes no file', async () => {
  const file = path.join(import.meta.dirname, 'never.svg');
  for (const form of [
    ['--svg', file],
    ['--plot', file],
  ]) {
    const { status, stderr } = await houseway('odds', 'GEAR-001279', '--against', 'chart=B', ...form);
    assert.equal(status, 2);
    assert.match(stderr, /A plot shows one of the two/);
  }
  const { status, stderr } = await houseway('odds', 'GEAR-001279', '--png', 'never.png');
  assert.ok(status !== 0 && /png/.test(stderr), stderr);
  assert.ok(!existsSync(file));
});

test('[PA-E2] a plot has a line and a number for every step of its axes, in percent or dollars', () => {
  const points = [0, 50, 100].map(x => ({ x, y: x / 105 }));
  const svg = plotSvg(points, { title: 'No Limit Bad Beat: hit', x: 'days', y: 'chance', unit: 'percent' });
  for (const said of ['0%', '20%', '40%', '60%', '80%', '0', '20', '40', '60', '80', '100'])
    assert.match(svg, new RegExp(`>${said}</text>`), said);
  assert.equal(svg.match(/opacity="0.2"/g)!.length, 5);
  assert.match(
    plotSvg(
      [
        { x: 0, y: 0 },
        { x: 9, y: 4_000 },
      ],
      { title: '', x: '', y: '', unit: 'dollars' },
    ),
    />\$1,000</,
  );
});

test('[PAP-5] a statement or balance whose lines do not come to its closing is told, and no other', () => {
  const columns = { account: 'text', opening: 'money', fees: 'money', closing: 'money' } as const;
  const row = { account: 'reserve', opening: 100, fees: 20, closing: 120 };
  const rest = { isDemo: false, asked: {}, upToEvent: 1, totals: {}, clock: {} as never } as const;
  const statement = { ...rest, report: 'fund-statement', columns, rows: [row] } as const;
  assert.equal(unfootedIn(statement), undefined);
  assert.deepEqual(unfootedIn({ ...statement, rows: [row, { ...row, closing: 121 }] }), { expected: 121, found: 120 });
  const balance = { account: 'cash', opening: 5, in: 10, out: 3, closing: 11 };
  const kinds = { account: 'text', opening: 'money', in: 'money', out: 'money', closing: 'money' } as const;
  const trial = { ...rest, report: 'trial-balance', columns: kinds, rows: [balance] } as const;
  assert.deepEqual(unfootedIn(trial), { expected: 11, found: 12 });
});

test('[PAP-5] a paper whose total is not the sum of its rows is found, and a slip that pays what its accounts did not give', () => {
  const pools = [dollars(62_385), dollars(4_212)].map(amount => ({
    activity: 'A',
    label: 'Pool',
    amount,
    reseed: amount,
  }));
  const facts: HouseFacts = {
    house: 'Harbor Lights',
    isDemo: false,
    now: '2026-03-02T18:30',
    day: '2026-03-02',
    denominations: [],
    pools,
    sheets: [],
    anchor: { seq: 1, hash: 'a' },
  };
  const close = housePaper('daily-close', facts, 'en', 'letter', undefined)!;
  assert.equal(unfooted(paperFootings(close)), undefined);
  const parts = close.parts.map(blocks =>
    blocks.map(block =>
      block.type === 'table' ? { ...block, rows: [...block.rows.slice(0, -1), ['Total', '', '$66,597.01']] } : block,
    ),
  );
  assert.deepEqual(unfooted(paperFootings({ ...close, parts })), { expected: 6_659_701, found: 6_659_700 });
});

test('[PAP-5] a slip that pays what its accounts did not give is refused, with both amounts', async () => {
  const sums = [{ expected: cents(50_000), found: cents(49_999) }];
  const asked = { at: Temporal.Instant.from('2026-03-02T18:30:12Z'), form: 'html', size: 'letter' } as const;
  const print = (one: Slip) => slipPaper(one, asked, 'en', {} as never, {} as never); // HTML asks nothing of the house.
  const refused = await print({ ...slip(0), sums });
  assert.ok('code' in refused && refused.code === 'paper-not-footed');
  assert.match(refused.message, /\$500\.00.*\$499\.99/);
  assert.ok(!('code' in (await print({ ...slip(0), sums: [{ expected: 7, found: 7 }] }))));
});

test('[PAP-5] [SHT-13] a sheet whose shares, places or spots do not come to the whole cannot hang', () => {
  const broken: readonly [id: string, from: string, to: string][] = [
    ['GEAR-001279', '"20%"', '"21%"'],
    ['GETR-000056', '"50%"', '"55%"'],
    ['GETR-000056', '40% / 25%', '41% / 25%'],
    ['GEAR-001220', '"count":6', '"count":7'],
  ];
  for (const [id, from, to] of broken) {
    const activity = RULEBOOK.find(one => one.id === id)!;
    const sheet = exampleSheet(activity);
    const wrong = JSON.parse(JSON.stringify(sheet).replace(from, to));
    assert.notDeepEqual(wrong, sheet, from);
    const hung = toHang(wrong, activity);
    assert.ok(!hung.ok && hung.code === 'sheet-not-footed', `${id}: ${from}`);
  }
  const stud = RULEBOOK.find(({ key }) => key === 'caribbean-stud-bonus-hands')!;
  assert.match(sheetText(exampleSheet(stud), 'en'), /Percent\n(.*%\n)+/, 'what each prize gets of a fee is posted');
  assert.ok(postedExample(stud).offering.allocation);
});
