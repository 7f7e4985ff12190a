import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { STAFF } from '../api/floor.ts';
import { jsonIn, type Person, type TestStation } from '../api/server.ts';
import { type SeenRound, ShiftAuditor } from '../games/shift/auditor.ts';
import { CRAZY_4, chosen, FOUR_CARD } from '../house/game-room.ts';
import { until } from '../runtime/until.ts';
import { isWhole } from '../whole.ts';
import { axe } from './axe.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';
import { beside } from './fingers/beside.ts';
import { GameKeypad } from './fingers/game-keypad.ts';
import { LiveHouse } from './house.ts';
import { misplaced } from './misplaced.ts';
import { story } from './story.ts';

const { dee, fay, sue, ann, con, cora } = STAFF;

let browser: Browser;
let house: LiveHouse;
let pad: GameKeypad;
let [first, second, books, cage]: TestStation[] = [];
const auditor = new ShiftAuditor();
let opening: ReadonlyMap<string, number>;
const complaints: string[] = [];

before(async () => {
  [house, browser] = await Promise.all([LiveHouse.open({ settings: { isDemo: true } }), openBrowser()]);
  const stations = [
    ['floor-one', 'floor', fay],
    ['floor-two', 'floor', sue],
    ['books', 'accounting', ann],
    ['cage-one', 'cage', cora],
  ] as const;
  for (const [place, [name, kind, person]] of stations.entries()) {
    const station = await house.station(name, kind);
    await station.signOn(person);
    [first, second, books, cage] = [first, second, books, cage].with(place, station);
  }
});
after(async () => {
  await browser?.close();
  await house?.end();
});

const balances = async (): Promise<ReadonlyMap<string, number>> => {
  const { rows } = jsonIn(await books!.get('/reports/trial-balance')) as unknown as {
    rows: readonly { account: string; closing: number }[];
  };
  return new Map(rows.map(({ account, closing }) => [account, closing]));
};

/** One asks, the other gives. */
const byTwo = async (command: object, from = second!, to = first!): Promise<void> => {
  const asked = (await from.do('/requests', { command })) as unknown as { events: readonly { request: number }[] };
  await to.do(`/requests/${asked.events[0]!.request}/give`);
};

const opened = async (table: number, game: string, seats: number, person: Person): Promise<GameKeypad> => {
  const plays = { game, isLive: true, isTournament: false, betMin: 500, betMax: 50_000 };
  await first!.do(`/tables/${table}/open`, { plays });
  for (let seat = 1; seat <= seats; seat++) {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' };
    await first!.do(`/tables/${table}/seat`, { seated });
  }
  const page: Page = await (
    await browser.newContext({ viewport: { width: 1024, height: 600 }, hasTouch: true })
  ).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(new URL('/no-such-page', house.address).href);
  await house.begin(page, `keypad-${table}`, 'keypad', person, table);
  await page.goto(new URL(`/keypad/?table=${table}&mm=6.65`, house.address).href);
  return new GameKeypad(page);
};

type Game = {
  readonly round: number;
  readonly magicCard?: string;
  readonly luckySeat?: number | 'dealer';
  readonly waiting: readonly number[];
  readonly documents: readonly number[];
  readonly settled: readonly { readonly round: number; readonly wins: readonly object[] }[];
  readonly meters: readonly { readonly meter: string; readonly amount: number }[];
};
const gameAt = async (table: number): Promise<Game> =>
  jsonIn(await first!.get(`/tables/${table}/game`)) as unknown as Game;

/** The floor's two people see every winning hand, and the papers are done. */
const verified = async (table: number): Promise<void> => {
  for (const seat of (await gameAt(table)).waiting) {
    const heard = await first!.post(`/tables/${table}/verify-hand`, { seat });
    if (heard.status !== 200) await byTwo({ type: 'VerifyGameHand', table, seat });
  }
  for (const seat of (await gameAt(table)).documents) await first!.do(`/tables/${table}/documents`, { seat });
};

type Round = Omit<SeenRound, 'bets'> & { readonly wins: Readonly<Record<number, readonly RegExp[]>> };

/** A whole round by taps, from the cards on. */
const playRound = async (table: number, bets: SeenRound['bets'], { wins, ...round }: Round): Promise<void> => {
  await pad.big(/^Coin In/);
  await pad.deal(round.hands, round.dealer);
  const { round: number, magicCard, luckySeat } = await gameAt(table);
  for (const seat of Object.keys(bets).map(Number)) {
    if (bets[seat]!['ante'] === undefined) continue;
    await pad.decide(seat, (round.plays[seat] ?? 0) / bets[seat]!['ante']);
  }
  await pad.big(/^Dealer’s hand/);
  await pad.key(/^Settle/).waitFor();
  for (const [seat, own] of Object.entries(wins)) await pad.buttons(Number(seat), own);
  await verified(table);
  await pad.settle();
  await pad.key(/^Same bets again/).waitFor();
  const seen = { ...round, bets, ...(magicCard && { magicCard }), ...(luckySeat !== undefined && { luckySeat }) };
  if (table === 12) auditor.crazy(table, number, seen);
  else auditor.fourCard(table, number, 'FCPP-1', seen);
};

