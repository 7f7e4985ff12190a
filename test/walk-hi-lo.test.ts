import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCOUNT, accountKey } from '#core/ledger';
import { dollars } from '#core/money';
import { actor, HOLDEM, Room } from './house/room.ts';
import { bringing, cardIn, drawIs, guessing, hiLo, hiLoDay, openHiLoDay, payAll } from './walks/hi-lo.ts';
import { forbid, seatedAs, tableDealing, wait } from './walks/walk.ts';

const PAYABLE = accountKey(ACCOUNT.payable('hi-lo-progressive'));
const THURSDAY = '2026-03-05';
const draw = (hour = '15:00') => hiLo({ type: 'DrawPlayer', hour });
const progressive = (room: Room): number => hiLoDay(room).progressive;
/** Money that prizes have cost the house: cash that left it, and free play that was handed over. */
const given = (room: Room): number =>
  [...room.house.awards.values()]
    .filter(({ claim }) => claim.state === 'paid')
    .reduce((sum, { source }) => sum + source.house, 0);

test('[HLP] hi-lo as an event: drawn at the table, five minutes, seven right guesses and the progressive', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T22:30:00Z'); // Thursday, half past two.
  forbid(room, [
    ['before the day is open', draw(), 'no-hi-lo-day', 'HLP 3'],
    ['a day that is not posted', hiLo({ type: 'OpenHiLoDay' }), 'hi-lo-not-today', 'HLP 1'],
  ]);
  room.do(hiLo({ type: 'PostHiLoDays', days: ['2026-03-12'] }));
  forbid(room, [['on another day', hiLo({ type: 'OpenHiLoDay' }), 'hi-lo-not-today', 'HLP 1']]);
  openHiLoDay(room, THURSDAY);
  forbid(room, [
    ['a second day at once', hiLo({ type: 'OpenHiLoDay' }), 'hi-lo-day-open', 'HLP 3'],
    ['nobody plays', draw(), 'hi-lo-nobody-playing', 'HLP 1'],
    ['an hour that has no drawing', draw('14:00'), 'drawing-not-due', 'HLP 1'],
  ]);
  drawIs(room, 'no-show', '15:00');
  wait(room, { minutes: 6 });
  forbid(room, [['after five minutes', hiLo({ type: 'ReportAtDesk' }), 'reported-too-late', 'HLP 1']]);
  room.do(hiLo({ type: 'ForfeitNoShow' }));
  assert.equal(progressive(room), dollars(1_000), 'a no-show is no attempt');
  drawIs(room, 'ana', '15:00');
  forbid(room, [
    ['a card before reporting', hiLo({ type: 'TurnFirstCard', card: '2s' }), 'no-hi-lo-game', 'HLP 1'],
    ['closing with drawings to come', hiLo({ type: 'CloseDay' }), 'hi-lo-drawings-left', 'HLP 3'],
    ['another while the drawn may come', draw(), 'still-to-report', 'HLP 1'],
  ]);
  room.do(hiLo({ type: 'ReportAtDesk' }));
  forbid(room, [['sent away', hiLo({ type: 'TurnAway', why: 'employee' }), 'reported-before', 'HLP 4']]);
  room.do(hiLo({ type: 'TurnFirstCard', card: '2s' }));
  forbid(room, [['a card without a guess', hiLo({ type: 'TurnCard', card: '3s' }), 'guess-first', 'HLP 5.2']]);
  for (const command of guessing('5s', '9s', '3s')) room.do(hiLo(command));
  payAll(room);
  assert.equal(given(room), dollars(100), 'a miss after two leaves $100');
  assert.equal(progressive(room), dollars(1_500));
  forbid(room, [
    ['a guess after the end', hiLo({ type: 'Guess', call: 'higher' }), 'attempt-over', 'HLP 5.4'],
    ['a second game in the hour', draw(), 'drawing-done', 'HLP 1'],
  ]);
  wait(room, { hours: 1 });
  drawIs(room, 'ben', '16:00');
  room.do(hiLo({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(hiLo({ type: 'TurnFirstCard', card: '2s' }));
  for (const command of guessing('3s', '4s', '5s', '6s', '7s', '8s', '9s')) room.do(hiLo(command));
  assert.equal(room.house.awards.size, 1, 'without ID the prize waits');
  assert.equal(progressive(room), dollars(1_000), 'hit, it starts anew');
  assert.equal(room.refused(hiLo({ type: 'ReleaseHeldPrize', player: 'ben' })).code, 'second-person-missing');
  room.both(hiLo({ type: 'ReleaseHeldPrize', player: 'ben' }));
  payAll(room);
  assert.equal(given(room), dollars(1_600));
  assert.equal(room.balance('players'), dollars(1_500), 'cash leaves the house, free play does not');
  forbid(room, [
    ['the held prize again', hiLo({ type: 'ReleaseHeldPrize', player: 'ben' }), 'no-prize-held', 'HLP 6.9'],
  ]);
  room.now = Temporal.Instant.from('2026-03-06T07:30:00Z'); // 11:30 pm.
  room.do(hiLo({ type: 'CloseDay' }));
  forbid(room, [
    ['a drawing after the day', draw('23:00'), 'day-closed', 'HLP 3'],
    ['the day once more', hiLo({ type: 'OpenHiLoDay' }), 'hi-lo-day-over', 'HLP 3'],
  ]);
});

test('[B101-30] [HLP 1] somebody whom the club does not know is not drawn', () => {
  const room = opened();
  const player = { type: 'member', id: 'stranger' } as const;
  const table = tableDealing(room, HOLDEM);
  room.do({ type: 'SeatPlayer', table, seated: { seat: 1, position: 1, player, role: 'player' } });
  forbid(room, [['a card of nobody', draw(), 'hi-lo-nobody-playing', 'HLP 1']]);
});

test('[B101-29] [HLP 1] a drawing is held in the hour that ends with its name, and again within five minutes of a forfeit', () => {
  const room = opened();
  drawIs(room, 'ana', '15:00'); // On the stroke of three.
  wait(room, { minutes: 6 });
  room.do(hiLo({ type: 'ForfeitNoShow' }));
  drawIs(room, 'ben', '15:00');
  room.do(hiLo({ type: 'TurnAway', why: 'banned' }));
  wait(room, { minutes: 6 });
  forbid(room, [['nobody was drawn again in time', draw(), 'hi-lo-hour-gone', 'HLP 1']]);
  drawIs(room, 'ana', '16:00');
});

test('[B101-30] [HLP 1] [HLP 4] chance picks among members who play by their cards: no ban, no employee, nobody under age or twice', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  openHiLoDay(room, THURSDAY);
  for (const member of ['ana', 'ben', 'dee', 'eve'])
    room.do({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: false });
  cardIn(room, 'ben', 'dee', 'ana', 'eve');
  room.do({ type: 'ExcludeMember', member: 'dee', kind: 'by-the-house' });
  room.do({ type: 'MarkMember', member: 'eve', works: 'employee' });
  const table = tableDealing(room, HOLDEM);
  seatedAs(room, table, 'kid', { age: 17 }, () => {
    const [played] = room.do(draw(), bringing(2 ** 48 - 1));
    assert.ok(played?.type === 'HiLoPlayed');
    assert.deepEqual(played.events[0], {
      type: 'PlayerDrawn',
      player: 'ben',
      hour: '15:00',
      until: '2026-03-05T23:05:00Z',
      among: ['ana', 'ben'],
      number: 2 ** 48 - 1,
    });
  });
  room.do(hiLo({ type: 'TurnAway', why: 'household' }));
  assert.equal(hiLoDay(room).drawn, undefined, 'another is drawn for the hour');
  assert.equal(room.refused(draw(), { chance: () => [] }).code, 'chance-missing');
  const [again] = room.do(draw(), bringing(0));
  assert.ok(again?.type === 'HiLoPlayed' && again.events[0]?.type === 'PlayerDrawn');
  assert.equal(again.events[0].player, 'ana');
});

test('[B101-31] [HLP 2] [TAX-3] a prize is an award like any other: cash at the cage, free play handed over, each with a slip', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  openHiLoDay(room, THURSDAY);
  drawIs(room, 'ana', '15:00');
  room.do(hiLo({ type: 'ReportAtDesk' }));
  room.do(hiLo({ type: 'TurnFirstCard', card: '2s' }));
  for (const command of guessing('3s', '4s', '5s', '6s', '7s', '8s')) room.do(hiLo(command));
  const last = guessing('9s');
  room.do(hiLo(last[0]!));
  assert.equal(room.refused(hiLo(last[1]!)).code, 'second-person-missing', '$1,000 needs two people');
  room.both(hiLo(last[1]!));
  const [award] = [...room.house.awards.values()];
  assert.deepEqual(
    [award?.player, award?.activity, award?.gives, award?.verifiedBy],
    [
      'ana',
      'hi-lo-progressive',
      { type: 'money', amount: dollars(1_000), paidBy: { pool: 0, reserve: 0, house: dollars(1_000) } },
      ['ann', 'bo'],
    ],
  );
  assert.equal(room.balance(PAYABLE), dollars(1_000));
  const cage = { actor: actor('cy', 'cage') };
  room.do({ type: 'PayAward', award: 1, method: 'check', formsDone: true }, cage);
  const [printed] = room.do({ type: 'PrintSlip', award: 1 }, cage);
  assert.ok(printed?.type === 'SlipPrinted');
  assert.deepEqual([printed.slip, room.balance(PAYABLE)], [1, 0]);
});

