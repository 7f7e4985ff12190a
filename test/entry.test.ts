import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { Felt } from './entry/felt.ts';
import { actor, offeringOf } from './house/room.ts';

const main = { seed: { main: dollars(1_000) }, reseed: { main: dollars(1_000) } };
const SEVENS = offeringOf('GEAR-001128', main);
const FORTUNE_7 = offeringOf('GEGA-004430', main);
const FAST_CASH = offeringOf('GEAR-001092', { ...main, daily: { main: dollars(100) } });
const POOLS = { 'straight-flush': dollars(1_000), quads: dollars(500), 'full-house': dollars(200), flush: dollars(50) };
const CARIBBEAN = offeringOf('caribbean-stud-bonus-hands', {
  seed: POOLS,
  allocation: { 'straight-flush': 40, quads: 30, 'full-house': 20, flush: 10 },
});
const asian = (row: string) => offeringOf('ca-asian-jackpot-1', { ...main, prizes: { [row]: dollars(500) } });
const BEATS = offeringOf('GEGA-002323', {
  ...main,
  charts: ['bj-1', 'pgp-1', 'bac-1', 'c13-1', 'tiles-1'],
  payouts: ['opt1'],
  daily: { main: dollars(10) },
});
const FLASH = offeringOf('cash-in-a-flash', {});
const TICKETS = offeringOf('beat-the-dealer', { prizes: { drawing: dollars(500) } });

test('[HG1-B1] three 7s of one color from a shoe are entered and win the meter; two colors win the lesser prize', () => {
  const sevens = (own: string, bank: string) =>
    new Felt(SEVENS, { game: 'blackjack-poker' })
      .sit([1, 6])
      .light(1)
      .start(6)
      .call(1, 'sevens/1')
      .enter({ 'seat.1': own, 'seat.6': bank });
  const isMeter = (felt: Felt) => felt.bet({ 1: '10' }).verified()[0]!;
  assert.match(isMeter(sevens('7h 7h', '7d 9c')), /^seat 1: 1000\d\d$/);
  assert.equal(isMeter(sevens('7h 7h', '7s 9c')), 'seat 1: 50000', 'Three 7s');
  assert.equal(isMeter(sevens('7h 7h', '8d 9c')), 'seat 1: 10000', 'First two cards are suited 7s');
  assert.throws(() => sevens('7h 7h 7h 7h 7h 7h 7h', '2c'), /cannot be entered: 7h/, 'a shoe of six has six');
});

test('[HG1-B1] a deck of one has no twin, on the pad and at the house', () => {
  const poker = () =>
    new Felt(CARIBBEAN, { game: 'caribbean-stud-poker', betMin: dollars(5), betMax: dollars(50) })
      .sit([1, 2, 3, 6])
      .start(6)
      .call(1, 'bonus/2');
  assert.throws(() => poker().enter({ 'seat.1': 'Qs Qs' }), /cannot be entered: Qs/);
  const felt = poker().enter({ 'seat.1': 'Qs Qh Qd Qc 2d' });
  const { seen } = felt.command;
  const twins = { ...felt.command, seen: { ...seen, dealerCards: ['2d'] as never[] } };
  assert.equal(felt.room.refused(twins).code, 'card-seen-twice');
});

test('[HG1-B2] Fortune 7: the bets of baccarat have fields; who did not bet on the base game wins nothing', () => {
  const double = () =>
    new Felt(FORTUNE_7, { game: 'fortune-7-baccarat', betMin: dollars(25), betMax: dollars(500) })
      .sit([1, 2, 3, 6])
      .light(1, 2)
      .start(6)
      .call(1, 'paytable-1/3')
      .enter({ player: '2h 2d 3c', banker: 'Ks 3h 4d' });
  assert.match(double().needed(), /^Still needed: seat 1’s bet, seat 2’s bet\./);
  assert.deepEqual(double().bet({ 1: '25', 2: '100' }).verified(), ['seat 1: 10000', 'seat 2: 10000']);
  assert.deepEqual(double().bet({ 1: '25', 2: '0' }).verified(), ['seat 1: 10000'], 'no bet');
  assert.deepEqual(
    double().bet({ 1: '25' }).mark('2', { bonusOnly: true }).verified(),
    ['seat 1: 10000'],
    'bonus only',
  );
  assert.deepEqual(double().atMinimum().verified(), ['seat 1: 10000', 'seat 2: 10000'], 'one tap for all');
});

