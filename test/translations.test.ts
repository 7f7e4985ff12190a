import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { explainOrder, rankFive } from '../src/core/cards/index.ts';
import { judge, orBetter } from '../src/core/qualifying/index.ts';
import { LANGUAGES, type Language, saidIn, sayAgain } from '../src/core/words/index.ts';
import { type Message, messageIn } from '../src/core/words/message.ts';
import { textsIn } from '../src/texts/index.ts';

const SOURCES = path.join(import.meta.dirname, '..', 'src');
type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;
const tablesIn = async (file: string): Promise<Tables> => (await import(path.join(SOURCES, file))) as Tables;

/** What a text names, and in which form: a plural in one language may be a plain number in another. */
const namedIn = (message: Message): readonly string[] =>
  message.flatMap(part => {
    if (typeof part === 'string' || typeof part === 'symbol') return [];
    return [part.name, ...[...part.branches.values()].flatMap(namedIn)];
  });
const namesOf = (text: string): readonly string[] => [...new Set(namedIn(messageIn(text)))].toSorted();

const TRANSLATED = globSync('{core,server}/**/texts/{es,vi,zh-hans,zh-hant}.ts', { cwd: SOURCES }).filter(
  file => !file.startsWith(path.join('core', 'sheet')),
);

for (const file of TRANSLATED) {
  test(`${file} says what the English says, and names the same`, async () => {
    const [english, other] = [await tablesIn(path.join(path.dirname(file), 'en.ts')), await tablesIn(file)];
    for (const [name, table] of Object.entries(other)) {
      assert.deepEqual(Object.keys(table).toSorted(), Object.keys(english[name] ?? {}).toSorted(), name);
      for (const [code, text] of Object.entries(table))
        assert.deepEqual(namesOf(text), namesOf(english[name]![code]!), code);
    }
  });
}

const QUADS = rankFive(['8s', '8h', '8d', '8c', 'Ks']);
const BOAT = rankFive(['As', 'Ah', 'Ad', 'Kc', 'Ks']);
const DEAL = { game: 'texas-holdem', board: ['8d', '8c', 'Ks', '2c', '3d'], dealerCards: [] } as const;
const HAND = { seat: 3, cards: ['8s', '8h'] } as const;
const FOUND = judge(orBetter('four-of-a-kind', { from: ['8'], hole: 'both' }), {
  deal: { ...DEAL, hands: [HAND] },
  hand: HAND,
});

const SAID: Readonly<Record<Language, readonly [condition: string, hole: string, order: string]>> = {
  en: [
    'four of a kind or better, 8 or higher: four eights, king',
    'both hole cards play: 2 do',
    'In the five-card order, four of a kind outranks a full house.',
  ],
  es: [
    'póker o mejor, 8 o más alto: póker de ochos, rey',
    'juegan las dos cartas tapadas: juegan 2',
    'En el orden de cinco cartas, póker le gana a full house.',
  ],
  'zh-Hans': ['四条或更大，8 或更大：四条 8，K', '两张底牌都用上：用了 2 张', '按五张牌的大小顺序，四条大于葫芦。'],
  'zh-Hant': ['四條或更大，8 或更大：四條 8，K', '兩張底牌都用上：用了 2 張', '按五張牌的大小順序，四條大於葫蘆。'],
  vi: [
    'tứ quý trở lên, từ 8 trở lên: tứ quý 8, già',
    'dùng cả hai lá bài tẩy: dùng 2 lá',
    'Theo thứ tự năm lá, tứ quý lớn hơn cù lũ.',
  ],
};
for (const language of LANGUAGES) {
  test(`[QLF-1] [RNK-8] conditions, calls and reasons are said in the language of the page: ${language}`, async () => {
    const texts = await textsIn(language);
    const said = [...FOUND.conditions.map(saidIn), explainOrder(QUADS, BOAT)];
    assert.deepEqual(
      said.map(one => sayAgain(one, language, texts)),
      SAID[language],
    );
  });
}

test('words that an older release kept without a code stay as they are', async () => {
  assert.equal(sayAgain(saidIn({ words: 'seated at the table' }), 'es', await textsIn('es')), 'seated at the table');
});
