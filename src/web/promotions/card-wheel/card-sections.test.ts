import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSections, countedWords, shownOn } from './card-sections.ts';

test('[WHL-6] fifty-two cards and eight value awards are sixty sections, evenly spread', () => {
  const awards = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? 'cap' : 'jacket'));
  const shown = shownOn(awards);
  assert.equal(shown.length, 60);
  assert.equal(new Set(shown).size, 54);
  const sections = cardSections(shown, awards);
  assert.equal(sections.filter(({ tone }) => tone === 'double').length, 8);
  assert.deepEqual(sections[shown.indexOf('Th')], { words: '10', suit: 'h', tone: shown.indexOf('Th') % 3 });
  assert.equal(countedWords(awards), '4 x cap, 4 x jacket');
  assert.equal(shownOn([]).length, 52);
});
