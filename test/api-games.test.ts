import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { IRREGULARITIES } from '#core/games/table';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn, type TestStation } from './api/server.ts';
import { CRAZY_4, chosen, FOUR_CARD } from './house/game-room.ts';

const { dee, fay, sue, cora, ann } = STAFF;

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
});
after(() => floor.server.end());

type Line = { readonly seat: number; readonly wager: string; readonly kind: string; readonly hand: string };
type Game = {
  readonly phase: string;
  readonly next?: { readonly type: string; readonly step?: number | 'folded' | 'last' };
  readonly lines: readonly Line[];
  readonly buttons: readonly { readonly wager: string; readonly hand: string }[];
  readonly waiting: readonly number[];
  readonly documents: readonly number[];
  readonly meters: readonly { readonly meter: string; readonly amount: number }[];
};

/** A table with its keypad, and the two people of the floor. */
class GameTable {
  readonly table: number;
  readonly keypad: TestStation;
  constructor(table: number) {
    this.table = table;
    this.keypad = floor.at(`keypad-${table}`);
  }

  post(where: string, body: object = {}) {
    clock.now = clock.now.add({ seconds: 10 });
    return this.keypad.do(`/tables/${this.table}/${where}`, body);
  }

  async game(): Promise<Game> {
    return jsonIn(await this.keypad.get(`/tables/${this.table}/game`)) as unknown as Game;
  }

  async bets(...bets: readonly (readonly [seat: number, wagers: Readonly<Record<string, number>>])[]): Promise<void> {
    const placed = bets.flatMap(([seat, wagers]) =>
      Object.entries(wagers).map(([wager, dollars]) => ({ seat, wager, amount: dollars * 100 })),
    );
    await this.post('bets', { bets: placed });
    await this.post('coin-in');
  }

  play(...moves: readonly object[]) {
    return this.post('play', { moves });
  }

  deal(hands: Readonly<Record<number, string>>, dealer: string) {
    const down = dealer.split(' ');
    return this.play(
      ...Object.entries(hands).map(([seat, hand]) => ({ type: 'DealCards', to: Number(seat), cards: hand.split(' ') })),
      { type: 'DealCards', to: 'dealer', cards: down.slice(0, 5) },
      ...down.slice(5).map(card => ({ type: 'DealCards', to: 'dealer', cards: [card] })),
    );
  }

  /** The floor looks at a hand; from the set amount on, two of them. */
  async verify(seat: number, cards?: readonly string[]): Promise<void> {
    const desk = floor.at('floor-1');
    const seen = { seat, ...(cards && { cards }) };
    const heard = await desk.post(`/tables/${this.table}/verify-hand`, seen);
    if (heard.status === 200) return;
    assert.match(heard.text, /second-person-missing/);
    const command = { type: 'VerifyGameHand', table: this.table, ...seen };
    const asked = await desk.do('/requests', { command });
    const request = (asked as unknown as { events: readonly { request: number }[] }).events[0]!.request;
    await floor.at('floor-2').do(`/requests/${request}/give`);
  }

  /** Settles as the keypad shows it: buttons, the floor, each step in its turn, the documents, Game Over. */
  async settle(): Promise<void> {
    for (;;) {
      const { next, lines, buttons, waiting, documents } = await this.game();
      if (next?.type !== 'settle') {
        for (const seat of documents) await floor.at('floor-1').do(`/tables/${this.table}/documents`, { seat });
        await this.post('finish');
        return;
      }
      const { step } = next;
      if (typeof step === 'number') {
        const won = lines.filter(
          ({ seat, wager, kind }) => seat === step && kind === 'pays' && wager.endsWith('rogressive'),
        );
        for (const { wager, hand } of won) {
          assert.ok(buttons.some(one => one.wager === wager && one.hand === hand));
          await this.play({ type: 'PressHandButton', seat: step, wager, hand });
        }
        if (waiting.includes(step)) await this.verify(step);
      }
      await this.play({ type: 'Settle', step });
    }
  }
}

