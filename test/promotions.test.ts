import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideFund, evolveFund, openFund, reserveBehind, transferOf } from '#core/fund';
import { transfer, trialBalance } from '#core/ledger';
import { prizeDue } from '#core/mechanisms';
import { cardWheelRule } from '#core/mechanisms/card-wheel';
import { type DrawingCommand, type DrawingRule, drawingRule } from '#core/mechanisms/drawing';
import { contestRule, holding } from '#core/mechanisms/gamble-up';
import { type Cents, dollars, NOTHING } from '#core/money';
import { checkOffering, type Offering } from '#core/rulebook';
import { tryKeys } from '../src/core/mechanisms/car-giveaway/keys.ts';
import { firstRound } from '../src/core/mechanisms/car-giveaway/tables.ts';
import { decideCardSpin, evolveCardTurn, NEW_CARD_TURN } from '../src/core/mechanisms/card-wheel/decide.ts';
import { decideDrawing } from '../src/core/mechanisms/drawing/decide.ts';
import { evolveDrawing, newDrawing } from '../src/core/mechanisms/drawing/evolve.ts';
import type { Drawing } from '../src/core/mechanisms/drawing/shape.ts';
import { decideContest, evolveContest, NEW_CONTEST } from '../src/core/mechanisms/gamble-up/decide.ts';
import { decideSpin, evolveTurn, NEW_TURN, spotWheelRule } from '../src/core/mechanisms/wheel/decide.ts';
import { book, NO_BALANCES } from './funds/books.ts';
import { setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { factsAt } from './promotions/facts.ts';
import { approved, offeringOf } from './promotions/offering.ts';
import { asking, awards } from './walks/walk.ts';

const NOON = Temporal.Instant.from('2026-03-05T20:00Z');

/** A promotion from its announcement on; a refusal on the way fails the test. */
const announce = (key: string, chosen: Partial<Offering>, outside?: Partial<Offering>) => {
  const [activity, offering] = [approved(key), offeringOf(key, chosen)];
  assert.ok(checkOffering(activity, offering).ok);
  if (outside !== undefined)
    assert.equal(checkOffering(activity, offeringOf(key, { ...chosen, ...outside })).ok, false);
  const rule = drawingRule(activity, offering);
  assert.ok(rule.ok);
  return { activity, offering, rule: rule.value };
};

/** A command, and what is dealt where it is asked. */
type Step = DrawingCommand & { readonly dealt?: { readonly game?: string; readonly isLive: boolean } };

/** Goes through the commands, all at noon but the ones that wait. */
const follow = (rule: DrawingRule, start: Drawing, steps: readonly Step[]): Drawing =>
  steps.reduce((drawing, { dealt = {}, ...command }) => {
    const now = command.type === 'LetTimePass' ? NOON.add({ hours: 1 }) : NOON;
    const decision = decideDrawing(rule, drawing, command, factsAt(now, { table: dealt }));
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    return decision.events.reduce(evolveDrawing, drawing);
  }, start);

const byHand = (player: string, tickets: readonly string[], game: string, row: string, isLive = true): Step => ({
  type: 'IssueTickets',
  player,
  tickets,
  earned: { type: 'hand', row },
  dealt: { game, isLive },
});
const bySeat = (player: string, ticket: string, isLive = true): Step => ({
  type: 'IssueTickets',
  player,
  tickets: [ticket],
  earned: { type: 'seat', postedAt: NOON.toString(), table: 1 },
  dealt: { isLive },
});
const open: DrawingCommand = { type: 'OpenDrawing' };
const draw = (ticket: string): DrawingCommand => ({ type: 'DrawEntry', ticket });
const claim: DrawingCommand = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true };
const absent: DrawingCommand = { type: 'LetTimePass' };