test('[HG1-B2] Fast Cash: six faces at baccarat win with a bet, and nothing is asked of hands that cannot win', () => {
  const faces = (banker: string) =>
    new Felt(FAST_CASH, { game: 'ez-baccarat-panda-8', betMin: dollars(25), betMax: dollars(500) })
      .sit([1, 2, 6])
      .start(6)
      .call(1, 'all/11')
      .enter({ player: 'Ks Qd Jh', banker });
  assert.match(faces('Kd Qc Js').needed(), /seat 1’s bet/);
  assert.ok(faces('Kd Qc Js').atMinimum().verified().length > 0);
  assert.deepEqual(faces('Kd Qc 9s').verified(), []);
});

test('[HG1-A4] the bank of a baccarat bad beat is the winning hand, not one more loser', () => {
  const beaten = (bank: 'player' | 'proposition-player') =>
    new Felt(BEATS, { game: 'baccarat' })
      .sit({ 1: 'player', 2: 'player', 6: bank })
      .start(6)
      .call(1, 'bac-1/1')
      .enter({ player: '6h 6d 6h', banker: '3s 3c 3s' });
  assert.deepEqual(beaten('player').verified(), [
    'seat 1 losing: 30000',
    'seat 2 losing: 30000',
    'seat 6 winning: 20000',
  ]);
  assert.deepEqual(beaten('proposition-player').verified(), ['seat 1 losing: 30000', 'seat 2 losing: 30000']);
});

test('[HG1-A5] "divided pro-rata based on the amounts of the respective wagers": each wager is asked for', () => {
  const shared = () =>
    new Felt(CARIBBEAN, { game: 'caribbean-stud-poker', betMin: dollars(5), betMax: dollars(50) })
      .sit([1, 2, 3, 6])
      .behind(1)
      .start(6)
      .call(1, 'bonus/2')
      .enter({ 'seat.1': 'Qs Qh Qd Qc 2d', 'seat.6': 'As Kd 9c 4h 3s' });
  assert.match(shared().needed(), /^Still needed: seat 1’s bet, the bet behind seat 1 \(position 2\)\./);
  assert.match(shared().bet({ 1: '30' }).needed(), /^Still needed: the bet behind seat 1 \(position 2\)\./);
  const [first, second] = shared().bet({ '1.1': '30', '1.2': '10' }).verified();
  const cents = (got: string | undefined) => Number(/\d+$/.exec(got ?? '')?.[0]);
  assert.ok(Math.abs(cents(first) - 3 * cents(second)) <= 3, `${first}, ${second}`);
});

test('[HG1-A10] "Aces in front": kings set in front and aces behind win nothing', () => {
  const set = (front: string, back: string) =>
    new Felt(asian('hands/4'), { game: 'pai-gow-poker' })
      .sit([1, 6])
      .light(1)
      .start(6)
      .call(1, 'hands/4')
      .enter({ 'front.1': front, 'back.1': back });
  assert.deepEqual(set('As Ah', 'Kd Kc Kh 5s 2d').verified(), ['seat 1: 50000']);
  assert.deepEqual(set('Kd Kc', 'As Ah Kh 5s 2d').verified(), []);
  assert.match(set('As Ah', 'Kd Kc Kh').needed(), /how seat 1 set the hand/);
});

test('[HG1-A10] cards without their setting are never paid as "Aces in front"', () => {
  const felt = new Felt(asian('hands/4'), { game: 'pai-gow-poker' }).sit([1, 6]).light(1).start(6).call(1, 'hands/4');
  const cards = 'As Ah Kd Kc Kh 5s 2d'.split(' ') as never[];
  const seen = { ...felt.command.seen, hands: [{ seat: 1, cards }] };
  assert.equal(felt.room.refused({ ...felt.command, seen }).code, 'facts-needed');
});

