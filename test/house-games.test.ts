import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameAtTable } from '#core/house';
import { dollars } from '#core/money';
import { againCommand } from '#entry';
import { requireDescribed } from './house/described.ts';
import { CRAZY_4, cards, chanceOf, chosen, DEALER, FLOOR, FOUR_CARD, GameRoom, SUPERVISOR } from './house/game-room.ts';
import { Room } from './house/room.ts';
import { bringing, cardIn, openHiLoDay, payAll } from './walks/hi-lo.ts';

const MAIN = { ante: 10, superBonus: 10 };

/** Three seats with the progressive, seat 2 dealt four aces; everybody plays. */
const fourAces = (): GameRoom => {
  const room = new GameRoom(CRAZY_4);
  room.bets(
    [1, { ...MAIN, fourCardProgressive: 1 }],
    [2, { ...MAIN, fourCardProgressive: 5 }],
    [3, { ...MAIN, fourCardProgressive: 1 }],
  );
  room.coinIn();
  room.deal({ 1: '9h 7h Td 4d 2s', 2: 'As Ah Ad Ac 3c', 3: 'Js Jh 8d 5c 2c' }, 'Kd 9s 7d 5h 3h');
  room.play(
    { type: 'MakePlay', seat: 1, amount: dollars(10) },
    { type: 'MakePlay', seat: 2, amount: dollars(30) },
    { type: 'MakePlay', seat: 3, amount: dollars(10) },
    { type: 'RevealDealer' },
    { type: 'Settle', step: 3 },
    { type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' },
  );
  return room;
};

test('[PRO-5] a game is set up by two people between rounds; what is on a meter stays', () => {
  const room = new Room();
  assert.equal(room.refused(CRAZY_4).code, 'second-person-missing');
  room.both(CRAZY_4);
  assert.equal(room.balance('pool:crazy-4-poker:fourCard'), 600_000);
  const meters = { ...metersOf(CRAZY_4), fourCard: { posted: dollars(1), reset: dollars(5_500), reserve: dollars(0) } };
  room.both(chosen(CRAZY_4, { meters }));
  const set = room.house.games.get('crazy-4-poker');
  assert.ok(set !== undefined && 'meters' in set);
  assert.equal(room.balance('house'), -600_000 - 1_200_000 - 1_100_000);
});

const metersOf = ({ setUp }: typeof CRAZY_4) => ('meters' in setUp ? setUp.meters : {});

test('[B101-2] [B101-34] [PRO-12] four aces: the button locks the meter, the floor and a second person verify, an award is made and paid with a slip', () => {
  const room = fourAces();
  // 20% of $7 went on the meter.
  assert.equal(room.balance('prizes-payable:crazy-4-poker'), 600_140);
  assert.equal(room.shows('fourCard'), 500_000);
  const verify = { type: 'VerifyGameHand', table: 3, seat: 2 } as const;
  assert.equal(room.refused(verify, { actor: DEALER }).code, 'keyed-by-same-person');
  assert.equal(room.refused(verify, { actor: FLOOR }).code, 'second-person-missing');
  const events = room.do(verify, { actor: FLOOR, second: SUPERVISOR });
  const award = events.find(event => event.type === 'AwardMade');
  assert.ok(award?.type === 'AwardMade');
  assert.deepEqual([award.activity, award.row, award.verifiedBy], ['crazy-4-poker', 'four-aces', ['flo', 'sue']]);
  assert.deepEqual(award.source.pools, { fourCard: 600_140 });
  const over = { type: 'FinishRound', table: 3 } as const;
  room.play({ type: 'Settle', step: 2 }, { type: 'Settle', step: 1 });
  assert.equal(room.refused(over, { actor: DEALER }).code, 'documents-open');
  room.do({ type: 'CompleteGameDocuments', table: 3, seat: 2 }, { actor: FLOOR });
  room.finish();
  const pay = { type: 'PayAward', award: award.award, method: 'cage' } as const;
  assert.equal(room.refused({ ...pay, method: 'tray' }).code, 'not-from-the-tray');
  assert.equal(room.refused(pay).code, 'paperwork-first');
  room.do({ ...pay, formsDone: true });
  assert.equal(room.balance('prizes-payable:crazy-4-poker'), 0);
  requireDescribed(room.events);
});

test('[B101-2] a dealer alone never ends a round with a prize that nobody has verified', () => {
  const room = fourAces();
  assert.equal(
    room.refused({ type: 'PlayRound', table: 3, moves: [{ type: 'Settle', step: 2 }] }).code,
    'award-not-validated',
  );
  assert.equal(room.refused({ type: 'FinishRound', table: 3 }).code, 'wagers-not-settled');
  assert.equal(room.refused({ type: 'GameOver', table: 3 }).code, 'finish-round-here');
  assert.equal(room.refused({ type: 'StartGame', table: 3 }).code, 'coin-in-here');
});

test('[B101-5] a meter starts and is reset with at least the amount of the text, and has a rate', () => {
  const room = new Room();
  const asked = (change: object) => room.refused(chosen(CRAZY_4, change), { second: SUPERVISOR });
  const meters = metersOf(CRAZY_4);
  const low = (change: object) => ({ meters: { ...meters, fourCard: { ...meters['fourCard'], ...change } } });
  assert.deepEqual(
    [asked(low({ posted: dollars(1) })).code, asked(low({ posted: dollars(1) })).clause],
    ['initial-below-minimum', 'C4P 8.5'],
  );
  assert.equal(asked(low({ reset: dollars(100) })).code, 'reset-below-minimum');
  assert.equal(asked({ progressions: {} }).code, 'rate-missing');
  const { fourCard: _, ...without } = meters;
  assert.equal(asked({ meters: without }).code, 'meter-missing');
});

test('[B101-36] the schedule with a reserve of five percent is set up with it', () => {
  const room = new Room();
  const schedules = { progressive: 'FCPP-3' };
  assert.equal(room.refused(chosen(FOUR_CARD, { schedules }), { second: SUPERVISOR }).code, 'reserve-not-as-scheduled');
  const progressions = { progressive: { rate: { over: 1, under: 5 }, reserve: { over: 1, under: 20 } } };
  room.both(chosen(FOUR_CARD, { schedules, progressions }));
});

test('[B101-3] bets keep to what the table has posted, and side bets to what the house has set', () => {
  const room = new GameRoom(CRAZY_4);
  const place = (wager: string, amount: number) =>
    room.refused({ type: 'PlaceBets', table: 3, bets: [{ seat: 1, wager, amount: dollars(amount) }] });
  assert.equal(place('ante', 1).code, 'wager-outside-limits');
  assert.equal(place('ante', 100_000).code, 'wager-outside-limits');
  assert.equal(place('queensUp', 101).code, 'wager-outside-limits');
  room.bets([1, MAIN]);
  assert.equal(place('fourCardProgressive', 2).code, 'wager-denomination');
  assert.equal(place('handBonusOnPlayer', 6).code, 'wager-outside-limits');
});

test('[B101-4] [PRO-13] the house draws the magic card and the lucky position before the deal, and writes down from which numbers', () => {
  const room = new GameRoom(CRAZY_4);
  room.bets([1, { ...MAIN, handBonusOnPlayer: 1 }]);
  assert.equal(room.refused({ type: 'CoinIn', table: 3 }).code, 'chance-missing');
  room.coinIn();
  const played = room.events.findLast(event => event.type === 'GamePlayed');
  assert.ok(played?.type === 'GamePlayed');
  const closed = played.events[0];
  assert.ok(closed?.type === 'BetsClosed');
  assert.deepEqual([closed.magicCard, closed.luckySeat, played.drawnFrom], ['2c', 1, [0, 0]]);
  room.deal({ 1: '2c 7h Td 4d 2s' }, 'Kd 9s 7d 5h 3h');
  room.play({ type: 'MakePlay', seat: 1, amount: dollars(10) }, { type: 'RevealDealer' });
  const game = gameAtTable(room.house, room.house.tables.get(3)!);
  assert.deepEqual(
    game?.lines
      .filter(({ from }) => from === 'game-account')
      .filter(({ kind }) => kind === 'pays')
      .map(({ wager, amount }) => [wager, amount]),
    [
      ['magicCard', 2_000],
      ['luckyBonus', 500],
    ],
  );
});

test('[B101-35] [C4P 8.6] a win of the hand bonus is on record for the game account, and with the house’s money in the books', () => {
  const room = new GameRoom(CRAZY_4, [1]);
  room.bets([1, { ...MAIN, handBonusOnPlayer: 1 }]);
  room.coinIn();
  const house = room.balance('house');
  room.deal({ 1: 'Ad Td 8d 6d 3d' }, 'Kd 9s 7d 5h 3h');
  room.play({ type: 'MakePlay', seat: 1, amount: dollars(10) }, { type: 'RevealDealer' });
  const [line] = gameAtTable(room.house, room.house.tables.get(3)!)!.lines.filter(
    ({ wager }) => wager === 'handBonusOnPlayer',
  );
  assert.deepEqual([line?.kind, line?.amount, line?.from], ['pays', 5_000, 'game-account']);
  room.play({ type: 'Settle', step: 1 });
  room.finish();
  // The chip came in and 50 for 1 went out, and the lucky position was drawn: 5 for 1.
  assert.equal(room.balance('house') - house, 100 - 5_000 - 500);
});

test('[PRO-6] the floor corrects a hand that was entered wrong, and what it had locked is on the meter again', () => {
  const room = fourAces();
  const wrong = { type: 'CorrectCards', table: 3, to: 2, cards: cards('As Ah Ad Kc 3c'), reason: 'a king' } as const;
  assert.equal(room.refused(wrong, { actor: FLOOR }).code, 'paid-by-cards');
  const other = new GameRoom(CRAZY_4, [1]);
  other.bets([1, { ...MAIN, fourCardProgressive: 1 }]);
  other.coinIn();
  other.deal({ 1: 'As Ah Ad Ac 3c' }, 'Kd 9s 7d 5h 3h');
  other.play({ type: 'MakePlay', seat: 1, amount: dollars(30) }, { type: 'RevealDealer' });
  assert.equal(other.shows('fourCard'), 500_000);
  other.do({ ...wrong, to: 1 }, { actor: FLOOR });
  assert.equal(other.shows('fourCard'), 600_020);
  other.play(
    { type: 'RevealDealer' },
    { type: 'PressHandButton', seat: 1, wager: 'fourCardProgressive', hand: 'three-of-a-kind' },
  );
  other.do({ type: 'VerifyGameHand', table: 3, seat: 1 }, { actor: FLOOR });
  other.play({ type: 'Settle', step: 1 });
  other.finish();
  requireDescribed(other.events);
});

test('[B101-9] [PRO-14] [FCP 7] two people back out a settled round: meters, books and awards follow', () => {
  const room = fourAces();
  room.do({ type: 'VerifyGameHand', table: 3, seat: 2 }, { actor: FLOOR, second: SUPERVISOR });
  room.play({ type: 'Settle', step: 2 }, { type: 'Settle', step: 1 });
  room.do({ type: 'CompleteGameDocuments', table: 3, seat: 2 }, { actor: FLOOR });
  room.finish();
  const undo = { type: 'BackOutRound', table: 3, round: 1, reason: 'the deck had five aces' } as const;
  assert.equal(room.refused(undo).code, 'second-person-missing');
  room.both(undo);
  assert.equal(room.shows('fourCard'), 600_000);
  assert.deepEqual([room.balance('players'), room.balance('tray:3'), room.house.awards.size], [0, 0, 0]);
  assert.equal(room.refused(undo, { second: SUPERVISOR }).code, 'unknown-played-round');
});

test('[B101-9] only the progressive prize of a seat is backed out, and the round stands', () => {
  const room = fourAces();
  room.do({ type: 'VerifyGameHand', table: 3, seat: 2 }, { actor: FLOOR, second: SUPERVISOR });
  room.play({ type: 'Settle', step: 2 }, { type: 'Settle', step: 1 });
  room.do({ type: 'CompleteGameDocuments', table: 3, seat: 2 }, { actor: FLOOR });
  room.finish();
  const tray = room.balance('tray:3');
  room.both({ type: 'BackOutRound', table: 3, round: 1, seat: 2, reason: 'wrong pay' });
  assert.equal(room.shows('fourCard'), 600_140);
  assert.equal(room.balance('tray:3'), tray);
});

test('[PRO-6] [TBL-9] a void round gives every stake back and feeds no meter', () => {
  const room = new GameRoom(CRAZY_4);
  room.bets([1, { ...MAIN, fourCardProgressive: 5 }]);
  room.coinIn();
  assert.equal(room.shows('fourCard'), 600_100);
  room.play({ type: 'ReportIrregularity', irregularity: 'shoe-jam' });
  const game = gameAtTable(room.house, room.house.tables.get(3)!);
  assert.deepEqual(
    game?.lines.map(({ wager, amount }) => [wager, amount]),
    [
      ['ante', 1_000],
      ['superBonus', 1_000],
      ['fourCardProgressive', 500],
    ],
  );
  room.finish();
  assert.equal(room.shows('fourCard'), 600_000);
  assert.equal(room.balance('players'), 0);
});

test('[B101-33] a card found face up goes to the rack and is not dealt in this round', () => {
  const room = new GameRoom(CRAZY_4);
  room.bets([1, MAIN]);
  room.coinIn();
  room.play({ type: 'ReportIrregularity', irregularity: 'one-card-face-up', card: '9h' });
  const deal = { type: 'DealCards', to: 1, cards: cards('9h 7h Td 4d 2s') } as const;
  assert.equal(room.refused({ type: 'PlayRound', table: 3, moves: [deal] }).code, 'card-set-aside');
});

test('[B101-12] count only: Coin In, a hand button, the floor with the cards it sees, envy, Game Over', () => {
  const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }));
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 5 }]);
  room.coinIn();
  room.play({ type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' });
  assert.equal(room.shows('fourCard'), 500_000);
  room.play({ type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' });
  assert.equal(room.shows('fourCard'), 600_120);
  room.play({ type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' });
  const verify = { type: 'VerifyGameHand', table: 3, seat: 2 } as const;
  assert.equal(room.refused(verify, { actor: FLOOR }).code, 'cards-needed');
  const wrong = { ...verify, cards: cards('As Ah Ad Kc 3c') };
  assert.equal(room.refused(wrong, { actor: FLOOR, second: SUPERVISOR }).code, 'cards-not-the-hand');
  room.do({ ...verify, cards: cards('As Ah Ad Ac 3c') }, { actor: FLOOR, second: SUPERVISOR });
  room.do({ type: 'CompleteGameDocuments', table: 3, seat: 2 }, { actor: FLOOR });
  room.finish();
  // Both chips, less the envy bonus of $100 for the bet of $1.
  assert.equal(room.balance('tray:3'), 600 - 10_000);
  requireDescribed(room.events);
});

test('[B101-14] a bet that is taken back before Coin In is not in the round', () => {
  const room = new GameRoom(CRAZY_4);
  room.bets([1, { ...MAIN, queensUp: 5 }], [2, MAIN]);
  room.bets([1, { queensUp: 0 }], [2, { ante: 0, superBonus: 0 }], [3, { ante: 0 }]);
  const game = gameAtTable(room.house, room.house.tables.get(3)!);
  assert.deepEqual(
    game?.seats.map(({ seat, wagers }) => [seat, wagers]),
    [[1, { ante: 1_000, superBonus: 1_000 }]],
  );
});

test('[B101-12] Same bets again places nothing for a player who has left', () => {
  const room = new GameRoom(FOUR_CARD);
  room.bets([1, { ante: 10 }], [2, { ante: 10 }]);
  room.coinIn();
  room.deal({ 1: '9s 7h Td 4d 2s', 2: 'Jc Ts 8d 5c 3d' }, 'Kd Qs 9d 6h 4s 3h');
  room.play({ type: 'Fold', seat: 1 }, { type: 'Fold', seat: 2 }, { type: 'RevealDealer' });
  room.play({ type: 'Settle', step: 'folded' });
  room.do({ type: 'FinishRound', table: 3 }, { actor: DEALER });
  room.do({ type: 'LeaveSeat', table: 3, seat: 2, position: 1 });
  const shown = gameAtTable(room.house, room.house.tables.get(3)!);
  assert.deepEqual(
    shown?.lastBets.map(({ seat }) => seat),
    [1],
  );
  room.do(againCommand(3, shown!), { actor: DEALER });
  room.coinIn();
});

test('[B101-12] a round without a hit takes three taps in count only', () => {
  const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }));
  room.bets([1, { fourCardProgressive: 1 }], [2, { fourCardProgressive: 5 }]);
  room.coinIn();
  room.finish();
  const { lastBets } = gameAtTable(room.house, room.house.tables.get(3)!)!;
  const before = room.events.length;
  room.do({ type: 'PlaceBets', table: 3, bets: [...lastBets] });
  room.coinIn();
  room.finish();
  assert.equal(room.events.slice(before).filter(({ type }) => type === 'GamePlayed').length, 3);
});

test('[B101-12] the floor rejects a keyed hand, and the meter is as it was', () => {
  const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }));
  room.bets([1, { fourCardProgressive: 1 }]);
  room.coinIn();
  room.play({ type: 'PressHandButton', seat: 1, wager: 'fourCardProgressive', hand: 'four-aces' });
  room.do({ type: 'RefuseGameHand', table: 3, seat: 1, reason: 'three aces' }, { actor: FLOOR });
  assert.equal(room.shows('fourCard'), 600_020);
  room.finish();
});

