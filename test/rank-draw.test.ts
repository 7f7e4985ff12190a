import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DECK, rankOf } from '#core/cards';
import { dollars } from '#core/money';
import { emptyOffering, type Offering, plainOffering } from '#core/rulebook';
import { type AdvertisedView, viewOf } from '#core/views';
import { draftOf, emptyDraft, offeringIn, picksOf, stillMissing } from '#entry/offering';
import { activityOf } from './house/prize-room.ts';
import { BEATEN_TENS, CHECKED, drawing, offeringOf, Room, seatSix } from './house/room.ts';

const QUADS = 'four-of-a-kind-poker';
/** From ten to two, an hour each. Room time 18:00Z is ten in the morning. */
const HOURLY = {
  hours: [{ days: ['Monday', 'Tuesday'], hours: { from: '10:00', to: '14:00' } }],
  periodMinutes: 60,
} satisfies Offering['times'];
const PAY = { prizes: { winner: dollars(500), table: dollars(100) } };
const OFFERING = offeringOf(QUADS, { ...PAY, times: HOURLY });
const DRAW = { type: 'DrawRank', activity: QUADS } as const;

const hourly = (): Room => {
  const room = new Room();
  room.do({ type: 'AnnounceOffering', offering: OFFERING, tables: 'all' });
  room.do({ type: 'StartOffering', activity: QUADS }, { at: '2026-03-02T18:05:00Z' });
  seatSix(room, 7);
  return room;
};

/** Seat 2 wins with four jacks; seat 1 loses with four tens. */
const jacksAt = (room: Room, at: string): readonly (readonly [number | undefined, number])[] => {
  const before = new Set(room.house.awards.keys());
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) }, { at });
  room.do({ type: 'CallHand', table: 7, seat: 2, activity: QUADS, row: 'rank/1' });
  room.both({ type: 'VerifyHands', table: 7, activity: QUADS, seen: BEATEN_TENS as never, seal: 'S-1', ...CHECKED });
  room.do({ type: 'GameOver', table: 7 });
  return [...room.house.awards.values()]
    .filter(({ award }) => !before.has(award))
    .map(({ seat, gives }) => [seat, 'amount' in gives ? Number(gives.amount) : 0] as const);
};

test('[HG1-C9] [OFT-8] the house draws the card of the hour; who made it before the draw or in the next hour wins nothing', () => {
  const room = hourly();
  assert.deepEqual(jacksAt(room, '2026-03-02T18:10:00Z'), [], 'nothing is drawn yet');
  const [drawn] = room.do(DRAW, { ...drawing('Jh'), at: '2026-03-02T18:20:00Z' });
  assert.deepEqual(drawn, {
    type: 'RankDrawn',
    activity: QUADS,
    card: 'Jh',
    from: '2026-03-02T18:20:00Z',
    to: '2026-03-02T19:00:00Z',
    drawnFrom: DECK.indexOf('Jh'),
    at: '2026-03-02T18:20:00Z',
    by: 'ann',
  });
  const paid = jacksAt(room, '2026-03-02T18:30:00Z');
  assert.deepEqual(
    paid.find(([seat]) => seat === 2),
    [2, dollars(500)],
  );
  assert.deepEqual(jacksAt(room, '2026-03-02T19:00:00Z'), [], 'the next hour has no rank yet');
});

test('[HG1-C9] an hour has one card: it is drawn once, and the next one ahead of its time', () => {
  const room = hourly();
  room.do(DRAW, { ...drawing('2h'), at: '2026-03-02T18:20:00Z' });
  const [next] = room.do(DRAW, drawing('Jc'));
  assert.deepEqual(next?.type === 'RankDrawn' && [next.from, next.to], [
    '2026-03-02T19:00:00Z',
    '2026-03-02T20:00:00Z',
  ]);
  assert.equal(room.refused(DRAW, drawing('As')).code, 'rank-already-drawn');
  assert.deepEqual(jacksAt(room, '2026-03-02T18:40:00Z'), [], 'deuces until eleven');
  assert.equal(jacksAt(room, '2026-03-02T19:30:00Z').length, 6, 'jacks from eleven on');
  // After the last hour of the day the next is tomorrow's first.
  const [tomorrow] = room.do(DRAW, { ...drawing('As'), at: '2026-03-02T22:30:00Z' });
  assert.ok(tomorrow?.type === 'RankDrawn' && tomorrow.from === '2026-03-03T18:00:00Z');
});