/** The amount is paid by the fund or the house, and the books balance. */
const pay = (key: string, offering: Offering, amount: Cents, reserve: Cents) => {
  const rule = { activity: approved(key), offering };
  const fund = openFund(rule, { reserve });
  const due = { type: 'PayPrizes', prizes: [prizeDue(rule.activity, amount)], hits: [] } as const;
  const decision = decideFund(rule, fund, due);
  assert.ok(decision.ok);
  const opening = {
    from: { type: 'players' },
    to: { type: 'reserve', activity: reserveBehind(rule.activity) },
    amount: reserve,
  } as const;
  const before = book(NO_BALANCES, transfer('fees so far', [opening]));
  const balances = decision.events.reduce((books, event) => book(books, transferOf(rule, event)), before);
  assert.equal(trialBalance(balances), 0);
  const end = decision.events.reduce(evolveFund, fund);
  return { reserve: end.reserve, advance: end.advance };
};

test('[beat-the-dealer] a hand, a ticket, the drawing, three calls, ten times the prize from the jackpot fund', () => {
  const prizes = { drawing: dollars(500) };
  const { activity, offering, rule } = announce('beat-the-dealer', { prizes }, { prizes: { drawing: dollars(9) } });
  const end = follow(rule, newDrawing(), [
    byHand('ann', ['001'], 'blackjack-poker', 'all/6'),
    byHand('bob', ['002'], 'three-card-poker', 'all/9', false),
    open,
    draw('001'),
    absent,
    draw('002'),
    claim,
  ]);
  const prize = end.wins[0]!.prize.amount!;
  const contest = contestRule(activity, { type: 'money', amount: prize });
  assert.ok(contest.ok);
  const calls = ['player', 'tie', 'player', 'banker'].map(
    result => ({ type: 'CallHand', call: result === 'banker' ? 'banker' : 'player', result }) as const,
  );
  const top = calls.reduce((state, command) => {
    const decision = decideContest(contest.value, state, command);
    assert.ok(decision.ok);
    return decision.events.reduce(evolveContest, state);
  }, NEW_CONTEST);
  assert.deepEqual([end.wins[0]?.player, holding(contest.value, top)], ['bob', dollars(5_000)]);
  assert.deepEqual(pay('beat-the-dealer', offering, dollars(5_000), dollars(4_000)), {
    reserve: NOTHING,
    advance: dollars(1_000),
  });
});

test('[big-spin] tickets for seats, the drawing, the spin, the section paid', () => {
  const settings = { sections: [5_000, 100_000] };
  const { activity, offering, rule } = announce('big-spin', { settings }, { settings: { sections: [10] } });
  const end = follow(rule, newDrawing(), [bySeat('ann', '1'), bySeat('bob', '2', false), open, draw('2'), claim]);
  assert.deepEqual(end.wins[0]?.prize, { what: 'spin' });
  const wheel = { spots: [5_000, 100_000].map(amount => ({ type: 'cash', amount: dollars(amount / 100) }) as const) };
  const spins = spotWheelRule(activity, offering, wheel);
  assert.ok(spins.ok);
  const spin = decideSpin(spins.value, NEW_TURN, { rest: 1 });
  assert.ok(spin.ok);
  const turn = spin.events.reduce(evolveTurn, NEW_TURN);
  assert.deepEqual(turn.prize, { type: 'cash', amount: dollars(1_000) });
  assert.deepEqual(pay('big-spin', offering, dollars(1_000), dollars(1_500)), {
    reserve: dollars(500),
    advance: NOTHING,
  });
});

