import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, rational } from '#core/base';
import { loadSubject } from '../subjects.ts';
import { SENTENCES } from '../texts/en.ts';
import { dollars, flag, oneOf, wholeNumber } from './option.ts';
import { bet, findBet, type Given, type OddsSubject } from './subject.ts';

const GAME: OddsSubject = {
  id: 'game',
  title: 'The Game',
  bets: [
    bet({
      id: 'side',
      title: 'A side bet',
      options: {
        schedule: oneOf(['A', 'B']),
        others: wholeNumber({ from: 0, to: 6, otherwise: 0 }),
        meter: dollars(),
        blind: flag(),
      },
      compute: values => values,
    }),
  ],
};
const ask = async (subject: string, side: string | undefined, given: Given) => {
  const found = subject === GAME.id ? answer(GAME) : await loadSubject(subject);
  if (!found.ok) return found;
  const chosen = findBet(found.value, side);
  return chosen.ok ? chosen.value.ask(given, () => {}) : chosen;
};

const REFUSED: readonly [code: keyof typeof SENTENCES, subject: string, side: string, given: Given, says: string][] = [
  ['unknown-subject', 'gam', 'side', {}, 'There are no odds for “gam”. Choose one of: crazy-4-poker, four-card-poker,'],
  ['unknown-bet', 'game', 'main', {}, 'The Game has no bet “main”. Choose one of: side.'],
  ['unknown-option', 'game', 'side', { decks: '8' }, 'Options of this bet: schedule, others, meter, blind.'],
  ['unknown-choice', 'game', 'side', { schedule: 'C' }, "“C” isn't a choice for schedule. Choose one of: A, B."],
  ['not-in-range', 'game', 'side', { others: '7' }, 'Enter a whole number from 0 to 6.'],
  ['not-in-range', 'game', 'side', { others: '1.5' }, "“1.5” isn't possible for others."],
  ['not-dollars', 'game', 'side', { meter: '-1' }, "“-1” isn't an amount for meter."],
  ['not-dollars', 'game', 'side', { meter: 'lots' }, "“lots” isn't an amount for meter."],
  ['not-dollars', 'game', 'side', { meter: true }, "“true” isn't an amount for meter."],
  ['flag-takes-nothing', 'game', 'side', { blind: 'yes' }, 'blind is given without a value.'],
];
for (const [code, subject, side, given, says] of REFUSED) {
  test(`[ODD-2] ${code}: ${JSON.stringify(given)} of ${subject} ${side}`, async () => {
    const refused = await ask(subject, side, given);
    assert.ok(!refused.ok);
    assert.equal(refused.code, code);
    assert.ok(refused.message.includes(says), refused.message);
  });
}

test('[ODD-2] every refusal has its row above', () => {
  const known = new Set(REFUSED.map(([code]) => code));
  // Activities have tests of their own.
  known.add('no-hands-to-count');
  for (const code of Object.keys(SENTENCES)) assert.ok(known.has(code as keyof typeof SENTENCES), code);
});

test('[ODD-2] options left out take their first or usual value', async () => {
  const answered = await ask('game', undefined, {});
  assert.deepEqual(answered, { ok: true, value: { schedule: 'A', others: 0, meter: undefined, blind: false } });
});

test('[ODD-2] amounts are read to the cent', async () => {
  const answered = await ask('game', 'side', { schedule: 'B', others: '6', meter: '$1,500.5', blind: true });
  assert.deepEqual(answered, {
    ok: true,
    value: { schedule: 'B', others: 6, meter: rational(150_050, 100), blind: true },
  });
});