test('[HLP 3] [HSE-12] a prize that was recorded by mistake is taken back by two people, and somebody else is drawn', () => {
  const room = opened();
  drawIs(room, 'ana', '15:00');
  room.do(hiLo({ type: 'ReportAtDesk' }));
  room.do(hiLo({ type: 'TurnFirstCard', card: '2s' }));
  for (const command of guessing('3s', '4s', '5s', '6s', '7s', '8s', '9s')) room.both(hiLo(command));
  const backOut = { type: 'BackOutAward', award: 1, reason: 'lives with an employee' } as const;
  assert.equal(room.refused(backOut).code, 'second-person-missing');
  room.both(backOut);
  assert.deepEqual([room.house.awards.size, room.balance(PAYABLE), progressive(room)], [0, 0, dollars(1_000)]);
  wait(room, { minutes: 4 });
  wins(room, 'ben', '15:00');
  assert.equal(progressive(room), dollars(1_500));
});

test('[B101-32] [HLP 4] [HLP 6.11] a prize that waits for a reinstatement does not lapse, and is paid once the club lifts the ban', () => {
  const room = opened();
  drawIs(room, 'ana', '15:00');
  room.do(hiLo({ type: 'ReportAtDesk', hold: 'reinstatement-pending' }));
  room.do({ type: 'ExcludeMember', member: 'ana', kind: 'by-the-house' });
  room.do(hiLo({ type: 'TurnFirstCard', card: 'As' }));
  room.do(hiLo({ type: 'Quit' }));
  wait(room, { hours: 24 * 200 });
  room.do({ type: 'LetTimePass' });
  forbid(room, [
    ['the clock', hiLo({ type: 'LapseHeldPrize', player: 'ana' }), 'held-for-reinstatement', 'HLP 4; HLP 6.11'],
    [
      'still kept out',
      hiLo({ type: 'ReleaseHeldPrize', player: 'ana' }),
      'member-may-not-take-part',
      'CLB-5; 4 CCR 12463-12464',
    ],
  ]);
  const by = { actor: actor('con', 'compliance') };
  room.both({ type: 'LiftExclusion', member: 'ana' }, by);
  room.do(hiLo({ type: 'ReleaseHeldPrize', player: 'ana' }));
  payAll(room);
  assert.equal(given(room), dollars(50));
});

