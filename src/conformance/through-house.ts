import { z } from 'zod';
import { canonicalJson } from '#core/base';
import { decideFund, evolveFund } from '#core/fund';
import {
  type Context,
  decideHouse,
  emptyHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  houseObjections,
  houseText,
  moneyOf,
  type RoundBettor,
  type Seen,
  type Settings,
  standingFund,
} from '#core/house';
import { payAwards, type Rule, type Settled, settlePeriod, settleRound } from '#core/mechanisms';
import { type Cents, cents, NOTHING } from '#core/money';
import { checkOffering, type Round, rowsInForce, type Unclaimed } from '#core/rulebook';
import { findActivity, RULEBOOK } from '../../rulebook/index.ts';
import { readRound } from './activity-round-json.ts';
import { ClaimScenario } from './claim.ts';
import { differs } from './differs.ts';
import { commandOf, FundScenario } from './fund-history.ts';
import { readFund, readOffering } from './offering-json.ts';

const SETTINGS: Settings = {
  clock: { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') },
  activities: RULEBOOK,
  secondPersonFrom: NOTHING,
  sealFrom: NOTHING,
  checklist: [],
  increasesAt: Temporal.PlainTime.from('06:00'),
};
const AT = '2026-03-02T18:00:00Z';
const TWO: Context = {
  now: Temporal.Instant.from(AT),
  actor: { id: 'ann', role: 'floor' },
  second: { id: 'bo', role: 'floor' },
};

/** How a scenario went through a house: what differs from the direct way, and the events as a journal has them. */
export type Through = { readonly differences: readonly string[]; readonly events: readonly HouseEvent[] };

/** A house with everything that has happened in it. */
type Journal = {
  readonly house: () => House;
  readonly events: readonly HouseEvent[];
  readonly happened: (...events: readonly HouseEvent[]) => void;
  /** The refusal in words, if it is one. */
  readonly ask: (command: HouseCommand, context?: Context) => string | undefined;
};

const journalOf = (settings: Settings): Journal => {
  let house = emptyHouse(settings);
  const events: HouseEvent[] = [];
  const happened = (...added: readonly HouseEvent[]): void => {
    house = added.reduce(evolveHouse, house);
    events.push(...added);
  };
  const ask = (command: HouseCommand, context = TWO): string | undefined => {
    const decision = decideHouse(house, command, context);
    if (!decision.ok) return `${command.type}: ${decision.message}`;
    happened(...decision.events);
    return undefined;
  };
  return { house: () => house, events, happened, ask };
};

/** The events once more, from their JSON, in a new house: what differs from the house they came from. */
const replayDiffers = ({ house, events }: Journal): readonly string[] => {
  const read = events.map(event => JSON.parse(JSON.stringify(event)) as HouseEvent);
  const again = read.reduce(evolveHouse, emptyHouse(SETTINGS));
  return [...differs('the house after replay', houseText(house()), houseText(again)), ...houseObjections(again)];
};

const RoundScenario = z.object({
  activity: z.string(),
  offering: z.unknown().optional(),
  fund: z.unknown().optional(),
  round: z.unknown().optional(),
  rounds: z.array(z.unknown()).optional(),
  period: z.object({ from: z.string(), to: z.string() }).optional(),
});

/** Kind `activity-round`: called, locked, verified and awarded in a house as it is by the mechanism alone. */
export const roundThroughHouse = (scenario: unknown): Through => {
  const given = RoundScenario.parse(scenario);
  const started = opened(given.activity, given.offering, given.fund);
  if (started === undefined) return { differences: [], events: [] };
  const { journal, rule } = started;
  if (given.period !== undefined || rule.activity.settlement.period !== undefined) {
    return paidAtOnce(started, given);
  }
  const round = readRound(given.round);
  const fund = standingFund(journal.house().funds, started.payer);
  const settled = settleRound(rule, fund, round);
  const differences = [...play(journal, rule, round, settled), ...roundDiffers(started, settled, fund)];
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

/** Kind `fund-history`: every step as the house books it. */
export const fundThroughHouse = (scenario: unknown): Through => {
  const { activity, offering, fund, steps } = FundScenario.parse(scenario);
  const started = opened(activity, offering, fund);
  if (started === undefined) return { differences: [], events: [] };
  const { journal, rule, payer } = started;
  let direct = readFund(rule.activity, rule.offering, fund);
  for (const step of steps) {
    const decision = decideFund(rule, direct, commandOf(rule, direct, step));
    if (!decision.ok) break;
    direct = decision.events.reduce(evolveFund, direct);
    const money = moneyOf(journal.house());
    const cause = { why: 'correction', reason: 'a scenario' } as const;
    money.move(rule, commandOf(rule, standingFund(journal.house().funds, payer), step), cause);
    journal.happened(...money.events);
  }
  const { payout: _, ...after } = standingFund(journal.house().funds, payer);
  const { payout: _posted, ...expected } = direct;
  const differences = differs('the fund', canonicalJson(expected), canonicalJson(after));
  return { differences: [...differences, ...replayDiffers(journal).filter(isOfBooks)], events: journal.events };
};

/** Prizes of a history or a period are paid without awards, so that only the books themselves can be asked. */
const isOfBooks = (line: string): boolean => !line.includes('prizes-payable');

/** Kind `claim`: a verified win on its way to the winner, before each step a look at the clock. */
export const claimThroughHouse = (scenario: unknown): Through => {
  const { activity: name, cents: amount, timeline, expect } = ClaimScenario.parse(scenario);
  const started = opened(name, {}, {});
  if (started === undefined) return { differences: [`there is no activity ${name}`], events: [] };
  const { journal, rule } = started;
  journal.happened(verifiedWin(rule.activity.id, amount, timeline[0]!.at));
  const refused = timeline.map(({ at, do: what }) => {
    const context = { ...TWO, now: at };
    const passed = journal.ask({ type: 'LetTimePass' }, context);
    return passed ?? journal.ask(STEPS[what], { ...context, actor: { id: 'bo', role: 'floor' } });
  });
  const end = journal.house().awards.get(1)?.claim;
  // Who shows ID that nobody asked for is told so; to the scenario that is no refusal.
  const refusedAt = refused.findIndex(why => why !== undefined && !why.includes('waits for no ID'));
  const differences = [
    ...differs('state', expect.state?.replace('held-30-days', 'held'), end?.state ?? 'unverified'),
    ...differs('refusedAt', expect.refusedAt, refusedAt < 0 ? undefined : refusedAt),
    ...differs('returnedTo', expect.returnedTo, end?.state === 'forfeited' ? accountOf(end.to) : undefined),
  ];
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

const STEPS: Readonly<Record<'verify' | 'present-id' | 'pay' | 'tick', HouseCommand>> = {
  verify: { type: 'AgreeToReview', review: 1 },
  'present-id': { type: 'ShowId', award: 1 },
  pay: { type: 'PayAward', award: 1, method: 'cage' },
  tick: { type: 'LetTimePass' },
};

const accountOf = (to: Unclaimed): string => (to.type === 'reserve-of' ? `${to.activity}:reserve` : to.type);

/** One person has verified a win of so much, which the house pays; the second is still to come. */
const verifiedWin = (activity: string, amount: Cents, at: Temporal.Instant): HouseEvent => ({
  type: 'HandsVerified',
  review: 1,
  table: 1,
  round: 1,
  activity,
  calls: [],
  by: 'ann',
  wonAt: at.toString(),
  seen: { board: [], hands: [], dealerCards: [], reachedShowdown: true },
  checked: [],
  due: [
    {
      to: { seat: 1 },
      gives: { type: 'money', amount },
      prizes: [{ amount, from: { type: 'house' } }],
      because: { hand: 'a scenario', used: [], conditions: [], arithmetic: [], clause: activity },
    },
  ],
  hits: [],
  judged: [],
  needsSecond: true,
});

type Started = {
  readonly journal: Journal;
  readonly rule: Rule;
  readonly payer: { readonly activity: string; readonly reserveOf: string };
};

/** The offering as a scenario states it, running, with the money it states. */
const opened = (name: string, offeringJson: unknown, fundJson: unknown): Started | undefined => {
  const activity = findActivity(name);
  if (activity === undefined) return undefined;
  const offering = readOffering(activity, offeringJson);
  if (!checkOffering(activity, offering).ok) return undefined;
  const { source } = activity.funding;
  const payer = { activity: activity.id, reserveOf: source.type === 'activity' ? source.id : activity.id };
  const journal = journalOf(SETTINGS);
  journal.happened({ type: 'OfferingAnnounced', ...payer, offering, tables: 'all', at: AT });
  const { pools, reserve, advance } = readFund(activity, offering, fundJson);
  const change = { pools, reserve, advance, daysFees: NOTHING, isRunning: true };
  const { id } = activity;
  journal.happened({
    type: 'FundAdjusted',
    activity: id,
    change,
    cause: { why: 'take-over' },
    bookings: [
      ...Object.entries(pools).map(([key, amount]) => ['players', `pool:${id}:${key}`, amount] as const),
      ['players', `reserve:${payer.reserveOf}`, reserve],
      [`advance:${id}`, 'players', advance],
    ],
  });
  journal.happened({ type: 'OfferingStarted', activity: id, at: AT });
  return { journal, rule: { activity, offering }, payer };
};

/** The table as the scenario has it: called, verified and agreed to. */
const play = (journal: Journal, rule: Rule, round: Round, settled: Settled): readonly string[] => {
  const { id } = rule.activity;
  const { game } = round.deal;
  const { isLive, isTournament } = round;
  const bettors = round.bettors.map((bettor, place) => bettorOf(id, bettor, place));
  journal.happened(
    { type: 'TableOpened', table: 1, plays: { game, isLive, isTournament }, at: AT },
    { type: 'RoundStarted', table: 1, round: 1, at: AT, activities: [id], bettors },
  );
  const won = settled.awards.flatMap(({ to: { seat, row } }) => (row === undefined ? [] : [{ seat, row }]));
  const rows = rowsInForce(rule.activity, rule.offering, game);
  const tried = bettors.slice(0, 1).flatMap(({ seat }) => rows.slice(0, 1).map(({ key }) => ({ seat, row: key })));
  const isDealtIn = ({ seat }: { seat: number }): boolean => bettors.some(bettor => bettor.seat === seat);
  const called = new Map((won.length > 0 ? won : tried).filter(isDealtIn).map(one => [`${one.seat} ${one.row}`, one]));
  if (called.size === 0) return [];
  const commands: readonly HouseCommand[] = [
    ...[...called.values()].map(one => ({ type: 'CallHand', table: 1, activity: id, ...one }) as const),
    { type: 'VerifyHands', table: 1, activity: id, seen: seenOf(round), deckCounted: true, checked: [], seal: 'S-1' },
  ];
  return commands.map(command => journal.ask(command)).filter(refusal => refusal !== undefined);
};

/** Every bettor has a place of their own; the scenario's place decides only whose hand it is. */
const bettorOf = (activity: string, bettor: Round['bettors'][number], place: number): RoundBettor => ({
  seat: bettor.hand.seat,
  position: bettor.position * 100 + place,
  player: bettor.name === undefined ? { type: 'anonymous' } : { type: 'member', id: bettor.name },
  role: bettor.role,
  isPlayerDealer: bettor.isPlayerDealer,
  fees: bettor.fee.map(space => ({ activity, space })),
  ...(bettor.age === undefined ? {} : { age: bettor.age }),
});

const seenOf = (round: Round): Seen => {
  const { deal, bettors, playersDealtIn, pot, tableLimit, feePayersInRoom } = round;
  const { game: _, ...cards } = deal;
  return {
    ...cards,
    isMisdeal: round.isMisdeal,
    isFouledDeck: round.isFouledDeck,
    wasDiscussed: round.wasDiscussed,
    reachedShowdown: round.reachedShowdown,
    places: bettors.map(
      ({ hand, position, wager, bonusOnly, folded, isHeldAside, isAllIn, missedBlind, asked }, place) => ({
        seat: hand.seat,
        position: position * 100 + place,
        bonusOnly,
        isHeldAside,
        isAllIn,
        missedBlind,
        ...(wager === undefined ? {} : { wager }),
        ...(folded === undefined ? {} : { folded }),
        ...(asked === undefined ? {} : { asked }),
      }),
    ),
    ...(playersDealtIn === undefined ? {} : { playersDealtIn }),
    ...(pot === undefined ? {} : { pot }),
    ...(tableLimit === undefined ? {} : { tableLimit }),
    ...(feePayersInRoom === undefined ? {} : { feePayersInRoom }),
  };
};

/**
 * The same awards, the same meters, and the same money behind them. A lock brings the meter up before the prizes are
 * known, so that reserve and house may take turns: together they give the same.
 */
const roundDiffers = ({ journal, rule, payer }: Started, settled: Settled, before: ReturnType<typeof standingFund>) => {
  const direct = payAwards(rule, before, settled);
  if (!direct.ok) return [`refused: ${direct.message}`];
  const made = journal.events.flatMap(event => (event.type === 'AwardMade' ? [wordsFor(event)] : []));
  const after = standingFund(journal.house().funds, payer);
  const laidOut = direct.value.events.reduce((sum, event) => sum + ('byHouse' in event ? event.byHouse : 0), 0);
  const house = journal.house().balances.get('house') ?? 0;
  return [
    ...differs('awards', direct.value.awards.map(wordsFor).join('; '), made.join('; ')),
    ...Object.entries(direct.value.fund.pools).flatMap(([key, amount]) =>
      differs(`pool ${key}`, amount, after.pools[key] ?? cents(0)),
    ),
    ...differs(
      'reserve less what the house laid out',
      direct.value.fund.reserve - direct.value.fund.advance - laidOut,
      after.reserve - after.advance + house,
    ),
  ];
};

const wordsFor = (award: {
  readonly seat: number;
  readonly bettor?: string | undefined;
  readonly row?: string | undefined;
  readonly share?: string | undefined;
  readonly on?: string | undefined;
  readonly gives: Extract<HouseEvent, { type: 'AwardMade' }>['gives'];
}): string => {
  const { seat, bettor, row, share, on, gives } = award;
  const given = gives.type === 'money' || gives.type === 'money-each' ? { ...gives, paidBy: gives.paidBy.pool } : gives;
  return JSON.stringify({ seat, bettor, row, share, on, given });
};

/** A period is settled at its end, at once: its payments are booked by the house all the same. */
const paidAtOnce = (started: Started, given: z.output<typeof RoundScenario>): Through => {
  const { journal, rule, payer } = started;
  const fund = standingFund(journal.house().funds, payer);
  const [from, to] = [given.period?.from ?? '2000-01-01', given.period?.to ?? '2100-01-01'];
  const period = { from: Temporal.PlainDateTime.from(from), to: Temporal.PlainDateTime.from(to) };
  const settled = settlePeriod(rule, fund, period, (given.rounds ?? [given.round]).map(readRound));
  const prizes = settled.awards.flatMap(award => award.prizes);
  const money = moneyOf(journal.house());
  const paid = money.move(rule, { type: 'PayPrizes', prizes, hits: settled.hits }, { why: 'award' });
  if (!paid.ok) return { differences: [paid.message], events: [] };
  journal.happened(...money.events);
  return { differences: replayDiffers(journal).filter(isOfBooks), events: journal.events };
};
