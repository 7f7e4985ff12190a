import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Done, JournalRow, NamedLog } from '#api';
import type { Award, HouseEvent } from '#core/house';
import type {
  Clock,
  Structure,
  TournamentBoard,
  TournamentCommand,
  TournamentDesk,
  TournamentEvent,
} from '#core/mechanisms/tournament';
import { dollars } from '#core/money';
import type { PromotionView } from '#core/views';
import { beginning, checkedReplay, onRows, readHouseFile } from '#server/house';
import { verifyJournal } from '#server/journal';
import { chipRace } from '../src/core/mechanisms/tournament/chip-race.ts';
import { drawnSeats } from '../src/core/mechanisms/tournament/seating.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, type Heard, jsonIn, person, problemIn, type TestStation } from './api/server.ts';
import { offeringOf } from './house/room.ts';

const { cora, fay, pam, con } = STAFF;
const TOM = person('tom', 'card-room', 'tournament-director');
const ACTIVITY = 'GETR-000056';
const EVENT = 'spring-classic';
const PLAYERS = Array.from({ length: 11 }, (_, n) => `p${n + 1}`);

const STRUCTURE = {
  name: 'Spring Classic',
  games: ['texas-holdem'],
  buyIn: dollars(100),
  entryFee: dollars(10),
  chips: 5_000,
  levels: [
    { type: 'level', minutes: 20, smallBlind: 25, bigBlind: 50 },
    { type: 'level', minutes: 20, smallBlind: 50, bigBlind: 100 },
    { type: 'break', minutes: 10 },
    { type: 'level', minutes: 20, smallBlind: 100, bigBlind: 200 },
    { type: 'level', minutes: 20, smallBlind: 200, bigBlind: 400 },
  ],
  rebuy: { price: dollars(50), limit: 1, chips: 5_000, untilLevel: 2 },
  addOn: { price: dollars(50), limit: 1, chips: 3_000, untilLevel: 2 },
  payout: { type: 'percent', percents: [50, 30, 20] },
} as const satisfies Structure;

let floor: Floor;
let director: TestStation;
let cage: TestStation;
/** The players who came by club card. */
let member = '';

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [cora, fay, pam, TOM, con]);
  [director, cage] = [floor.at('tournament-1'), floor.at('cage-1')];
  await signOnAll();
});
after(() => floor.server.end());

/** Sessions end by themselves: later everybody signs on again. */
const later = (moment: string): Promise<void> => {
  at(moment);
  return signOnAll();
};
const signOnAll = async (): Promise<void> => {
  const people = { 'tournament-1': TOM, 'cage-1': cora, 'floor-1': fay, 'promo-1': pam, 'compliance-1': con } as const;
  for (const [station, who] of Object.entries(people)) await floor.at(station).signOn(who);
};

const RUN = `/promotions/${EVENT}/run`;
const asking = (command: object) => ({ mechanism: 'tournament', command });

const run = async (command: TournamentCommand, station = director): Promise<readonly TournamentEvent[]> =>
  eventsIn(await station.do(RUN, asking(command)));
const refused = (command: object, station = director): Promise<string> => station.refused(RUN, asking(command));

const eventsIn = ({ events }: Done): readonly TournamentEvent[] =>
  events.flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'tournament' ? event.events : []));
const only = <Type extends TournamentEvent['type']>(events: readonly TournamentEvent[], type: Type) => {
  const found = events.find(event => event.type === type);
  assert.ok(found, `no ${type} among ${events.map(event => event.type).join()}`);
  return found as Extract<TournamentEvent, { type: Type }>; // Just looked at.
};

const shown = async (): Promise<{ readonly board: TournamentBoard; readonly desk: TournamentDesk }> => {
  const { board, desk } = JSON.parse((await director.get(`/tournaments/${EVENT}`)).text) as PromotionView;
  assert.ok(board.type === 'tournament' && desk.type === 'tournament');
  return { board, desk };
};
const clockNow = async (): Promise<Clock> => {
  const { step, ...time } = (await shown()).board.clock!;
  return 'endsAt' in time ? { step, endsAt: time.endsAt } : { step, pausedMs: time.pausedMs };
};

