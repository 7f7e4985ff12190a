import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { postedOf } from './command.ts';

const ZONE = 'America/Los_Angeles';

const EMPTY = { from: '', to: '', credits: '', minutes: '', games: '', prizes: '' };

test('[HG2-18] prizes are posted with their credits and their worth, and the time of play for each game', () => {
  const draft = {
    from: '',
    credits: '10',
    minutes: '60',
    games: 'pan-9 = 30\nTexas Holdem = 45',
    prizes: 'Lunch for one = 30 = $15\n$20 = 200',
    to: '2026-03-08T12:00',
  };
  assert.deepEqual(postedOf(draft, ZONE), {
    ok: true,
    value: {
      to: '2026-03-08T19:00:00.000Z',
      creditsPerSwipe: 10,
      minutesPerCredit: 60,
      minutesFor: { 'pan-9': 30, 'texas-holdem': 45 },
      prizes: { 'Lunch for one': 30, $20: 200 },
      rewards: { 'Lunch for one': { value: dollars(15) }, $20: { value: dollars(20), isMoney: true } },
    },
  });
});

test('credits are a number', () =>
  assert.deepEqual(postedOf({ ...EMPTY, prizes: 'Lunch = thirty = $15' }, ZONE), {
    ok: false,
    words: 'thirty',
  }));
