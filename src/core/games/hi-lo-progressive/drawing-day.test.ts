import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { houseClock } from '#core/time';
import {
  DRAWING,
  type DrawDayCommand,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  openDay,
  type Prize,
} from './index.ts';

const clock = houseClock({ zone: 'America/New_York', dayStartsAt: '06:00' });
assert.ok(clock.ok);
const house = clock.value;

const FIFTY: Prize = { amount: dollars(50), form: 'free-play' };
const [ANN, BOB] = ['Ann', 'Bob'] as const;
const finish: DrawDayCommand = { type: 'FinishAttempt', prize: FIFTY, wonProgressive: false };
const draw = (player: string, hour = '15:00'): DrawDayCommand => ({ type: 'DrawPlayer', hour, player });

/** Minutes after 3 pm on August 2, 2012. */
const decide = (day: DrawingDay, command: DrawDayCommand, minutes: number) => {
  const now = Temporal.Instant.from('2012-08-02T19:00Z').add({ minutes });
  return decideDrawDay(day, command, { now, clock: house, rules: DRAWING });
};

const after = (...steps: readonly (readonly [command: DrawDayCommand, minutes: number])[]): DrawingDay =>
  steps.reduce((day, [command, minutes]) => {
    const decision = decide(day, command, minutes);
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    return decision.events.reduce(evolveDrawDay, day);
  }, openDay('2012-08-02'));

const drawnAnn = after([draw(ANN), 0]);
const annThere = after([draw(ANN), 0], [{ type: 'ReportAtDesk' }, 4]);
const annWon = after([draw(ANN), 0], [{ type: 'ReportAtDesk' }, 4], [finish, 10]);
const annHeld = after([draw(ANN), 0], [{ type: 'ReportAtDesk', hold: 'no-photo-id' }, 4], [finish, 10]);
const closed = after([{ type: 'CloseDay' }, 600]);
const DAY = 24 * 60;

const REFUSALS: readonly [day: DrawingDay, command: DrawDayCommand, minutes: number, code: string, clause: string][] = [
  [openDay('x'), { type: 'TurnAway', why: 'employee' }, 0, 'nobody-drawn', 'HLP 1'],
  [annThere, { type: 'TurnAway', why: 'employee' }, 5, 'reported-before', 'HLP 4'],
  [annWon, draw(ANN, '16:00'), 60, 'drawn-won-today', 'HLP 6.12'],
  [openDay('x'), draw(ANN, '14:00'), 0, 'drawing-not-due', 'HLP 1'],
  [annWon, draw(BOB, '15:00'), 12, 'drawing-done', 'HLP 1'],
  [closed, draw(ANN), 601, 'day-closed', 'HLP 3'],
  [drawnAnn, { type: 'CloseDay' }, 600, 'day-not-over', 'HLP 3'],
  [openDay('x'), { type: 'ReportAtDesk' }, 0, 'nobody-drawn', 'HLP 1'],
  [openDay('x'), finish, 0, 'nobody-drawn', 'HLP 1'],
  [drawnAnn, draw(BOB), 3, 'still-to-report', 'HLP 1'],
  [drawnAnn, { type: 'ForfeitNoShow' }, 5, 'still-to-report', 'HLP 1'],
  [drawnAnn, { type: 'ReportAtDesk' }, 6, 'reported-too-late', 'HLP 1'],
  [drawnAnn, finish, 3, 'not-reported-yet', 'HLP 1'],
  [annWon, { type: 'ReleaseHeldPrize', player: 'Ann' }, 60, 'no-prize-held', 'HLP 6.9'],
  [annHeld, { type: 'ReleaseHeldPrize', player: 'Ann' }, 31 * DAY, 'held-prize-lapsed', 'HLP 6.9'],
  [annHeld, { type: 'LapseHeldPrize', player: 'Ann' }, 30 * DAY, 'held-prize-not-lapsed', 'HLP 6.9'],
];
for (const [day, command, minutes, code, clause] of REFUSALS) {
  test(`[${clause}] ${command.type} is refused: ${code}`, () => {
    const decision = decide(day, command, minutes);
    assert.deepEqual(decision.ok ? 'accepted' : [decision.code, decision.clause], [code, clause]);
  });
}