test('[TRN-1] [TRN-2] an event is posted within its approval and stays as it is once sign-ups are open', async () => {
  await floor
    .at('promo-1')
    .byTwo({ type: 'AnnounceOffering', offering: offeringOf(ACTIVITY, {}), tables: 'all' }, STAFF.con);
  await later('2026-03-02T18:15:00Z');
  await floor.at('promo-1').do(`/offerings/${ACTIVITY}/start`);
  const open = (structure: object) => ({ activity: ACTIVITY, mechanism: 'tournament', posted: { structure } });
  const short = { ...STRUCTURE, payout: { type: 'percent', percents: [50, 30, 19.99] } };
  assert.equal(await director.refused(`/promotions/${EVENT}/open`, open(short)), 'percents-not-whole');
  assert.equal(await cage.refused(`/promotions/${EVENT}/open`, open(STRUCTURE)), 'not-by-this-role');
  await director.do(`/promotions/${EVENT}/open`, open({ ...STRUCTURE, entryFee: dollars(15) }));
  await run({ type: 'ChangeStructure', structure: STRUCTURE });
  await run({ type: 'OpenSignUps' });
  assert.equal(await refused({ type: 'ChangeStructure', structure: STRUCTURE }), 'structure-locked');
  const listed = jsonIn(await director.get('/tournaments'))['rows'] as unknown as PromotionView[];
  assert.deepEqual(
    listed.map(({ promotion, board }) => [promotion, board.type === 'tournament' && board.stage]),
    [[EVENT, 'open for sign-ups']],
  );
});

test('[TRN-37] players enter at the desk and at the cage; a club card that is read enters its member', async () => {
  for (const player of PLAYERS) await run({ type: 'RegisterPlayer', player, entry: 'paid' }, cage);
  assert.equal(await refused({ type: 'RegisterPlayer', player: 'p1', entry: 'paid' }), 'registered-before');
  await run({ type: 'RegisterPlayer', player: 'wrong', entry: 'paid' });
  await run({ type: 'UnregisterPlayer', player: 'wrong', reason: 'mistyped' });
  const form = { name: 'Bea Card', born: '1980-05-17', idPaper: 'passport', mayMail: false, pin: '270591' };
  const enrolled = jsonIn(await floor.at('promo-1').post('/members', form));
  member = enrolled['member']!;
  const entered = { card: enrolled['card'], entry: 'paid' };
  assert.equal(await floor.at('floor-1').refused(`/tournaments/${EVENT}/register`, entered), 'not-by-this-role');
  const unknown = { ...entered, card: '0000000000' };
  assert.equal(await director.refused(`/tournaments/${EVENT}/register`, unknown), 'no-such-thing');
  const named = { ...entered, card: 'Bea Card' };
  assert.equal(await director.refused(`/tournaments/${EVENT}/register`, named), 'no-such-thing', 'a name is no card');
  const key = floor.server.newKey();
  const registered = await director.post(`/tournaments/${EVENT}/register`, entered, key);
  assert.equal(only(eventsIn(JSON.parse(registered.text) as Done), 'PlayerRegistered').player, member);
  const again = await director.post(`/tournaments/${EVENT}/register`, entered, key);
  assert.equal(jsonIn(again)['repeated'], true, again.text);
  assert.ok(!registered.text.includes('Bea Card'), 'the desk learns an id and no name');
  const journal = (await floor.at('compliance-1').get('/journal?limit=1000')).text;
  assert.match(journal, new RegExp(`MembersLookedAt.*${member}`));
  assert.equal((await shown()).board.entrants, 12);
});

const UNEQUAL: readonly [command: object, why: string][] = [
  [{ type: 'RegisterPlayer', player: 'vip', entry: 'paid', buyIn: dollars(50) }, 'a buy-in of their own'],
  [{ type: 'RegisterPlayer', player: 'vip', entry: 'paid', chips: 9_000 }, 'more chips'],
  [{ type: 'RegisterPlayer', player: 'vip', entry: 'ladies' }, 'a way of entry that is not approved'],
  [{ type: 'Rebuy', player: 'p1', price: dollars(25) }, 'a re-buy at half the price'],
  [{ type: 'GivePenalty', player: 'p1', sort: { type: 'away', minutes: 15 }, reason: 'late' }, 'minutes of no list'],
];
for (const [command, why] of UNEQUAL) {
  test(`[GETR-000056 How it runs] [DON 6] everybody has the posted terms: ${why} is refused`, async () => {
    assert.equal(await refused(command), 'fields-wrong');
  });
}