test('[PRO-6] [FCP 5] a round of Four-Card Poker is played to its end', () => {
  const room = new GameRoom(FOUR_CARD, [1]);
  room.bets([1, { ante: 10, acesUp: 10, progressive: 1 }]);
  room.coinIn();
  room.deal({ 1: '8s 8h 8d 8c 3c' }, 'Kd 9s 7d 5h 3h 2c');
  room.play({ type: 'MakePlay', seat: 1, amount: dollars(30) }, { type: 'RevealDealer' });
  room.play({ type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'four-of-a-kind' });
  room.do({ type: 'VerifyGameHand', table: 3, seat: 1 }, { actor: FLOOR });
  room.play({ type: 'Settle', step: 1 });
  room.finish();
  // Play 30, Ante 10, bonus 250, Aces Up 500, progressive 300 less the chip.
  assert.equal(room.balance('tray:3'), -(3_000 + 1_000 + 25_000 + 50_000 + 30_000 - 100));
});

test('[PRO-6] [API-16] a coup of baccarat is settled from the tray', () => {
  const limits = { betMin: dollars(5), betMax: dollars(500) };
  const room = new Room();
  room.both({ type: 'SetUpGame', setUp: { game: 'baccarat', limits } });
  room.do({ type: 'OpenTable', table: 3, plays: { game: 'baccarat', isLive: true, isTournament: false } });
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  room.do({ type: 'SeatPlayer', table: 3, seated });
  room.do({ type: 'StartGame', table: 3 });
  const deal = {
    type: 'baccarat',
    bets: [{ seat: 1, line: 'banker', amount: dollars(100) }],
    player: ['2s', '5d'],
    banker: ['9s', 'Kd'],
  } as const;
  const over = { ...deal, bets: [{ seat: 1, line: 'banker', amount: dollars(501) }] } as const;
  assert.equal(room.refused({ type: 'SettleRound', table: 3, deal: over }).code, 'baccarat-bet-outside-limits');
  room.do({ type: 'SettleRound', table: 3, deal });
  assert.deepEqual([room.balance('players'), room.balance('tray:3')], [9_500, -9_500]);
  requireDescribed(room.events);
});

