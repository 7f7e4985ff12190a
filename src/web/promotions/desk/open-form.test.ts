import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { Opens } from '#core/views';
import { EMPTY_DRAFT, type OpenDraft, openingOf, spotsIn } from './open-form.ts';

const ZONE = 'America/Los_Angeles';

const postedOf = (opens: Opens, draft: Partial<OpenDraft>) => {
  const read = openingOf('an-activity', opens, { ...EMPTY_DRAFT, promotion: ' friday ', ...draft }, ZONE);
  return read.ok ? read.value.posted : read.words;
};
const WHEEL = { mechanism: 'wheel', hasDouble: true, hasGoods: true, hasGuarantee: true } as const;
const DRAWING = { mechanism: 'drawing', isDrumAsPosted: true, isAlwaysByComputer: false, mayBeThing: true } as const;
const CONTEST = { mechanism: 'contest', hasGames: true, hasDeadline: true, hasHours: true, things: ['1st'] } as const;
const CARDS = { mechanism: 'card-wheel', valueAwards: 8, hasHands: true } as const;

test('the spots of a wheel are read line by line: amounts, things with their worth, so many of them, and the double', () => {
  assert.deepEqual(spotsIn('2 x $50\n\n cap = 25\njacket\nDouble'), {
    ok: true,
    value: [
      { type: 'cash', amount: dollars(50) },
      { type: 'cash', amount: dollars(50) },
      { type: 'goods', what: 'cap', value: dollars(25) },
      { type: 'goods', what: 'jacket' },
      { type: 'double' },
    ],
  });
  assert.deepEqual(spotsIn('cap = much'), { ok: false, words: 'much' });
});

const CASES: readonly [opens: Opens, draft: Partial<OpenDraft>, posted: unknown, why: string][] = [
  [DRAWING, {}, {}, 'nothing is left out as false'],
  [DRAWING, { thing: ' a car ' }, { thing: 'a car' }, 'a thing for the amount'],
  [DRAWING, { keepsDrum: true, startedOn: '2026-03-02' }, { keepsDrum: true, startedOn: '2026-03-02' }, 'a kept drum'],
  [
    WHEEL,
    { spots: '$50', jackpot: '$1,000', guarantee: '25', byComputer: true },
    {
      spots: [{ type: 'cash', amount: dollars(50) }],
      jackpot: { type: 'cash', amount: dollars(1_000) },
      guarantee: dollars(25),
      byComputer: true,
    },
    'a whole wheel',
  ],
  [WHEEL, { spots: '$50', guarantee: 'some' }, 'some', 'what cannot be read is said'],
  [
    CARDS,
    { hands: { pair: '100', 'royal-flush': '$5,000' }, valueAwards: '2 x cap\njacket' },
    { prizes: { 'royal-flush': dollars(5_000), pair: dollars(100) }, valueAwards: ['cap', 'cap', 'jacket'] },
    'hands that pay nothing are left out',
  ],
  [
    { mechanism: 'tracking', hasCredits: true },
    { creditsPerSwipe: '10', prizes: 'Lunch for one = 30 = $15\n$20 = 200', to: '2026-03-08T12:00' },
    {
      to: '2026-03-08T19:00:00.000Z',
      creditsPerSwipe: 10,
      prizes: { 'Lunch for one': 30, $20: 200 },
      rewards: { 'Lunch for one': { value: dollars(15) }, $20: { value: dollars(20), isMoney: true } },
    },
    'prizes with their credits and their worth',
  ],
  [{ mechanism: 'tracking', hasCredits: true }, { prizes: 'Lunch = thirty = $15' }, 'thirty', 'credits are a number'],
  [
    CONTEST,
    { games: 'Raiders at Chiefs\nRams at 49ers', to: '2026-11-22T09:30', hoursFrom: 'scans' },
    { games: ['Raiders at Chiefs', 'Rams at 49ers'], deadline: '2026-11-22T17:30:00.000Z', hoursFrom: 'scans' },
    'the deadline is a moment',
  ],
  [
    CONTEST,
    { things: '1st = a pickup truck\n2nd = two jerseys' },
    { games: [], things: { '1st': 'a pickup truck', '2nd': 'two jerseys' } },
    'things by the prizes that give them',
  ],
  [
    { mechanism: 'instrument' },
    {
      playGames: 'ez-baccarat',
      playsFrom: '2026-11-22T09:30',
      playsTo: '2026-11-23T09:30',
      sellsFrom: '2026-11-22T09:30',
    },
    { games: ['ez-baccarat'], plays: { from: '2026-11-22T17:30:00.000Z', to: '2026-11-23T17:30:00.000Z' } },
    'a time without an end is none',
  ],
  [
    { mechanism: 'splash-pot' },
    { splash: 'cap = 25' },
    { splash: { type: 'item', item: 'cap', value: dollars(25) } },
    'goods',
  ],
  [{ mechanism: 'splash-pot' }, { splash: '100' }, { splash: { type: 'money', amount: dollars(100) } }, 'money'],
  [{ mechanism: 'car-giveaway' }, { carValue: '32,000' }, { carValue: dollars(32_000) }, 'what the car is worth'],
  [{ mechanism: 'squares' }, {}, {}, 'nothing to post'],
];
for (const [opens, draft, posted, why] of CASES) {
  test(`what is posted for ${opens.mechanism}: ${why}`, () => assert.deepEqual(postedOf(opens, draft), posted));
}
