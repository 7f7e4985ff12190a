import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn, HouseCommand } from '#core/house';
import { drawingsOf } from '#core/mechanisms/drawing/terms';
import { dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { RULEBOOK } from '../rulebook/index.ts';
import { committing, revealing } from './draws/computed.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { type DealName, handOf } from './walks/hands.ts';
import { asking, awards, finish, forbid, inVain, seatedAs, tableDealing, wait } from './walks/walk.ts';

type Drawing = CommandIn<'drawing'>;
type Issue = Extract<Drawing, { type: 'IssueTickets' }> & {
  readonly player: string;
  readonly tickets: readonly string[];
};

const LIVE = { isLive: true, isTournament: false };
const NO_PURCHASE = { isLive: false, isTournament: false };
const OPEN: Drawing = { type: 'OpenDrawing' };
const CLAIM: Drawing = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true };

const begun = (activity: string, chosen: Partial<Offering>, posted: object = {}) => {
  const room = promotionRoom(offeringOf(activity, chosen));
  room.both(opening(activity, 'drawing', posted));
  return { room, ask: asking(activity, 'drawing') };
};

type Dealt = { readonly game: string; readonly isLive: boolean; readonly isTournament: boolean };

/** A ticket for a hand of this row. */
const forHand = (player: string, tickets: readonly string[], row: string, award?: number): Issue => ({
  type: 'IssueTickets',
  player,
  tickets,
  earned: { type: 'hand', row, ...(award === undefined ? {} : { award }) },
});

/** A ticket for a seat at this moment. */
const forSeat = (room: Room, player: string, ticket: string, dealt: Dealt, postedAt = room.now): Issue => ({
  type: 'IssueTickets',
  player,
  tickets: [ticket],
  earned: { type: 'seat', postedAt: postedAt.toString(), table: tableDealing(room, dealt) },
});

type Ask = (command: Drawing) => HouseCommand;
type Begun = { readonly room: Room; readonly ask: Ask };
type ToHand = readonly [activity: string, deal: DealName, dealt: Dealt];

/** The hand is dealt, verified and its tickets handed out. */
const earn = (
  { room, ask }: Begun,
  [activity, deal, dealt]: ToHand,
  issue: Issue,
  forbidMore: (named: Issue, how: string) => void = () => undefined,
): void => {
  const { player, earned } = issue;
  assert.ok(earned.type === 'hand');
  const award = handOf(room, { activity, row: earned.row, player, deal }, dealt);
  const named = (number: number): Issue => ({ ...issue, earned: { ...earned, award: number } });
  const how = `${activity} How it runs`;
  forbid(room, [
    ['tickets for a hand that nobody verified', ask(issue), 'hand-not-named', how],
    ['the hand of somebody else', ask({ ...named(award), player: 'a friend' }), 'award-of-another', how],
    ['an award that is not there', ask(named(9_999)), 'unknown-award', 'HSE-1'],
    [
      'handing the tickets out uncounted',
      { type: 'PayAward', award, method: 'handed-over', formsDone: true },
      'handed-out-at-desk',
      'PRO-9',
    ],
  ]);
  forbidMore(named(award), how);
  room.do(ask(named(award)));
  const again = ask({ ...named(award), tickets: issue.tickets.map(ticket => `${ticket} again`) });
  forbid(room, [['the same hand twice', again, 'hand-ticketed-before', how]]);
};

/** What is wrong with an entry in every drawing: who may not have one, numbers. */
const forbidEntries = (room: Room, good: Issue, ask: Ask, how: string, table: number): void => {
  const notFor = (what: string, as: Parameters<typeof seatedAs>[3]): void =>
    seatedAs(room, table, good.player, as, () => forbid(room, [[what, ask(good), 'entry-not-allowed', how]]));
  notFor('an employee', { role: 'employee-on-duty' });
  notFor('a proposition player', { role: 'proposition-player' });
  notFor('under age', { age: 20 });
  const [ticket = ''] = good.tickets;
  const many = ask({ ...good, tickets: [...good.tickets, `${ticket}+`] });
  const code = good.earned.type === 'seat' ? 'one-ticket-a-seat' : 'wrong-number-of-tickets';
  forbid(room, [['one ticket too many', many, code, how]]);
};

