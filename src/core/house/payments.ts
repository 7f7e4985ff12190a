import { accept, type Decision, type Refusal } from '#core/base';
import { decideClaim } from '#core/claim';
import { type Cents, formatAmount, minus, NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { taxFormFor } from '#core/tax';
import { calendarDayOf } from '#core/time';
import { type Award, PAY_METHODS, type PayMethod } from './award.ts';
import { type Booking, booking, CAGE, HOUSE, PLAYERS, payableOf, standingAt, trayOf } from './books.ts';
import { claimFrom } from './claim-text.ts';
import { prizeObjection } from './club/taking-part.ts';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { awardNumbered, type KnownAward } from './find.ts';
import { moneyHeldFor, moneyOfGift } from './gifts/index.ts';
import type { HouseView } from './house.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';

export type PaymentCommand =
  | { readonly type: 'ShowId'; readonly award: number }
  | {
      readonly type: 'PayAward';
      readonly award: number;
      readonly method: PayMethod;
      /** The tax form that goes with a thing is filled in. */
      readonly formsDone?: boolean;
    }
  /** The slip is put on paper: once for the winner and the cage, every time after that as a copy. */
  | { readonly type: 'PrintSlip'; readonly award: number }
  /** The cage makes a tray whole that has paid prizes. */
  | { readonly type: 'ReimburseTray'; readonly table: number };

type PayAward = Extract<PaymentCommand, { type: 'PayAward' }>;

/** From the award to the winner's hand, with a numbered slip. HSE-10 */
export const decidePayments = (house: HouseView, command: PaymentCommand, context: Context): Decision<HouseEvent> => {
  if (command.type === 'ReimburseTray') return reimburse(house, command.table);
  const found = awardNumbered(house, command.award);
  if (!found.ok) return found;
  if (command.type === 'PrintSlip') return print(found.value.award, context);
  const { award, activity } = found.value;
  const objection = prizeObjection(house, award.player);
  if (objection !== undefined) return objection;
  const step = { type: command.type === 'ShowId' ? 'ShowId' : 'PayPrize' } as const;
  const claimed = decideClaim(activity, claimFrom(award.claim), step, {
    now: context.now,
    clock: house.settings.clock,
  });
  if (!claimed.ok) return claimed;
  if (command.type === 'ShowId') {
    const isNew = claimed.events.length > 0;
    return isNew
      ? accept({ type: 'IdShown', award: award.award, by: context.actor.id })
      : refuse('id-not-needed', { award: award.award }, clauseOf(activity, activity.claims.clause));
  }
  return deskObjection(house, award) ?? pay(house, found.value, command, context);
};

const pay = (house: HouseView, known: KnownAward, command: PayAward, context: Context): Decision<HouseEvent> =>
  methodObjection(known, command.method) ??
  formObjection(house, known, command, context) ??
  accept(paidWith(house, known.award, command.method, context));

const paidWith = (house: HouseView, award: Award, method: PayMethod, context: Context): HouseEvent => ({
  type: 'AwardPaid',
  award: award.award,
  slip: house.numbers.slip + 1,
  method,
  amount: method === 'handed-over' ? NOTHING : moneyOfGift(award.gives),
  by: context.actor.id,
  at: momentText(context.now),
  bookings: bookingsOfPayment(award, method),
});

/** Tickets and points of a promotion that runs here are given out at its desk, where they are counted. PRO-9 */
const deskObjection = (house: HouseView, award: Award): Refusal | undefined =>
  isForDesk(house, award)
    ? refuse('handed-out-at-desk', { award: award.award, what: award.gives.type }, 'PRO-9')
    : undefined;

export const isForDesk = ({ promotions }: HouseView, { activity, gives }: Award): boolean => {
  const mechanism = gives.type === 'tickets' ? 'drawing' : gives.type === 'points' ? 'contest' : undefined;
  return [...promotions.values()].some(one => one.activity === activity && one.mechanism === mechanism);
};

/** A thing whose value asks for a tax form is handed over when the form is filled in. PRO-10 */
const formObjection = (
  { settings }: HouseView,
  { award: { award, gives }, activity }: KnownAward,
  { formsDone = false }: PayAward,
  { now }: Context,
): Refusal | undefined => {
  if (formsDone || gives.type !== 'goods') return undefined;
  const { paperworkFirst, clause } = activity.claims;
  const on = calendarDayOf(settings.clock, now).toString();
  const form = gives.value === undefined ? undefined : taxFormFor({ kind: 'prize', amount: gives.value, on });
  if (form === 'none' || (form === undefined && !paperworkFirst)) return undefined;
  const facts = { award, what: gives.what, form: form ?? 'for its value' };
  return refuse('form-first', facts, `PRO-10; ${clauseOf(activity, clause)}`);
};

/** An award that becomes tickets, points or a spin, if it was not handed over before. PRO-9 */
export const handedOver = (house: HouseView, award: Award | undefined, context: Context): readonly HouseEvent[] =>
  award === undefined || award.claim.state === 'paid' ? [] : [paidWith(house, award, 'handed-over', context)];

/** The prize leaves the house; a tray that paid it is owed the amount by the cage. */
export const bookingsOfPayment = (award: Award, method: PayMethod): readonly Booking[] => {
  const { activity, table } = award;
  const amount = moneyHeldFor(award);
  // Money for which the house gives something else is the house's: no cash leaves. PRO-3
  if (method === 'handed-over') return booking(payableOf(activity), HOUSE, amount);
  const fromTray = method === 'tray' && table !== undefined ? booking(trayOf(table), CAGE, amount) : [];
  return [...booking(payableOf(activity), PLAYERS, amount), ...fromTray];
};

/** The first print is the slip; whatever comes out of a printer later is a copy of it, by number. HSE-19 */
const print = ({ award, payment }: Award, { actor, now }: Context): Decision<HouseEvent> => {
  if (payment === undefined) return refuse('slip-not-written', { award }, 'HSE-19');
  const { slip, prints = 0 } = payment;
  return accept({ type: 'SlipPrinted', award, slip, print: prints + 1, by: actor.id, at: momentText(now) });
};

/** How an award can be paid. */
export const methodsOf = (known: KnownAward): readonly PayMethod[] =>
  PAY_METHODS.filter(method => methodObjection(known, method) === undefined);

const methodObjection = ({ award, activity }: KnownAward, method: PayMethod): Refusal | undefined => {
  const amount = moneyOfGift(award.gives);
  const { claims } = activity;
  const clause = clauseOf(activity, claims.clause);
  if (isMoney(award) === (method === 'handed-over')) {
    return refuse('method-not-fitting', { award: award.award, how: isMoney(award) ? 'paid' : 'handed over' }, clause);
  }
  const isAtTable = award.table !== undefined;
  if (method === 'tray' && (!isAtTable || claims.trayBelow === undefined || amount >= claims.trayBelow)) {
    const limit = isAtTable ? trayLimit(claims.trayBelow) : 'Only prizes won at a table are';
    return refuse('not-from-the-tray', { amount: formatAmount(amount), limit }, clause);
  }
  if (method === 'check' && !claims.paidAs.includes('check')) {
    return refuse('no-checks', { activity: activity.name, forms: claims.paidAs.join(', ') }, clause);
  }
  return undefined;
};

const trayLimit = (below: Cents | undefined): string =>
  below === undefined ? 'None of its prizes is' : `Prizes below ${formatAmount(below)} are`;

const isMoney = ({ gives }: Award): boolean => gives.type === 'money' || gives.type === 'money-each';

/** What the cage owes a tray; below zero, what the tray owes the cage. */
export const owedToTray = ({ balances }: HouseView, table: number): Cents =>
  minus(NOTHING, standingAt(balances, trayOf(table)));

const reimburse = (house: HouseView, table: number): Decision<HouseEvent> => {
  const tray = trayOf(table);
  const amount = owedToTray(house, table);
  if (amount === 0) return refuse('tray-is-whole', { table }, 'HSE-10');
  // A payment backed out after the cage had made it good leaves the tray too much, which goes back to the cage.
  const bookings = amount > 0 ? booking(CAGE, tray, amount) : booking(tray, CAGE, minus(NOTHING, amount));
  return accept({ type: 'TrayReimbursed', table, amount, bookings });
};
