import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl/core';
import { cents } from '#core/money';
import type { CoachLine } from '#core/views';
import { awardIn } from '../../../test/fixtures/keypad-parts.ts';
import * as kitEn from '../kit/texts/en.ts';
import { coachWords, isUrgent } from './coach-words.ts';
import * as en from './texts/en.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'keypad' });
const kit = createTranslator({ locale: 'en', messages: kitEn, namespace: 'kit' });

const CASES: readonly [line: CoachLine, words: string, isUrgent: boolean][] = [
  [{ type: 'pay-from-tray', award: 3, seat: 3, amount: cents(20_000) }, 'Pay seat 3 $200 from the tray', true],
  [
    { type: 'pay-from-tray', award: 4, seat: 5, amount: cents(10_000) },
    'Envy bonus: Pay seat 5 $100 from the tray',
    true,
  ],
  [
    { type: 'send-to-cage', award: 5, seat: 1, amount: cents(5_050) },
    'Room share: The floor or the cage pays seat 1 $50.50.',
    true,
  ],
  [{ type: 'ask-for-id', award: 3, seat: 3 }, 'Ask seat 3 for ID', true],
  [{ type: 'hand-over', award: 3, seat: 3 }, 'The floor hands the prize to seat 3', true],
  [{ type: 'hold-cards', seats: [1, 4], for: 'floor' }, 'Hold the cards of seats 1, 4. The floor is verifying.', true],
  [
    { type: 'hold-cards', seats: [1], for: 'second' },
    'Hold the cards of seat 1. A second person has to approve.',
    true,
  ],
  [{ type: 'out-of-service', reason: 'No link.' }, 'Out of service: No link. No fees are taken.', true],
  [{ type: 'alarm', alarm: 2, words: 'too fast' }, 'Alarm 2: too fast. The floor has to answer it.', true],
  [{ type: 'seat-players' }, 'Tap a seat to seat a player', false],
  [{ type: 'light-seats' }, 'Bets are open. Seats light up as fees are placed.', false],
  [{ type: 'start-game' }, 'Start the game when everybody is ready', false],
  [{ type: 'game-over' }, 'Winning hand? Tap the seat. Otherwise, Game Over.', false],
];
const awards = [awardIn(5), awardIn(5, { award: 4, share: 'envy' }), awardIn(5, { award: 5, share: 'room' })];

for (const [line, words, urgent] of CASES) {
  test(`the dealer is told: ${words}`, () => {
    const [says, shared] = [t, kit] as unknown as Parameters<typeof coachWords>;
    assert.equal(
      coachWords(says, shared, ({ message }) => message, line, { awards, calls: [] }),
      words,
    );
    assert.equal(isUrgent(line), urgent);
  });
}