test('[PRO-8] [API-16] a game of Hi-Lo ends with its prize, the meter of the day and the money of the house', () => {
  const room = new Room();
  const play = (command: Extract<Parameters<Room['do']>[0], { type: 'PlayHiLo' }>['command']) =>
    room.do({ type: 'PlayHiLo', command }, bringing(0));
  room.now = Temporal.Instant.from('2026-03-02T23:00:00Z'); // Three in the afternoon.
  openHiLoDay(room, '2026-03-02');
  cardIn(room, 'm-1');
  play({ type: 'DrawPlayer', hour: '15:00' });
  play({ type: 'ReportAtDesk' });
  play({ type: 'TurnFirstCard', card: '2s' });
  play({ type: 'Guess', call: 'higher' });
  play({ type: 'TurnCard', card: '9d' });
  play({ type: 'Quit' });
  const hiLo = room.house.games.get('hi-lo-progressive');
  assert.ok(hiLo?.game === 'hi-lo-progressive');
  assert.deepEqual([hiLo.attempt?.prize?.amount, hiLo.day?.progressive], [10_000, 150_000]);
  payAll(room);
  assert.equal(room.house.awards.get(1)?.claim.state, 'paid');
  requireDescribed(room.events);
});

test('[API-3] a meter is set up without a part of a cent, and a rate in lowest terms', () => {
  const room = new Room();
  const fourCard = { rate: { over: 1, under: 5 }, reserve: { over: 50, under: 100 } };
  const progressions = { fourCard, fiveCard: fourCard, handBonus: fourCard };
  const [set] = room.both(chosen(CRAZY_4, { progressions }));
  assert.ok(set?.type === 'GameSetUp' && 'meters' in set.setUp);
  assert.deepEqual(set.setUp.meters['fourCard']?.carry, { over: 0, under: 1 });
  assert.deepEqual(set.setUp.progressions['fourCard']?.reserve, { over: 1, under: 2 });
  requireDescribed(room.events);
});