test('[GEAR-001220] tickets for a hand, the drawing, a double and the doubled spot from the house', () => {
  const chosen = { charts: ['B'], tickets: { 'natural-tie': 3 }, settings: { sections: [5_000], spots: [2] } };
  const { activity, offering, rule } = announce('GEAR-001220', chosen, { tickets: { 'natural-tie': 11 } });
  const issue = byHand('ann', ['1', '2', '3'], 'zoobac', 'natural-tie');
  const end = follow(rule, newDrawing(), [issue, open, draw('2'), claim]);
  assert.deepEqual([end.wins.length, [...end.entries.keys()]], [1, ['1', '3']]);
  const amount = dollars(50);
  const wheel = {
    spots: [{ type: 'cash', amount }, { type: 'double' }] as const,
    jackpot: { type: 'cash', amount: dollars(500) } as const,
  };
  const spins = spotWheelRule(activity, offering, wheel);
  assert.ok(spins.ok);
  const turn = [1, 0].reduce((state, rest) => {
    const decision = decideSpin(spins.value, state, { rest, rotations: 2 });
    assert.ok(decision.ok);
    return decision.events.reduce(evolveTurn, state);
  }, NEW_TURN);
  assert.deepEqual(turn.prize, { type: 'cash', amount: dollars(100) });
  assert.deepEqual(pay('GEAR-001220', offering, dollars(100), NOTHING), { reserve: NOTHING, advance: NOTHING });
});

test('[blackjack-poker-car-drawing] suited aces, the passes of a day, two tables, prizes from the house', () => {
  const { activity, offering, rule } = announce(
    'blackjack-poker-car-drawing',
    { settings: { weeks: [4] } },
    { settings: { weeks: [5] } },
  );
  const end = follow(rule, newDrawing(), [
    byHand('ann', ['1', '2'], 'blackjack-poker', 'natural/3'),
    byHand('bob', ['3'], 'blackjack-poker', 'natural/1', false),
    open,
    draw('1'),
    claim,
    draw('2'),
    draw('3'),
    claim,
    { type: 'CloseDrawing' },
    { type: 'StartSecondStage' },
  ]);
  assert.deepEqual(
    end.wins.map(({ player }) => player),
    ['ann', 'bob'],
  );
  const first = firstRound(activity, [[{ player: 'ann', chips: 5 }], [{ player: 'bob', chips: 4 }]]);
  assert.deepEqual(first.ok && first.value, { advance: ['ann', 'bob'], prizes: {} });
  assert.deepEqual(pay('blackjack-poker-car-drawing', offering, dollars(300), NOTHING), {
    reserve: NOTHING,
    advance: NOTHING,
  });
});

test('[car-drawing] a ticket for a seat, a pass, the keys: the car', () => {
  const { activity, rule } = announce('car-drawing', { charts: ['A'] }, { charts: ['A', 'B'] });
  const end = follow(rule, newDrawing(), [
    bySeat('ann', '1'),
    bySeat('bob', '2', false),
    open,
    draw('1'),
    { type: 'ClaimPrize', showsId: false, showsProof: true },
    open,
    draw('2'),
    claim,
    { type: 'BringId', ticket: '1' },
    { type: 'StartSecondStage' },
  ]);
  const holders = end.wins.map(({ player }, place) => ({
    player,
    isPresent: true,
    showsId: true,
    showsPass: true,
    card: player === 'ann' ? 'A' : '2',
    envelope: place + 1,
  }));
  const giveaway = tryKeys(activity, holders, 1);
  assert.deepEqual(giveaway.ok && [giveaway.value.order, giveaway.value.winner], [['ann', 'bob'], 'bob']);
});

