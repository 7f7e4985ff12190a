import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, claimAfter, UNVERIFIED } from '#core/claim';
import { decideFund, openFund, reserveBehind, transferOf } from '#core/fund';
import type { CommandIn, PostedIn, StateIn } from '#core/house';
import { transfer, trialBalance } from '#core/ledger';
import { prizeDue } from '#core/mechanisms';
import { contestRule } from '#core/mechanisms/contest';
import { trackingRule } from '#core/mechanisms/tracking';
import { type Cents, dollars } from '#core/money';
import { checkOffering, type Offering } from '#core/rulebook';
import { parseMoment } from '#core/time';
import { decideContest } from '../src/core/mechanisms/contest/decide.ts';
import { CONTEST } from '../src/core/mechanisms/contest/feature.ts';
import { decideTracking } from '../src/core/mechanisms/tracking/decide.ts';
import { TRACKING } from '../src/core/mechanisms/tracking/feature.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { type Known, trackedHouse } from './house/tracked.ts';
import { approved, offeringOf } from './promotions/offering.ts';

type ContestCommand = CommandIn<'contest'>;
type PostedTracking = PostedIn<'tracking'>;

const CLOCK = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

const at = (time: string): Temporal.Instant => {
  const moment = parseMoment(CLOCK, time);
  assert.ok(moment.ok);
  return moment.value;
};

/** The promotion as announced; one prize outside the approval is refused before. */
const announce = (key: string, chosen: Partial<Offering>, outside?: Partial<Offering>): Offering => {
  const offering = offeringOf(key, chosen);
  const checked = checkOffering(approved(key), offering);
  assert.ok(checked.ok, checked.ok ? '' : checked.message);
  if (outside !== undefined) assert.ok(!checkOffering(approved(key), offeringOf(key, { ...chosen, ...outside })).ok);
  return offering;
};

/** Plays from one hour to another at a free table, swiped on every hour; what the card has then. */
const play = (key: string, offering: Offering, posted: PostedTracking, [from, hours]: readonly [string, number]) => {
  const rule = trackingRule({ activity: approved(key), offering }, posted);
  assert.ok(rule.ok);
  const house = trackedHouse(rule.value.activity.id, { plays: { isLive: false } });
  const swipes = Array.from({ length: hours }, (_, n) => [n + 1, { type: 'SwipeCard', player: 'ana' }] as const);
  const steps: readonly (readonly [number, CommandIn<'tracking'>])[] = [
    [0, { type: 'EnrollPlayer', player: 'ana' }],
    [0, { type: 'SitDown', player: 'ana', table: 1 }],
    ...swipes,
    [hours, { type: 'LeaveTable', player: 'ana' }],
  ];
  return steps.reduce((state, [hour, command]) => {
    const now = at(from).add({ hours: hour });
    const decision = decideTracking({ rules: rule.value, state, house, context: { now } }, command);
    assert.ok(decision.ok);
    return decision.events.reduce(TRACKING.evolve, state);
  }, TRACKING.begins(posted));
};

const NO_CREDITS: PostedTracking = { creditsPerSwipe: 0, prizes: {} };

/** Runs a contest; what is refused on the way is listed by its code. */
const run = (
  [key, offering]: readonly [string, Offering],
  posted: { readonly deadline?: string; readonly games: readonly string[] },
  known: Known,
  commands: readonly (readonly [time: string, command: ContestCommand])[],
): { readonly contest: StateIn<'contest'>; readonly refused: readonly string[] } => {
  const rule = contestRule({ activity: approved(key), offering }, posted);
  assert.ok(rule.ok);
  const house = trackedHouse(rule.value.activity.id, known);
  let contest = CONTEST.begins(posted);
  const refused: string[] = [];
  for (const [time, command] of commands) {
    const decision = decideContest({ rules: rule.value, state: contest, house, context: { now: at(time) } }, command);
    if (decision.ok) contest = decision.events.reduce(CONTEST.evolve, contest);
    else refused.push(decision.code);
  }
  return { contest, refused };
};

/** The fund or the house pays, and the books balance; what the fund has left. */
const pay = (key: string, offering: Offering, amounts: readonly Cents[], reserve: Cents): Cents => {
  const rule = { activity: approved(key), offering };
  const account = { type: 'reserve', activity: reserveBehind(rule.activity) } as const;
  const fees = transfer('fees so far', [{ from: { type: 'players' }, to: account, amount: reserve }]);
  const prizes = amounts.map(amount => prizeDue(rule.activity, amount));
  const decision = decideFund(rule, openFund(rule, { reserve }), { type: 'PayPrizes', prizes, hits: [] });
  assert.ok(decision.ok);
  const balances = decision.events.reduce(
    (books, event) => book(books, transferOf(rule, event)),
    book(NO_BALANCES, fees),
  );
  assert.equal(trialBalance(balances), 0);
  return balanceOf(balances, account);
};

const entry = (player: string, picks: Readonly<Record<string, string>>): ContestCommand => ({
  type: 'SubmitEntry',
  player,
  picks,
  guess: [21, 20],
});

