import { type Answer, answer, type Refusal } from '#core/base';
import { feeBar, noFeeAt } from '#core/eligibility';
import { type CommandOf, standingFund } from '#core/house';
import type { Rule } from '#core/mechanisms';
import { minus, plus, total } from '#core/money';
import { collectionOf } from '#core/rulebook';
import type { Filled } from '#core/shape';
import { FundScenario, type Journal, kindOf, type Payer, plainFund, promotionOf, TWO } from '../conformance/index.ts';
import { CannotBeDealt } from './cannot-be-dealt.ts';
import { NOTICE_HOURS } from './completed.ts';
import type { Examples } from './examples.ts';
import { daysClosed, daysPassed, isOwed, repaidIn, tablesOpen } from './fund-days.ts';
import { giveAll } from './give-all.ts';
import type { ServedJournal } from './journal.ts';
import { refuse } from './refusals.ts';
import { dealt, fundShown, verified } from './rounds.ts';

type Step = Filled<typeof FundScenario>['steps'][number];
type Running = {
  readonly journal: Journal;
  readonly rule: Rule;
  readonly payer: Payer;
  readonly tables: { open: number };
  readonly examples: Examples;
  readonly askTogether: ServedJournal['askTogether'];
  /** Hours of tables that no closed day has billed yet. */
  readonly hours: { open: boolean };
};

/** Kind `fund-history`: games are played, days go by, and what the house books is read back. */
export const fundHistoryWith = (examples: Examples, askTogether: ServedJournal['askTogether']) =>
  kindOf(FundScenario, async ({ activity, offering, fund, steps }, journal, expect) => {
    const rule = promotionOf(activity, offering);
    const payer = await journal.scene.start(rule, fund ?? {});
    if (!payer.ok || expect['refused'] === true) return payer.ok ? answer({}) : payer;
    const running = {
      journal,
      rule,
      payer: payer.value,
      tables: { open: 0 },
      hours: { open: false },
      examples,
      askTogether,
    };
    let refusedAt: number | undefined;
    for (const [place, step] of steps.entries()) {
      const refused = await taken(running, step, steps[place + 1]);
      if (refused !== undefined && !('refusedAt' in expect)) return refused;
      if (refused !== undefined) {
        refusedAt = place;
        break;
      }
    }
    const before = journal.events.length;
    const unbilled = await billed(running);
    if (unbilled !== undefined) return unbilled;
    // Nobody in the scenario has asked for what closing this day has repaid.
    const repaid = repaidIn(journal.events.slice(before));
    const events = journal.events.flatMap(event => (event.type === 'FundMoved' ? [event.fund] : []));
    const adminFees = events.filter(event => event.type === 'AdminFeeTaken');
    const after = await fundShown(journal, payer.value);
    return answer({
      refusedAt,
      adminFees: total(adminFees.flatMap(({ fromReserve, pools }) => [fromReserve, ...Object.values(pools)])),
      houseReimbursed: minus(repaidIn(journal.events), repaid),
      payout: after.payout,
      fund: plainFund({ ...after, reserve: plus(after.reserve, repaid), advance: plus(after.advance, repaid) }),
    });
  });

const taken = async (running: Running, step: Step, next: Step | undefined): Promise<Refusal | undefined> => {
  const { journal, payer } = running;
  const { activity } = payer;
  const [pool = 'main'] = Object.keys(standingFund(journal.house().funds, payer).pools);
  if (step.fees !== undefined) return collected(running, step.fees);
  if (step.day !== undefined) return daysPassed(journal, step.day);
  if (step.adminHours !== undefined) return opened(running, step.adminHours, next);
  if (step.reimburse !== undefined) return reimbursed(journal, activity);
  if (step.raise !== undefined) return raised(journal, { activity, pool, amount: step.raise });
  if (step.payout !== undefined) {
    const offering = { ...journal.house().offerings.get(activity)!.offering, payouts: [step.payout] }; // It runs.
    const changed = await giveAll(journal.ask, [
      { type: 'PauseOffering', activity, reason: 'Another structure' },
      { type: 'ChangeOffering', activity, offering },
    ]);
    // Players can read it for an hour before it holds.
    return changed ?? journal.ask({ type: 'ResumeOffering', activity }, { ...TWO, now: afterNotice(journal) });
  }
  if (step.lower !== undefined) return nobodyCan('lower a pool');
  return hit(running, step);
};

const afterNotice = (journal: Journal): Temporal.Instant => journal.now().add({ hours: NOTICE_HOURS });

/** Posted with the moment from which it counts, to the minute, and then it does. */
const raised = async (
  journal: Journal,
  raise: Omit<CommandOf<'RaisePool'>, 'type' | 'from'>,
): Promise<Refusal | undefined> => {
  const now = afterNotice(journal).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const refused = await journal.ask({ type: 'RaisePool', ...raise, from: now.toString() });
  return refused ?? journal.ask({ type: 'LetTimePass' }, { ...TWO, now });
};

const nobodyCan = async (what: string): Promise<Refusal> => refuse('nobody-can', { what }, 'HSE-15');

/** What is not due is not repaid: to the scenario that is no refusal. */
const reimbursed = async (journal: Journal, activity: string): Promise<Refusal | undefined> => {
  const refused = await journal.ask({ type: 'ReimburseHouse', activity });
  return refused?.code === 'nothing-to-reimburse' ? undefined : refused;
};