test('[NPN-1] [PRO-6] at a no-purchase or tournament table of a game that the house settles nobody bets: it is dealt from Start Game to Game Over', () => {
  for (const kind of [
    { isLive: false, isTournament: false },
    { isLive: true, isTournament: true },
  ]) {
    const room = new GameRoom(CRAZY_4, [1]);
    const meters = room.balance('pool:crazy-4-poker:fourCard');
    room.do({ type: 'ChangeGame', table: 3, plays: { game: 'crazy-4-poker', ...kind } });
    const bets = [{ seat: 1, wager: 'ante', amount: dollars(10) }] as const;
    assert.equal(room.refused({ type: 'PlaceBets', table: 3, bets }).code, 'no-bets-here');
    assert.equal(room.refused({ type: 'CoinIn', table: 3 }).code, 'no-bets-here');
    assert.equal(gameAtTable(room.house, room.house.tables.get(3)!), undefined, 'no bets on its keypad');
    room.do({ type: 'StartGame', table: 3 }, { actor: DEALER });
    room.do({ type: 'GameOver', table: 3 }, { actor: DEALER });
    assert.equal(room.balance('pool:crazy-4-poker:fourCard'), meters);
  }
});

test('[PRO-6] bets that were open when the table closed or got other limits are gone; those of a player who left are taken back', () => {
  const seats = (room: GameRoom) => gameAtTable(room.house, room.house.tables.get(3)!)?.seats.map(({ seat }) => seat);
  const room = new GameRoom(CRAZY_4);
  room.bets([1, MAIN], [2, MAIN]);
  room.do({ type: 'LeaveSeat', table: 3, seat: 2, position: 1 });
  assert.equal(room.refused({ type: 'CoinIn', table: 3 }, { chance: chanceOf(0) }).code, 'bettor-not-dealt-in');
  const back = (wager: 'ante' | 'superBonus') => ({ seat: 2, wager, amount: dollars(0) });
  room.do({ type: 'PlaceBets', table: 3, bets: [back('superBonus'), back('ante')] }, { actor: DEALER });
  assert.deepEqual(seats(room), [1]);
  const plays = room.house.tables.get(3)!.plays;
  room.do({ type: 'ChangeGame', table: 3, plays: { ...plays, betMin: dollars(25) } });
  assert.deepEqual(seats(room), [], 'ten dollars are no bet at a table from $25');
  room.bets([1, { ante: 25, superBonus: 25 }]);
  room.now = room.now.add({ hours: 1 });
  room.do({ type: 'CloseTable', table: 3 });
  room.do({ type: 'OpenTable', table: 3, plays: { ...plays, betMin: dollars(25) } });
  assert.deepEqual(seats(room), []);
  room.seat(3);
  room.bets([3, { ante: 25, superBonus: 25 }]);
  room.coinIn();
  assert.deepEqual(seats(room), [3]);
});