/** The same for a hand, of which the house knows the table; where none is earned as well. */
const forbidHands =
  ({ room, ask }: Begun) =>
  (good: Issue, how: string): void => {
    assert.ok(good.earned.type === 'hand' && good.earned.award !== undefined);
    const table = room.house.awards.get(good.earned.award)!.table!; // Of a hand, just dealt.
    const { plays } = room.house.tables.get(table)!;
    forbidEntries(room, good, ask, how, table);
    room.do({ type: 'ChangeGame', table, plays: { ...plays, isTournament: true } });
    forbid(room, [['a tournament table', ask(good), 'entry-not-allowed', how]]);
    room.do({ type: 'ChangeGame', table, plays });
  };

test('[beat-the-dealer] [PRO-9] a hand, a ticket, three minutes, three baccarat hands and ten times the prize', () => {
  const ACTIVITY = 'beat-the-dealer';
  const [HOW, CLAIMS] = [`${ACTIVITY} How it runs`, `${ACTIVITY} Verification, claim windows and payment`];
  const begin = begun(ACTIVITY, { prizes: { drawing: dollars(500) } });
  const { room, ask } = begin;
  const blackjack = { game: 'blackjack-poker', ...LIVE };
  earn(begin, [ACTIVITY, 'a pair of aces', blackjack], forHand('ana', ['1'], 'all/6'), forbidHands(begin));
  earn(begin, [ACTIVITY, 'three of a kind', { game: 'three-card-poker', ...LIVE }], forHand('ana', ['2'], 'all/9'));
  earn(
    begin,
    [ACTIVITY, 'a pair of aces', { game: 'blackjack-poker', ...NO_PURCHASE }],
    forHand('ben', ['3'], 'all/6'),
  );
  earn(begin, [ACTIVITY, 'naturals that tie', { game: 'baccarat', ...LIVE }], forHand('cem', ['4'], 'all/8'));
  earn(begin, [ACTIVITY, 'a pair of aces', blackjack], forHand('dee', ['5'], 'all/6'));
  const evas = handOf(room, { activity: ACTIVITY, row: 'all/6', player: 'eva', deal: 'a pair of aces' }, blackjack);
  forbid(room, [
    ['a number twice', ask(forHand('eva', ['1'], 'all/6', evas)), 'ticket-number-used', HOW],
    ['a hand of another game', ask(forHand('eva', ['9'], 'all/9', evas)), 'hand-not-offered', HOW],
    ['a seat alone', ask(forSeat(room, 'eva', '9', blackjack)), 'entry-not-earned-so', HOW],
    ['a draw without its drawing', ask({ type: 'DrawEntry', ticket: '1' }), 'no-drawing-open', HOW],
  ]);
  room.do(ask({ ...OPEN, count: 2 }));
  const first = ask({ type: 'DrawEntry', ticket: '4' });
  assert.deepEqual([room.refused(first).code, room.refused(first).clause], ['second-person-missing', 'LOT-7']);
  room.both(first);
  forbid(room, [
    ['another before the three minutes', ask({ type: 'DrawEntry', ticket: '3' }), 'drawn-may-still-claim', CLAIMS],
    ['a second drawing beside it', ask(OPEN), 'drawing-still-open', HOW],
  ]);
  wait(room, { minutes: 4 });
  forbid(room, [['after the three minutes', ask(CLAIM), 'came-too-late', CLAIMS]]);
  assert.equal(inVain(room.do({ type: 'LetTimePass' })), 'absent');
  room.both(ask({ type: 'DrawEntry', ticket: '3' }));
  assert.equal(
    inVain(room.do(ask({ ...CLAIM, showsProof: false, forfeits: true }))),
    'no-proof',
    'a lost stub cannot win',
  );
  room.both(ask({ type: 'DrawEntry', ticket: '5' }));
  assert.equal(inVain(room.do(ask({ ...CLAIM, showsId: false, forfeits: true }))), 'no-id');
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.do(ask(CLAIM), { second: { id: 'bo', role: 'floor' } });
  assert.deepEqual(awards(room), [], 'nothing is paid before the choice');
  assert.equal(inVain(room.both(ask({ type: 'DrawEntry', ticket: '2' }))), 'limit', 'one prize a day');
  room.do(ask({ type: 'CloseDrawing' }));

  const stake = { type: 'money', amount: dollars(500) } as const;
  const contest = (player: string, amount = dollars(500)) =>
    opening(ACTIVITY, 'gamble-up', { player, stake: { ...stake, amount } }, `contest of ${player}`);
  forbid(room, [
    ['a contest of somebody not drawn', contest('ben'), 'no-prize-to-raise', HOW],
    ['a contest for more than was won', contest('ana', dollars(5_000)), 'no-prize-to-raise', HOW],
    [
      'the end while a prize waits',
      { type: 'EndPromotion', promotion: ACTIVITY, reason: 'over' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  room.do(contest('ana'));
  const play = asking('contest of ana', 'gamble-up');
  const call = (side: 'player' | 'banker', result: string) => play({ type: 'CallHand', call: side, result });
  room.do(call('player', 'player'));
  room.do(call('banker', 'tie'));
  room.do(call('banker', 'banker'));
  room.both(call('player', 'player'));
  forbid(room, [
    ['a fourth hand', call('player', 'player'), 'ladder-over', HOW],
    [
      'a second contest for one prize',
      opening(ACTIVITY, 'gamble-up', { player: 'ana', stake }, 'again'),
      'no-prize-to-raise',
      HOW,
    ],
  ]);
  assert.deepEqual(awards(room), [['ana', dollars(5_000)]], 'ten times');
  finish(room, ACTIVITY, 'contest of ana', ACTIVITY);
  assert.equal(room.balance('players'), dollars(5_000));
});

test('[beat-the-dealer] a wrong call pays the first prize, a Dragon 7 ten times whatever was called', () => {
  const ACTIVITY = 'beat-the-dealer';
  for (const [call, result, pays] of [
    ['player', 'banker', 100],
    ['player', 'dragon-7', 1_000],
  ] as const) {
    const begin = begun(ACTIVITY, { prizes: { drawing: dollars(100) } });
    const { room, ask } = begin;
    earn(begin, [ACTIVITY, 'three of a kind', { game: 'pokara', ...NO_PURCHASE }], forHand('ana', ['1'], 'all/11'));
    room.do(ask(OPEN));
    room.both(ask({ type: 'DrawEntry', ticket: '1' }));
    room.do(ask(CLAIM));
    room.do(opening(ACTIVITY, 'gamble-up', { player: 'ana', stake: { type: 'money', amount: dollars(100) } }, 'table'));
    room.both(asking('table', 'gamble-up')({ type: 'CallHand', call, result }));
    assert.deepEqual(awards(room), [['ana', dollars(pays)]], result);
    finish(room, ACTIVITY, 'table', ACTIVITY);
  }
});

test('[cash-drawing] [NPN-4] a seat, a hand or a no-purchase seat; one prize a customer a day; goods are handed over', () => {
  const ACTIVITY = 'cash-drawing';
  const HOW = `${ACTIVITY} How it runs`;
  const begin = begun(ACTIVITY, { prizes: { logo: dollars(25) } });
  const { room, ask } = begin;
  const holdem = { game: 'texas-holdem', ...LIVE };
  const good = forSeat(room, 'ana', '1', holdem);
  forbidEntries(room, good, ask, HOW, tableDealing(room, holdem));
  const tournament = forSeat(room, 'ana', '1', { ...holdem, isTournament: true });
  forbid(room, [['a tournament table', ask(tournament), 'entry-not-allowed', HOW]]);
  seatedAs(room, tableDealing(room, { ...holdem, game: 'omaha' }), 'ana', {}, () =>
    forbid(room, [['a table where she does not sit', ask(good), 'sits-elsewhere', HOW]]),
  );
  room.do(ask(forSeat(room, 'ana', '1', holdem)));
  room.do(ask(forSeat(room, 'ben', '2', { game: 'texas-holdem', ...NO_PURCHASE })));
  earn(begin, [ACTIVITY, 'aces full beaten by kings', holdem], forHand('ana', ['3'], 'poker/1'));
  forbid(room, [
    ['two tickets for one handing-out', ask(forSeat(room, 'ana', '4', holdem)), 'entry-already-earned', HOW],
    [
      'a ticket for a time that has not come',
      ask(forSeat(room, 'cem', '4', holdem, room.now.add({ minutes: 15 }))),
      'time-not-come',
      HOW,
    ],
    [
      'a game that is not listed',
      ask(forSeat(room, 'cem', '4', { game: 'lowball', ...LIVE })),
      'entry-not-allowed',
      HOW,
    ],
  ]);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.do(ask(CLAIM));
  assert.deepEqual(awards(room), [['ana', 'merchandise']]);
  forbid(room, [
    [
      'a cap paid in cash',
      { type: 'PayAward', award: room.house.numbers.award, method: 'cage', formsDone: true },
      'method-not-fitting',
      `${ACTIVITY} Verification, claim windows and payment`,
    ],
  ]);
  room.do(ask(OPEN));
  assert.equal(inVain(room.both(ask({ type: 'DrawEntry', ticket: '3' }))), 'limit', 'a second prize on one day');
  room.both(ask({ type: 'DrawEntry', ticket: '2' }));
  room.do(ask(CLAIM));
  finish(room, ACTIVITY, ACTIVITY);
  assert.equal(room.balance('players'), 0, 'merchandise moves no cash');
});

test('[cash-drawing] tickets in the computer: committed, revealed, claimed', () => {
  const ACTIVITY = 'cash-drawing';
  const { room, ask } = begun(ACTIVITY, { prizes: { cash: dollars(300) } }, { byComputer: true });
  for (const [place, player] of ['ana', 'ben', 'cem'].entries())
    room.do(ask(forSeat(room, player, `t${place}`, { game: 'pan-9', ...NO_PURCHASE })));
  room.do(ask(OPEN));
  forbid(room, [
    ['naming the winner', ask({ type: 'DrawEntry', ticket: 't1' }), 'drawn-by-computer', 'LOT-3'],
    ['a draw that was not committed', revealing(1), 'unknown-draw', 'LOT-8'],
  ]);
  room.both(committing());
  forbid(room, [
    [
      'an entry after the cut-off',
      ask(forSeat(room, 'dee', 't9', { game: 'pan-9', ...LIVE })),
      'entries-closed',
      'LOT-2',
    ],
  ]);
  room.both(revealing(1));
  room.do(ask(CLAIM));
  assert.equal(awards(room)[0]?.[1], dollars(300));
  finish(room, ACTIVITY, ACTIVITY);
});

test('[GEGA-004088] car giveaway: a charted hand, a drum emptied after each drawing, one prize a day', () => {
  const ACTIVITY = 'GEGA-004088';
  const HOW = `${ACTIVITY} How it runs`;
  const begin = begun(ACTIVITY, { charts: ['2'], prizes: { drawing: dollars(25_000) } });
  const { room, ask } = begin;
  const blackjack = { game: 'blackjack-poker', ...LIVE };
  const row = '2/9';
  const noPurchase = { game: 'blackjack-poker', ...NO_PURCHASE };
  earn(begin, [ACTIVITY, 'a pair of aces', blackjack], forHand('ana', ['1'], row), (good, how) => {
    forbidHands(begin)(good, how);
    const other = ask({ ...good, earned: { ...good.earned, row: '1/1' } } as Issue);
    forbid(room, [['a hand of the other option', other, 'hand-not-offered', how]]);
  });
  earn(begin, [ACTIVITY, 'a pair of aces', noPurchase], forHand('ben', ['2'], row));
  earn(begin, [ACTIVITY, 'a pair of aces', blackjack], forHand('ben', ['3'], row));
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '2' }));
  const claim = ask(CLAIM);
  assert.equal(room.refused(claim).code, 'second-person-missing', 'two people stand for $25,000');
  room.both(claim);
  forbid(room, [['a ticket of the last drawing', ask({ type: 'DrawEntry', ticket: '1' }), 'no-drawing-open', HOW]]);
  earn(begin, [ACTIVITY, 'a pair of aces', blackjack], forHand('ben', ['4'], row));
  room.do(ask(OPEN));
  forbid(room, [['a ticket that was thrown away', ask({ type: 'DrawEntry', ticket: '3' }), 'ticket-not-in-drum', HOW]]);
  assert.equal(inVain(room.both(ask({ type: 'DrawEntry', ticket: '4' }))), 'limit');
  room.do(ask({ type: 'CloseDrawing' }));
  finish(room, ACTIVITY, ACTIVITY);
  assert.equal(room.balance('house'), dollars(-25_000), 'the house pays it all');
});

test('[GEGA-004088] options are never mixed, and the prize is within the approval', () => {
  const refused = (chosen: Partial<Offering>) =>
    promotionRoom().refused({ type: 'AnnounceOffering', offering: offeringOf('GEGA-004088', chosen), tables: 'all' });
  assert.equal(refused({ charts: ['1', '2'], prizes: { drawing: dollars(100) } }).code, 'charts-exclude-each-other');
  assert.equal(refused({ charts: ['1'], prizes: { drawing: dollars(24) } }).code, 'outside-approval');
  assert.equal(refused({ charts: ['1'], prizes: { drawing: dollars(100_001) } }).code, 'outside-approval');
});

test('[paid-collection-rate-for-a-year] each game has its own drum and its own prizes, twenty-four in all', () => {
  const ACTIVITY = 'paid-collection-rate-for-a-year';
  const HOW = `${ACTIVITY} How it runs`;
  const begin = begun(ACTIVITY, {});
  const { room, ask } = begin;
  const game = { 'blackjack-poker': 'hands/1', 'pan-9': 'hands/2', 'pai-gow-poker': 'hands/3' };
  const deals: Readonly<Record<string, DealName>> = {
    'hands/1': 'suited aces',
    'hands/2': 'nine in the bank',
    'hands/3': 'a pair before two pair',
  };
  const each = { 'blackjack-poker': 10, 'pan-9': 7, 'pai-gow-poker': 7 };
  for (const [slug, row] of Object.entries(game))
    for (let n = 1; n <= 11; n++)
      earn(
        begin,
        [ACTIVITY, deals[row]!, { game: slug, isLive: n % 2 === 0, isTournament: false }],
        forHand(`${slug} ${n}`, [`${slug}#${n}`], row),
        n === 1 ? forbidHands(begin) : undefined,
      );
  forbid(room, [['a drawing for no game', ask(OPEN), 'prize-not-posted', HOW]]);
  for (const [slug, winners] of Object.entries(each)) {
    room.do(ask({ ...OPEN, game: slug }));
    const other = slug === 'pan-9' ? 'blackjack-poker' : 'pan-9';
    forbid(room, [
      ['a ticket of another game', ask({ type: 'DrawEntry', ticket: `${other}#11` }), 'ticket-not-in-drum', HOW],
    ]);
    for (let n = 1; n <= winners; n++) {
      room.both(ask({ type: 'DrawEntry', ticket: `${slug}#${n}` }));
      room.both(ask(CLAIM));
    }
    forbid(room, [['more prizes than there are', ask({ ...OPEN, game: slug }), 'all-prizes-won', HOW]]);
  }
  assert.equal(awards(room).length, 24);
  assert.ok(
    awards(room).every(([, what]) => what === 'paid collections for a year'),
    'a service, never cash',
  );
  finish(room, ACTIVITY, ACTIVITY);
});

test('[high-hand-promotion] ticket mode: the posted tickets of a hand, a carried prize, one prize in 24 hours', () => {
  const ACTIVITY = 'high-hand-promotion';
  const offering = {
    charts: ['mode-tickets', 'absent-2'],
    mode: 'tickets',
    prizes: { ticket: dollars(200) },
    tickets: Object.fromEntries(Array.from({ length: 29 }, (_, n) => [`hands/${n + 1}`, 3])),
  } as const;
  const begin = begun(ACTIVITY, offering);
  const { room, ask } = begin;
  const holdem = { game: 'texas-holdem', ...LIVE };
  const noPurchase = { game: 'texas-holdem', ...NO_PURCHASE };
  earn(begin, [ACTIVITY, 'four kings', holdem], forHand('ana', ['1', '2', '3'], 'hands/3'), forbidHands(begin));
  earn(begin, [ACTIVITY, 'a straight', noPurchase], forHand('ben', ['4', '5', '6'], 'hands/1'));
  forbid(room, [
    [
      'points in ticket mode',
      opening(ACTIVITY, 'contest', { games: [] }, 'points'),
      'no-such-contest',
      `${ACTIVITY} Offering`,
    ],
  ]);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '4' }));
  wait(room, { minutes: 4 });
  room.do({ type: 'LetTimePass' });
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.do(ask(CLAIM));
  assert.deepEqual(awards(room), [['ana', dollars(400)]], 'the prize nobody took is added to the next');
  room.do(ask(OPEN));
  assert.equal(inVain(room.both(ask({ type: 'DrawEntry', ticket: '2' }))), 'limit');
  finish(room, ACTIVITY, ACTIVITY);
});

