import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { IRREGULARITIES } from '#core/games/table';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { ShiftAuditor } from './games/shift/auditor.ts';
import { byTwo, GameTable } from './games/shift/game-table.ts';
import { CRAZY_ROUNDS, FOUR_CARD_ROUNDS } from './games/shift/rounds.ts';
import { CRAZY_4, chosen, FOUR_CARD } from './house/game-room.ts';

const { dee, fay, sue, cora, ann, con } = STAFF;

let floor: Floor;
let auditor: ShiftAuditor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  auditor = new ShiftAuditor();
});
after(() => floor.server.end());

const setUp = (asked: object) => byTwo(floor, floor.at('floor-2'), 'floor-1', asked);

const open = async (table: number, game: string, seats: readonly number[]): Promise<GameTable> => {
  const plays = { game, isLive: true, isTournament: false, betMin: 500, betMax: 10_000 };
  await floor.at('floor-1').do(`/tables/${table}/open`, { plays });
  const opened = new GameTable(floor, table);
  await opened.keypad.signOn(dee);
  for (const seat of seats) {
    await opened.post('seat', { seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } });
  }
  return opened;
};

const SIMPLE = { 1: '9s 7h Td 4d 2s', 2: 'Jc Ts 8d 5c 3d' };
const IN_DEAL = /face-up|drawn|jam|device/;

/** Each irregularity of the text at its moment: void, or noted and played on. */
const playIrregularities = async (crazy: GameTable): Promise<void> => {
  const bets = { 1: { ante: 10, superBonus: 10, fourCardProgressive: 1 }, 2: { ante: 10, superBonus: 10 } };
  const [dealer, plays] = ['Kd Qs 9d 6h 4s', { 1: 10, 2: 10 }];
  for (const irregularity of IRREGULARITIES) {
    await crazy.bets(bets);
    const { magicCard, luckySeat, round } = await crazy.game();
    if (!IN_DEAL.test(irregularity)) await crazy.deal(SIMPLE, dealer);
    const key = (await crazy.game()).irregularities.find(one => one.irregularity === irregularity);
    assert.ok(key !== undefined, irregularity);
    await crazy.play({ type: 'ReportIrregularity', irregularity, ...(key.asksCard && { card: 'Ac' }) });
    if (key.voids) {
      assert.equal((await crazy.game()).phase, 'void');
      await crazy.post('finish');
      continue;
    }
    await crazy.deal(SIMPLE, dealer);
    await crazy.decide(plays);
    await crazy.settle();
    const drawn = { ...(magicCard && { magicCard }), ...(luckySeat !== undefined && { luckySeat }) };
    auditor.crazy(7, round!, { bets, hands: SIMPLE, dealer, plays, ...drawn });
  }
};

/** Every row, envy, a rejected hand, and a button that goes out again; the floor enters the cards. */
const countOnly = async (table: GameTable): Promise<readonly number[]> => {
  const rows: readonly (readonly [hand: string, cards: string])[] = [
    ['four-aces', 'As Ah Ad Ac 2c'],
    ['four-of-a-kind', '8s 8h 8d 8c 3c'],
    ['straight-flush', '9h Th Jh Qh 2d'],
    ['three-of-a-kind', '7s 7h 7d 4c 2s'],
    ['four-aces', 'As Ah Ad Ac 2c'],
  ];
  const bets = { 1: { progressive: 1 }, 2: { progressive: 5 } };
  const rounds: number[] = [];
  for (const [hand, cards] of rows) {
    await table.bets(bets);
    const { round } = await table.game();
    const press = { type: 'PressHandButton', seat: 1, wager: 'progressive', hand };
    await table.play(press, press, press);
    assert.equal(await table.keypad.refused('/tables/8/finish'), 'award-not-validated');
    await table.verify(1, cards.split(' '));
    await table.papers();
    await table.post('finish');
    auditor.fourCard(8, round!, 'FCPP-1', {
      bets,
      hands: { 1: cards, 2: LOSES },
      dealer: 'Kd Qs 9d 6h 4s 3h',
      plays: {},
    });
    rounds.push(round!);
  }
  await table.bets({ 1: { progressive: 1 } });
  const { round } = await table.game();
  await table.play({ type: 'PressHandButton', seat: 1, wager: 'progressive', hand: 'four-aces' });
  await floor.at('floor-1').do('/tables/8/refuse-hand', { seat: 1, reason: 'three aces and a king' });
  await table.post('finish');
  const hands = { 1: LOSES };
  auditor.fourCard(8, round!, 'FCPP-1', {
    bets: { 1: { progressive: 1 } },
    hands,
    dealer: 'Kd Qs 9d 6h 4s 3h',
    plays: {},
  });
  return rounds;
};
const LOSES = 'Jc Ts 8d 5c 3d';