const TABLES = [1, 2, 3].map(table => ({ table, seats: 6 }));

test('[TRN-36] seats are drawn by the server: no number comes along, the event keeps them, and all can be repeated', async () => {
  const numbers = Array.from({ length: 12 }, (_, n) => n);
  assert.equal(await refused({ type: 'DrawSeats', tables: TABLES, numbers }), 'fields-wrong');
  assert.equal(await refused({ type: 'DrawSeats', tables: TABLES }, cage), 'not-by-this-role');
  const draw = asking({ type: 'DrawSeats', tables: TABLES });
  const preview = await director.post('/preview', { type: 'RunPromotion', promotion: EVENT, ...draw });
  assert.equal(problemIn(preview).code, 'numbers-not-drawn', 'nobody looks at a draw before it counts');
  const key = floor.server.newKey();
  const [first, again] = [await director.post(RUN, draw, key), await director.post(RUN, draw, key)];
  const drawn = only(eventsIn(JSON.parse(first.text) as Done), 'SeatsDrawn');
  assert.deepEqual(only(eventsIn(JSON.parse(again.text) as Done), 'SeatsDrawn'), drawn, 'it is not drawn twice');
  assert.deepEqual(drawn.seats, drawnSeats([...PLAYERS, member], TABLES, drawn.numbers));
  assert.equal(new Set(drawn.numbers).size, 12);
  await run({ type: 'UndoSeats' });
  const other = only(await run({ type: 'DrawSeats', tables: TABLES }), 'SeatsDrawn');
  assert.notDeepEqual(other.numbers, drawn.numbers);
});

test('[TRN-18] [TRN-25] the clock starts, is paused, corrected and goes on; chips are bought in their levels', async () => {
  await later('2026-03-02T19:00:00Z');
  await run({ type: 'StartClock' });
  await later('2026-03-02T19:05:00Z');
  await run({ type: 'PauseClock' });
  assert.deepEqual(await clockNow(), { step: 1, pausedMs: 15 * 60_000 });
  assert.equal(await refused({ type: 'PauseClock' }), 'clock-stands');
  await run({ type: 'CorrectClock', step: 1, remainingSeconds: 600 });
  await later('2026-03-02T19:10:00Z');
  await run({ type: 'StartClock' });
  assert.deepEqual(await clockNow(), { step: 1, endsAt: '2026-03-02T19:20:00Z' });
  assert.equal(await refused({ type: 'CorrectClock', step: 9, remainingSeconds: 0 }), 'no-such-line');

  const hand = [{ player: 'p1', by: ['p2'], chips: 5_000 }];
  await run({ type: 'EliminatePlayers', out: hand }, floor.at('floor-1'));
  await run({ type: 'Rebuy', player: 'p1' }, cage);
  assert.equal(await refused({ type: 'Rebuy', player: 'p1' }, cage), 'limit-reached');
  const seated = only(await run({ type: 'SeatEntrant', player: 'p1' }, cage), 'EntrantSeated');
  assert.ok(Number.isSafeInteger(seated.number));
  await run({ type: 'AddOn', player: 'p4' }, cage);
  await run({ type: 'BackOutPurchase', player: 'p4', what: 'add-on', reason: 'wrong player' });
  await run({ type: 'AddOn', player: 'p5' }, cage);
  assert.deepEqual((await shown()).board.chips, { inPlay: 12 * 5_000 + 5_000 + 3_000, average: 5_666 });
});

