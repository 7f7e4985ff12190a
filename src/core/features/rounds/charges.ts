import type { Refusal } from '#core/base';
import { feeBar, noFeeAt, notNow, notPlaced, notReached } from '#core/eligibility';
import type { Cents } from '#core/money';
import { type Activity, type Charge, type Collection, collectionOf, type FeeSpace, positionsIn } from '#core/rulebook';
import {
  type HouseView,
  isSame,
  type Lit,
  type OfferedActivity,
  offeredNamed,
  type RoundBettor,
  type Seated,
  type Table,
} from '#core/state';
import type { Said } from '#core/words';
import { refuse } from './refusals.ts';

/** Somebody in the round to come. */
export type InRound = Seated & { readonly isPlayerDealer: boolean };

/** Everybody at the table who will hold a hand or bet on one, without seats that sit out. */
export const dealtIn = ({ seated, sittingOut = [] }: Table, playerDealer: number | undefined): readonly InRound[] =>
  seated
    .filter(({ seat }) => !sittingOut.includes(seat))
    .map(one => ({ ...one, isPlayerDealer: one.seat === playerDealer && one.position === 1 }));

/** A round about to start: what runs at the table, and who is in it. */
export type Starting = {
  readonly table: Table;
  readonly offered: readonly OfferedActivity[];
  readonly bettors: readonly InRound[];
};

/**
 * Why the round cannot start as the table stands: a chip lies where no fee is taken, or nobody is marked as the
 * player-dealer who owes one. HSE-3, ELG-10
 */
export const feeObjection = (house: HouseView, starting: Starting): Refusal | undefined => {
  const { table: number } = starting.table;
  const marked = Map.groupBy(starting.table.lit, ({ activity }) => activity);
  for (const [id, marks] of marked) {
    const { why, seats } = toGiveBack(house, starting, id, marks);
    if (why !== undefined)
      return refuse('fee-to-give-back', { table: number, why, seats, count: seats.length }, `${id}; HSE-3`);
  }
  const unpaid = starting.offered.find(one => needsPlayerDealer(one, starting));
  return unpaid === undefined
    ? undefined
    : refuse('player-dealer-needed', { table: number, activity: unpaid.activity.name }, `${unpaid.activity.id}; HSE-3`);
};

type Back = { readonly why: Said | undefined; readonly seats: readonly number[] };

const toGiveBack = (house: HouseView, starting: Starting, id: string, marks: readonly Lit[]): Back => {
  const { table, offered, bettors } = starting;
  const one = offered.find(({ activity }) => activity.id === id);
  const seats = [...new Set(marks.map(({ seat }) => seat))];
  if (one === undefined) return { why: notHere(house, table, id), seats };
  const none = noFee(one, starting);
  if (none !== undefined) return { why: none, seats };
  if (collectionAt(one.activity, starting)?.optional === false) return { why: notPlaced(one.activity.name), seats };
  const { game } = table.plays;
  for (const { space, ...mark } of marks) {
    const payer = bettors.find(bettor => isSame(bettor, mark));
    const why = payer && feeBar(one.activity, { ...payer, space }, game);
    if (why !== undefined) return { why, seats: [mark.seat] };
  }
  return { why: undefined, seats: [] };
};

const notHere = (house: HouseView, { table, plays }: Table, id: string): Said => {
  const found = offeredNamed(house, id);
  if (!found.ok) return notNow(id);
  const { activity, offered } = found.value;
  return notReached(activity, offered, { table, ...plays }) ?? notNow(activity.name);
};

const noFee = ({ activity, offered }: OfferedActivity, { table, bettors }: Starting): Said | undefined => {
  const count = new Set(bettors.map(({ seat }) => seat)).size;
  return noFeeAt(activity, offered, { table: table.table, ...table.plays, dealtIn: count });
};

/**
 * Why the activities that run in the house take no fee at this table as it is now, a line for each that has one: for
 * the people there. Nobody is asked for a fee at a table without purchase.
 */
export const noFeesAt = (house: HouseView, { table, plays, round, ...rest }: Table): readonly Said[] => {
  if (!plays.isLive) return [];
  const inRound = round?.bettors ?? dealtIn({ table, plays, ...rest }, undefined);
  const count = new Set(inRound.map(({ seat }) => seat)).size;
  return [...house.offerings.values()]
    .filter(({ state }) => state === 'running')
    .flatMap(({ activity }) => {
      const found = offeredNamed(house, activity);
      if (!found.ok || found.value.activity.funding.fee === undefined) return [];
      const { activity: rule, offered } = found.value;
      return noFeeAt(rule, offered, { table, ...plays, ...(count === 0 ? {} : { dealtIn: count }) }) ?? [];
    });
};

const needsPlayerDealer = (one: OfferedActivity, starting: Starting): boolean => {
  if (starting.bettors.some(({ isPlayerDealer }) => isPlayerDealer)) return false;
  const due = noFee(one, starting) === undefined ? collectionAt(one.activity, starting) : undefined;
  return due !== undefined && !due.optional && OF_PLAYER_DEALER.has(due.payer);
};
const OF_PLAYER_DEALER: ReadonlySet<Charge['payer']> = new Set(['player-dealer', 'positions-and-player-dealer']);

const collectionAt = (activity: Activity, { table, bettors }: Starting): Collection | undefined => {
  const hasPlayerDealer = bettors.some(({ isPlayerDealer }) => isPlayerDealer);
  const due = collectionOf(activity, { ...table.plays, positions: positionsIn(bettors), hasPlayerDealer });
  return due.ok ? due.value : undefined;
};

/** This many fees of one amount. */
export type Charged = {
  readonly each: Cents;
  readonly count: number;
  readonly payer: Charge['payer'];
  readonly optional: boolean;
};

/** What this round pays for an activity. Nobody pays at a table where nobody can win. ELG-10 */
export const chargesFor = (one: OfferedActivity, starting: Starting): readonly Charged[] => {
  const due = noFee(one, starting) === undefined ? collectionAt(one.activity, starting) : undefined;
  if (due === undefined) return [];
  const { perTable, perPosition, fromPlayerDealer, payer, optional } = due;
  // An optional fee is owed only where it was placed.
  const lit = starting.table.lit.filter(({ activity }) => activity === one.activity.id).length;
  const charges: readonly Charged[] = [
    { each: perTable, count: optional && lit === 0 ? 0 : 1, payer, optional },
    { each: perPosition, count: optional ? lit : positionsIn(starting.bettors), payer, optional },
    { each: fromPlayerDealer, count: optional ? 0 : 1, payer: 'player-dealer', optional },
  ];
  return charges.filter(({ each, count }) => each > 0 && count > 0);
};

/** The spaces with a paid fee: the player's own mark, or the charge that everybody or the bank has paid. */
export const feesOn = (
  { id: activity }: Activity,
  { lit }: Table,
  charges: readonly Charged[],
): ((place: InRound) => RoundBettor['fees']) => {
  const marks = lit.filter(one => one.activity === activity);
  const owed = charges.filter(({ optional }) => !optional);
  const isOwedByAll = owed.some(({ payer }) => payer !== 'player-dealer');
  return place => {
    const marked = marks.filter(one => isSame(one, place)).map(({ space }) => space);
    const isOwed = place.isPlayerDealer ? owed.length > 0 : isOwedByAll;
    const spaces = new Set<FeeSpace>(isOwed ? [...marked, 'player'] : marked);
    return [...spaces].map(space => ({ activity, space }));
  };
};