const open = async (table: number, setUp: object, seats: readonly number[]): Promise<GameTable> => {
  const office = floor.at('floor-2');
  const asked = await office.do('/requests', { command: setUp });
  const request = (asked as unknown as { events: readonly { request: number }[] }).events[0]!.request;
  await floor.at('floor-1').do(`/requests/${request}/give`);
  const { game } = (setUp as { setUp: { game: string } }).setUp;
  const plays = { game, isLive: true, isTournament: false, betMin: 500, betMax: 10_000 };
  await floor.at('floor-1').do(`/tables/${table}/open`, { plays });
  const at = new GameTable(table);
  await at.keypad.signOn(dee);
  for (const seat of seats) {
    await at.post('seat', { seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } });
  }
  return at;
};

const MAIN = { ante: 10, superBonus: 10 };
const FOUR = { ...MAIN, fourCardProgressive: 1 };
const FIVE = { ...MAIN, fiveCardProgressive: 1, handBonusOnPlayer: 1 };

test('[B101-2] [B101-41] [PRO-6] a shift of a Crazy 4 Poker table and of a Four-Card Poker table over the network, to the closed books', async () => {
  await floor.at('floor-1').signOn(fay);
  await floor.at('floor-2').signOn(sue);
  const crazy = await open(7, CRAZY_4, [1, 2, 3, 4, 5, 6]);

  // Every row of the Four-Card Progressive, envy, a fold that keeps its envy.
  await crazy.bets([1, FOUR], [2, { ...FOUR, queensUp: 5 }], [3, FOUR], [4, FOUR], [5, FOUR]);
  await crazy.deal(
    {
      1: 'As Ah Ad Ac 2c',
      2: '8s 8h 8d 8c 3c',
      3: '9h Th Jh Qh 2d',
      4: '7s 7h 7d 4c 2s',
      5: 'Ks Jd 6c 5h 3d',
    },
    'Kd Qs 9d 6h 4s',
  );
  const play = (seat: number, dollars = 10) => ({ type: 'MakePlay', seat, amount: dollars * 100 });
  await crazy.play(play(1, 30), play(2), play(3), play(4), { type: 'Fold', seat: 5 }, { type: 'RevealDealer' });
  await crazy.settle();

  // Every row of the Five-Card Progressive and of the Five Card Hand Bonus, with Cover All.
  await crazy.bets(
    [1, FIVE],
    [2, FIVE],
    [3, FIVE],
    [4, FIVE],
    [5, FIVE],
    [6, { ...FIVE, coverAll: 5, handBonusOnDealer: 1 }],
  );
  await crazy.deal(
    {
      1: 'As Ks Qs Js Ts',
      2: '9h 8h 7h 6h 5h',
      3: '4s 4h 4d 4c 2c',
      4: 'Jh Jd Jc 3d 3c',
      5: 'Ad Td 8d 6d 2d',
      6: '9c 8s 7d 6c 5d',
    },
    'Kd Qh 9d 7c 3h',
  );
  await crazy.play(...[1, 2, 3, 4, 5, 6].map(seat => play(seat)), { type: 'RevealDealer' });
  await crazy.settle();

  // The dealer's hand: a straight flush, shared by two who bet on it.
  const onDealer = { ...MAIN, handBonusOnDealer: 1 };
  await crazy.bets([1, onDealer], [2, { ...onDealer, fiveCardProgressive: 1 }]);
  await crazy.deal({ 1: 'As Kd 8d 4c 2c', 2: '7s 7c 7d 4s 2d' }, '9h 8h 7h 6h 5h');
  await crazy.play(play(1), play(2), { type: 'RevealDealer' });
  await crazy.settle();

  // Each irregularity of the text: void, or noted and played on.
  const simple = { 1: '9s 7h Td 4d 2s', 2: 'Jc Ts 8d 5c 3d' };
  for (const irregularity of IRREGULARITIES) {
    await crazy.bets([1, FOUR], [2, MAIN]);
    const report = { type: 'ReportIrregularity', irregularity };
    const isInDeal = /face-up|drawn|jam/.test(irregularity);
    if (isInDeal) await crazy.play(report);
    if ((await crazy.game()).phase === 'deal') {
      await crazy.deal(simple, 'Kd Qs 9d 6h 4s');
      if (!isInDeal) await crazy.play(report);
    }
    if ((await crazy.game()).phase === 'void') await crazy.post('finish');
    else {
      await crazy.play(play(1), play(2), { type: 'RevealDealer' });
      await crazy.settle();
    }
  }

  // Count only, at the other table: every row, envy, a rejected hand, and a round backed out by two people.
  const fourCard = await open(8, chosen(FOUR_CARD, { way: 'count' }), [1, 2]);
  const rows: readonly (readonly [hand: string, cards: string])[] = [
    ['four-aces', 'As Ah Ad Ac 2c'],
    ['four-of-a-kind', '8s 8h 8d 8c 3c'],
    ['straight-flush', '9h Th Jh Qh 2d'],
    ['three-of-a-kind', '7s 7h 7d 4c 2s'],
  ];
  for (const [hand, cards] of rows) {
    await fourCard.bets([1, { progressive: 1 }], [2, { progressive: 5 }]);
    await fourCard.play({ type: 'PressHandButton', seat: 1, wager: 'progressive', hand });
    assert.equal(await fourCard.keypad.refused('/tables/8/finish'), 'award-not-validated');
    await fourCard.verify(1, cards.split(' '));
    await fourCard.post('finish');
  }
  await fourCard.bets([1, { progressive: 1 }]);
  await fourCard.play({ type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'four-aces' });
  await floor.at('floor-1').do('/tables/8/refuse-hand', { seat: 1, reason: 'three aces and a king' });
  await fourCard.post('finish');

  // Prizes off the meters are paid at the cage with a slip; the one of the other table is backed out.
  const cage = floor.at('cage-1');
  await cage.signOn(cora);
  const { rows: awards } = jsonIn(await cage.get('/awards')) as unknown as {
    rows: readonly { award: number; activity: string; row: string }[];
  };
  const won = awards.map(({ activity, row }) => `${activity} ${row.replace('-', ' ')}`).toSorted();
  assert.deepEqual(won, [
    'crazy-4-poker four aces',
    'crazy-4-poker royal flush',
    'crazy-4-poker royal flush',
    'crazy-4-poker straight flush',
    'crazy-4-poker straight flush',
    'crazy-4-poker straight flush',
    'crazy-4-poker straight flush',
    'four-card-poker four aces',
  ]);
  for (const { award } of awards.filter(({ activity }) => activity === 'crazy-4-poker')) {
    await cage.do(`/awards/${award}/pay`, { method: 'cage', formsDone: true });
  }
  const slip = await cage.get(`/awards/${awards[0]!.award}/slip?form=html`);
  assert.match(slip.text, /Payout slip.*Crazy 4 Poker.*four aces.*W-2G.*fay, sue/s);
  const backOut = { type: 'BackOutRound', table: 8, round: 1, reason: 'the hand of the next round' };
  const asked = await floor.at('floor-2').do('/requests', { command: backOut });
  const request = (asked as unknown as { events: readonly { request: number }[] }).events[0]!.request;
  const books = floor.at('accounting-1');
  await books.signOn(ann);
  await books.do(`/requests/${request}/give`);

  // Reports and books agree.
  const report = async (name: string) =>
    (jsonIn(await books.get(`/reports/${name}`)) as unknown as { rows: readonly Record<string, unknown>[] }).rows;
  const wins = await report('wins');
  assert.deepEqual(wins.map(({ state }) => String(state)).toSorted(), [
    'backed out',
    ...Array.from({ length: 7 }, () => 'paid'),
  ]);
  assert.ok((await report('hits')).some(({ level }) => level === 'fourCard'));
  const meters = [...(await crazy.game()).meters, ...(await fourCard.game()).meters];
  const statement = (await report('fund-statement')).filter(({ activity }) => /poker/.test(String(activity)));
  assert.deepEqual(
    statement.map(({ account, closing }) => `${account} ${closing}`).toSorted(),
    meters.map(({ meter, amount }) => `pool ${meter} ${amount}`).toSorted(),
  );
  for (const { opening, closing, ...lines } of statement) {
    const moved = Object.values(lines).filter(value => typeof value === 'number');
    assert.equal(
      moved.reduce((sum, value) => sum + Number(value), Number(opening)),
      closing,
    );
  }
  at('2026-03-03T08:30:00Z');
  await floor.at('floor-1').signOn(fay);
  for (const table of [7, 8]) await floor.at('floor-1').do(`/tables/${table}/close`);
  at('2026-03-03T14:00:00Z');
  await books.signOn(ann);
  await books.do('/day/close');
  const balance = jsonIn(await books.get('/reports/trial-balance')) as unknown as { totals: Record<string, number> };
  assert.equal(balance.totals['closing'], 0);
});
