import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { cardTyped, checkDigit, isCardNumber, newCardNumber } from './card-number.ts';

test('[CLB-3] a card number carries its check digit, and one wrong digit is found', () => {
  assert.equal(checkDigit('7992739871'), 3, "Luhn's own example");
  for (let cards = 0; cards < 50; cards++) {
    const card = newCardNumber(randomBytes(32));
    assert.ok(isCardNumber(card), card);
    const wrong = `${card.slice(0, 4)}${(Number(card[4]) + 1) % 10}${card.slice(5)}`;
    assert.ok(!isCardNumber(wrong), wrong);
  }
  assert.equal(cardTyped(' 123-456 7897'), '1234567897');
});