test('[TRN-17] the server is killed in the middle and the clock goes on as if nothing had been', async () => {
  const { server } = floor;
  await server.stop();
  await server.startApart();
  assert.deepEqual(await clockNow(), { step: 1, endsAt: '2026-03-02T19:20:00Z' });
  await run({ type: 'GivePenalty', player: 'p3', sort: { type: 'away', minutes: 10 }, reason: 'abuse' });
  await server.stop(); // Killed: nothing was put in order.
  at('2026-03-02T19:33:20Z');
  await server.startApart();
  await signOnAll();
  const began = { step: 2, endsAt: '2026-03-02T19:40:00Z' };
  for (let tries = 0; tries < 100 && (await clockNow()).step === 1; tries += 1) {
    await new Promise(resolve => setTimeout(resolve, 20)); // The house looks at the clock once it is in service.
  }
  assert.deepEqual(await clockNow(), began, 'level 2 began when level 1 was over, to the millisecond');
  assert.deepEqual((await shown()).desk.penalties[0]?.until, '2026-03-02T19:20:00Z');
  await server.stop();
  await server.start();
  assert.deepEqual(await clockNow(), began);
});

test('[TRN-30] [TRN-31] the floor gives penalties and calls dealers, the desk takes them back', async () => {
  const desk = floor.at('floor-1');
  await run({ type: 'GivePenalty', player: 'p3', sort: { type: 'away', minutes: 20 }, reason: 'abuse' }, desk);
  const [, penalty] = (await shown()).desk.penalties;
  assert.equal(penalty?.until, '2026-03-02T19:53:20Z');
  const hours = { type: 'away', minutes: 60 };
  assert.equal(await refused({ type: 'GivePenalty', player: 'p3', sort: hours, reason: 'abuse' }), 'fields-wrong');
  await run({ type: 'LiftPenalty', penalty: penalty.penalty, reason: 'another player' });
  await run({ type: 'CallDealer', table: 2, reason: 'new deck' }, desk);
  assert.equal(await refused({ type: 'CallDealer', table: 2, reason: 'new deck' }), 'dealer-called');
  await run({ type: 'AnswerDealerCall', table: 2 });
});

test('[TRN-21] [TRN-23] [TRN-24] players go out, the next table is broken by draw, and small chips race', async () => {
  for (const player of ['p1', 'p2', 'p3', 'p4']) {
    await run({ type: 'EliminatePlayers', out: [{ player, by: ['p5'], chips: 5_000 }] });
  }
  const { suggestion, entrants } = (await shown()).desk;
  assert.ok(suggestion?.type === 'break', JSON.stringify(suggestion));
  const { table } = suggestion;
  const sitting = entrants.filter(({ seat }) => seat?.table === table).length;
  const broken = only(await run({ type: 'BreakTable', table }), 'TableBroken');
  assert.deepEqual([broken.numbers.length, broken.seats.length], [sitting, sitting]);
  await run({ type: 'UndoSeats' });
  await run({ type: 'BreakTable', table });
  assert.ok((await shown()).desk.entrants.every(({ seat }) => seat?.table !== table));

  const holdings = [
    { player: 'p5', small: 5, rest: 10_000 },
    { player: 'p6', small: 3, rest: 4_000 },
  ];
  const race = { type: 'ColourUp', small: 25, large: 100, holdings } as const;
  assert.equal(await refused({ ...race, numbers: [9, 9, 9, 9] }), 'fields-wrong');
  const raced = only(await run(race), 'ColouredUp');
  assert.equal(raced.numbers.length, 4, 'one odd chip of p5 and three of p6');
  assert.deepEqual(chipRace(race, holdings, raced.numbers), { raced: raced.raced, added: raced.added });
  await run({ type: 'UndoColourUp', reason: 'wrong table' });
});