test('[high-hand-promotion] points mode has no drum', () => {
  const room = promotionRoom(
    offeringOf('high-hand-promotion', { charts: ['mode-points', 'absent-1'], mode: 'points' }),
  );
  forbid(room, [
    [
      'a drum in points mode',
      opening('high-hand-promotion', 'drawing', {}),
      'no-such-drawing',
      'high-hand-promotion Offering',
    ],
  ]);
});

test('[cash-drawing] [HG1-C2] [DRW-2] tickets at the posted times of day, until they are picked up, once each', () => {
  const ACTIVITY = 'cash-drawing';
  const HOW = `${ACTIVITY} How it runs`;
  const pan = { game: 'pan-9', ...NO_PURCHASE };
  const { room, ask } = begun(ACTIVITY, { prizes: { cash: dollars(50) } }, { ticketTimes: ['11:00', '11:20'] });
  const at = (time: string) => Temporal.Instant.from(`2026-03-02T${time}Z`);
  const seat = (ticket: string, time: string) => ask(forSeat(room, 'ana', ticket, pan, at(time)));
  forbid(room, [['a time that is not posted', seat('1', '19:10:00'), 'no-tickets-then', HOW]]);
  forbid(room, [['half a minute past a posted time', seat('1', '19:00:30'), 'no-tickets-then', HOW]]);
  forbid(room, [['a time that is over', seat('1', '19:00:00'), 'ticket-time-over', HOW]]);
  room.now = at('19:29:59');
  room.do(seat('1', '19:00:00'));
  room.do(seat('2', '19:20:00'));
  forbid(room, [['the same time again', seat('3', '19:20:00'), 'entry-already-earned', HOW]]);
  forbid(room, [
    ['yesterday', ask(forSeat(room, 'ben', '4', pan, at('19:20:00').subtract({ hours: 24 }))), 'ticket-time-over', HOW],
  ]);
});

