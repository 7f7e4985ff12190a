import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '#core/words';
import { approved, partsOf, say, unmarked, words } from './index.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as vi } from './texts/vi.ts';
import { texts as hans } from './texts/zh-hans.ts';
import { texts as hant } from './texts/zh-hant.ts';
import { shared } from './words.ts';

const COUNTS = [1, 2, 21] as const;

test('[SHT-6] days, tickets, points and players are counted as the language counts them', () => {
  const said = (language: Language) =>
    COUNTS.map(count => [
      say(words('period.days', { count }), language),
      say(words('prize.tickets', { count }), language),
      say(words('prize.points', { count }), language),
      say(words('require.players', { count }), language),
    ]);
  assert.deepEqual(said('en'), [
    ['1 day', '1 ticket', '1 point', 'At least 1 player dealt in.'],
    ['2 days', '2 tickets', '2 points', 'At least 2 players dealt in.'],
    ['21 days', '21 tickets', '21 points', 'At least 21 players dealt in.'],
  ]);
  assert.deepEqual(said('es'), [
    ['1 día', '1 boleto', '1 punto', 'Al menos 1 jugador con cartas.'],
    ['2 días', '2 boletos', '2 puntos', 'Al menos 2 jugadores con cartas.'],
    ['21 días', '21 boletos', '21 puntos', 'Al menos 21 jugadores con cartas.'],
  ]);
  assert.deepEqual(said('vi')[0], ['1 ngày', '1 vé', '1 điểm', 'Ít nhất 1 người được chia bài.']);
  assert.deepEqual(said('zh-Hans')[2], ['21 天', '21 张抽奖券', '21 积分', '至少 21 名玩家拿到牌。']);
  assert.deepEqual(said('zh-Hant')[2], ['21 天', '21 張抽獎券', '21 分', '至少 21 名玩家拿到牌。']);
});

test('[SHT-6] what a number of tickets may be stands before the word', () => {
  const range = words('sheet.range', { from: '2', to: '5' });
  const said = LANGUAGES.map(language => say(words('prize.tickets-range', { range }), language));
  assert.deepEqual(said, ['2 to 5 tickets', '2 a 5 boletos', '2 至 5 张抽奖券', '2 至 5 張抽獎券', 'từ 2 đến 5 vé']);
});

test('[SHT-6] approved words are marked, and the marks can be taken off', () => {
  const said = say(words('hand.chart', { chart: approved('Option A') }), 'zh-Hans');
  assert.deepEqual(partsOf(said), [
    { text: '现行牌型表：', isApproved: false },
    { text: 'Option A', isApproved: true },
    { text: '。', isApproved: false },
  ]);
  assert.equal(unmarked(said), '现行牌型表：Option A。');
});

test('[SHT-6] what many approvals say is said in the language, with their capital letters; English stays as approved', () => {
  const said = (text: string) => LANGUAGES.map(language => unmarked(say(shared(text), language)));
  assert.deepEqual(said('cash'), ['cash', 'efectivo', '现金', '現金', 'tiền mặt']);
  assert.deepEqual(said('Cage'), ['Cage', 'Caja', '账房', '帳房', 'Quầy thu ngân']);
  assert.deepEqual(new Set(said('a pickup truck')), new Set(['a pickup truck']));
});

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!).toSorted();

/** Words that every room says in English, and the legal line. */
const LATIN = new Set(['collection', 'Envy', 'No', 'Purchase', 'Necessary', 'A']);
/** Forms in which only facts stand, and words that rooms say in English. */
const SAME = new Set(['Full house', 'full house', 'poker', 'pot']);

for (const [language, texts] of Object.entries({ es, vi, 'zh-Hans': hans, 'zh-Hant': hant })) {
  test(`[SHT-6] sheet texts in ${language} name what the English names and say nothing in English`, () => {
    for (const [code, english] of Object.entries(en)) {
      const text = texts[code as keyof typeof en];
      assert.deepEqual(new Set(namesIn(text)), new Set(namesIn(english)), code);
      const bare = text.replace(/\{\w+(?:, \w+(?:, other )?)?|[{}#]/g, '');
      if (language.startsWith('zh'))
        for (const [word] of bare.matchAll(/[A-Za-z]+/g)) assert.ok(LATIN.has(word), `${code}: ${word} in "${text}"`);
      else if (/[a-z]{3}/.test(english.replace(/\{\w+\}/g, '')) && !SAME.has(english))
        assert.notEqual(text, english, code);
    }
  });
}
