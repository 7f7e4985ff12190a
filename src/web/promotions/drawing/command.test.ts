import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskView } from '#core/views';
import { TABLE } from '../../../../test/fixtures/seating.ts';
import type { Draft } from '../parts/opening-form.ts';
import { YES } from '../parts/posting.ts';
import {
  handTickets,
  type OpenField,
  postedOf,
  postedTime,
  rowsAt,
  seatTickets,
  stillToGet,
  waitsIn,
} from './command.ts';

test('[DRW-12] everybody at a table gets the next number, by the card or by the stub; whom the house has not seated needs a name', () => {
  const rows = rowsAt(TABLE);
  assert.deepEqual(rows, [
    { seat: 1, player: 'm-1', isIn: true, isKnown: true },
    { seat: 4, player: '', isIn: true, isKnown: true },
  ]);
  const numbering = { prefix: 'F-', first: '9' };
  const at = '2026-03-02T20:00:00Z';
  const more = [
    { seat: 5, player: ' ana ', isIn: true, isKnown: false },
    { seat: 6, player: '', isIn: true, isKnown: false },
    { seat: 7, player: 'ben', isIn: false, isKnown: true },
  ];
  const all = [...rows, ...more];
  assert.deepEqual(
    seatTickets(all, numbering, TABLE, at).map(({ player, tickets, earned }) => [player, tickets, earned]),
    [
      ['m-1', ['F-00009'], { type: 'seat', postedAt: at, table: 7, seat: 1 }],
      [undefined, ['F-00010'], { type: 'seat', postedAt: at, table: 7, seat: 4 }],
      ['ana', ['F-00011'], { type: 'seat', postedAt: at, table: 7 }],
    ],
  );
  assert.deepEqual(
    stillToGet(all, [1]).map(({ isIn }) => isIn),
    [false, true, false, true, false],
    'all but the second that was asked for have theirs',
  );
  assert.deepEqual(
    seatTickets(rows, { prefix: 'F-', first: '' }, TABLE, at).map(({ tickets, prefix }) => [tickets, prefix]),
    [
      [undefined, 'F-'],
      [undefined, 'F-'],
    ],
    'where nothing is printed the system numbers the tickets',
  );
  const owed = { award: 12, row: 'all/6', label: 'Two aces', count: 2 };
  assert.deepEqual(handTickets(owed, 'ana', numbering), {
    type: 'IssueTickets',
    player: 'ana',
    tickets: ['F-00009', 'F-00010'],
    earned: { type: 'hand', row: 'all/6', award: 12 },
  });
});

const NO_TIMES = { drawnFirst: '', drawnCount: '', drawnEvery: '', ticketTimes: '' };
const NOTHING_BEFORE = { takenEntries: '', takenWins: '', takenCarried: '' };
const EMPTY: Draft<OpenField> = {
  keepsDrum: '',
  byComputer: '',
  startedOn: '',
  thing: '',
  ...NO_TIMES,
  ...NOTHING_BEFORE,
};

const POSTED: readonly [draft: Partial<Draft<OpenField>>, posted: unknown, why: string][] = [
  [{}, {}, 'nothing is left out as false'],
  [{ thing: ' a car ' }, { thing: 'a car' }, 'a thing for the amount'],
  [
    { drawnFirst: '2026-03-06T20:00', drawnCount: '2', drawnEvery: '7', ticketTimes: '9:00 AM, 6:30 PM' },
    { drawnAt: ['2026-03-07T04:00:00.000Z', '2026-03-14T03:00:00.000Z'], ticketTimes: ['09:00', '18:30'] },
    '[HG1-B9] [B101-21] a weekly drawing keeps its hour when the clocks change',
  ],
  [
    { takenEntries: 'A-1 = ana\n4711 = ben = 3', takenWins: 'A-0 = cem = 2026-03-05 11:00 AM = $500' },
    {
      takenOver: {
        entries: [
          { ticket: 'A-1', player: 'ana', points: 1 },
          { ticket: '4711', player: 'ben', points: 3 },
        ],
        wins: [
          {
            ticket: 'A-0',
            player: 'cem',
            prize: { what: '$500', amount: 50_000 },
            drawing: 0,
            at: '2026-03-05T19:00:00.000Z',
          },
        ],
        carried: 0,
      },
    },
    'a drum that was kept before',
  ],
  [{ keepsDrum: YES, startedOn: '2026-03-02' }, { keepsDrum: true, startedOn: '2026-03-02' }, 'a kept drum'],
];
for (const [draft, value, why] of POSTED) {
  test(`what is posted: ${why}`, () =>
    assert.deepEqual(postedOf({ ...EMPTY, ...draft }, 'America/Los_Angeles'), { ok: true, value }));
}

const CLOCKS: readonly [written: string, times: readonly string[] | string][] = [
  ['11:00 AM, 3:00 PM', ['11:00', '15:00']],
  ['12:00 am; 12:30pm; 3 PM', ['00:00', '12:30', '15:00']],
  ['11:00 a.m., 3:00 p. m.', ['11:00', '15:00']],
  ['11:00 SA, 3:00 CH', ['11:00', '15:00']],
  ['上午11:00，下午3:00', ['11:00', '15:00']],
  ['09:00, 15:00', ['09:00', '15:00']],
  ['11:00 AM, 3:00', '3:00'],
  ['13:00 PM', '13:00 PM'],
  ['12:00', '12:00'],
];
for (const [written, times] of CLOCKS) {
  test(`[TXT-6] ticket times are typed by twelve hours, and none is guessed: ${written}`, () => {
    const posted = postedOf({ ...EMPTY, ticketTimes: written }, 'America/Los_Angeles');
    const read = typeof times === 'string' ? { ok: false, words: times } : { ok: true, value: { ticketTimes: times } };
    assert.deepEqual(posted, read);
  });
}

test('who is drawn is waited for until the time is over, and so is who may bring ID', () => {
  const until = '2026-03-02T20:03:00Z';
  const drawn = { ticket: 't1', player: 'ana', until };
  const desk = { type: 'drawing', open: { prizes: [], drawn }, pending: [{ player: 'cem' }] };
  assert.deepEqual(waitsIn(desk as unknown as Extract<DeskView, { type: 'drawing' }>), [
    { why: 'drawn', whom: 't1 ana', short: 't1', until },
    { why: 'id', whom: 'cem' },
  ]);
});

test('[DRW-3] tickets are for the posted time that has passed last, or for the picked one nearest to now', () => {
  const TIMES = ['12:00', '15:00', '23:45'];
  const timeAt = (now: string, picked?: string) => postedTime(TIMES, picked, now);
  assert.equal(timeAt('2026-03-02T15:10'), '2026-03-02T15:00');
  assert.equal(timeAt('2026-03-02T12:00'), '2026-03-02T12:00');
  assert.equal(timeAt('2026-03-03T00:05'), '2026-03-02T23:45', 'yesterday’s last');
  assert.equal(timeAt('2026-03-02T15:10', '12:00'), '2026-03-02T12:00');
  assert.equal(timeAt('2026-03-02T14:50', '15:00'), '2026-03-02T15:00', 'not yet, as the house will say');
  assert.equal(timeAt('2026-03-03T00:05', '23:45'), '2026-03-02T23:45');
  assert.equal(timeAt('2026-03-03T00:05', '12:00'), '2026-03-03T12:00');
});
