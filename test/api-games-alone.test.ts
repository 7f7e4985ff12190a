import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { byTwo, GameTable } from './games/shift/game-table.ts';
import { CRAZY_4, chosen, FOUR_CARD } from './house/game-room.ts';

const { dee, fay, sue, ann } = STAFF;
const MAIN = { ante: 10, superBonus: 10 };

let floor: Floor;
let crazy: GameTable;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  await floor.at('floor-1').signOn(fay);
  await floor.at('floor-2').signOn(sue);
  await byTwo(floor, floor.at('floor-2'), 'floor-1', CRAZY_4);
  const plays = { game: 'crazy-4-poker', isLive: true, isTournament: false, betMin: 2_500, betMax: 50_000 };
  await floor.at('floor-1').do('/tables/7/open', { plays });
  crazy = new GameTable(floor, 7);
  await crazy.keypad.signOn(dee);
  for (const seat of [1, 2])
    await crazy.post('seat', { seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } });
});
after(() => floor.server.end());

const bet = (wager: string, dollars: number) => ({ bets: [{ seat: 1, wager, amount: dollars * 100 }] });
const meter = async (name: string): Promise<number> =>
  (await crazy.game()).meters.find(one => one.meter === name)!.amount;

test('[B101-3] "in accordance with posted table limits": over the network a dealer takes no bet above or below them', async () => {
  for (const [wager, dollars] of [
    ['ante', 1],
    ['ante', 24],
    ['ante', 501],
    ['ante', 100_000],
    ['queensUp', 100_000],
  ] as const)
    assert.equal(
      await crazy.keypad.refused('/tables/7/bets', bet(wager, dollars)),
      'wager-outside-limits',
      `${wager} ${dollars}`,
    );
  await crazy.bets({ 1: { ante: 25, superBonus: 25, fourCardProgressive: 1 } });
  await crazy.deal({ 1: 'As Ah Ad Ac 2c' }, 'Kd Qs 9d 6h 4s');
  const tooMuch = { moves: [{ type: 'MakePlay', seat: 1, amount: 7_600 }] };
  assert.equal(await crazy.keypad.refused('/tables/7/play', tooMuch), 'play-outside-range');
});

test('[B101-2] [B101-34] "Have a floorperson or above validate": the dealer alone takes nothing off the meter', async () => {
  await crazy.play({ type: 'MakePlay', seat: 1, amount: 7_500 }, { type: 'RevealDealer' });
  await crazy.play({ type: 'PressHandButton', seat: 1, wager: 'fourCardProgressive', hand: 'four-aces' });
  const keypad = crazy.keypad;
  assert.equal(await keypad.refused('/tables/7/play', { moves: [{ type: 'Settle', step: 1 }] }), 'award-not-validated');
  assert.equal(await keypad.refused('/tables/7/finish'), 'wagers-not-settled');
  assert.equal(await keypad.refused('/tables/7/game-over'), 'finish-round-here');
  for (const act of ['verify-hand', 'documents']) {
    const heard = await keypad.post(`/tables/7/${act}`, { seat: 1 });
    assert.equal(heard.status, 403, `${act}: ${heard.text}`);
  }
  const asked = await keypad.post('/requests', { command: { type: 'VerifyGameHand', table: 7, seat: 1 } });
  assert.equal(asked.status, 403, asked.text);
  const { rows } = jsonIn(await floor.at('floor-1').get('/awards')) as unknown as { rows: readonly unknown[] };
  assert.deepEqual(rows, []);
  // One of the floor is not enough for this amount either.
  assert.equal(await floor.at('floor-1').refused('/tables/7/verify-hand', { seat: 1 }), 'second-person-missing');
  await crazy.verify(1);
  await crazy.play({ type: 'Settle', step: 1 });
  await crazy.papers();
  await crazy.post('finish');
});

test('[B101-9] "manually backed out using the … manual adjustment feature": two people, and nobody alone', async () => {
  const backOut = { type: 'BackOutRound', table: 7, round: 1, reason: 'the deck had five aces' };
  const alone = await crazy.keypad.post('/requests', { command: backOut });
  assert.equal(alone.status, 403, alone.text);
  const books = floor.at('accounting-1');
  await books.signOn(ann);
  await byTwo(floor, floor.at('floor-2'), 'accounting-1', backOut);
  assert.equal(await meter('fourCard'), 600_000);
});

test('[B101-4] "randomly selected by the table game system": no message of a keypad can bring a Magic Card or a position', async () => {
  await crazy.post('bets', {
    bets: Object.entries({ ...MAIN, ante: 25, superBonus: 25, handBonusOnPlayer: 1 }).map(([wager, dollars]) => ({
      seat: 1,
      wager,
      amount: dollars * 100,
    })),
  });
  for (const chosenBy of [{ magicCard: '9c' }, { luckySeat: 1 }]) {
    const heard = await crazy.keypad.post('/tables/7/coin-in', chosenBy);
    assert.equal(heard.status, 400, heard.text);
  }
  await crazy.post('coin-in');
  const { magicCard, luckySeat } = await crazy.game();
  assert.ok(magicCard !== undefined && luckySeat !== undefined, 'drawn before a card is dealt');
  await crazy.deal({ 1: '9c 7h Td 4d 2s' }, 'Kd Qs 9d 6h 4s');
  await crazy.play({ type: 'MakePlay', seat: 1, amount: 2_500 });
  const reveal = { moves: [{ type: 'RevealDealer', magicCard: '9c', luckySeat: 1 }] };
  assert.equal((await crazy.keypad.post('/tables/7/play', reveal)).status, 400);
  await crazy.play({ type: 'RevealDealer' });
  assert.deepEqual([(await crazy.game()).magicCard, (await crazy.game()).luckySeat], [magicCard, luckySeat]);
  await crazy.settle();
});

test('[B101-5] [B101-36] the amounts of the text hold for two people too, with the clause', async () => {
  const refused = async (setUp: object): Promise<string> => {
    const heard = await floor.at('floor-2').post('/requests', { command: setUp });
    const { code, clause } = jsonIn(heard) as { code?: string; clause?: string };
    return `${code} ${clause}`;
  };
  const { meters } = CRAZY_4.setUp as { meters: Record<string, object> };
  const low = (change: object) =>
    chosen(CRAZY_4, { meters: { ...meters, fourCard: { ...meters['fourCard'], ...change } } });
  assert.equal(await refused(low({ reset: 10_000 })), 'reset-below-minimum C4P 8.5');
  const unreserved = chosen(FOUR_CARD, { schedules: { acesUp: 'FCP-01', progressive: 'FCPP-3' } });
  assert.match(await refused(unreserved), /^reserve-not-as-scheduled FCP 7/);
});

test('[B101-15] [B101-14] a table of Four-Card Poker opens over the network; without posted limits it takes no bet', async () => {
  await byTwo(floor, floor.at('floor-2'), 'floor-1', FOUR_CARD);
  const plays = { game: 'four-card-poker', isLive: true, isTournament: false };
  await floor.at('floor-1').do('/tables/8/open', { plays });
  const keypad = floor.at('keypad-8');
  await keypad.signOn(dee);
  await keypad.do('/tables/8/seat', {
    seated: { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' },
  });
  assert.equal(await keypad.refused('/tables/8/bets', bet('ante', 10)), 'limits-not-posted');
});
