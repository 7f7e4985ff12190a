import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allTexts } from '../../messages/all-texts.fixture.ts';
import { LANGUAGES, type Messages } from '../../messages/index.ts';
import { langOf } from './lang-of.ts';

for (const language of LANGUAGES) {
  test(`what the page says itself is in its language (${language}), what the house says is English`, async () => {
    const messages = (await allTexts(language)) as Messages; // Every language has the texts of the English one.
    const { cage, floor, promotions, club, tournament, kit } = messages;
    const lost = [cage, floor, promotions, club, tournament].map(({ offline }) => offline);
    for (const words of [...lost, kit.noAnswer]) assert.equal(langOf(messages, words), undefined, words);
    assert.equal(langOf(messages, 'Nobody sits at seat 3 of table 7.'), 'en');
    assert.equal(langOf(messages, ''), undefined, 'nothing is said');
  });
}