test('[HG1-B4] a pai gow bad beat is compared as set', () => {
  const beaten = (front: string, back: string) =>
    new Felt(BEATS, { game: 'pai-gow-poker' })
      .sit([1, 2, 6])
      .start(6)
      .call(1, 'pgp-1/1')
      .enter({ 'front.1': 'Js Jh', 'back.1': 'Td Tc Th 5s 2d', 'front.6': front, 'back.6': back });
  const lost = beaten('Qs Qh', 'Ad Ac Ah 9s 7d').verified();
  assert.ok(
    lost.some(got => got.startsWith('seat 1 losing')),
    lost.join(),
  );
  assert.deepEqual(beaten('9s 7d', 'Ad Ac Ah Qs Qh').verified(), [], 'the front was not beaten');
});

test('[HG1-B3] "set their five-card back hand in the correct combination": 13-Card hands go in by parts', () => {
  const set = (middle: string, back: string) =>
    new Felt(TICKETS, { game: '13-card-chinese-poker' })
      .sit([1, 2, 3])
      .start()
      .call(1, 'all/7')
      .enter({ 'front.1': '2c 2d 3h', 'middle.1': middle, 'back.1': back });
  assert.deepEqual(set('4h 5c Jd Qh Kc', 'Ts 9s 8s 7s 6s').verified(), ['seat 1: 1 tickets']);
  assert.deepEqual(set('Ts 9s 8s 7s 6s', '4h 5c Jd Qh Kc').verified(), [], 'in the middle it does not count');
});

test('[HG1-C13] a "Clean Sweep" qualifies "if the cards in that players hand can make the qualifying hand"', () => {
  const sweep = (cards: string) =>
    new Felt(TICKETS, { game: '13-card-chinese-poker' })
      .sit([1, 2, 3])
      .start()
      .call(1, 'all/7')
      .hand(1, { isCleanSweep: true })
      .enter({ 'seat.1': cards });
  assert.deepEqual(sweep('Ts 9s 8s 7s 6s 2s 3s 4s Ks Qs As Jh 5s').verified(), ['seat 1: 1 tickets']);
  assert.deepEqual(sweep('2s 3s 4s 5s 6s 7h 8h 9h Th Jd Qd Kd Ad').verified(), [], 'six high is not ten high');
});

test('[HG1-B5] "Home Run of 15 points or greater": its points have a field', () => {
  const run = (points: string) =>
    new Felt(FLASH, { game: '13-card-chinese-poker', betMin: dollars(10), betMax: dollars(10) })
      .sit([1, 2, 3])
      .start()
      .call(1, 'hands/2')
      .enter({ 'seat.1': 'As Ks Qs Js Ts 9h 8h 7h 6h 5h 2c 2d 2h' })
      .hand(1, { homeRun: points });
  assert.match(run('').needed(), /seat 1’s home run points/);
  assert.deepEqual(run('17').verified(), ['seat 1: 50000']);
  assert.deepEqual(run('16').verified(), [], '17 or more');
});

test('[HG1-B6] "requested eligibility for the Jackpot before the start of the game": asked before the deal, or too late', () => {
  const open = () =>
    new Felt(FLASH, { game: 'pai-gow-poker', isLive: false }).sit({ 1: 'player', 2: 'house', 3: 'house', 4: 'house' });
  const won = (felt: Felt) =>
    felt.call(1, 'hands/4').enter({ 'front.1': '2c 2d', 'back.1': 'Ks Kh Kd Qc Qd' }).verified();
  assert.deepEqual(won(open().ask(1, 'hands/4').start(4)), ['seat 1: 50000']);
  assert.deepEqual(won(open().start(4)), [], 'nothing was asked for');
  const late = open().start(4);
  assert.throws(() => late.ask(1, 'hands/4'), /Round 1 is still on/);
  const felt = open().start(4).call(1, 'hands/4').enter({ 'front.1': '2c 2d', 'back.1': 'Ks Kh Kd Qc Qd' });
  const places = [{ seat: 1, asked: 'hands/4' }];
  const claimed = felt.room.do({ ...felt.command, seen: { ...felt.command.seen, places } }, { second: actor('bo') });
  assert.ok(!claimed.some(({ type }) => type === 'AwardMade'), 'said afterwards it does not count');
});