const CRAZY_BETS = { ante: 5, superBonus: 5, fourCardProgressive: 1, fiveCardProgressive: 1, handBonusOnPlayer: 1 };
const CRAZY_SEATS = { 1: CRAZY_BETS, 2: CRAZY_BETS, 3: { ...CRAZY_BETS, handBonusOnDealer: 1, coverAll: 5 } };
const four = (hand: string) => new RegExp(`^${hand}(?! flush).*(4|Four)-Card Progressive`, 'i');
const five = (hand: string) => new RegExp(`^${hand}(?! flush).*(5|Five)-Card Progressive`, 'i');

const CRAZY: readonly Round[] = [
  {
    hands: { 1: 'As Ah Ad Ac 2c', 2: '9h 8h 7h 6h 5h', 3: 'Jh Jd Jc 3d 3c' },
    dealer: 'Kd Qs 9d 6c 4s',
    plays: { 1: 15, 2: 5, 3: 10 },
    wins: {
      1: [four('four aces'), five('four of a kind')],
      2: [four('straight flush'), five('straight flush')],
      3: [four('three of a kind'), five('full house')],
    },
  },
  {
    hands: { 1: 'As Ks Qs Js Ts', 2: '8s 8h 8d 8c 3c', 3: 'Ad Td 7d 6d 2d' },
    dealer: 'Kh Jh 9c 5c 3h',
    plays: { 1: 5, 2: 15, 3: 5 },
    wins: {
      1: [four('straight flush'), five('royal flush')],
      2: [four('four of a kind'), five('four of a kind')],
      3: [five('flush')],
    },
  },
  {
    hands: { 1: '9c 8s 7d 6c 5d', 2: '7s 7h 7c 4c 2s', 3: 'Jc Ts 8h 5c 3d' },
    dealer: 'Kd Jd 9d 4d 2d',
    plays: { 1: 5, 2: 5 },
    wins: { 1: [five('straight')], 2: [four('three of a kind'), five('three of a kind')] },
  },
  ...['As Ks Qs Js Ts', '9h 8h 7h 6h 5h', '4s 4h 4d 4c 2c', 'Jh Jd Jc 3d 3c'].map(dealer => ({
    hands: { 1: 'Ah Qd 8d 7c 2d', 2: 'Td 9c 8c 5s 2h', 3: 'Kd Tc 8s 5d 3s' },
    dealer,
    plays: { 1: 5 },
    wins: {},
  })),
];

const step = story('a shift at the keypads of the table games');

step('[B101-12] [C4P 4] two people set the games up; the dealer taps the bets of three seats', async () => {
  opening = await balances();
  await byTwo(CRAZY_4);
  auditor.meter('crazy-4-poker', 'fourCard', { posted: 6_000, reset: 5_000 });
  auditor.meter('crazy-4-poker', 'fiveCard', { posted: 12_000, reset: 10_000 });
  auditor.meter('crazy-4-poker', 'handBonus', { posted: 11_000, reset: 10_000 });
  pad = await opened(12, 'crazy-4-poker', 3, dee);
  const places = [
    [/^Ante/, '$5'],
    [/^Super Bonus/, '$5'],
    [/^(4|Four)-Card Progressive/, '$1'],
    [/^(5|Five)-Card Progressive/, '$1'],
  ] as const;
  for (const seat of [1, 2, 3]) {
    await pad.bets(seat, [...places, [/Hand Bonus.*(own|player|your)/i, '$1']]);
  }
  await pad.bets(3, [
    [/Hand Bonus.*dealer/i, '$1'],
    [/^Cover All/, '$5'],
  ]);
});

step(
  '[B101-2] [C4P 7] whole rounds by taps: cards, Play one to three times, fold, hand buttons, each step, Game Over',
  async () => {
    for (const round of isWhole ? CRAZY : CRAZY.slice(0, 1)) {
      if (await pad.key(/^Same bets again/).isVisible()) await pad.big(/^Same bets again/);
      await playRound(12, CRAZY_SEATS, round);
    }
    assert.deepEqual(await misplaced(pad.page), []);
  },
);

/** The lamps of seats that can bet go round and round. */
const ENDED = `Promise.allSettled(
  document.getAnimations()
    .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
    .map(one => one.finished),
)`;