const CASH: readonly [key: string, chosen: Partial<Offering>, ticket: Step, amount: Cents, isHouses: boolean][] = [
  [
    'GEGA-004088',
    { charts: ['2'], prizes: { drawing: dollars(25_000) } },
    byHand('ann', ['1'], 'baccarat', '2/10'),
    dollars(25_000),
    true,
  ],
  ['cash-drawing', { prizes: { cash: dollars(100) } }, byHand('ann', ['1'], 'pokara', 'asian/14'), dollars(100), false],
  ['cash-drawing', { prizes: { chips: dollars(100) } }, bySeat('ann', '1', false), dollars(100), false],
  [
    'high-hand-promotion',
    {
      charts: ['mode-tickets', 'absent-1'],
      mode: 'tickets',
      prizes: { ticket: dollars(500) },
      tickets: { 'hands/3': 1 },
    },
    byHand('ann', ['1'], 'texas-holdem', 'hands/3'),
    dollars(500),
    false,
  ],
];
for (const [key, chosen, ticket, amount, isHouses] of CASH) {
  const posted = Object.keys(chosen.prizes ?? {}).join();
  test(`[${key}] a ticket, the drawing, the posted prize of ${posted}`, () => {
    const { offering, rule } = announce(key, chosen, { charts: ['nowhere'] });
    const end = follow(rule, newDrawing(), [ticket, open, draw('1'), claim]);
    assert.deepEqual(
      end.wins.map(({ player, prize }) => [player, prize.amount]),
      [['ann', amount]],
    );
    const after = pay(key, offering, amount, amount);
    assert.deepEqual(after, { reserve: isHouses ? amount : NOTHING, advance: NOTHING });
  });
}

test('[paid-collection-rate-for-a-year] the bank’s nine, the drawing of Pan 9, a year of collections', () => {
  const { rule } = announce('paid-collection-rate-for-a-year', {}, { prizes: { bjp: dollars(5_000) } });
  const issue = byHand('ann', ['1'], 'pan-9', 'hands/2');
  const end = follow(rule, newDrawing(), [issue, { type: 'OpenDrawing', game: 'pan-9' }, draw('1'), claim]);
  assert.deepEqual(end.wins[0]?.prize, { what: 'pan9-a', amount: dollars(5_200) });
  assert.equal(end.open?.prizes.length, 6);
});

test('[wheel-of-cards] hours of play, the computer’s draw, five cards, the posted chart', () => {
  const { activity, offering, rule } = announce('wheel-of-cards', { charts: ['B'] }, { charts: ['A', 'B'] });
  const hours = [2, 1].map(
    ago => ({ type: 'AddPoint', card: 'c1', player: 'ann', hour: NOON.subtract({ hours: ago }).toString() }) as const,
  );
  const end = follow(rule, newDrawing(), [...hours, open, draw('c1'), claim]);
  assert.deepEqual([end.wins[0]?.prize.what, end.entries.get('c1')?.points], ['spin', 2]);
  const wheel = cardWheelRule(activity, offering, { prizes: { pair: dollars(50) }, valueAwards: ['logo jacket'] });
  assert.ok(wheel.ok);
  const turn = ['Jh', 'logo jacket', 'Jc', '8d', '5s', '2c'].reduce((state, shown) => {
    const decision = decideCardSpin(wheel.value, state, shown);
    assert.ok(decision.ok);
    return decision.events.reduce(evolveCardTurn, state);
  }, NEW_CARD_TURN);
  assert.equal(turn.hand?.amount, dollars(50));
  assert.deepEqual(pay('wheel-of-cards', offering, dollars(50), NOTHING), { reserve: NOTHING, advance: NOTHING });
});

test('[lucky-table-drawing] a ball, a table, chips into its pot', () => {
  const activity = approved('lucky-table-drawing');
  const offering = offeringOf('lucky-table-drawing', { charts: ['1'] });
  assert.equal(checkOffering(activity, { ...offering, prizes: { chips: dollars(150) } }).ok, false);
  const room = promotionRoom(offering);
  room.do(opening(activity.id, 'table-drawing', { prizes: {}, valueAwards: [] }));
  setFloor(room, { 7: { waiting: [1] } });
  const command = { type: 'DrawTable', balls: [7], ids: [], seatCards: [], spinCards: {}, stops: [] } as const;
  room.both(asking(activity.id, 'table-drawing')(command));
  assert.deepEqual(awards(room), [['table 7', dollars(100)]]);
  assert.deepEqual(pay('lucky-table-drawing', offering, dollars(100), NOTHING), { reserve: NOTHING, advance: NOTHING });
});