test('[TRN-11] [TRN-28] prizes are fixed, two tie for third, and those who are left agree on a deal', async () => {
  await later('2026-03-02T20:05:00Z');
  assert.equal(await refused({ type: 'AddOn', player: 'p6' }), 'not-in-its-period');
  await run({ type: 'CloseEntries' });
  const money = (await shown()).desk.money!;
  assert.deepEqual([money.pool, money.prizes], [dollars(1_300), [dollars(650), dollars(390), dollars(260)]]);
  for (const player of ['p5', 'p6', 'p7', 'p8']) {
    await run({ type: 'EliminatePlayers', out: [{ player, by: ['p9'], chips: 1_000 }] });
  }
  const tie = ['p10', 'p11'].map(player => ({ player, by: ['p9'], chips: 2_000 }));
  await run({ type: 'EliminatePlayers', out: tie });
  await run({ type: 'UndoElimination', reason: 'the hand was misread' });
  await run({ type: 'EliminatePlayers', out: tie });
  const stacks = { p9: 48_000, [member]: 20_000 };
  assert.equal(await refused({ type: 'CountChips', stacks: { ...stacks, p9: 47_000 } }), 'chips-do-not-total');
  await run({ type: 'CountChips', stacks });
  const { deal } = (await shown()).desk;
  const pot = dollars(1_040);
  assert.deepEqual([deal?.pot, deal?.advice], [pot, { p9: 57_353, [member]: 46_647 }]);
  const players = ['p9', member];
  const amounts = [dollars(560), dollars(480)];
  assert.equal(
    await refused({ type: 'AgreeDeal', players, amounts: [dollars(560), dollars(481)] }),
    'deal-does-not-total',
  );
  await run({ type: 'AgreeDeal', players, amounts });
  const due = Object.fromEntries((await shown()).desk.due.map(({ player, prize }) => [player, prize]));
  assert.deepEqual(due, { p9: dollars(560), [member]: dollars(480), p10: dollars(130), p11: dollars(130) });
});

const end = (): Promise<Heard> => director.post(`/promotions/${EVENT}/end`, { reason: 'played' });

