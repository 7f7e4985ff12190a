import { type Answer, accept, answer, defined } from '#core/base';
import { eligibleTable } from '#core/eligibility';
import { ACCOUNT } from '#core/ledger';
import type { Cents } from '#core/money';
import { type Activity, type Charge, collectionOf, type FeeSpace } from '#core/rulebook';
import {
  booking,
  callsAt,
  type Deciders,
  feesIn,
  type HouseView,
  idleTable,
  isSame,
  type Money,
  type MoneyEvent,
  momentText,
  moneyOf,
  type OfferedActivity,
  offeredNamed,
  type RoundBettor,
  type Rule,
  refuse as refuseAtHouse,
  type Table,
  tableInRound,
} from '#core/state';
import { type AlarmEvent, alarmObjection, tooFast } from '../alarms/index.ts';
import { refuse } from './refusals.ts';
import type { RoundCommand, RoundEvent } from './shape.ts';

type Happens = RoundEvent | MoneyEvent | AlarmEvent;

/** A round from Start Game to Game Over. HSE-3 */
export const ROUND_COMMANDS = {
  StartGame: (house, { table: number, playerDealer, pot }, context) => {
    const ready = readyTable(house, number, playerDealer);
    if (!ready.ok) return ready;
    const table = ready.value;
    const alarmed = tooFast(house, table, context);
    if (alarmed !== undefined) return alarmed;
    const offered = activitiesAt(house, table);
    const charged = offered.map(one => {
      const charges = chargesFor(one.activity, table, playerDealer);
      return { ...one, charges, feesOf: feesOn(one.activity, table, charges, playerDealer) };
    });
    const started: RoundEvent = {
      type: 'RoundStarted',
      table: number,
      round: table.rounds + 1,
      at: momentText(context.now),
      activities: offered.map(({ activity }) => activity.id),
      bettors: table.seated.map(one => ({
        ...one,
        isPlayerDealer: one.seat === playerDealer && one.position === 1,
        fees: charged.flatMap(({ feesOf }) => feesOf(one)),
        ...defined({ asked: askedBy(table, one) }),
      })),
      ...defined({ pot }),
    };
    const money = moneyOf(house);
    for (const { activity, offered: terms, charges } of charged) {
      const taken = takeFees(money, { activity, offering: terms.offering }, table, charges);
      if (!taken.ok) return taken;
    }
    return accept<Happens>(started, ...money.events);
  },

  CountPot: (house, { table, pot }) => {
    const found = tableInRound(house, table);
    if (!found.ok) return found;
    if (pot < 0) return refuseAtHouse('amount-not-above-zero', {}, 'HSE-3');
    return accept({ type: 'PotCounted', table, pot });
  },

  GameOver: (house, { table }) => {
    const found = tableInRound(house, table);
    if (!found.ok) return found;
    const pending = callsAt(house, { table }).length;
    if (pending > 0) return refuse('calls-pending', { table, calls: pending }, 'HSE-3');
    return accept({ type: 'RoundEnded', table, round: found.value.round.round });
  },
} satisfies Partial<Deciders<RoundCommand, Happens>>;

/** What somebody has asked to play for, with the deal; afterwards nothing is added. */
const askedBy = ({ asked = [] }: Table, place: Table['seated'][number]): RoundBettor['asked'] => {
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
  const { seated } = table.value;
  if (seated.length === 0) return refuse('nobody-seated', { table: number }, 'HSE-3');
  if (playerDealer !== undefined && !seated.some(one => one.seat === playerDealer && one.position === 1)) {
    return refuse('player-dealer-not-seated', { table: number, seat: playerDealer }, 'HSE-3');
  }
  return answer(table.value);
};

/** What runs at this table now. */
export const activitiesAt = (house: HouseView, { table, plays }: Table): readonly OfferedActivity[] =>
  [...house.offerings.values()]
    .filter(({ state, tables }) => state === 'running' && (tables === 'all' || tables.includes(table)))
    .map(({ activity }) => offeredNamed(house, activity))
    .flatMap(found => (found.ok ? [found.value] : []))
    .filter(({ activity }) => eligibleTable(activity, plays).met);

/** This many fees of one amount. */
type Charged = {
  readonly each: Cents;
  readonly count: number;
  readonly payer: Charge['payer'];
  readonly optional: boolean;
};

/** What this round pays for an activity. Nobody pays at a no-purchase-necessary table. */
const chargesFor = (activity: Activity, table: Table, playerDealer: number | undefined): readonly Charged[] => {
  if (!table.plays.isLive || activity.funding.fee === undefined) return [];
  const positions = table.seated.filter(({ seat, role }) => seat !== playerDealer && role !== 'house').length;
  const hasPlayerDealer = playerDealer !== undefined;
  const collection = collectionOf(activity, { ...table.plays, positions, hasPlayerDealer });
  if (!collection.ok) return [];
  const { perTable, perPosition, fromPlayerDealer, payer, optional } = collection.value;
  // An optional fee is owed only where it was placed.
  const lit = table.lit.filter(one => one.activity === activity.id).length;
  const charges: readonly Charged[] = [
    { each: perTable, count: optional && lit === 0 ? 0 : 1, payer, optional },
    { each: perPosition, count: optional ? lit : positions, payer, optional },
    { each: fromPlayerDealer, count: hasPlayerDealer && !optional ? 1 : 0, payer: 'player-dealer', optional },
  ];
  return charges.filter(({ each, count }) => each > 0 && count > 0);
};

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

/** The spaces with a paid fee: the player's own mark, or the charge that everybody or the bank has paid. */
const feesOn = (
  { id: activity }: Activity,
  { lit }: Table,
  charges: readonly Charged[],
  playerDealer: number | undefined,
): ((place: Table['seated'][number]) => RoundBettor['fees']) => {
  const marks = lit.filter(one => one.activity === activity);
  const owed = charges.filter(({ optional }) => !optional);
  const isOwedByAll = owed.some(({ payer }) => payer !== 'player-dealer');
  return place => {
    const marked = marks.filter(one => isSame(one, place)).map(({ space }) => space);
    const isOwed = place.seat === playerDealer ? owed.length > 0 : isOwedByAll;
    const spaces = new Set<FeeSpace>(isOwed ? [...marked, 'player'] : marked);
    return [...spaces].map(space => ({ activity, space }));
  };
};
