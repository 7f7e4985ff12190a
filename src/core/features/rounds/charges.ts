import type { Refusal } from '#core/base';
import { feeBar, noFeeAt, noFeeReached, notNow, notPlaced, notReached } from '#core/eligibility';
import type { Cents } from '#core/money';
import { type Activity, type Charge, type Collection, collectionOf, type FeeSpace, positionsIn } from '#core/rulebook';
import {
  type Fee,
  type HouseView,
  isSame,
  type Lit,
  type OfferedActivity,
  offeredNamed,
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

/** A round about to start: who is in it, and what runs at the table with what it asks for. */
export type Starting = {
  readonly table: Table;
  readonly bettors: readonly InRound[];
  readonly hasPlayerDealer: boolean;
  readonly positions: number;
  readonly offered: readonly Due[];
};

/** An activity at a table that it reaches: what a hand there owes, or why nothing. */
type Due = OfferedActivity & { readonly collection: Collection | undefined; readonly noFee: Said | undefined };

/** Works out once what everything that runs at a table asks of those who are dealt in. */
export const startingAt = (
  table: Table,
  offered: readonly OfferedActivity[],
  playerDealer: number | undefined,
): Starting => {
  const bettors = dealtIn(table, playerDealer);
  const hasPlayerDealer = bettors.some(({ isPlayerDealer }) => isPlayerDealer);
  const positions = positionsIn(bettors);
  const fee = { ...table.plays, positions, hasPlayerDealer, dealtIn: seatsOf(bettors) };
  const due = offered.map(({ activity, offered: terms }): Due => {
    const noFee = noFeeReached(activity, fee);
    const found = noFee === undefined ? collectionOf(activity, fee) : undefined;
    return { activity, offered: terms, noFee, collection: found?.ok === true ? found.value : undefined };
  });
  return { table, bettors, hasPlayerDealer, positions, offered: due };
};

const seatsOf = (bettors: readonly { readonly seat: number }[]): number =>
  new Set(bettors.map(({ seat }) => seat)).size;

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
  const unpaid = starting.hasPlayerDealer ? undefined : starting.offered.find(needsPlayerDealer);
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
  if (one.noFee !== undefined) return { why: one.noFee, seats };
  if (one.collection?.optional === false) return { why: notPlaced(one.activity.name), seats };
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

/**
 * Why the activities that run in the house take no fee at this table as it is now, a line for each that has one: for
 * the people there. Nobody is asked for a fee at a table without purchase.
 */
export const noFeesAt = (house: HouseView, { table, plays, round, ...rest }: Table): readonly Said[] => {
  if (!plays.isLive) return [];
  const inRound = round?.bettors ?? dealtIn({ table, plays, ...rest }, undefined);
  const count = seatsOf(inRound);
  return [...house.offerings.values()]
    .filter(({ state }) => state === 'running')
    .flatMap(({ activity }) => {
      const found = offeredNamed(house, activity);
      if (!found.ok || found.value.activity.funding.fee === undefined) return [];
      const { activity: rule, offered } = found.value;
      return noFeeAt(rule, offered, { table, ...plays, ...(count === 0 ? {} : { dealtIn: count }) }) ?? [];
    });
};

const needsPlayerDealer = ({ collection: due }: Due): boolean =>
  due !== undefined && !due.optional && OF_PLAYER_DEALER.has(due.payer);
const OF_PLAYER_DEALER: ReadonlySet<Charge['payer']> = new Set(['player-dealer', 'positions-and-player-dealer']);

/** This many fees of one amount. */
export type Charged = {
  readonly each: Cents;
  readonly count: number;
  readonly payer: Charge['payer'];
  readonly optional: boolean;
};

/** What this round pays for an activity. Nobody pays at a table where nobody can win. ELG-10 */
export const chargesFor = ({ activity: { id }, collection }: Due, starting: Starting): readonly Charged[] => {
  if (collection === undefined) return [];
  const { perTable, perPosition, fromPlayerDealer, payer, optional } = collection;
  // An optional fee is owed only where it was placed.
  const lit = starting.table.lit.filter(({ activity }) => activity === id).length;
  const charges: readonly Charged[] = [
    { each: perTable, count: optional && lit === 0 ? 0 : 1, payer, optional },
    { each: perPosition, count: optional ? lit : starting.positions, payer, optional },
    { each: fromPlayerDealer, count: optional ? 0 : 1, payer: 'player-dealer', optional },
  ];
  return charges.filter(({ each, count }) => each > 0 && count > 0);
};

/** The spaces with a paid fee: the player's own mark, or the charge that everybody or the bank has paid. */
export const feesOn = (
  { id: activity }: Activity,
  { lit }: Table,
  charges: readonly Charged[],
): ((place: InRound) => readonly Fee[]) => {
  const marks = lit.filter(one => one.activity === activity);
  const owed = charges.filter(({ optional }) => !optional);
  const isOwedByAll = owed.some(({ payer }) => payer !== 'player-dealer');
  return place => {
    const isOwed = place.isPlayerDealer ? owed.length > 0 : isOwedByAll;
    if (marks.length === 0 && !isOwed) return [];
    const marked = marks.filter(one => isSame(one, place)).map(({ space }) => space);
    const spaces = new Set<FeeSpace>(isOwed ? [...marked, 'player'] : marked);
    return [...spaces].map(space => ({ activity, space }));
  };
};
