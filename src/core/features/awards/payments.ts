import { type Answer, accept, answer, type Decision, defined, type Refusal } from '#core/base';
import { claimAfter } from '#core/claim';
import { ACCOUNT, type Account } from '#core/ledger';
import { type Cents, formatAmount, minus, NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import {
  type Award,
  awardNumbered,
  type Booking,
  booking,
  type Context,
  type Deciders,
  type HouseView,
  type KnownAward,
  momentText,
  type OfType,
  PAY_METHODS,
  type PayMethod,
  prizeObjection,
  standingAt,
} from '#core/state';
import { moneyHeldFor, moneyOfGift, worthOfGift } from '#core/state/gifts';
import { taxFormFor } from '#core/tax';
import { calendarDayOf, gamingDay, gamingDayOf } from '#core/time';
import { mechanismOf } from '../../mechanisms/features.ts';
import { payerObjection, placeObjection } from './payer.ts';
import { refuse } from './refusals.ts';
import type { AwardCommand, AwardEvent } from './shape.ts';

type PayAward = OfType<AwardCommand, 'PayAward'>;

/** From the award to the winner's hand, with a numbered slip. HSE-10 */
export const PAYMENT_COMMANDS = {
  PayAward: (house, command, context) => {
    const claimed = claimedBy(house, command.award, 'PayPrize', context);
    if (!claimed.ok) return claimed;
    const { known } = claimed.value;
    return (
      deskObjection(house, known.award) ??
      surveillanceObjection(known) ??
      methodObjection(known, command.method) ??
      placeObjection(house, known, command.method, context) ??
      payerObjection(house, known, command.method, context) ??
      formObjection(house, known, command, context) ??
      paperworkObjection(known, command) ??
      accept(paidWith(house, known.award, command.method, context))
    );
  },

  ShowId: (house, { award: number }, context) => {
    const claimed = claimedBy(house, number, 'ShowId', context);
    if (!claimed.ok) return claimed;
    const { known, isNew } = claimed.value;
    const { award, activity } = known;
    return isNew
      ? accept({ type: 'IdShown', award: award.award, by: context.actor.id })
      : refuse('id-not-needed', { award: award.award }, clauseOf(activity, activity.claims.clause));
  },

  /** The first print is the slip; every later print is a numbered copy of it. HSE-19 */
  PrintSlip: (house, { award: number }, { actor, now }) => {
    const found = awardNumbered(house, number);
    if (!found.ok) return found;
    const { award, payment } = found.value.award;
    if (payment === undefined) return refuse('slip-not-written', { award }, 'HSE-19');
    const { slip, prints = 0 } = payment;
    return accept({ type: 'SlipPrinted', award, slip, print: prints + 1, by: actor.id, at: momentText(now) });
  },

  /** Name, document and tax number are private records; here stands that they are there, and a mark of them. HSE-22 */
  RecordWinner: (house, { award: number, mark }, { actor, now }) => {
    const found = awardNumbered(house, number);
    if (!found.ok) return found;
    return accept({ type: 'WinnerRecorded', award: number, mark, by: actor.id, at: momentText(now) });
  },

  /** A prize of long ago is not in the house anymore; its number was given once. */
  EraseWinner: (house, { award }, { actor, now }) => {
    if (award > house.numbers.award) return awardObjection(house, award);
    return accept({ type: 'WinnerErased', award, by: actor.id, at: momentText(now) });
  },

  ReimburseTray: (house, { table }) => {
    const tray = ACCOUNT.tray(table);
    const amount = owedToTray(house, table);
    if (amount === 0) return refuse('tray-is-whole', { table }, 'HSE-10');
    // A payment backed out after the cage reimbursed it leaves the tray with too much, which goes back to the cage.
    const bookings =
      amount > 0 ? booking(ACCOUNT.cage, tray, amount) : booking(tray, ACCOUNT.cage, minus(NOTHING, amount));
    return accept({ type: 'TrayReimbursed', table, amount, bookings });
  },
} satisfies Partial<Deciders<AwardCommand, AwardEvent>>;

const awardObjection = (house: HouseView, award: number): Decision<AwardEvent> => {
  const found = awardNumbered(house, award);
  return found.ok ? accept() : found;
};

type Claimed = { readonly known: KnownAward; readonly isNew: boolean };

/** An award on which its claim takes this step now. */
const claimedBy = (
  house: HouseView,
  number: number,
  type: 'ShowId' | 'PayPrize',
  { now }: Context,
): Answer<Claimed> => {
  const found = awardNumbered(house, number);
  if (!found.ok) return found;
  const { award, activity } = found.value;
  const objection = prizeObjection(house, award.player);
  if (objection !== undefined) return objection;
  const { clock } = house.settings;
  const claimed = claimAfter(activity, award.claim, { type }, { now, clock });
  return claimed.ok ? answer({ known: found.value, isNew: claimed.value !== award.claim }) : claimed;
};

const paidWith = (house: HouseView, award: Award, method: PayMethod, context: Context): AwardEvent => ({
  type: 'AwardPaid',
  award: award.award,
  slip: house.numbers.slip + 1,
  method,
  amount: method === 'handed-over' ? NOTHING : moneyOfGift(award.gives),
  by: context.actor.id,
  at: momentText(context.now),
  ...defined({ approvedBy: context.second?.id === context.actor.id ? undefined : context.second?.id }),
  bookings: bookingsOfPayment(award, method),
  ...(isForCollections(award) ? { collectionsUntil: momentText(yearAfter(house, context.now)) } : {}),
});

/** The gaming day of the same date a year later has begun. */
const yearAfter = ({ settings: { clock } }: HouseView, now: Temporal.Instant): Temporal.Instant =>
  gamingDay(clock, gamingDayOf(clock, now).add({ years: 1 })).from;

/** Tickets and points of a promotion that runs here are given out at its desk, where they are counted. PRO-9 */
const deskObjection = (house: HouseView, award: Award): Refusal | undefined =>
  isForDesk(house, award)
    ? refuse('handed-out-at-desk', { award: award.award, what: award.gives.type }, 'PRO-9')
    : undefined;

export const isForDesk = ({ promotions }: HouseView, { activity, gives }: Award): boolean =>
  [...promotions.values()].some(one => one.activity === activity && mechanismOf(one.mechanism).handsOut === gives.type);

/** A thing or an entry whose value asks for a tax form is handed over when the form is filled in. PRO-10 */
const formObjection = (
  { settings }: HouseView,
  { award: { award, gives }, activity }: KnownAward,
  { formsDone = false }: PayAward,
  { now }: Context,
): Refusal | undefined => {
  if (formsDone || (gives.type !== 'goods' && gives.type !== 'entry')) return undefined;
  const { paperworkFirst, clause } = activity.claims;
  const on = calendarDayOf(settings.clock, now).toString();
  const form =
    gives.value === undefined
      ? undefined
      : taxFormFor(settings.jurisdiction.taxes, { kind: 'prize', amount: gives.value, on });
  if (form === 'none' || (form === undefined && !paperworkFirst)) return undefined;
  const what = gives.type === 'goods' ? gives.what : formatAmount(gives.value);
  const facts = { award, what, form: form ?? 'none' };
  return refuse('form-first', facts, `PRO-10; ${clauseOf(activity, clause)}`);
};

/** Where the approval has surveillance confirm the play, nothing is paid before. HSE-20 */
const surveillanceObjection = ({ award: { award, awaits }, activity }: KnownAward): Refusal | undefined =>
  awaits === undefined
    ? undefined
    : refuse('waits-for-surveillance', { award }, `HSE-20; ${clauseOf(activity, activity.claims.clause)}`);

/** A prize leaves the house when the paper that the approval asks for is complete. HSE-21 */
const paperworkObjection = (known: KnownAward, { formsDone = false }: PayAward): Refusal | undefined => {
  const paper = paperworkOf(known);
  if (paper === undefined || formsDone) return undefined;
  const { award, activity } = known;
  return refuse(
    'paperwork-first',
    { award: award.award, paper },
    `HSE-21; ${clauseOf(activity, activity.claims.clause)}`,
  );
};

/** The paper that comes before the payment, by its name; absent where the approval asks for none. HSE-21 */
export const paperworkOf = ({ award, activity: { claims } }: KnownAward): string | undefined =>
  hasWorth(award) && claims.paperworkFirst ? (claims.paperwork ?? 'paperwork') : undefined;

/** Money, or a thing of a declared value. */
const hasWorth = ({ gives }: Award): boolean => (worthOfGift(gives) ?? NOTHING) > 0;

/** An award that becomes tickets, points or a spin, if it was not handed over before. PRO-9 */
export const handedOver = (house: HouseView, award: Award | undefined, context: Context): readonly AwardEvent[] =>
  award === undefined || award.claim.state === 'paid' ? [] : [paidWith(house, award, 'handed-over', context)];

/** The prize leaves the house; a tray that paid it is owed the amount by the cage. */
export const bookingsOfPayment = (award: Award, method: PayMethod): readonly Booking[] => {
  const { activity, table } = award;
  const amount = moneyHeldFor(award);
  // Money for which the house gives something else is the house's: no cash leaves. PRO-3
  if (method === 'handed-over') return booking(ACCOUNT.payable(activity), givenFor(award), amount);
  const fromTray = method === 'tray' && table !== undefined ? booking(ACCOUNT.tray(table), ACCOUNT.cage, amount) : [];
  return [...booking(ACCOUNT.payable(activity), ACCOUNT.players, amount), ...fromTray];
};

/** A thing is the house's own; collections for a year stay a balance of the winner. PRO-3, PRO-15 */
const givenFor = (award: Award): Account =>
  isForCollections(award) ? ACCOUNT.paidCollections(award.activity) : ACCOUNT.house;

const isForCollections = ({ gives }: Award): boolean => gives.type === 'goods' && gives.forCollections === true;

/** How an award can be paid. */
export const methodsOf = (known: KnownAward): readonly PayMethod[] =>
  PAY_METHODS.filter(method => methodObjection(known, method) === undefined);

const methodObjection = ({ award, activity }: KnownAward, method: PayMethod): Refusal | undefined => {
  const amount = moneyOfGift(award.gives);
  const { claims } = activity;
  const clause = clauseOf(activity, claims.clause);
  if (isMoney(award) === (method === 'handed-over')) {
    return refuse('method-not-fitting', { award: award.award, how: isMoney(award) ? 'paid' : 'handed-over' }, clause);
  }
  const isAtTable = award.table !== undefined;
  const isInTray = claims.paidAtTable === true || (claims.trayBelow !== undefined && amount < claims.trayBelow);
  if (method === 'tray' && (!isAtTable || !isInTray)) {
    const limit = isAtTable ? trayLimit(claims.trayBelow) : 'table';
    const facts = { amount: formatAmount(amount), limit, below: formatAmount(claims.trayBelow ?? NOTHING) };
    return refuse('not-from-the-tray', facts, clause);
  }
  if (method === 'check' && !claims.paidAs.includes('check')) {
    return refuse('no-checks', { activity: activity.name }, clause);
  }
  return undefined;
};

const trayLimit = (below: Cents | undefined): string => (below === undefined ? 'none' : 'below');

const isMoney = ({ gives }: Award): boolean => gives.type === 'money' || gives.type === 'money-each';

/** What the cage owes a tray; below zero, what the tray owes the cage. */
export const owedToTray = ({ balances }: HouseView, table: number): Cents =>
  minus(NOTHING, standingAt(balances, ACCOUNT.tray(table)));