test('[HG1-B6] a request stays until it is taken back or the player leaves', () => {
  const felt = new Felt(FLASH, { game: 'pai-gow-poker', isLive: false }).sit([1]).ask(1, 'hands/4');
  assert.deepEqual(felt.seats[0]?.asked, [{ activity: 'cash-in-a-flash', row: 'hands/4' }]);
  felt.start();
  felt.room.do({ type: 'GameOver', table: 1 });
  assert.equal(felt.seats[0]?.asked?.length, 1, 'the next game too');
  felt.ask(1, 'hands/4');
  assert.equal(felt.seats[0]?.asked, undefined, 'pressed again it is taken back');
  felt.ask(1, 'hands/4');
  felt.room.do({ type: 'LeaveSeat', table: 1, seat: 1, position: 1 });
  felt.sit([1]);
  assert.equal(felt.seats[0]?.asked, undefined, 'somebody else');
});

test('[HG1-B7] Pan 9 has a fourth card, and Baccarat 9 cards of its own', () => {
  const pan = (cards: string) =>
    new Felt(offeringOf('GEGA-004088', { charts: ['2'], prizes: { drawing: dollars(500) } }), { game: 'pan-9' })
      .sit([1, 6])
      .start(6)
      .call(1, '2/5')
      .enter({ 'seat.1': cards });
  assert.equal(pan('Jh Jd Js Jc').verified().length, 1);
  assert.deepEqual(pan('Jh Jd Js').verified(), [], 'three jacks are not four');
  const nine = (cards: string) =>
    new Felt(asian('hands/7'), { game: 'baccarat-9' })
      .sit([1, 6])
      .light(1)
      .start(6)
      .call(1, 'hands/7')
      .enter({ 'seat.1': cards });
  assert.deepEqual(nine('2h 3d 4h').verified(), ['seat 1: 50000']);
  assert.deepEqual(nine('2h 3s 4h').verified(), []);
});

test('[HG1-B11] "only when off duty and out of uniform": every standing of an employee has a key, and one is paid', () => {
  const paid = (role: 'employee-off-duty' | 'employee-off-duty-in-uniform' | 'employee-on-duty' | 'employee-standby') =>
    new Felt(SEVENS, { game: 'blackjack-poker' })
      .sit({ 1: role, 6: 'player' })
      .light(1)
      .start(6)
      .call(1, 'sevens/4')
      .enter({ 'seat.1': '7h 7s', 'seat.6': '9c 2d' })
      .bet({ 1: '10' })
      .verified();
  assert.deepEqual(paid('employee-off-duty'), ['seat 1: 5000']);
  for (const role of ['employee-off-duty-in-uniform', 'employee-on-duty', 'employee-standby'] as const) {
    assert.throws(() => paid(role), /No fee at seat 1/, 'a fee that can win nothing is not even taken');
  }
});

test('[HG1-B12] "must be at least 21": whose papers say less is paid nothing', () => {
  const felt = new Felt(TICKETS, { game: '13-card-chinese-poker' }).sit([1, 2, 3]).start().call(1, 'all/7');
  assert.equal(felt.waiting.asks.age, 21);
  felt.enter({ 'front.1': '2c 2d 3h', 'middle.1': '4h 5c Jd Qh Kc', 'back.1': 'Ts 9s 8s 7s 6s' });
  assert.deepEqual(felt.mark('1', { isTooYoung: true }).verified(), []);
});

test('[HG1-B1] a card of the bank that a row looks at is asked for', () => {
  const felt = new Felt(SEVENS, { game: 'blackjack-poker' }).sit([1, 6]).light(1).start(6).call(1, 'sevens/1');
  felt.enter({ 'seat.1': '7h 7h' }).bet({ 1: '10' });
  assert.match(felt.needed(), /^Still needed: the player-dealer’s cards\./);
});

test('the sheet asks only what this activity at this game can depend on', () => {
  const facts = (felt: Felt, row: string) => felt.sit([1, 2, 6]).start(6).call(1, row).at.facts;
  assert.deepEqual(facts(new Felt(BEATS, { game: 'baccarat' }), 'bac-1/1').includes('street'), false);
  assert.ok(facts(new Felt(BEATS, { game: 'pai-gow-poker' }), 'pgp-1/1').includes('setting'));
  assert.ok(!facts(new Felt(SEVENS, { game: 'blackjack-poker' }), 'sevens/1').includes('setting'));
});