test('[HLP 6.9] a held prize that nobody brings ID for within thirty days is the house’s', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  openHiLoDay(room, THURSDAY);
  drawIs(room, 'ana', '15:00');
  room.do(hiLo({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(hiLo({ type: 'TurnFirstCard', card: 'As' }));
  room.do(hiLo({ type: 'Quit' }));
  wait(room, { hours: 24 * 31 });
  forbid(room, [
    ['ID on the thirty-first day', hiLo({ type: 'ReleaseHeldPrize', player: 'ana' }), 'held-prize-lapsed', 'HLP 6.9'],
  ]);
  room.do(hiLo({ type: 'LapseHeldPrize', player: 'ana' }));
  assert.equal(room.balance('players'), 0);
});

test('[B101-29] [HLP 1] [HLP 3] each drawing has its hour; the clock passes over who stays away, ends the day and lapses what is held', () => {
  const room = new Room();
  const day = () => hiLoDay(room);
  room.now = Temporal.Instant.from('2026-03-05T21:00:00Z'); // One in the afternoon.
  openHiLoDay(room, THURSDAY);
  forbid(room, [['before two o’clock', draw(), 'hi-lo-hour-not-come', 'HLP 1']]);
  room.now = Temporal.Instant.from('2026-03-05T22:30:00Z'); // Half past two.
  forbid(room, [['for a later hour', draw('16:00'), 'hi-lo-hour-not-come', 'HLP 1']]);
  drawIs(room, 'ana', '15:00');
  wait(room, { minutes: 6 });
  room.do({ type: 'LetTimePass' });
  assert.equal(day().drawn, undefined, 'a no-show is passed over');
  room.now = Temporal.Instant.from('2026-03-06T00:00:00Z'); // Four o'clock.
  forbid(room, [['for an hour that is gone', draw(), 'hi-lo-hour-gone', 'HLP 1']]);
  drawIs(room, 'ana', '16:00');
  room.do(hiLo({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(hiLo({ type: 'TurnFirstCard', card: 'As' }));
  room.do(hiLo({ type: 'Quit' }));
  room.now = Temporal.Instant.from('2026-03-06T06:59:00Z'); // A minute before eleven.
  forbid(room, [['the end before the last drawing', hiLo({ type: 'CloseDay' }), 'hi-lo-drawings-left', 'HLP 3']]);
  room.do({ type: 'LetTimePass' });
  assert.equal(day().isClosed, false);
  room.now = Temporal.Instant.from('2026-03-06T08:00:00Z'); // Midnight.
  room.do({ type: 'LetTimePass' });
  assert.equal(day().isClosed, true, 'what remains goes back to the house');
  assert.equal(day().held.length, 1);
  wait(room, { hours: 24 * 31 });
  room.do({ type: 'LetTimePass' });
  assert.equal(day().held.length, 0, 'the prize without ID is the house’s');
  assert.equal(room.balance('players'), 0);
});

const wins = (room: Room, player: string, hour: string, hold?: 'no-photo-id'): void => {
  drawIs(room, player, hour);
  room.do(hiLo({ type: 'ReportAtDesk', ...(hold === undefined ? {} : { hold }) }));
  room.do(hiLo({ type: 'TurnFirstCard', card: 'As' }));
  room.do(hiLo({ type: 'Quit' }));
};
const opened = (): Room => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  openHiLoDay(room, THURSDAY);
  for (const member of ['ana', 'ben']) room.do({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: false });
  return room;
};
const merge = (room: Room): void => void room.both({ type: 'MergeMembers', member: 'ana', into: 'ben' });

test('[HLP 6.12] [CLB-4] a win a day is for a person, under whichever id', () => {
  const room = opened();
  wins(room, 'ana', '15:00');
  wait(room, { hours: 1 });
  drawIs(room, 'ben', '16:00');
  merge(room);
  forbid(room, [['drawn before the merge', hiLo({ type: 'ReportAtDesk' }), 'drawn-won-today', 'HLP 6.12; CLB-4']]);
  wait(room, { minutes: 6 });
  room.do(hiLo({ type: 'ForfeitNoShow' }));
  forbid(room, [['both sit there still', draw('16:00'), 'hi-lo-nobody-playing', 'HLP 1']]);
});

test('[HLP 6.9] [CLB-4] two prizes that wait for one person are paid one by one', () => {
  const room = opened();
  wins(room, 'ana', '15:00', 'no-photo-id');
  wait(room, { hours: 1 });
  wins(room, 'ben', '16:00', 'no-photo-id');
  wait(room, { hours: 1 });
  wins(room, 'cem', '17:00', 'no-photo-id');
  merge(room);
  room.do(hiLo({ type: 'ReleaseHeldPrize', player: 'ben' }));
  payAll(room);
  assert.equal(given(room), dollars(50));
  room.do(hiLo({ type: 'ReleaseHeldPrize', player: 'ben' }));
  payAll(room);
  assert.equal(given(room), dollars(100));
  forbid(room, [['a third', hiLo({ type: 'ReleaseHeldPrize', player: 'ben' }), 'no-prize-held', 'HLP 6.9']]);
});

test('[HLP 6.9] [CLB-4] of two prizes that wait for one person the older lapses first, and alone', () => {
  const room = opened();
  const held = () => hiLoDay(room).held;
  wins(room, 'ana', '15:00', 'no-photo-id');
  wait(room, { hours: 24 });
  room.do({ type: 'LetTimePass' });
  openHiLoDay(room, '2026-03-06');
  wins(room, 'ben', '15:00', 'no-photo-id');
  merge(room);
  const [first, second] = held();
  room.now = Temporal.Instant.from(first!.until!).add({ seconds: 1 });
  room.do({ type: 'LetTimePass' });
  assert.deepEqual(held(), [second]);
});

test('[HLP 4] [CLB-5] whom the club keeps out is not drawn and not paid; what waits for them still lapses', () => {
  const room = opened();
  wins(room, 'ana', '15:00', 'no-photo-id');
  room.do({ type: 'ExcludeMember', member: 'ana', kind: 'self-exclusion' });
  wait(room, { hours: 1 });
  forbid(room, [
    ['drawing', draw('16:00'), 'hi-lo-nobody-playing', 'HLP 1'],
    [
      'paying',
      hiLo({ type: 'ReleaseHeldPrize', player: 'ana' }),
      'member-may-not-take-part',
      'CLB-5; 4 CCR 12463-12464',
    ],
  ]);
  wait(room, { hours: 24 * 31 });
  room.do({ type: 'LetTimePass' });
  assert.deepEqual(hiLoDay(room).held, []);
});