test('[HG1-C9] ending and posting it anew, or other periods, do not give a second card for the same hour', () => {
  const room = hourly();
  room.do(DRAW, { ...drawing('2h'), at: '2026-03-02T18:20:00Z' });
  room.do(DRAW, drawing('3h'));
  room.do({ type: 'EndOffering', activity: QUADS, reason: 'over' });
  const halves = { ...OFFERING, times: { ...HOURLY, periodMinutes: 30 } };
  room.do({ type: 'AnnounceOffering', offering: halves, tables: 'all' });
  assert.equal(room.refused(DRAW, drawing('Jc')).code, 'rank-already-drawn');
});

test('[HG1-C9] whatever number comes, the card is that one of the deck, and each rank is as likely as the others', () => {
  const ranks = DECK.map((_, number) => {
    const room = hourly();
    const [drawn] = room.do(DRAW, { chance: () => [number + 52 * 7], at: '2026-03-02T18:20:00Z' });
    assert.ok(drawn?.type === 'RankDrawn');
    assert.equal(drawn.card, DECK[drawn.drawnFrom % 52]);
    return rankOf(drawn.card);
  });
  assert.deepEqual(
    [...Map.groupBy(ranks, rank => rank).values()].map(({ length }) => length),
    Array(13).fill(4),
  );
  // A number beyond the highest multiple of 52 would favor some: it is left out.
  assert.equal(hourly().refused(DRAW, { chance: () => [2 ** 53 - 1] }).code, 'no-chance-for-rank');
});

test('[HG1-C9] nobody names the rank: neither when it is posted nor by a change, and the form has no field for it', () => {
  const typed = { ...OFFERING, designated: { rank: 'K' } } as const;
  assert.equal(new Room().refused({ type: 'AnnounceOffering', offering: typed, tables: 'all' }).code, 'rank-is-drawn');
  const room = hourly();
  room.do({ type: 'PauseOffering', activity: QUADS, reason: 'new hour' });
  const second = { id: 'bo', role: 'supervisor' };
  assert.equal(
    room.refused({ type: 'ChangeOffering', activity: QUADS, offering: typed }, { second }).code,
    'rank-is-drawn',
  );
  const activity = activityOf(QUADS);
  assert.equal(picksOf(activity).hasRank, false);
  const read = offeringIn(activity, emptyOffering(activity), emptyDraft(activity));
  assert.ok(!stillMissing(activity, read).some(({ code }) => code === 'missing.rank'));
  const again = offeringIn(activity, emptyOffering(activity), draftOf(activity, OFFERING, 'all'));
  assert.ok(again.ok, 'the form holds the minutes of a period');
  assert.deepEqual(plainOffering(activity, again.value), plainOffering(activity, OFFERING));
});

test('[HG1-C9] "it shall be displayed ... along with the eligible games, the eligible time period and the prize amount"', () => {
  const room = hourly();
  room.do(DRAW, { ...drawing('Jh'), at: '2026-03-02T18:20:00Z' });
  const shown = viewOf('advertised').part(room.house, QUADS) as AdvertisedView;
  assert.deepEqual(shown.ranks, [{ card: 'Jh', from: '2026-03-02T18:20:00Z', to: '2026-03-02T19:00:00Z' }]);
  assert.ok(shown.rankPays?.games.includes("Texas Hold'em"));
  assert.deepEqual(shown.rankPays?.prizes, [
    { label: 'Winning hand', amount: dollars(500) },
    { label: 'Table share', amount: dollars(100) },
  ]);
});