type Won = { award: number; activity: string; row: string; amount: number };
type Heard = Omit<Won, 'amount'> & { gives: { amount: number } };

test('[B101-2] [B101-41] [PRO-6] a shift of a Crazy 4 Poker table and of a Four-Card Poker table over the network, to the closed books', async () => {
  await floor.at('floor-1').signOn(fay);
  await floor.at('floor-2').signOn(sue);
  const books = floor.at('accounting-1');
  await books.signOn(ann);

  await setUp(CRAZY_4);
  auditor.meter('crazy-4-poker', 'fourCard', { posted: 6_000, reset: 5_000 });
  auditor.meter('crazy-4-poker', 'fiveCard', { posted: 12_000, reset: 10_000 });
  auditor.meter('crazy-4-poker', 'handBonus', { posted: 11_000, reset: 10_000 });
  const crazy = await open(7, 'crazy-4-poker', [1, 2, 3, 4, 5, 6]);
  for (const round of CRAZY_ROUNDS) {
    const seen = await crazy.round(round);
    auditor.crazy(7, seen.round, seen);
  }
  crazy.allHit();
  await playIrregularities(crazy);

  const fourCard = await playFourCard();
  await setUp(chosen(FOUR_CARD, { way: 'count' }));
  auditor.meter('four-card-poker', 'progressive', { posted: 3_000, reset: 2_000 });
  const [first, , , , last] = await countOnly(fourCard);

  // Prizes off the meters are paid at the cage with a slip, but for two: a round and a prize are backed out.
  const cage = floor.at('cage-1');
  await cage.signOn(cora);
  const { rows } = jsonIn(await cage.get('/awards')) as unknown as { rows: readonly Heard[] };
  const awards = rows.map(({ gives, ...award }): Won => ({ ...award, amount: gives.amount }));
  const inOrder = auditor.awards.map(({ row, amount }) => `${row} ${amount}`).toSorted();
  assert.deepEqual(awards.map(({ row, amount }) => `${row.replaceAll('-', ' ')} ${amount}`).toSorted(), inOrder);
  const counted = auditor.awards.slice(-2).map(({ amount }) => amount);
  const isCounted = ({ activity, amount }: Won) => activity === 'four-card-poker' && counted.includes(amount);
  for (const { award, activity, amount } of awards.filter(one => !isCounted(one))) {
    await cage.do(`/awards/${award}/pay`, { method: 'cage', formsDone: true });
    auditor.paid(activity as 'crazy-4-poker', amount);
  }
  const slip = await cage.get(`/awards/${awards[0]!.award}/slip?form=html`);
  assert.match(slip.text, /Payout slip.*Crazy 4 Poker.*four aces.*W-2G.*Name of fay, Name of sue/s);

  const desk = floor.at('floor-2');
  const backOut = { type: 'BackOutRound', table: 8, reason: 'the hand of another round' };
  await byTwo(floor, desk, 'accounting-1', { ...backOut, round: last, seat: 1 });
  auditor.backOutPrize('four-card-poker', 8, 1, counted[1]!);
  await byTwo(floor, desk, 'accounting-1', { ...backOut, round: first });
  auditor.backOut(8, first!);
  await closed([crazy, fourCard], awards.length);
});

const playFourCard = async (): Promise<GameTable> => {
  let table: GameTable | undefined;
  let inForce: string | undefined;
  for (const round of FOUR_CARD_ROUNDS) {
    const { schedule } = round;
    if (schedule !== inForce) {
      const isReserved = schedule === 'FCPP-3';
      const fed = { rate: { over: 1, under: 5 }, reserve: isReserved ? { over: 1, under: 20 } : { over: 0, under: 1 } };
      await setUp(
        chosen(FOUR_CARD, {
          schedules: { acesUp: 'FCP-01', progressive: schedule },
          progressions: { progressive: fed },
        }),
      );
      auditor.meter('four-card-poker', 'progressive', {
        posted: 3_000,
        reset: 2_000,
        reserveRate: isReserved ? 0.05 : 0,
      });
      inForce = schedule;
    }
    table ??= await open(8, 'four-card-poker', [1, 2, 3, 4, 5, 6]);
    const seen = await table.round(round);
    auditor.fourCard(8, seen.round, schedule, seen);
    if (isLastOf(round)) table.allHit();
  }
  // A misdeal to a player and one to the dealer: every bet goes back.
  for (const irregularity of ['player-card-count', 'dealer-card-count']) {
    await table!.bets({ 1: { ante: 10, acesUp: 5, progressive: 5 } });
    await table!.play({ type: 'ReportIrregularity', irregularity });
    assert.equal((await table!.game()).phase, 'void');
    await table!.post('finish');
  }
  return table!;
};