test('[TRN-10] [TRN-38] the cage pays each place once, with ID, and every slip has its number', async () => {
  assert.match(problemIn(await end()).detail, new RegExp(`not paid yet: p9, p10, p11, ${member}`));
  assert.equal(await refused({ type: 'PayPlayer', player: 'p9', showsId: false }, cage), 'id-needed');
  assert.equal(
    await refused({ type: 'PayPlayer', player: 'p9', showsId: true }, floor.at('floor-1')),
    'not-by-this-role',
  );
  const paid = only(await run({ type: 'PayPlayer', player: 'p9', showsId: true, method: 'check' }, cage), 'PlayerPaid');
  assert.deepEqual([paid.slip, paid.prize, paid.by], [1, dollars(560), ['cora']]);
  assert.equal(await refused({ type: 'PayPlayer', player: 'p9', showsId: true }, cage), 'nothing-due');
  await run({ type: 'BackOutPayment', player: 'p9', reason: 'check misprinted' }, cage);
  for (const player of ['p9', 'p10', 'p11']) await run({ type: 'PayPlayer', player, showsId: true }, cage);
  const slips = await Promise.all([1, 2, 3, 4].map(n => cage.get(`/tournaments/${EVENT}/slips/${n}?form=html`)));
  assert.deepEqual(
    slips.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.match(slips[0]!.text, /Payout slip spring-classic \/ 1<.*VOID - check misprinted.*\$560\.00.*check/s);
  assert.match(
    slips[1]!.text,
    /Payout slip spring-classic \/ 2<.*\$560\.00.*Place<.*1<.*Tax form for this payment<.*none<.*cora/s,
  );
  assert.doesNotMatch(slips[1]!.text, /VOID/);
  const pdf = await cage.get(`/tournaments/${EVENT}/slips/2`);
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
  assert.equal((await cage.get(`/tournaments/${EVENT}/slips/5`)).status, 404);
});

test('[TRN-39] [CLB-5] the prize of somebody who is kept out is held at the cage and goes to no player', async () => {
  assert.equal(await refused({ type: 'WithholdPrize', player: member }), 'member-not-excluded');
  await floor.at('compliance-1').do(`/members/${member}/exclude`, { kind: 'self-exclusion' });
  const pay = { type: 'PayPlayer', player: member, showsId: true } as const;
  assert.equal(await refused(pay, cage), 'member-may-not-take-part');
  assert.match(problemIn(await end()).detail, new RegExp(`not paid yet: ${member}`));
  await run({ type: 'WithholdPrize', player: member }, cage);
  assert.equal(await refused({ type: 'WithholdPrize', player: member }), 'nothing-due');
  assert.equal(await refused({ type: 'BackOutPayment', player: member, reason: 'asked for' }, cage), 'prize-withheld');
  const awards = jsonIn(await cage.get('/awards'))['rows'] as unknown as Award[];
  const held = awards.find(({ player }) => player === member);
  assert.deepEqual(held?.claim, { state: 'forfeited', to: { type: 'held' } });
  assert.ok(held?.gives.type === 'money' && held.gives.amount === dollars(480));
});

const HEADINGS = [
  'Tournament log: Spring Classic',
  'Establishment: Harbor Card Club',
  'Started: Monday, Mar 2, 2026, 11:00 AM',
  'Tables used: 1, 2, 3',
  'Games: texas-holdem',
  'Paid: 12',
  'Buy-in: $100.00 x 12: $1,200.00',
  'Entry fee: $10.00 x 12: $120.00',
  'Rebuy: $50.00 x 1: $50.00',
  'Add-on: $50.00 x 1: $50.00',
  'Pool: $1,300.00',
  'Deductions\n  none',
  'Attached activities\n  none',
  'Deal\n  p9: $560.00',
  '1. p9: $560.00, paid $560.00',
  '3. p10: $130.00, paid $130.00',
  '3. p11: $130.00, paid $130.00',
  '12. p1: $0.00, paid $0.00',
];

test('[TRN-14] [TRN-40] the log prints complete; the event ends once director and cage have signed it', async () => {
  const log = `/tournaments/${EVENT}/log`;
  const text = (await director.get(`${log}?form=text`)).text;
  for (const line of [...HEADINGS, `2. ${member}: $480.00, paid $0.00, held for the state $480.00`]) {
    assert.ok(text.includes(line), `${line} is missing in\n${text}`);
  }
  const unsigned = problemIn(await end());
  assert.deepEqual([unsigned.code, unsigned.clause], ['promotion-not-finished', 'PRO-2; TRN-40; REG-D5']);
  assert.match(unsigned.detail, /2 more signatures/);
  await run({ type: 'SignLog' });
  assert.equal(await refused({ type: 'SignLog' }), 'signed-before');
  assert.match(problemIn(await end()).detail, /1 more signature\./);
  await run({ type: 'SignLog' }, cage);
  const signed = (await director.get(`${log}?form=text`)).text;
  assert.match(signed, /Signatures\n {2}tom, .*kept until Mar 2, 2033\)\n {2}cora, /);
  assert.equal((await end()).status, 200);
  assert.deepEqual(jsonIn(await director.get('/tournaments'))['rows'], []);
  assert.equal((await director.get(`${log}?form=text`)).text, signed, 'the same from the journal when it is over');
  assert.equal(jsonIn(await director.get(`${log}?form=json`))['pool'], dollars(1_300));
  const page = await cage.get(log);
  assert.match(page.text, /<h1>Tournament log: Spring Classic<\/h1>.*Tournament director.*Cage/s);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.equal((await cage.get('/tournaments/never-was/log')).status, 404);
});

test('[TRN-41] [CLB-7] the log has names for people who sign it, every look is on record, and no name is in the journal', async () => {
  const path = `/tournaments/${EVENT}/log`;
  assert.doesNotMatch((await director.get(path)).text, /Bea Card/, 'without the question there is no name');
  assert.equal(await floor.at('floor-1').refused(path, {}), 'not-by-this-role');
  assert.equal(await floor.at('compliance-1').refused(path, {}), 'not-by-this-role');
  assert.equal(await cage.refused('/tournaments/never-was/log', {}), 'no-such-thing');
  const asked = await cage.post(path, {});
  const { players, staff, html } = JSON.parse(asked.text) as NamedLog;
  assert.deepEqual(players, { [member]: 'Bea Card' }, 'guests without a card stay what they were called');
  assert.deepEqual(Object.keys(staff), ['tom', 'cora']);
  for (const words of [
    `2. Bea Card (${member}): $480.00`,
    `12. Bea Card (${member})`,
    `Bea Card (${member}): $480.00`,
    `<li>${staff['tom']} (tom), `,
    '1. p9: $560.00',
  ]) {
    assert.ok(html.includes(words), `${words} is missing in\n${html}`);
  }
  const journal = await floor.at('compliance-1').get('/journal?limit=1000');
  const rows = jsonIn(journal)['rows'] as unknown as JournalRow[];
  const looks = rows.map(({ event }) => JSON.parse(event) as HouseEvent).filter(one => one.type === 'MembersLookedAt');
  assert.deepEqual(
    looks.filter(({ look }) => look === 'log').map(({ members, by }) => [members, by]),
    [[[member], 'cora']],
  );
  assert.ok(!journal.text.includes('Bea Card'));
});