test('[HG1-B9] [HG1-C4] a drum opens with its drawing times, ticket times and prize posted', () => {
  const room = promotionRoom(offeringOf('cash-drawing', { prizes: { cash: dollars(50) } }), offeringOf('big-spin', {}));
  const posted = { drawnAt: ['2026-03-06T04:00:00Z', '2026-03-07T04:00:00Z'], ticketTimes: ['18:00', '20:00'] };
  const open = (without: object, activity = 'cash-drawing') =>
    room.refused({ ...opening(activity, 'drawing', {}), posted: { ...posted, ...without } } as never).code;
  assert.equal(open({ drawnAt: [] }), 'drawing-times-not-posted');
  assert.equal(open({ drawnAt: posted.drawnAt.toReversed() }), 'drawing-times-not-in-order');
  assert.equal(open({ ticketTimes: [] }), 'ticket-times-not-posted');
  const nothing = promotionRoom(offeringOf('cash-drawing', {}));
  assert.equal(nothing.refused(opening('cash-drawing', 'drawing', posted)).code, 'prize-not-posted');
  room.both(opening('cash-drawing', 'drawing', posted));
  forbid(room, [
    ['before its time', asking('cash-drawing', 'drawing')(OPEN), 'drawn-later', 'cash-drawing How it runs'],
  ]);
});

