import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, loadMessages } from '../../messages/index.ts';
import { langOf } from './lang-of.ts';

for (const language of LANGUAGES) {
  test(`what the page says itself is in its language (${language}), what the house says is English`, async () => {
    const messages = await loadMessages(language);
    const { cage, floor, promotions, club, tournament, kit } = messages;
    const lost = [cage, floor, promotions, club, tournament].map(({ offline }) => offline);
    for (const words of [...lost, kit.signOn.noAnswer, kit.enrol.noAnswer, promotions.report.noAnswer])
      assert.equal(langOf(messages, words), undefined, words);
    assert.equal(langOf(messages, 'Nobody sits at seat 3 of table 7.'), 'en');
    assert.equal(langOf(messages, ''), undefined, 'nothing is said');
  });
}