test('[FCP 4] [TBL-11] cards of a reader go to the hands in the order of the deal, whole deliveries or none', () => {
  const room = new GameRoom(chosen(FOUR_CARD, { dealing: 'manual-shoe' }), [1, 2]);
  room.bets([1, { ante: 10 }], [2, { ante: 10 }]);
  const sensor = { actor: { id: 'shoe-3', role: 'sensor' } } as const;
  const read = (text: string) => ({ type: 'ReadCards', table: 3, cards: cards(text) }) as const;
  assert.equal(room.refused(read('As'), sensor).code, 'no-play-on');
  room.coinIn();
  room.do(read('As 2h 9c Kh'), sensor);
  assert.equal(room.refused(read('7d As'), sensor).code, 'card-seen-too-often');
  room.do(read('3h Td Qs 4c 8d Qh 4d 8h Qd 4s 8c Jc'), sensor);
  const { seats, dealer, phase } = gameAtTable(room.house, room.house.tables.get(3)!)!;
  assert.deepEqual(
    [...seats.map(at => at.cards.join(' ')), dealer.join(' '), phase],
    ['As Kh Qs Qh Qd', '2h 3h 4c 4d 4s', '9c Td 8d 8h 8c Jc', 'decisions'],
  );
  assert.equal(room.refused(read('5c'), sensor).ok, false, 'every hand is full');
});

test('[C4P 9] where the dealer plays by hand, the coach says so, then who waits for the floor, then whose cards stay', () => {
  const room = new GameRoom(chosen(CRAZY_4, { way: 'count' }), [1, 2]);
  const coach = () => gameAtTable(room.house, room.house.tables.get(3)!)!.coach[0]!.code;
  room.bets([2, { fourCardProgressive: 1 }]);
  room.coinIn();
  assert.equal(coach(), 'coach.by-hand');
  room.play({ type: 'PressHandButton', seat: 2, wager: 'fourCardProgressive', hand: 'four-aces' });
  assert.equal(coach(), 'coach.wait-for-floor');
  const seen = { type: 'VerifyGameHand', table: 3, seat: 2, cards: cards('As Ah Ad Ac 3c') } as const;
  room.do(seen, { actor: FLOOR, second: SUPERVISOR });
  assert.equal(coach(), 'coach.leave-for-documents');
});