type Found = readonly [what: RegExp, moment: 'bets' | 'deal' | 'decisions', isVoid: boolean, card?: string];
const FOUND: readonly Found[] = [
  [/^a card was found face up/i, 'deal', false, 'Ac'],
  [/^more than one card was found face up/i, 'deal', true],
  [/^a card was drawn in error/i, 'deal', false],
  [/^a player/i, 'decisions', true],
  [/^the dealer.*(cards|count)/i, 'decisions', true],
  [/^one of the dealer's cards was exposed/i, 'decisions', true],
  [/^the shuffler jammed/i, 'bets', false],
  [/^the automated shoe jammed/i, 'deal', true],
  [/^the stub count shows a misdeal/i, 'decisions', true],
  [/^the deck doesn't have 52 cards/i, 'decisions', true],
  [/^the shuffler or the automated shoe can't be used/i, 'bets', false],
];
const PLAIN = { hands: { 1: '9s 7h Td 4d 2s', 2: 'Jc Ts 8d 5c 3d', 3: 'Qc 9h 6d 5h 3h' }, dealer: 'Kd Qs 9d 6h 4s' };

step(
  '[C4P 10] every irregularity of the text is a key; the coach says what to do, and a void round gives every bet back',
  async () => {
    for (const [what, moment, isVoid, card] of isWhole ? FOUND : FOUND.slice(0, 2)) {
      await pad.big(/^Same bets again/);
      if (moment === 'bets') await pad.irregular(what);
      if (!isVoid && moment === 'bets') {
        await playRound(12, CRAZY_SEATS, { ...PLAIN, plays: { 1: 5, 2: 5, 3: 5 }, wins: {} });
        continue;
      }
      await pad.big(/^Coin In/);
      await pad.key(/^Enter cards/).waitFor();
      if (moment === 'decisions') {
        await pad.deal(PLAIN.hands, PLAIN.dealer);
        await pad.panel('Seat 1');
        await pad.back();
      }
      await pad.irregular(what, card);
      if (!isVoid) {
        await voidedBy(/^one of the dealer's cards|^a player|^more than one/i);
        continue;
      }
      await pad.page.getByText(/void/i).first().waitFor();
      await pad.big(/^Game Over/);
      await pad.key(/^Same bets again/).waitFor();
    }
    // The key takes a moment to light up.
    await pad.page.evaluate(ENDED);
    await axe(pad.page, 'the keypad after a void round');
  },
);

/** What was noted stands; the round is then ended by something that voids it, so that it costs no cards. */
const voidedBy = async (what: RegExp): Promise<void> => {
  await pad.irregular(what);
  await pad.page.getByText(/void/i).first().waitFor();
  await pad.big(/^Game Over/);
  await pad.key(/^Same bets again/).waitFor();
};

step('[B101-12] a six-seat round without a progressive hit takes at most four taps in count only', async () => {
  await byTwo(chosen(FOUR_CARD, { way: 'count' }));
  auditor.meter('four-card-poker', 'progressive', { posted: 3_000, reset: 2_000 });
  pad = await opened(13, 'four-card-poker', 6, dee);
  for (const seat of [1, 2, 3, 4, 5, 6]) await pad.bets(seat, [[/^Progressive/, '$1']]);
  await pad.big(/^Coin In/);
  await pad.big(/^Game Over/);
  for (const _round of [1, 2]) {
    const before = pad.taps;
    await pad.big(/^Same bets again/);
    await pad.big(/^Coin In/);
    await pad.big(/^Game Over/);
    await pad.key(/^Same bets again/).waitFor();
    assert.ok(pad.taps - before <= 4, `${pad.taps - before} taps`);
  }
  const bets = Object.fromEntries([1, 2, 3, 4, 5, 6].map(seat => [seat, { progressive: 1 }]));
  const hands = Object.fromEntries([1, 2, 3, 4, 5, 6].map(seat => [seat, 'Jc Ts 8d 5c 3d']));
  for (const round of [1, 2, 3])
    auditor.fourCard(13, round, 'FCPP-1', { bets, hands, dealer: PLAIN.dealer, plays: {} });
});

const FOUR_CARD_BETS = { 1: { ante: 5, acesUp: 5, progressive: 1 }, 2: { ante: 5, progressive: 1 } };
const pays = (hand: string) => new RegExp(`^${hand}`, 'i');
const FOUR_CARD_WHOLE: readonly Round[] = [
  {
    hands: { 1: 'As Ah Ad Ac 2c', 2: '9h Th Jh Qh 2d' },
    dealer: 'Kd Qs 9d 6h 4s 2h',
    plays: { 1: 15, 2: 5 },
    wins: { 1: [pays('four aces')], 2: [pays('straight flush')] },
  },
  {
    hands: { 1: '8s 8h 8d 8c 3c', 2: '7s 7h 7d 4c 2s' },
    dealer: 'Kd Qs 9d 6h 4s 2h',
    plays: { 1: 10 },
    wins: { 1: [pays('four of a kind')], 2: [pays('three of a kind')] },
  },
];

const fourCardByTaps = async (): Promise<void> => {
  await byTwo(FOUR_CARD);
  await first!.do('/tables/13/leave', { seat: 6, position: 1 });
  await pad.page.reload();
  for (const seat of [1, 2]) {
    const progressive = [/^Progressive/, '$1'] as const;
    await pad.bets(
      seat,
      seat === 1 ? [[/^Ante/, '$5'], [/^Aces Up/, '$5'], progressive] : [[/^Ante/, '$5'], progressive],
    );
  }
  for (const round of FOUR_CARD_WHOLE) {
    if (await pad.key(/^Same bets again/).isVisible()) await pad.big(/^Same bets again/);
    await playRound(13, FOUR_CARD_BETS, round);
  }
  for (const what of [/^a player/i, /^the dealer/i]) {
    await pad.big(/^Same bets again/);
    await pad.big(/^Coin In/);
    await pad.key(/^Enter cards/).waitFor();
    await voidedBy(what);
  }
};
if (isWhole) step('[FCP 4] [FCP 8] the Four-Card table by taps: every row, a fold, a misdeal', fourCardByTaps);

step('[B101-9] [FCP 7] a round of the shift is backed out by two people at the floor’s screen', async () => {
  const { settled } = await gameAt(12);
  const { round } = settled.find(({ wins }) => wins.length > 0)!;
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(new URL('/no-such-page', house.address).href);
  await house.begin(page, 'floor-screen', 'floor', sue);
  await page.goto(new URL('/floor/#table.12', house.address).href);
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  await key(`Back out round ${round}…`).click();
  await key('Wrong hand button').click();
  await key(`Back out round ${round}…`).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Back out', exact: true }).click();
  await beside(page, con);
  // The key is away while its form is open: the house says when it is done.
  await until(async () => (await gameAt(12)).settled.every(one => one.round !== round));
  await key(`Back out round ${round}…`).waitFor({ state: 'detached' });
  auditor.backOut(12, round);
});

step(
  '[B101-41] [PRO-6] awards, reports, meters and books are what an auditor has reckoned from the cards',
  async () => {
    const { rows } = jsonIn(await cage!.get('/awards')) as unknown as {
      rows: readonly { award: number; activity: 'crazy-4-poker'; gives: { amount: number } }[];
    };
    assert.deepEqual(
      rows.map(({ gives }) => gives.amount).toSorted((a, b) => a - b),
      auditor.awards.map(({ amount }) => amount).toSorted((a, b) => a - b),
    );
    for (const { award, activity, gives } of rows) {
      await cage!.do(`/awards/${award}/pay`, { method: 'cage', formsDone: true });
      auditor.paid(activity, gives.amount);
    }
    const moved = [...(await balances())].map(
      ([account, closing]) => [account, closing - (opening.get(account) ?? 0)] as const,
    );
    const reckoned = [...auditor.accounts].filter(([, amount]) => amount !== 0);
    const inOrder = (accounts: readonly (readonly [string, number])[]) =>
      accounts.toSorted(([a], [b]) => (a < b ? -1 : 1));
    assert.deepEqual(inOrder(moved.filter(([, amount]) => amount !== 0)), inOrder(reckoned));
    const report = async (name: string) =>
      (jsonIn(await books!.get(`/reports/${name}`)) as unknown as { rows: readonly Record<string, unknown>[] }).rows;
    const wins = await report('wins');
    const paid = wins.filter(({ state }) => state === 'paid');
    assert.deepEqual([paid.length, wins.some(({ state }) => state === 'backed out')], [auditor.awards.length, true]);
    const hits = (await report('hits')).filter(({ state }) => state !== 'backed out');
    const sum = (rows: readonly { readonly amount?: unknown }[]) =>
      rows.reduce((whole, { amount }) => whole + Number(amount), 0);
    assert.equal(sum(hits), sum(auditor.awards));
    const shown = [...(await gameAt(12)).meters, ...(await gameAt(13)).meters];
    const own = [...auditor.meters].map(([name, { posted }]) => `${name.split(':')[1]} ${posted}`);
    assert.deepEqual(shown.map(({ meter, amount }) => `${meter} ${amount}`).toSorted(), own.toSorted());
    const statement = (await report('fund-statement')).filter(({ activity }) => String(activity).endsWith('poker'));
    assert.deepEqual(
      statement.map(({ account, closing }) => `${account} ${closing}`).toSorted(),
      own.map(meter => `pool ${meter}`).toSorted(),
    );
    for (const table of [12, 13]) await first!.do(`/tables/${table}/close`);
    assert.deepEqual(complaints, []);
  },
);
