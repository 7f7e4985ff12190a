import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameRound } from './game-round.ts';

const differencesIn = async (scenario: object) => (await gameRound(scenario)).differences;

const ROUND = {
  game: 'four-card-poker',
  schedules: { acesUp: 'FCP-01', progressive: 'FCPP-3' },
  meters: { progressive: 780_000 },
  resets: { progressive: 100_000 },
  reserve: 36_500,
  seats: [
    {
      seat: 1,
      cards: ['As', 'Ah', 'Ad', 'Ac', '6s'],
      wagers: { ante: 1_000, progressive: 100, acesUp: 0 },
      decision: { play: 3_000 },
    },
  ],
  dealer: { cards: ['Kd', 'Kc', 'Th', '7d', '5s', '2c'], upCard: 'Kd' },
};

test('what agrees passes, and what is not named is free', async () => {
  const seats = [{ seat: 1, results: { ante: 1_000, automaticBonus: 25_000 }, envy: 0, net: 808_900 }];
  const expect = { void: false, seats, meters: { progressive: 136_500 }, reserve: 0 };
  assert.deepEqual(await differencesIn({ ...ROUND, expect }), []);
  assert.deepEqual(await differencesIn({ ...ROUND, expect: {} }), []);
});

test('every difference is named in words', async () => {
  const seats = [{ seat: 1, results: { ante: 0 }, envy: 100, net: 1 }];
  const expect = { void: true, seats, meters: { progressive: 1 }, reserve: 36_500 };
  assert.deepEqual(await differencesIn({ ...ROUND, expect }), [
    'void should be true, is false',
    'seats 1 results ante should be 0, is 1000',
    'seats 1 envy should be 100, is 0',
    'seats 1 net should be 1, is 808900',
    'meters progressive should be 1, is 136500',
    'reserve should be 36500, is 0',
  ]);
});

test('a refusal where none was expected is a difference, and so is a settlement where one was', async () => {
  const seats = [{ ...ROUND.seats[0], decision: { play: 4_000 } }];
  assert.deepEqual(await differencesIn({ ...ROUND, seats, expect: { refused: true } }), []);
  const [why] = await differencesIn({ ...ROUND, seats, expect: {} });
  assert.match(why!, /^refused: A Play of \$40\.00 .* \(FCP 3\)$/);
  assert.deepEqual(await differencesIn({ ...ROUND, expect: { refused: true } }), ['should be refused, was not']);
});

test('a pay table, a wager or a denomination that is not there is refused', async () => {
  const refused = (change: object) => differencesIn({ ...ROUND, ...change, expect: { refused: true } });
  const wagers = (more: object) => ({ seats: [{ ...ROUND.seats[0], wagers: { ante: 1_000, ...more } }] });
  assert.deepEqual(await refused({ schedules: { acesUp: 'FCP-08' } }), []);
  assert.deepEqual(await refused(wagers({ superBonus: 1_000 })), []);
  assert.deepEqual(await refused(wagers({ progressive: 200 })), []);
  assert.deepEqual(await refused(wagers({ acesUp: -100 })), []);
});
