import { type Answer, accept, answer, type Decision, defined } from '#core/base';
import { reaches } from '#core/eligibility';
import { ACCOUNT } from '#core/ledger';
import {
  bettorOf,
  booking,
  type Context,
  callsAt,
  type Deciders,
  feesIn,
  type HouseView,
  idleTable,
  isForMoney,
  isOfferedAt,
  isSame,
  isShownAt,
  type Money,
  type MoneyEvent,
  momentText,
  moneyOf,
  type OfferedActivity,
  type OfType,
  offeredNamed,
  type RoundBettor,
  type Rule,
  refuse as refuseAtHouse,
  type Table,
  type TableGame,
  tableInRound,
} from '#core/state';
import { type AlarmEvent, alarmObjection, tooFast } from '../alarms/index.ts';
import { type Charged, chargesFor, dealtIn, feeObjection, feesOn, startingAt } from './charges.ts';
import { refuse } from './refusals.ts';
import type { RoundCommand, RoundEvent } from './shape.ts';

type Happens = RoundEvent | MoneyEvent | AlarmEvent;

/** A round from Start Game to Game Over. HSE-3 */
export const ROUND_COMMANDS = {
  StartGame: (house, command, context) => {
    const plays = house.tables.get(command.table)?.plays;
    if (plays !== undefined && isSettledByHouse(house, plays)) {
      return refuse('coin-in-here', { table: command.table }, 'PRO-6');
    }
    return startRound(house, command, context);
  },

  CountPot: (house, { table, pot }) => {
    const found = tableInRound(house, table);
    if (!found.ok) return found;
    if (pot < 0) return refuseAtHouse('amount-not-above-zero', {}, 'HSE-3');
    return accept({ type: 'PotCounted', table, pot });
  },

  GameOver: (house, command) =>
    house.plays.get(command.table)?.isOn === true
      ? refuse('finish-round-here', { table: command.table }, 'PRO-6')
      : endRound(house, command),
} satisfies Partial<Deciders<RoundCommand, Happens>>;

/** Bets are locked and fees are taken. */
export const startRound = (
  house: HouseView,
  { table: number, playerDealer, pot }: OfType<RoundCommand, 'StartGame'>,
  context: Context,
): Decision<Happens> => {
  const ready = readyTable(house, number, playerDealer);
  if (!ready.ok) return ready;
  const table = ready.value;
  const alarmed = tooFast(house, table, context);
  if (alarmed !== undefined) return alarmed;
  const starting = startingAt(table, activitiesAt(house, table, context.now), playerDealer);
  const { offered, bettors } = starting;
  const objection = feeObjection(house, starting);
  if (objection !== undefined) return objection;
  const charged = offered.map(one => {
    const charges = chargesFor(one, starting);
    return { ...one, charges, feesOf: feesOn(one.activity, table, charges) };
  });
  const started: RoundEvent = {
    type: 'RoundStarted',
    table: number,
    round: table.rounds + 1,
    at: momentText(context.now),
    activities: offered.map(({ activity }) => activity.id),
    bettors: bettors.map(one => {
      const fees = charged.flatMap(({ feesOf }) => feesOf(one));
      const asked = askedBy(table, one);
      const bettor = bettorOf(one, fees);
      return asked === undefined ? bettor : { ...bettor, asked };
    }),
    ...defined({ pot }),
  };
  const money = moneyOf(house);
  for (const { activity, offered: terms, charges } of charged) {
    const taken = takeFees(money, { activity, offering: terms.offering }, table, charges);
    if (!taken.ok) return taken;
  }
  return accept<Happens>(started, ...money.events);
};

/** The round is over, if no called hand waits. */
export const endRound = (house: HouseView, { table }: OfType<RoundCommand, 'GameOver'>): Decision<RoundEvent> => {
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const pending = callsAt(house, { table }).length;
  if (pending > 0) return refuse('calls-pending', { table, calls: pending }, 'HSE-3');
  return accept({ type: 'RoundEnded', table, round: found.value.round.round });
};

/** A game of which this house settles the bets: its rounds have a course of their own. PRO-6 */
const isSettledByHouse = ({ games }: HouseView, plays: TableGame): boolean => {
  const setUp = games.get(plays.game);
  return isForMoney(plays) && setUp !== undefined && 'schedules' in setUp;
};

/** What somebody has asked to play for, with the deal; afterwards nothing is added. */
const askedBy = ({ asked }: Table, place: Table['seated'][number]): RoundBettor['asked'] => {
  if (asked === undefined) return undefined;
  const own = asked.filter(one => isSame(one, place)).map(({ activity, row }) => ({ activity, row }));
  return own.length === 0 ? undefined : own;
};

const readyTable = (house: HouseView, number: number, playerDealer: number | undefined): Answer<Table> => {
  const table = idleTable(house, number);
  if (!table.ok) return table;
  const why = house.outOfService ?? table.value.outOfService;
  if (why !== undefined) return refuse('out-of-service', { table: number, reason: why }, 'HSE-3; REG-M9');
  const alarm = alarmObjection(house, number);
  if (alarm !== undefined) return alarm;
  if (table.value.seated.length === 0) return refuse('nobody-seated', { table: number }, 'HSE-3');
  const inRound = dealtIn(table.value, playerDealer);
  if (inRound.length === 0) return refuse('everybody-sits-out', { table: number }, 'HSE-3');
  if (playerDealer !== undefined && !inRound.some(({ isPlayerDealer }) => isPlayerDealer)) {
    return refuse('player-dealer-not-seated', { table: number, seat: playerDealer }, 'HSE-3');
  }
  return answer(table.value);
};

/** What runs at this table at a moment, or without one as the house last said it. */
export const activitiesAt = (
  house: HouseView,
  { table, plays }: Table,
  at?: Temporal.Instant,
): readonly OfferedActivity[] =>
  [...house.offerings.values()]
    .filter(offered => (at === undefined ? isShownAt(offered, table) : isOfferedAt(house, offered, table, at)))
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? [found.value] : []))
    .filter(({ activity, offered }) => reaches(activity, offered.offering, plays).met);

const takeFees = (
  money: Money,
  rule: Rule,
  { table, rounds }: Table,
  charges: readonly Charged[],
): Answer<undefined> => {
  const box = ACCOUNT.box(rule.activity.id, table);
  for (const { each, count } of charges) {
    const cause = { why: 'fee', table, round: rounds + 1 } as const;
    const taken = money.move(rule, { type: 'CollectFees', count, each }, cause, event =>
      booking(ACCOUNT.cage, box, feesIn(event)),
    );
    if (!taken.ok) return taken;
  }
  return answer(undefined);
};
