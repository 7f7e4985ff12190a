import { accept, type Decision, type Refusal } from '#core/base';
import { decideClaim } from '#core/claim';
import { type Cents, formatAmount, minus, NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { type Award, PAY_METHODS, type PayMethod } from './award.ts';
import { type Booking, booking, CAGE, PLAYERS, payableOf, standingAt, trayOf } from './books.ts';
import { claimFrom } from './claim-text.ts';
import { prizeObjection } from './club/taking-part.ts';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { awardNumbered, type KnownAward } from './find.ts';
import { moneyOfGift } from './gifts/index.ts';
import type { HouseView } from './house.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';

export type PaymentCommand =
  | { readonly type: 'ShowId'; readonly award: number }
  | { readonly type: 'PayAward'; readonly award: number; readonly method: PayMethod }
  /** The slip is put on paper: once for the winner and the cage, every time after that as a copy. */
  | { readonly type: 'PrintSlip'; readonly award: number }
  /** The cage makes a tray whole that has paid prizes. */
  | { readonly type: 'ReimburseTray'; readonly table: number };

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
  return pay(house, found.value, command.method, context);
};

const pay = (house: HouseView, known: KnownAward, method: PayMethod, context: Context): Decision<HouseEvent> => {
  const objection = methodObjection(known, method);
  if (objection !== undefined) return objection;
  const { award } = known;
  return accept({
    type: 'AwardPaid',
    award: award.award,
    slip: house.numbers.slip + 1,
    method,
    amount: moneyOfGift(award.gives),
    by: context.actor.id,
    at: momentText(context.now),
    bookings: bookingsOfPayment(award, method),
  });
};

/** The prize leaves the house; a tray that paid it is owed the amount by the cage. */
export const bookingsOfPayment = ({ activity, table, gives }: Award, method: PayMethod): readonly Booking[] => {
  const amount = moneyOfGift(gives);
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