test('[cash-drawing] [DRW-5] one prize a customer a day, in whichever drum it was won', () => {
  const ACTIVITY = 'cash-drawing';
  const { room, ask } = begun(ACTIVITY, { prizes: { cash: dollars(50) } });
  const entries = ['1', '2', '3'].map(ticket => ({ ticket, player: 'ana', points: 1 }));
  const takenOver = { entries, wins: [], carried: dollars(0) };
  room.both(opening(ACTIVITY, 'drawing', { takenOver }, 'evening'));
  const evening = asking('evening', 'drawing');
  room.do(ask(forSeat(room, 'ana', '1', { game: 'pan-9', ...LIVE })));
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  room.do(ask(CLAIM));
  room.do(evening(OPEN));
  assert.equal(inVain(room.both(evening({ type: 'DrawEntry', ticket: '1' }))), 'limit', 'while the other drum runs');
  room.do({ type: 'EndPromotion', promotion: ACTIVITY, reason: 'over' });
  assert.equal(inVain(room.both(evening({ type: 'DrawEntry', ticket: '2' }))), 'limit', 'and after it has ended');
  wait(room, { hours: 24 });
  room.both(evening({ type: 'DrawEntry', ticket: '3' }));
  room.do(evening(CLAIM));
  assert.equal(awards(room).length, 2);
});