/** The rows of PMG-02 are those of PMG-01: the rows off the meter are enough there. */
const isLastOf = (round: (typeof FOUR_CARD_ROUNDS)[number]): boolean =>
  round.schedule !== 'PMG-02' && FOUR_CARD_ROUNDS.findLast(({ schedule }) => schedule === round.schedule) === round;

/** The tables close, the day is closed, and reports, books and the auditor agree to the cent. */
const closed = async (tables: readonly GameTable[], awards: number): Promise<void> => {
  const books = floor.at('accounting-1');
  const report = async (name: string) =>
    (jsonIn(await books.get(`/reports/${name}`)) as unknown as { rows: readonly Record<string, unknown>[] }).rows;
  const wins = await report('wins');
  const paid = wins.filter(({ state }) => state === 'paid');
  assert.deepEqual(
    [wins.length, paid.length, wins.filter(({ state }) => state === 'backed out').length],
    [awards, awards - 2, 2],
  );
  assert.deepEqual(
    paid.map(({ amount, seat, hand }) => `${seat} ${String(hand).replaceAll('-', ' ')} ${amount}`).toSorted(),
    auditor.awards.map(({ amount, seat, row }) => `${seat} ${row} ${amount}`).toSorted(),
  );
  const hits = (await report('hits')).filter(({ state }) => state !== 'backed out');
  for (const level of ['fourCard', 'fiveCard', 'handBonus', 'progressive']) {
    const sum = (rows: readonly Record<string, unknown>[]) =>
      rows.filter(row => row['level'] === level).reduce((whole, { amount }) => whole + Number(amount), 0);
    assert.equal(sum(hits), sum(auditor.awards), level);
  }

  const meters = (await Promise.all(tables.map(table => table.game()))).flatMap(game => game.meters);
  const pools = [...auditor.meters].map(
    ([key, { posted, reserve }]) => [key.split(':')[1]!, posted, posted + reserve] as const,
  );
  assert.deepEqual(
    meters.map(({ meter, amount }) => `${meter} ${amount}`).toSorted(),
    pools.map(([meter, posted]) => `${meter} ${posted}`).toSorted(),
  );
  const statement = (await report('fund-statement')).filter(({ activity }) => /poker/.test(String(activity)));
  assert.deepEqual(
    statement.map(({ account, closing }) => `${account} ${closing}`).toSorted(),
    pools.map(([meter, , held]) => `pool ${meter} ${held}`).toSorted(),
  );
  for (const { opening, closing, ...lines } of statement) {
    const moved = Object.values(lines).filter(value => typeof value === 'number');
    assert.equal(
      moved.reduce((sum, value) => sum + value, Number(opening)),
      closing,
    );
  }
  at('2026-03-03T08:30:00Z');
  await floor.at('floor-1').signOn(fay);
  for (const { table } of tables) await floor.at('floor-1').do(`/tables/${table}/close`);
  at('2026-03-03T14:00:00Z');
  await books.signOn(ann);
  await books.do('/day/close');
  const balance = jsonIn(await books.get('/reports/trial-balance')) as unknown as Balance;
  assert.equal(balance.totals['closing'], 0);
  const inBooks = balance.rows
    .filter(({ closing }) => closing !== 0)
    .map(({ account, closing }) => [account, closing] as const);
  assert.deepEqual(
    inBooks.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    [...auditor.accounts].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  assert.deepEqual(await addedUp(), Object.fromEntries(inBooks));
};

type Balance = {
  readonly rows: readonly { account: string; closing: number }[];
  readonly totals: Record<string, number>;
};

/** An auditor who has only the journal adds up every movement of money. */
const addedUp = async (): Promise<Record<string, number>> => {
  const inspector = floor.at('compliance-1');
  await inspector.signOn(con);
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (let after = 0; ; ) {
    const page = jsonIn(await inspector.get(`/journal?limit=1000&after=${after}`)) as unknown as {
      rows: readonly { event: string }[];
      next?: number;
    };
    for (const { event } of page.rows) {
      const { bookings = [] } = JSON.parse(event) as { bookings?: readonly (readonly [string, string, number])[] };
      for (const [from, to, amount] of bookings) {
        add(from, -amount);
        add(to, amount);
      }
    }
    if (page.next === undefined) break;
    after = page.next;
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};
