import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deckOf, GAMES, gameOf, zonesOf } from './games.ts';
import { fromLink, toLink } from './link.ts';
import { dealt } from './table.ts';

test('a link reproduces the table and whose turn it is', () => {
  const anyDeal = fc.constantFrom(...GAMES).chain(({ id }) => {
    const deck = deckOf(gameOf(id));
    const zones = fc.constantFrom(...zonesOf(gameOf(id)));
    const deals = fc.shuffledSubarray([...deck], { minLength: deck.length }).map(cards => dealt(id, cards));
    return fc.record({ table: deals, active: zones }, { noNullPrototype: true });
  });
  fc.assert(fc.property(anyDeal, opened => assert.deepEqual(fromLink(toLink(opened)), { ok: true, value: opened })));
});

test('an address without a link is an empty table', () => {
  assert.deepEqual(fromLink(''), {
    ok: true,
    value: { table: { game: 'holdem', cards: { a: [], board: [], b: [] } }, active: 'a' },
  });
});

test('a link with something that isn’t a card is refused with the sentence of the core', () => {
  const opened = fromLink('#game=holdem&a=AsXx');
  assert.ok(!opened.ok);
  assert.equal(opened.problem.type, 'unreadable');
});

test('a link with too many cards or with a card twice is refused', () => {
  assert.equal(fromLink('#game=holdem&a=AsKsQs').ok, false);
  assert.equal(fromLink('#game=five-card&a=AsAs').ok, false);
});

test('a card that a link gives to both hands stays with the second', () => {
  const opened = fromLink('#game=five-card&a=AsKs&b=As');
  assert.ok(opened.ok);
  assert.deepEqual(opened.value.table.cards, { a: ['Ks'], board: [], b: ['As'] });
});