test('[beat-the-dealer] [DRW-11] drawings are held at their posted times, each once', () => {
  const ACTIVITY = 'beat-the-dealer';
  const HOW = `${ACTIVITY} How it runs`;
  const drawnAt = ['2026-03-02T22:00:00Z', '2026-03-02T23:00:00Z'];
  const { room, ask } = begun(ACTIVITY, { prizes: { drawing: dollars(10) } }, { drawnAt });
  for (const time of drawnAt) {
    forbid(room, [['before the posted time', ask(OPEN), 'drawn-later', HOW]]);
    room.now = Temporal.Instant.from(time);
    room.do(ask(OPEN));
    room.do(ask({ type: 'CloseDrawing' }));
  }
  forbid(room, [['a third drawing', ask(OPEN), 'all-drawings-held', HOW]]);
});

test('[GEGA-004088] [PRO-10] a car instead of cash: by two people, with its tax form, never as money', () => {
  const ACTIVITY = 'GEGA-004088';
  const CLAIMS = `${ACTIVITY} Verification, claim windows and payment`;
  const entries = [{ ticket: '1', player: 'ana', points: 1 }];
  const takenOver = { entries, wins: [], carried: dollars(0) };
  const posted = { thing: 'a new car', takenOver };
  const { room, ask } = begun(ACTIVITY, { charts: ['1'], prizes: { drawing: dollars(25_000) } }, posted);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '1' }));
  const claim = ask(CLAIM);
  assert.equal(room.refused(claim).code, 'second-person-missing');
  room.both(claim);
  assert.deepEqual(awards(room), [['ana', 'a new car']]);
  forbid(room, [
    [
      'its value in cash',
      { type: 'PayAward', award: 1, method: 'cage', formsDone: true },
      'method-not-fitting',
      CLAIMS,
    ],
    ['without the form', { type: 'PayAward', award: 1, method: 'handed-over' }, 'form-first', `PRO-10; ${CLAIMS}`],
  ]);
  finish(room, ACTIVITY, ACTIVITY);
  assert.equal(room.balance('players'), 0, 'a car moves no cash');
});

