import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PokerSetUp } from '#core/games';
import { pokerGameNamed } from '#core/games';
import { placardOf, saidOdds } from '#core/games/table';
import { gamesInForce } from '#core/house';
import { boardsFor, gameDraft, objectionTo, setUpIn, sideBetsOf, withSchedule } from '#entry/games';
import { CRAZY_4, FOUR_CARD } from './house/game-room.ts';
import { Room } from './house/room.ts';

/** The game as the house has it. */
const kept = (room: Room, game: string): PokerSetUp => {
  const found = gamesInForce(room.house).find(one => one.game === game)?.setUp;
  assert.ok(found !== undefined && 'schedules' in found);
  return found;
};

/** The form as the house has the game, with some of it written otherwise. */
const written = (room: Room, game: string, meters: Readonly<Record<string, string>>) => {
  const now = kept(room, game);
  const draft = gameDraft(game, now);
  const read = setUpIn({ ...draft, meters: { ...draft.meters, ...meters } });
  return { read, refusal: read.ok ? objectionTo(read.value, now) : undefined };
};

const house = (): Room => {
  const room = new Room();
  room.both(CRAZY_4);
  room.both(FOUR_CARD);
  return room;
};

test('[B101-12] [PRO-5] the form of a set-up game writes the same set-up again, and says who has chosen it', () => {
  const room = house();
  for (const { setUp } of [CRAZY_4, FOUR_CARD]) {
    const { read, refusal } = written(room, setUp.game, {});
    assert.ok(read.ok);
    assert.equal(refusal, undefined);
    const before = kept(room, setUp.game);
    room.both(read.value);
    const { schedules, meters, progressions, limits } = kept(room, setUp.game);
    const { schedules: s, meters: m, progressions: p, limits: l } = before;
    assert.deepEqual(
      { schedules, meters, progressions, limits },
      { schedules: s, meters: m, progressions: p, limits: l },
    );
  }
  const [crazy] = gamesInForce(room.house);
  assert.deepEqual(
    crazy?.history.map(({ by }) => by),
    [
      ['ann', 'bo'],
      ['ann', 'bo'],
    ],
  );
  assert.ok(crazy?.history[0]?.at !== undefined);
});

test('[B101-5] [C4P 8.5] an initial or reset amount below the text, and a meter without a rate, are refused while they are written, with the clause', () => {
  const room = house();
  const below = written(room, 'crazy-4-poker', { 'fourCard.reset': '4,999.99' });
  assert.deepEqual([below.refusal?.code, below.refusal?.clause], ['reset-below-minimum', 'C4P 8.5']);
  const none = written(room, 'crazy-4-poker', { 'handBonus.rate': '0' });
  assert.deepEqual([none.refusal?.code, none.refusal?.clause], ['rate-missing', 'C4P 8.6']);
  assert.equal(written(room, 'crazy-4-poker', { 'fourCard.rate': '' }).read.ok, false);
  assert.equal(written(room, 'crazy-4-poker', { 'fourCard.rate': '101' }).read.ok, false);
  assert.equal(written(room, 'crazy-4-poker', { 'fourCard.rate': '12.345' }).refusal, undefined);
  const fresh = gameDraft('crazy-4-poker', undefined);
  const start = setUpIn({
    ...withSchedule(fresh, 'fourCardProgressive', 'B'),
    meters: { 'fourCard.posted': '999', 'fourCard.reset': '1000', 'fourCard.rate': '10' },
  });
  assert.ok(start.ok);
  assert.equal(objectionTo(start.value, undefined)?.code, 'initial-below-minimum');
  assert.equal(new Room().refused(start.value).code, 'initial-below-minimum');
});

test('[B101-36] [FCP 7] the schedule with a printed reserve asks for exactly that reserve', () => {
  const room = house();
  const draft = withSchedule(gameDraft('four-card-poker', kept(room, 'four-card-poker')), 'progressive', 'FCPP-3');
  const asked = (part: string) => {
    const read = setUpIn({ ...draft, meters: { ...draft.meters, 'progressive.part': part } });
    assert.ok(read.ok);
    return objectionTo(read.value, kept(room, 'four-card-poker'))?.code;
  };
  assert.deepEqual([asked('0'), asked('5')], ['reserve-not-as-scheduled', undefined]);
  assert.deepEqual(boardsFor(draft).meters[0]?.reserve, { over: 1, under: 20 });
});

test('[B101-3] limits are set for side bets only; main bets keep to what the table has posted', () => {
  const draft = gameDraft('crazy-4-poker', kept(house(), 'crazy-4-poker'));
  assert.deepEqual(sideBetsOf(draft), ['queensUp', 'handBonusOnPlayer', 'handBonusOnDealer', 'coverAll']);
  assert.equal(setUpIn({ ...draft, limits: { 'queensUp.from': '5' } }).ok, false);
});

test('[FCP 6] "one of the following seven pairs of pay schedules, which shall be displayed … on signage at the table": the placard has every row of what is in force', () => {
  const room = house();
  const rows = (game: string) =>
    boardsFor(gameDraft(game, kept(room, game))).boards.map(({ wager, players, rows: own, envy = [] }) => [
      players === undefined ? wager : `${wager} ${players}`,
      own.map(({ hand, pays }) => `${hand.message} ${saidOdds(pays).message}`).join(', '),
      envy.map(({ hand, pays }) => `${hand.message} ${pays.map(({ amount }) => amount).join('/')}`).join(', '),
    ]);
  assert.deepEqual(rows('four-card-poker'), [
    ['automaticBonus', 'four of a kind 25 to 1, straight flush 20 to 1, three of a kind 2 to 1', ''],
    [
      'acesUp',
      'four of a kind 50 to 1, straight flush 40 to 1, three of a kind 9 to 1, flush 6 to 1, straight 4 to 1, two pair 2 to 1, pair of aces 1 to 1',
      '',
    ],
    [
      'progressive',
      'four aces 100% of the meter, four of a kind 300 for 1, straight flush 100 for 1, three of a kind 9 for 1',
      'four aces 10000, four of a kind 1000, straight flush 500',
    ],
  ]);
  assert.equal(rows('crazy-4-poker').length, 11, 'five bets, and Cover All for one to six players');
  const rules = pokerGameNamed('crazy-4-poker')!.rulesFor(kept(room, 'crazy-4-poker').schedules);
  assert.ok(rules.ok);
  const { lines } = placardOf(rules.value, kept(room, 'crazy-4-poker'));
  assert.ok(
    lines.some(({ message }) => /Four-Card Progressive meter starts at \$5,000.00 and grows by 20%/.test(message)),
  );
});
