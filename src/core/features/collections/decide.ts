import { type Answer, accept, answer, type Refusal } from '#core/base';
import { ACCOUNT } from '#core/ledger';
import { type Cents, formatAmount } from '#core/money';
import { idsOf, memberNow } from '#core/people';
import {
  backingOut,
  booking,
  type Context,
  type Deciders,
  type HouseView,
  momentFrom,
  momentText,
  type OfType,
  openTable,
  type PaidCollections,
  prizeObjection,
  refuse as refuseAtHouse,
  reversed,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { refuse } from './refusals.ts';
import type { CollectionCommand, CollectionEvent } from './shape.ts';

const CLAUSE = 'PRO-15';

/** Collections paid from a year that was won. PRO-15 */
export const COLLECTION_COMMANDS: Deciders<CollectionCommand, CollectionEvent> = {
  PayCollection: (house, command, context) => {
    const found = wonCollections(house, command.award);
    if (!found.ok) return found;
    const won = found.value;
    return (
      amountObjection(won, command.amount) ??
      overObjection(house, won, context.now) ??
      prizeObjection(house, won.player) ??
      seatObjection(house, won, command, context) ??
      accept(paid(won, command, context))
    );
  },

  BackOutCollection: (house, { award, number, reason }, context) => {
    const people = backingOut(reason, context);
    if (!people.ok) return people;
    const found = wonCollections(house, award);
    if (!found.ok) return found;
    const { activity, newest } = found.value;
    const one = newest.find(collection => collection.number === number);
    if (one === undefined) return refuse('collection-not-listed', { award, number }, `${CLAUSE}; HSE-12`);
    const { amount } = one;
    const bookings = reversed(toHouse(activity, amount));
    return accept({ type: 'CollectionBackedOut', award, number, amount, reason, by: people.value, bookings });
  },
};

/** Years that are over: the house keeps what was not used. */
export const passCollections = (house: HouseView, now: Temporal.Instant): readonly CollectionEvent[] =>
  [...house.collections.values()]
    .filter(({ until }) => !isBefore(now, momentFrom(until)))
    .map(({ award, activity, left }) => ({
      type: 'CollectionsEnded',
      award,
      left,
      at: momentText(now),
      bookings: toHouse(activity, left),
    }));

/** Why the hand-over of a year can't be backed out: some of it is used. */
export const usedObjection = ({ collections }: HouseView, award: number): Refusal | undefined => {
  const won = collections.get(award);
  return won === undefined || won.left === won.given
    ? undefined
    : refuse('collections-used', { award, count: won.count }, `${CLAUSE}; HSE-12`);
};

type PayCollection = OfType<CollectionCommand, 'PayCollection'>;

const wonCollections = ({ collections }: HouseView, award: number): Answer<PaidCollections> => {
  const won = collections.get(award);
  return won === undefined ? refuse('collections-not-won', { award }, CLAUSE) : answer(won);
};

const amountObjection = ({ award, left }: PaidCollections, amount: Cents): Refusal | undefined => {
  if (amount <= 0) return refuse('collection-nothing', {}, CLAUSE);
  const facts = { award, left: formatAmount(left), amount: formatAmount(amount) };
  return amount > left ? refuse('collections-too-little', facts, CLAUSE) : undefined;
};

/** The clock may not have looked yet. */
const overObjection = (
  { settings }: HouseView,
  { award, until }: PaidCollections,
  now: Temporal.Instant,
): Refusal | undefined => {
  const end = momentFrom(until);
  const ended = { moment: formatMoment(settings.clock, end) };
  return isBefore(now, end) ? undefined : refuse('collections-over', { award, until: ended }, CLAUSE);
};

/** The winner plays in that seat: by the club card, or by the ID that the floor has seen. */
const seatObjection = (
  house: HouseView,
  { award, player }: PaidCollections,
  { table, seat, isIdShown = false }: PayCollection,
  { actor }: Context,
): Refusal | undefined => {
  const open = openTable(house, table);
  if (!open.ok) return open;
  const seated = open.value.seated.filter(one => one.seat === seat);
  if (seated.length === 0) return refuseAtHouse('seat-empty', { table, seat }, 'HSE-2');
  if (player !== undefined && memberNow(house.members, player) !== undefined) {
    const ids = idsOf(house.members, player);
    const sits = seated.some(one => one.player.type === 'member' && ids.includes(one.player.id));
    return sits ? undefined : refuse('collections-of-another', { award, table, seat }, CLAUSE);
  }
  const isSeen = isIdShown && actor.role !== 'dealer';
  return isSeen ? undefined : refuse('collections-id-first', { award, table }, CLAUSE);
};

const paid = (
  { award, activity, count }: PaidCollections,
  { table, seat, amount }: PayCollection,
  { actor, now }: Context,
): CollectionEvent => ({
  type: 'CollectionPaid',
  award,
  number: count + 1,
  table,
  seat,
  amount,
  at: momentText(now),
  by: actor.id,
  bookings: toHouse(activity, amount),
});

/** The house has its collection, and nobody pays cash for it. */
const toHouse = (activity: string, amount: Cents) => booking(ACCOUNT.paidCollections(activity), ACCOUNT.house, amount);