/** Table 51 is live, at 52 nothing is bought; only named players have shown a card. */
const seatsIn = (room: Room, people: readonly (readonly [table: number, seat: number, more?: object])[]): void => {
  for (const [table, isLive] of [
    [51, true],
    [52, false],
  ] as const)
    room.do({ type: 'OpenTable', table, plays: { game: 'texas-holdem', isLive, isTournament: false } });
  for (const [table, seat, more = {}] of people) {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player', ...more } as const;
    room.do({ type: 'SeatPlayer', table, seated });
  }
};

/** A ticket for a seat of the house; the card is shown or not. */
const atSeat = (room: Room, ticket: string, table: number, seat: number, player?: string): Drawing => ({
  type: 'IssueTickets',
  ...(player === undefined ? {} : { player }),
  tickets: [ticket],
  earned: { type: 'seat', postedAt: room.now.toString(), table, seat },
});

test('[cash-drawing] [DRW-12] who sits at a table gets a ticket without a club card, and the stub says whose it is', () => {
  const ACTIVITY = 'cash-drawing';
  const HOW = `${ACTIVITY} How it runs`;
  const { room, ask } = begun(ACTIVITY, { prizes: { logo: dollars(25) } });
  room.do({ type: 'EnrollMember', member: 'm-1', idPaper: 'passport', mayMail: false });
  seatsIn(room, [
    [51, 1, { player: { type: 'member', id: 'm-1' } }],
    [51, 2],
    [51, 3, { role: 'proposition-player' }],
    [51, 4, { age: 20 }],
    [51, 6, { role: 'employee-off-duty' }],
    [52, 2],
  ]);
  const postedAt = room.now.toString();
  forbid(room, [
    ['an empty seat', ask(atSeat(room, '9', 51, 5)), 'seat-empty', HOW],
    ['a table that is closed', ask(atSeat(room, '9', 53, 1)), 'table-not-open', 'HSE-1'],
    ['a proposition player', ask(atSeat(room, '9', 51, 3)), 'entry-not-allowed', HOW],
    ['under age', ask(atSeat(room, '9', 51, 4)), 'entry-not-allowed', HOW],
    ['an employee', ask(atSeat(room, '9', 51, 6)), 'entry-not-allowed', HOW],
    ["a member's seat without the card", ask(atSeat(room, '9', 51, 1)), 'seat-of-member', HOW],
    ["a member's seat for a friend", ask(atSeat(room, '9', 51, 1, 'friend')), 'seat-of-member', HOW],
    [
      'a ticket for nobody and nowhere',
      ask({ type: 'IssueTickets', tickets: ['9'], earned: { type: 'seat', postedAt, table: 51 } }),
      'holder-unknown',
      HOW,
    ],
  ]);
  room.do(ask(atSeat(room, '1', 51, 1, 'm-1')));
  room.do(ask(atSeat(room, '2', 51, 2)));
  room.do(ask(atSeat(room, '3', 52, 2)));
  forbid(room, [
    ['a second one for the seat', ask(atSeat(room, '9', 51, 2)), 'entry-already-earned', HOW],
    ['a second one for the seat, by a name', ask(atSeat(room, '9', 51, 2, 'ana')), 'entry-already-earned', HOW],
  ]);
  const drum = room.house.promotions.get(ACTIVITY);
  assert.ok(drum?.mechanism === 'drawing');
  const holders = [...drum.state.entries.values()].map(({ ticket, player }) => [ticket, player]);
  assert.deepEqual(holders, [
    ['1', 'm-1'],
    ['2', 'stub:2'],
    ['3', 'stub:3'],
  ]);
  room.do(ask(OPEN));
  room.both(ask({ type: 'DrawEntry', ticket: '2' }));
  assert.equal(
    inVain(room.do(ask({ ...CLAIM, showsProof: false, forfeits: true }))),
    'no-proof',
    'without the stub it is nobody’s',
  );
  room.both(ask({ type: 'DrawEntry', ticket: '3' }));
  const claim = ask({ ...CLAIM, seen: { role: 'player', age: 30 } });
  forbid(room, [['a stub without a name', claim, 'holder-not-named', HOW]]);
  room.do(ask({ ...CLAIM, seen: { role: 'player', age: 30 }, name: 'Ana Diaz' }));
  assert.deepEqual(awards(room), [['ANA DIAZ', 'merchandise']], 'won at a table where nothing is bought');
  finish(room, ACTIVITY, ACTIVITY);
});