/** A round that some scenario deals is dealt here; its own fees are taken out again. */
const hit = async ({ journal, rule, payer, tables, examples }: Running, step: Step): Promise<Refusal | undefined> => {
  const rows = step.round ?? [step.award ?? ''];
  const possible = examples.dealing(rule, rows);
  const round = possible ?? examples.impossible(rule, rows);
  if (round === undefined) return nobodyCan(`deal ${rows.join(' and ')} of ${rule.activity.id}`);
  const { pools, reserve, advance, daysFees } = standingFund(journal.house().funds, payer);
  tables.open += 1;
  const stated = { rule, payer, fundJson: { pools, reserve: plus(reserve, daysFees), advance } };
  const table = tables.open;
  const unpaid = (await dealt(journal, stated, round, table)) ?? (await verified(journal, stated, round, table));
  if (possible === undefined && unpaid?.code === 'card-seen-twice') throw new CannotBeDealt(rows, unpaid.message);
  return (
    unpaid ??
    giveAll(journal.ask, [
      { type: 'GameOver', table },
      { type: 'CloseTable', table },
    ])
  );
};

/** Seats and positions of a table, and the most that pay in one round. */
const SEATS = 20;

/** So many fees, in as few rounds as the places of a table allow. */
const collected = async (
  { journal, rule, tables, askTogether }: Running,
  count: number,
): Promise<Refusal | undefined> => {
  const game = gameFor(rule, offeredIn(journal, rule));
  if (!game.ok) return game;
  const { isOptional, isOfTable, players } = game.value;
  let left = count;
  while (left > 0) {
    tables.open += 1;
    const table = tables.open;
    const places = isOfTable ? players : Math.min(left, SEATS * game.value.behind);
    const rounds = isOfTable ? left : Math.floor(left / places);
    const seated = Array.from({ length: Math.max(places, players) }, (_, n) => ({
      seat: (n % SEATS) + 1,
      position: Math.floor(n / SEATS) + 1,
    }));
    const activity = rule.activity.id;
    const lit = isOptional ? seated.slice(0, places) : [];
    const lighting = lit.map(
      place => ({ type: 'LightSeat', table, lit: { ...place, activity, space: 'player' } }) as const,
    );
    const sitting = seated.map(
      place =>
        ({ type: 'SeatPlayer', table, seated: { ...place, player: { type: 'anonymous' }, role: 'player' } }) as const,
    );
    const plays = { game: game.value.game, isLive: true, isTournament: false };
    const refused = (await journal.ask({ type: 'OpenTable', table, plays })) ?? (await askTogether(sitting));
    if (refused !== undefined) return refused;
    for (let round = 0; round < rounds; round++) {
      const unplayed =
        (await askTogether(lighting)) ??
        (await giveAll(journal.ask, [
          { type: 'StartGame', table },
          { type: 'GameOver', table },
        ]));
      if (unplayed !== undefined) return unplayed;
    }
    const unclosed = await journal.ask({ type: 'CloseTable', table });
    if (unclosed !== undefined) return unclosed;
    left -= isOfTable ? rounds : rounds * places;
  }
  return undefined;
};

const POKER = ['texas-holdem', 'omaha', 'seven-card-stud', 'draw-poker'];

/** At fewer players some fees are not taken. */
const ENOUGH = 6;

type Dealt = {
  readonly game: string;
  readonly isOptional: boolean;
  readonly isOfTable: boolean;
  readonly players: number;
  /** Positions at a seat that can pay. */
  readonly behind: number;
};

type Offered = Parameters<typeof noFeeAt>[1];

const offeredIn = (journal: Journal, { activity }: Rule): Offered => journal.house().offerings.get(activity.id)!; // It runs.

/** A game of the activity at which one position pays one fee. */
const gameFor = ({ activity }: Rule, offered: Offered): Answer<Dealt> => {
  const named = [
    ...activity.games.map(({ slug }) => slug),
    ...activity.charts.flatMap(({ rows }) => rows.flatMap(({ games }) => (typeof games === 'string' ? [] : games))),
    ...POKER,
  ];
  for (const game of named) {
    for (const players of [1, ENOUGH]) {
      const due = collectionOf(activity, { game, positions: players, hasPlayerDealer: false });
      const table = { table: 1, game, isLive: true, isTournament: false, dealtIn: players };
      if (!due.ok || due.value.total === 0 || noFeeAt(activity, offered, table) !== undefined) continue;
      const { optional: isOptional, perTable } = due.value;
      const payer = { role: 'player', position: 2, isPlayerDealer: false, space: 'player' } as const;
      const mayBehind = !isOptional || feeBar(activity, payer, game) === undefined;
      return answer({ game, players, isOptional, isOfTable: perTable > 0, behind: mayBehind ? SEATS : 1 });
    }
  }
  return refuse('nobody-can', { what: `collect a fee for ${activity.id}` }, 'HSE-3');
};

/**
 * So many tables open for an hour each. Closing the day bills them, and repays the house what it is owed: where that
 * would come too soon for the scenario, the day is closed later.
 */
const opened = async (running: Running, hours: number, next: Step | undefined): Promise<Refusal | undefined> => {
  const { journal, rule, tables, payer } = running;
  const game = gameFor(rule, offeredIn(journal, rule));
  const numbers = Array.from({ length: hours }, (_, n) => tables.open + n + 1);
  tables.open += hours;
  const refused = await tablesOpen(journal, game.ok ? game.value.game : 'texas-holdem', numbers);
  if (refused !== undefined) return refused;
  running.hours.open = true;
  const isLast = next === undefined || next.adminHours !== undefined;
  const isTooSoon = isLast || (next.reimburse === undefined && isOwed(journal, payer));
  return isTooSoon ? undefined : billed(running);
};

const billed = async ({ journal, hours }: Running): Promise<Refusal | undefined> => {
  if (!hours.open) return undefined;
  hours.open = false;
  return daysClosed(journal);
};
