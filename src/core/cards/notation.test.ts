import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Card, EVERY_CARD, formatCards, parseCard, parseCards, showCard, showCards, sortCards } from './index.ts';

const READ: readonly [text: string, cards: readonly Card[], why: string][] = [
  ['As Kd 2c', ['As', 'Kd', '2c'], 'as we store them'],
  ['as KD 2C', ['As', 'Kd', '2c'], 'capitals or not'],
  ['10h Th', ['Th', 'Th'], 'ten either way; seen twice is for a deck to judge'],
  ['A♠ 10♥, K♦; 2♣', ['As', 'Th', 'Kd', '2c'], 'suit signs, commas and semicolons'],
  ['AsKs10h', ['As', 'Ks', 'Th'], 'run together'],
  ['jkAs', ['Jk', 'As'], 'the joker in a run'],
  ['Joker, Jk', ['Jk', 'Jk'], 'the joker in full'],
  [' \n ', [], 'nothing is no cards'],
];
for (const [text, cards, why] of READ) {
  test(`[CRD-2] ${JSON.stringify(text)} is read: ${why}`, () =>
    assert.deepEqual(parseCards(text), { ok: true, value: cards }));
}

const REFUSED: readonly [text: string, named: string, why: string][] = [
  ['As 1h', '1h', 'there is no one'],
  ['As Kx', 'Kx', 'there is no such suit'],
  ['AsK', 'AsK', 'a run that ends in half a card'],
  ['As 11h', '11h', 'eleven is no rank'],
];
for (const [text, named, why] of REFUSED) {
  test(`[CRD-2] ${text} is refused by name: ${why}`, () => {
    const read = parseCards(text);
    assert.ok(!read.ok);
    assert.equal(read.code, 'unknown-card');
    assert.equal(read.clause, 'CRD-2');
    assert.ok(read.message.startsWith(`“${named}” isn't a card.`), read.message);
  });
}

test('[CRD-2] no text at all is refused as nothing', () => {
  const read = parseCard('  ');
  assert.ok(!read.ok && read.message.startsWith("“” isn't a card."));
});

const hands = fc.array(fc.constantFrom(...EVERY_CARD), { maxLength: 12 });

test('[CRD-3] reading what was formatted or shown gives the same cards', () => {
  fc.assert(
    fc.property(hands, cards => {
      assert.deepEqual(parseCards(formatCards(cards)), { ok: true, value: cards });
      assert.deepEqual(parseCards(showCards(cards)), { ok: true, value: cards });
      assert.deepEqual(parseCards(cards.join('')), { ok: true, value: cards });
    }),
  );
});

test('[CRD-2] people see suit signs and a ten in figures', () => {
  assert.deepEqual((['As', 'Th', 'Jk'] as const).map(showCard), ['A♠', '10♥', 'Joker']);
  assert.deepEqual(sortCards(['2c', 'As', 'Th', 'Ac']), ['As', 'Ac', 'Th', '2c']);
});