test('[cash-drawing] [DRW-5] [DRW-12] a player with a stub who turns out not to be eligible gets nothing', () => {
  const ACTIVITY = 'cash-drawing';
  for (const seen of [{ age: 20 }, { role: 'employee-off-duty' }] as const) {
    const { room, ask } = begun(ACTIVITY, { prizes: { logo: dollars(25) } });
    seatsIn(room, [[51, 2]]);
    room.do(ask(atSeat(room, '1', 51, 2)));
    room.do(ask(OPEN));
    room.both(ask({ type: 'DrawEntry', ticket: '1' }));
    assert.equal(room.refused(ask({ ...CLAIM, seen })).code, 'claim-falls-short');
    assert.equal(inVain(room.do(ask({ ...CLAIM, seen, forfeits: true }))), 'not-eligible');
    assert.deepEqual(awards(room), []);
  }
});

test('[beat-the-dealer] [DRW-12] [PRO-9] the hand of a seat without a card earns a ticket for its stub, that of a member never', () => {
  const ACTIVITY = 'beat-the-dealer';
  const HOW = `${ACTIVITY} How it runs`;
  const { room, ask } = begun(ACTIVITY, { prizes: { drawing: dollars(500) } });
  const table = { game: 'blackjack-poker', ...LIVE };
  const issue = (award: number): Drawing => ({
    type: 'IssueTickets',
    tickets: ['7'],
    earned: { type: 'hand', row: 'all/6', award },
  });
  const hand = { activity: ACTIVITY, row: 'all/6', deal: 'a pair of aces' } as const;
  const ofMember = handOf(room, { ...hand, player: 'ana' }, table);
  forbid(room, [['the hand of a member', ask(issue(ofMember)), 'award-of-another', HOW]]);
  room.do(ask(issue(handOf(room, hand, table))));
  const drum = room.house.promotions.get(ACTIVITY);
  assert.ok(drum?.mechanism === 'drawing');
  assert.equal(drum.state.entries.get('7')?.player, 'stub:7');
});

test('[DRW-12] no approval that gives tickets for a seat asks for a club card; each asks for the stub', () => {
  const bySeat = RULEBOOK.flatMap(activity =>
    drawingsOf(activity)
      .filter(({ entries }) => entries.some(({ type }) => type === 'seat'))
      .map(terms => ({ activity, terms })),
  );
  assert.deepEqual(
    bySeat.map(({ activity, terms }) => [activity.id, activity.eligibility.playerCard.value, terms.proof]),
    [
      ['big-spin', 'not-required', 'stub'],
      ['car-drawing', 'by-version', 'stub'], // The other version, by hours, has the card.
      ['cash-drawing', 'not-required', 'stub'],
    ],
  );
});
