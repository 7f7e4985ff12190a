import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfferingView, PromotionView } from '#core/views';
import { barsIn, daysFrom, daysLater, repeatsIn, wordsOf } from './calendar.ts';

const TODAY = '2026-10-31'; // The clocks go back in the night.
const dayOf = (moment: string): string => moment.slice(0, 10);

const promotion = (name: string, openedAt: string, endsAt?: string): PromotionView => ({
  promotion: name,
  activity: name,
  name,
  mechanism: 'drawing',
  openedAt,
  ...(endsAt === undefined ? {} : { endsAt }),
  board: { type: 'other', mechanism: 'drawing' },
  desk: { type: 'other' },
});

test('seven days from today on, whatever the clocks do', () => {
  const days = daysFrom(TODAY);
  assert.deepEqual([days.length, days[0], days[1], days[6]], [7, '2026-10-31', '2026-11-01', '2026-11-06']);
});

test('a bar goes from the day it began to the day it ends, and says where it goes on', () => {
  const days = daysFrom(TODAY);
  const bars = barsIn(
    days,
    [
      promotion('open', '2026-10-01T00:00:00Z'),
      promotion('short', '2026-10-31T20:00:00Z', '2026-11-02T20:00:00Z'),
      promotion('long', '2026-10-31T20:00:00Z', '2026-12-24T20:00:00Z'),
      promotion('unsettled', '2026-10-01T20:00:00Z', '2026-10-29T20:00:00Z'),
    ],
    { today: TODAY, dayOf },
  );
  const seen = bars.map(({ promotion: { name }, from, to, isBegunBefore, goesOn }) => ({
    name,
    at: [from, to, isBegunBefore, goesOn],
  }));
  assert.deepEqual(seen, [
    { name: 'unsettled', at: [0, 0, true, false] },
    { name: 'short', at: [0, 2, false, false] },
    { name: 'long', at: [0, 6, false, true] },
    { name: 'open', at: [0, 6, true, true] },
  ]);
});

test('in the weeks to come only what still runs then is left', () => {
  const later = daysFrom(daysLater(TODAY, 7));
  assert.equal(later[0], '2026-11-07');
  const bars = barsIn(
    later,
    [promotion('open', '2026-10-01T00:00:00Z'), promotion('over', '2026-10-01T00:00:00Z', '2026-11-02T20:00:00Z')],
    { today: TODAY, dayOf },
  );
  assert.deepEqual(
    bars.map(({ promotion: { name } }) => name),
    ['open'],
  );
});

const WORDS: readonly [from: number, to: number, words: readonly [number, number], why: string][] = [
  [0, 6, [0, 6], 'a whole week'],
  [4, 6, [4, 6], 'long enough'],
  [0, 0, [1, 6], 'one day: after it'],
  [2, 3, [4, 6], 'two days: after them'],
  [5, 6, [0, 4], 'at the end of the week: before them'],
  [4, 4, [0, 3], 'no room after it'],
];
for (const [from, to, [first, last], why] of WORDS) {
  test(`the words of a bar from day ${from} to ${to}: ${why}`, () =>
    assert.deepEqual(wordsOf({ from, to }), { from: first, to: last }));
}

test('[OFT-1] what comes back at posted hours stands on its days, from its first to its last', () => {
  const days = daysFrom(TODAY); // A Saturday.
  const friday = { days: ['Friday' as const, 'Saturday' as const], hours: { from: '18:00', to: '22:00' } };
  const offering = (activity: string, times: OfferingView['times'], state: OfferingView['state'] = 'running') =>
    ({
      activity,
      name: activity,
      state,
      postedAt: '2026-10-01T00:00:00Z',
      opens: [],
      times,
    }) as unknown as OfferingView;
  const seen = repeatsIn(days, [
    offering('weekly', { hours: [friday] }),
    offering('until', { hours: [friday], lastDay: '2026-11-01' }),
    offering('later', { hours: [friday], firstDay: '2026-12-01' }),
    offering('always', { hours: 'all' }),
    offering('over', { hours: [friday] }, 'ended'),
  ]).map(({ offering: { name }, hours }) => [name, hours.map(some => some.length).join('')]);
  assert.deepEqual(seen, [
    ['until', '1000000'],
    ['weekly', '1000001'],
  ]);
});