test('[TRN-9] [TRN-32] [TRN-33] levels, payouts and the worth of stacks can be asked for', async () => {
  const levels = jsonIn(await director.get('/tournament-levels?players=120&chips=20000&minutes=480&breakEvery=4'));
  assert.ok((levels['levels'] as unknown as unknown[]).length > 20);
  const payout = jsonIn(await director.get('/tournament-payout?entries=120&pool=1200000&step=500'));
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  assert.equal(Math.round(sum(payout['percents']!) * 100), 10_000);
  assert.equal(sum(payout['amounts']!), 1_200_000);
  const worth = jsonIn(await director.get('/tournament-worth?stacks=5000,3000,2000&prizes=5000,3000,2000'));
  assert.deepEqual(sum(worth['worth']!), 10_000);
  const many = Array.from({ length: 21 }, () => 1).join();
  assert.equal(
    problemIn(await director.get(`/tournament-worth?stacks=${many}&prizes=1`)).code,
    'question-not-understood',
  );
});

test('[RPT-15] what the cage has sold and paid in the event is in its report, checks apart', async () => {
  await floor.at('compliance-1').signOn(con);
  const { rows } = JSON.parse((await floor.at('compliance-1').get('/reports/cage')).text) as {
    readonly rows: readonly Readonly<Record<string, string | number>>[];
  };
  const atCage = rows.filter(row => row['window'] === 'cage-1');
  const sum = (column: string): number => atCage.reduce((total, row) => total + Number(row[column]), 0);
  const sold = dollars(11 * 110 + 50 + 50 + 50); // Eleven entries, a re-buy, two add-ons.
  assert.deepEqual([sum('taken in'), sum('paid out'), sum('by check')], [sold, dollars(560 + 130 + 130), 0]);
  assert.deepEqual(
    atCage.filter(row => row['what'] === 'event prize').map(row => [row['number'], row['by check']]),
    [
      [`${EVENT} / 1`, dollars(560)],
      [`${EVENT} / 1`, -dollars(560)],
      [`${EVENT} / 2`, 0],
      [`${EVENT} / 3`, 0],
      [`${EVENT} / 4`, 0],
    ],
  );
});

test('[RPT-17] the event is listed among those whose logs are at hand', async () => {
  const { rows } = JSON.parse((await floor.at('compliance-1').get('/reports/tournaments')).text) as {
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  };
  const { started, ended, ...row } = rows[0]!;
  assert.deepEqual([rows.length, started, ended], [1, '2026-03-02T19:00:00Z', '2026-03-02T20:05:00Z']);
  assert.deepEqual(row, {
    event: EVENT,
    name: 'Spring Classic',
    activity: ACTIVITY,
    entries: 12,
    'entry fees': dollars(120),
    pool: dollars(1_300),
    'house adds': 0,
    paid: dollars(820),
    withheld: dollars(480),
    cancelled: null,
    'signed by': 'tom, cora',
    'at hand until': '2026-06-02',
    'kept until': '2033-03-02',
  });
});

test('[TRN-36] stopped and read back, the journal is whole, and replay needs no chance', async () => {
  await floor.server.stop();
  const { findings } = await verifyJournal(floor.server.place);
  assert.deepEqual(findings, []);
  const settings = await readHouseFile(`${floor.server.place.folder}/house.json`);
  const { house } = await onRows(floor.server.place, rows => checkedReplay(rows, beginning(settings), {}));
  assert.equal(house.balances.get(`tournament-pool:${ACTIVITY}:${EVENT}`), 0);
  assert.equal(house.balances.get(`prizes-payable:${ACTIVITY}`), dollars(480));
});