test('[HLP 1] who reports within five minutes plays; the last moment counts', () => {
  assert.equal(after([draw(ANN), 0], [{ type: 'ReportAtDesk' }, 5]).drawn?.reported, true);
});

test('[HLP 6.8] a no-show is not an attempt: another is drawn for the hour, the progressive stays', () => {
  const day = after([draw(ANN), 0], [{ type: 'ForfeitNoShow' }, 6], [draw(BOB), 7]);
  assert.deepEqual([day.drawn?.player, day.progressive], ['Bob', dollars(1_000)]);
});

test('[HLP 4] who may not play is turned away at the desk before five minutes are over, and another is drawn', () => {
  const day = after([draw(ANN), 0], [{ type: 'TurnAway', why: 'household' }, 1], [draw(BOB), 2]);
  assert.deepEqual([day.drawn?.player, day.progressive, day.hoursDone], ['Bob', dollars(1_000), []]);
});

test('[HLP 6.10] a no-show may be drawn again in a later hour', () => {
  const day = after([draw(ANN), 0], [{ type: 'ForfeitNoShow' }, 6], [draw(ANN, '16:00'), 60]);
  assert.equal(day.drawn?.player, 'Ann');
});

test('[HLP 3] each attempt that misses adds $500; a hit takes it back to $1,000', () => {
  assert.equal(annWon.progressive, dollars(1_500));
  const hit: DrawDayCommand = {
    type: 'FinishAttempt',
    prize: { amount: dollars(1_000), form: 'cash' },
    wonProgressive: true,
  };
  assert.equal(after([draw(ANN), 0], [{ type: 'ReportAtDesk' }, 1], [hit, 9]).progressive, dollars(1_000));
});

test('[HLP 6.7] nine drawings, eight misses: the ninth plays for $5,000; the next day starts at $1,000', () => {
  const steps = DRAWING.hours
    .slice(0, 8)
    .flatMap((hour, index) => [
      [draw(`player ${index}`, hour), 60 * index] as const,
      [{ type: 'ReportAtDesk' }, 60 * index + 1] as const,
      [finish, 60 * index + 9] as const,
    ]);
  assert.equal(after(...steps).progressive, dollars(5_000));
  assert.equal(openDay('2012-08-09').progressive, dollars(1_000));
});

test('[HLP 3] what remains after the last drawing goes back to the house', () => {
  const decision = decide(annWon, { type: 'CloseDay' }, 600);
  assert.deepEqual(decision.ok && decision.events, [{ type: 'ProgressiveReverted', amount: dollars(1_500) }]);
});

test('[HLP 6.9] without photo ID the player plays, the prize waits thirty days, then it is the house’s', () => {
  assert.deepEqual([annHeld.progressive, annHeld.held[0]?.prize], [dollars(1_500), FIFTY]);
  const paid = decide(annHeld, { type: 'ReleaseHeldPrize', player: 'Ann' }, 30 * DAY);
  assert.deepEqual(paid.ok && paid.events, [{ type: 'HeldPrizePaid', player: 'Ann' }]);
  const lapsed = decide(annHeld, { type: 'LapseHeldPrize', player: 'Ann' }, 31 * DAY);
  assert.ok(lapsed.ok);
  const day = lapsed.events.reduce(evolveDrawDay, annHeld);
  assert.deepEqual([day.held, day.progressive], [[], dollars(1_500)]);
});

test('[HLP 6.11] a reinstatement that is pending holds the prize, also after the day is closed', () => {
  const day = after(
    [draw(ANN), 0],
    [{ type: 'ReportAtDesk', hold: 'reinstatement-pending' }, 1],
    [finish, 9],
    [{ type: 'CloseDay' }, 600],
  );
  const paid = decide(day, { type: 'ReleaseHeldPrize', player: 'Ann' }, 2 * DAY);
  assert.ok(paid.ok);
});