test('[GEAR-001093] five scans in the week, picks in time, the Monday total, three prizes from the poker jackpot', () => {
  const key = 'pro-football';
  const prizes = { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) };
  const offering = announce(key, { prizes }, { prizes: { 'top3/1': dollars(501) } });
  const week = { ...NO_CREDITS, from: at('2026-09-07T00:00').toString(), to: at('2026-09-13T09:30').toString() };
  const hours = { ann: 5, ben: 4, cid: 6 };
  const tracked = Object.entries(hours).map(([player, count]) => {
    const { cards } = play(key, offering, week, ['2026-09-08T12:00', count]);
    return [player, cards.get('ana')!.hours] as const;
  });
  const right = { g1: 'SF', g2: 'KC' };
  const known = { hours: Object.fromEntries(tracked), seated: { dan: 'employee-off-duty' } } as const;
  const { contest, refused } = run([key, offering], { deadline: week.to, games: ['g1', 'g2'] }, known, [
    ['2026-09-13T09:00', entry('ann', right)],
    ['2026-09-13T09:00', entry('ann', right)],
    ['2026-09-13T09:10', entry('ben', right)],
    ['2026-09-13T09:20', entry('cid', { ...right, g2: 'NE' })],
    ['2026-09-13T09:20', entry('dan', right)],
    ['2026-09-13T09:31', entry('eve', right)],
    ['2026-09-14T23:00', { type: 'SettleContest', results: right, final: [20, 17] }],
  ]);
  assert.deepEqual(refused, ['entered-before', 'person-may-not-enter', 'entry-too-late']);
  assert.deepEqual(contest.result?.outForHours, ['ben']);
  assert.deepEqual(contest.result?.payouts, [
    { player: 'ann', place: 1, amount: 50_000 },
    { player: 'cid', place: 2, amount: 30_000 },
  ]);
  assert.equal(pay(key, offering, [dollars(500), dollars(300)], dollars(10_000)), dollars(9_200));
  const claim = [
    ['2026-09-14T23:00', { type: 'VerifyWin', wonAt: at('2026-09-14T23:00'), posted: dollars(500) }],
    ['2026-09-15T12:30', { type: 'ShowId' }],
    ['2026-09-15T12:40', { type: 'PayPrize' }],
  ] as const;
  const end = claim.reduce((state: Claim, [time, command]) => {
    const after = claimAfter(approved(key), state, command, { now: at(time), clock: CLOCK });
    assert.ok(after.ok, after.ok ? '' : after.message);
    return after.value;
  }, UNVERIFIED);
  assert.equal(end.state, 'paid');
});

test('[GEAR-001045] twenty hours in March, one bracket before the first game, a tie for the first prize', () => {
  const key = 'march-madness-bracket';
  const prizes = { '1st': dollars(100_000), '2nd': dollars(5_000), '3rd': dollars(1_000) };
  const offering = announce(key, { prizes }, { prizes: { '2nd': dollars(50_001) } });
  const march = { ...NO_CREDITS, from: at('2026-03-01T00:00').toString(), to: at('2026-03-31T23:59').toString() };
  const { hours } = play(key, offering, march, ['2026-03-02T01:00', 20]).cards.get('ana')!;
  const results = { g1: 'UCLA', g2: 'DUKE' };
  const posted = { deadline: at('2026-03-19T09:00').toString(), games: ['g1', 'g2'] };
  const { contest, refused } = run([key, offering], posted, { hours: { ann: hours, ben: 21, cid: 22 } }, [
    ['2026-03-18T12:00', entry('ann', results)],
    ['2026-03-18T12:00', entry('ben', results)],
    ['2026-03-18T12:00', entry('cid', { ...results, g1: 'DUKE' })],
    ['2026-03-19T09:00', entry('dan', results)],
    ['2026-04-07T12:00', { type: 'SettleContest', results }],
  ]);
  assert.deepEqual(refused, ['entry-too-late']);
  const paid = contest.result?.payouts.map(({ player, amount }) => [player, amount]);
  assert.deepEqual(paid, [
    ['ann', 5_000_000],
    ['ben', 5_000_000],
    ['cid', 500_000],
  ]);
  assert.equal(pay(key, offering, [dollars(105_000)], dollars(200_000)), dollars(95_000));
});

test('[high-hand-promotion] points for hands, twenty prizes, equal players share, paid from the jackpot fund', () => {
  const key = 'high-hand-promotion';
  const prizes = { 'points/1': dollars(1_000), 'points/2': dollars(500), 'points/3': dollars(100) };
  const offering = announce(key, { mode: 'points', charts: ['mode-points'], prizes });
  const points = (player: string, n: number): readonly [string, ContestCommand] => [
    '2026-05-04T12:00',
    { type: 'AddPoints', player, points: n },
  ];
  const { contest } = run([key, offering], { games: [] }, {}, [
    points('ann', 10),
    points('ben', 4),
    points('cid', 3),
    points('cid', 1),
    ['2026-06-01T12:00', { type: 'SettleContest', results: {} }],
  ]);
  const amounts = contest.result?.payouts.map(({ amount }) => amount) ?? [];
  assert.deepEqual(amounts, [100_000, 30_000, 30_000]);
  assert.equal(pay(key, offering, amounts, dollars(2_000)), dollars(400));
});

test('[GEGA-003040] credits of a card buy a posted prize with ID, and lapse with the promotion', () => {
  const key = 'player-tracking-rewards';
  const offering = announce(key, { prizes: { posted: dollars(50) } }, { prizes: { posted: dollars(9) } });
  const july = {
    creditsPerSwipe: 1,
    prizes: { dinner: 3 },
    from: at('2026-07-01T00:00').toString(),
    to: at('2026-07-31T23:59').toString(),
  };
  const state = play(key, offering, july, ['2026-07-02T10:00', 3]);
  const rule = trackingRule({ activity: approved(key), offering }, july);
  assert.ok(rule.ok);
  const house = trackedHouse(rule.value.activity.id, {});
  const redeem = (time: string) =>
    decideTracking(
      { rules: rule.value, state, house, context: { now: at(time) } },
      { type: 'RedeemCredits', player: 'ana', prize: 'dinner', showsId: true },
    );
  assert.ok(redeem('2026-07-31T23:59').ok);
  const late = redeem('2026-08-01T00:00');
  assert.equal(late.ok ? '' : late.code, 'redeem-outside-period');
});
