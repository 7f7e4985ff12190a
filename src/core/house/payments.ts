import { accept, type Decision, type Refusal } from '#core/base';
import { decideClaim } from '#core/claim';
import { formatAmount, minus, NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import type { Award, PayMethod } from './award.ts';
import { type Booking, booking, CAGE, PLAYERS, payableOf, standingAt, trayOf } from './books.ts';
import { claimFrom } from './claim-text.ts';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { awardNumbered, type KnownAward } from './find.ts';
import { moneyOfGift } from './gifts.ts';
import type { HouseView } from './house.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';

export type PaymentCommand =
  | { readonly type: 'ShowId'; readonly award: number }
  | { readonly type: 'PayAward'; readonly award: number; readonly method: PayMethod }
  /** The cage makes a tray whole that has paid prizes. */
  | { readonly type: 'ReimburseTray'; readonly table: number };

/** From the award to the winner's hand, with a numbered slip. HSE-10 */
export const decidePayments = (house: HouseView, command: PaymentCommand, context: Context): Decision<HouseEvent> => {
  if (command.type === 'ReimburseTray') return reimburse(house, command.table);
  const found = awardNumbered(house, command.award);
  if (!found.ok) return found;
  const { award, activity } = found.value;
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
  const fromTray = method === 'tray' ? booking(trayOf(table), CAGE, amount) : [];
  return [...booking(payableOf(activity), PLAYERS, amount), ...fromTray];
};

const methodObjection = ({ award, activity }: KnownAward, method: PayMethod): Refusal | undefined => {
  const amount = moneyOfGift(award.gives);
  const { claims } = activity;
  const clause = clauseOf(activity, claims.clause);
  if (isMoney(award) === (method === 'handed-over')) {
    return refuse('method-not-fitting', { award: award.award, how: isMoney(award) ? 'paid' : 'handed over' }, clause);
  }
  if (method === 'tray' && (claims.trayBelow === undefined || amount >= claims.trayBelow)) {
    const limit =
      claims.trayBelow === undefined ? 'None of its prizes is' : `Prizes below ${formatAmount(claims.trayBelow)} are`;
    return refuse('not-from-the-tray', { amount: formatAmount(amount), limit }, clause);
  }
  if (method === 'check' && !claims.paidAs.includes('check')) {
    return refuse('no-checks', { activity: activity.name, forms: claims.paidAs.join(', ') }, clause);
  }
  return undefined;
};

const isMoney = ({ gives }: Award): boolean => gives.type === 'money' || gives.type === 'money-each';

const reimburse = (house: HouseView, table: number): Decision<HouseEvent> => {
  const tray = trayOf(table);
  const amount = minus(NOTHING, standingAt(house.balances, tray));
  if (amount === 0) return refuse('tray-is-whole', { table }, 'HSE-10');
  // A payment backed out after the cage had made it good leaves the tray too much, which goes back to the cage.
  const bookings = amount > 0 ? booking(CAGE, tray, amount) : booking(tray, CAGE, minus(NOTHING, amount));
  return accept({ type: 'TrayReimbursed', table, amount, bookings });
};
