import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandOf } from '#core/house';
import { dollars } from '#core/money';
import { Room } from './house/room.ts';
import { forbid, wait } from './walks/walk.ts';

type Command = CommandOf<'PlayHiLo'>['command'];
const play = (command: Command): CommandOf<'PlayHiLo'> => ({ type: 'PlayHiLo', command });
const ANA = { player: 'ana', isMember: true, age: 40, cardInserted: true };
const draw = (candidate: typeof ANA & { readonly excludedBecause?: string }, hour = '15:00') =>
  play({ type: 'DrawPlayer', hour, candidate });
const turn = (...cards: readonly string[]): readonly Command[] =>
  cards.flatMap((card): readonly Command[] => [
    { type: 'Guess', call: 'higher' },
    { type: 'TurnCard', card: card as never }, // A card in our notation.
  ]);
const progressive = (room: Room): number => {
  const game = room.house.games.get('hi-lo-progressive');
  return game?.game === 'hi-lo-progressive' ? game.day.progressive : 0;
};

test('[HLP] hi-lo as an event: drawn at the machine, five minutes, seven right guesses and the progressive', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z'); // Thursday, 3 pm.
  forbid(room, [['before the day is open', draw(ANA), 'no-hi-lo-day', 'HLP 3']]);
  room.do(play({ type: 'OpenHiLoDay' }));
  forbid(room, [
    ['a second day at once', play({ type: 'OpenHiLoDay' }), 'hi-lo-day-open', 'HLP 3'],
    ['no member', draw({ ...ANA, isMember: false }), 'drawn-not-a-member', 'HLP 1'],
    ['seventeen', draw({ ...ANA, age: 17 }), 'drawn-too-young', 'HLP 1'],
    ['no card in a machine', draw({ ...ANA, cardInserted: false }), 'drawn-not-playing', 'HLP 1'],
    ['an employee of a supplier', draw({ ...ANA, excludedBecause: 'works for a supplier' }), 'drawn-excluded', 'HLP 4'],
    ['an hour that has no drawing', draw(ANA, '14:00'), 'drawing-not-due', 'HLP 1'],
  ]);
  room.do(draw({ ...ANA, player: 'no-show' }));
  wait(room, { minutes: 6 });
  forbid(room, [['after five minutes', play({ type: 'ReportAtDesk' }), 'reported-too-late', 'HLP 1']]);
  room.do(play({ type: 'ForfeitNoShow' }));
  assert.equal(progressive(room), dollars(1_000), 'a no-show is no attempt');
  room.do(draw(ANA));
  forbid(room, [
    ['a card before reporting', play({ type: 'TurnFirstCard', card: '2s' }), 'no-hi-lo-game', 'HLP 1'],
    ['closing with drawings to come', play({ type: 'CloseDay' }), 'hi-lo-drawings-left', 'HLP 3'],
    ['another while the drawn may come', draw({ ...ANA, player: 'ben' }), 'still-to-report', 'HLP 1'],
  ]);
  room.do(play({ type: 'ReportAtDesk' }));
  room.do(play({ type: 'TurnFirstCard', card: '2s' }));
  forbid(room, [['a card without a guess', play({ type: 'TurnCard', card: '3s' }), 'guess-first', 'HLP 5.2']]);
  for (const command of turn('5s', '9s', '3s')) room.do(play(command));
  assert.equal(room.balance('players'), dollars(100), 'a miss after two leaves $100');
  assert.equal(progressive(room), dollars(1_500));
  forbid(room, [
    ['a guess after the end', play({ type: 'Guess', call: 'higher' }), 'attempt-over', 'HLP 5.4'],
    ['a second game in the hour', draw({ ...ANA, player: 'ben' }), 'drawing-done', 'HLP 1'],
  ]);
  wait(room, { hours: 1 });
  forbid(room, [['a second win that day', draw(ANA, '16:00'), 'drawn-won-today', 'HLP 6.12']]);
  room.do(draw({ ...ANA, player: 'ben' }, '16:00'));
  room.do(play({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(play({ type: 'TurnFirstCard', card: '2s' }));
  for (const command of turn('3s', '4s', '5s', '6s', '7s', '8s', '9s')) room.do(play(command));
  assert.equal(room.balance('players'), dollars(100), 'without ID the prize waits');
  assert.equal(progressive(room), dollars(1_000), 'hit, it starts anew');
  room.do(play({ type: 'ReleaseHeldPrize', player: 'ben' }));
  assert.equal(room.balance('players'), dollars(1_600));
  forbid(room, [
    ['the held prize again', play({ type: 'ReleaseHeldPrize', player: 'ben' }), 'no-prize-held', 'HLP 6.9'],
  ]);
  room.now = Temporal.Instant.from('2026-03-06T07:30:00Z'); // 11:30 pm.
  room.do(play({ type: 'CloseDay' }));
  forbid(room, [['a drawing after the day', draw(ANA, '23:00'), 'day-closed', 'HLP 3']]);
});

test('[HLP 6.9] a held prize that nobody brings ID for within thirty days is the house’s', () => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  room.do(play({ type: 'OpenHiLoDay' }));
  room.do(draw(ANA));
  room.do(play({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(play({ type: 'TurnFirstCard', card: 'As' }));
  room.do(play({ type: 'Quit' }));
  wait(room, { hours: 24 * 31 });
  forbid(room, [
    ['ID on the thirty-first day', play({ type: 'ReleaseHeldPrize', player: 'ana' }), 'held-prize-lapsed', 'HLP 6.9'],
  ]);
  room.do(play({ type: 'LapseHeldPrize', player: 'ana' }));
  assert.equal(room.balance('players'), 0);
});

test('[HLP 1] [HLP 3] each drawing has its hour; the clock passes over who stays away, ends the day and lapses what is held', () => {
  const room = new Room();
  const day = () => {
    const game = room.house.games.get('hi-lo-progressive');
    assert.ok(game?.game === 'hi-lo-progressive');
    return game.day;
  };
  room.now = Temporal.Instant.from('2026-03-05T21:00:00Z'); // One in the afternoon.
  room.do(play({ type: 'OpenHiLoDay' }));
  forbid(room, [['before two o’clock', draw(ANA), 'hi-lo-hour-not-come', 'HLP 1']]);
  room.now = Temporal.Instant.from('2026-03-05T22:30:00Z'); // Half past two.
  forbid(room, [['for a later hour', draw(ANA, '16:00'), 'hi-lo-hour-not-come', 'HLP 1']]);
  room.do(draw(ANA));
  wait(room, { minutes: 6 });
  room.do({ type: 'LetTimePass' });
  assert.equal(day().drawn, undefined, 'a no-show is passed over');
  room.now = Temporal.Instant.from('2026-03-06T00:00:00Z'); // Four o'clock.
  forbid(room, [['for an hour that is gone', draw(ANA), 'hi-lo-hour-gone', 'HLP 1']]);
  room.do(draw(ANA, '16:00'));
  room.do(play({ type: 'ReportAtDesk', hold: 'no-photo-id' }));
  room.do(play({ type: 'TurnFirstCard', card: 'As' }));
  room.do(play({ type: 'Quit' }));
  room.now = Temporal.Instant.from('2026-03-06T06:59:00Z'); // A minute before eleven.
  forbid(room, [['the end before the last drawing', play({ type: 'CloseDay' }), 'hi-lo-drawings-left', 'HLP 3']]);
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
  room.do(draw({ ...ANA, player }, hour));
  room.do(play({ type: 'ReportAtDesk', ...(hold === undefined ? {} : { hold }) }));
  room.do(play({ type: 'TurnFirstCard', card: 'As' }));
  room.do(play({ type: 'Quit' }));
};
const opened = (): Room => {
  const room = new Room();
  room.now = Temporal.Instant.from('2026-03-05T23:00:00Z');
  room.do(play({ type: 'OpenHiLoDay' }));
  for (const member of ['ana', 'ben']) room.do({ type: 'EnrollMember', member, idPaper: 'passport', mayMail: false });
  return room;
};
const merge = (room: Room): void => void room.both({ type: 'MergeMembers', member: 'ana', into: 'ben' });

test('[HLP 6.12] [CLB-4] a win a day is for a person, under whichever id', () => {
  const room = opened();
  wins(room, 'ana', '15:00');
  wait(room, { hours: 1 });
  room.do(draw({ ...ANA, player: 'ben' }, '16:00'));
  merge(room);
  forbid(room, [['drawn before the merge', play({ type: 'ReportAtDesk' }), 'drawn-won-today', 'HLP 6.12; CLB-4']]);
  wait(room, { minutes: 6 });
  room.do(play({ type: 'ForfeitNoShow' }));
  forbid(room, [
    ['the id that is gone', draw(ANA, '16:00'), 'member-merged', 'CLB-4'],
    ['the one that stays', draw({ ...ANA, player: 'ben' }, '16:00'), 'drawn-won-today', 'HLP 6.12'],
  ]);
});

test('[HLP 6.9] [CLB-4] two prizes that wait for one person are paid one by one', () => {
  const room = opened();
  wins(room, 'ana', '15:00', 'no-photo-id');
  wait(room, { hours: 1 });
  wins(room, 'ben', '16:00', 'no-photo-id');
  wait(room, { hours: 1 });
  wins(room, 'cem', '17:00', 'no-photo-id');
  merge(room);
  room.do(play({ type: 'ReleaseHeldPrize', player: 'ben' }));
  assert.equal(room.balance('players'), dollars(50));
  room.do(play({ type: 'ReleaseHeldPrize', player: 'ben' }));
  assert.equal(room.balance('players'), dollars(100));
  forbid(room, [['a third', play({ type: 'ReleaseHeldPrize', player: 'ben' }), 'no-prize-held', 'HLP 6.9']]);
});

test('[HLP 6.9] [CLB-4] of two prizes that wait for one person the older lapses first, and alone', () => {
  const room = opened();
  const held = () => {
    const game = room.house.games.get('hi-lo-progressive');
    return game?.game === 'hi-lo-progressive' ? game.day.held : [];
  };
  wins(room, 'ana', '15:00', 'no-photo-id');
  wait(room, { hours: 24 });
  room.do({ type: 'LetTimePass' });
  room.do(play({ type: 'OpenHiLoDay' }));
  wins(room, 'ben', '15:00', 'no-photo-id');
  merge(room);
  const [first, second] = held();
  room.now = Temporal.Instant.from(first!.until).add({ seconds: 1 });
  room.do({ type: 'LetTimePass' });
  assert.deepEqual(held(), [second]);
});

test('[HLP 4] [CLB-5] whom the club keeps out is not drawn and not paid; what waits for them still lapses', () => {
  const room = opened();
  wins(room, 'ana', '15:00', 'no-photo-id');
  room.do({ type: 'ExcludeMember', member: 'ana', kind: 'self-exclusion' });
  wait(room, { hours: 1 });
  forbid(room, [
    ['drawing', draw(ANA, '16:00'), 'member-may-not-take-part', 'CLB-5; 4 CCR 12463-12464'],
    [
      'paying',
      play({ type: 'ReleaseHeldPrize', player: 'ana' }),
      'member-may-not-take-part',
      'CLB-5; 4 CCR 12463-12464',
    ],
  ]);
  wait(room, { hours: 24 * 31 });
  room.do({ type: 'LetTimePass' });
  const game = room.house.games.get('hi-lo-progressive');
  assert.deepEqual(game?.game === 'hi-lo-progressive' ? game.day.held : undefined, []);
});
