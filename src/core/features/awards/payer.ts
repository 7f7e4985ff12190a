import type { Refusal } from '#core/base';
import { type Cents, formatAmount, NOTHING, plus, total } from '#core/money';
import { type Award, type Context, type HouseView, type KnownAward, momentFrom, type PayMethod } from '#core/state';
import { worthOfGift } from '#core/state/gifts';
import { gamingDayOf } from '#core/time';
import { refuse } from './refusals.ts';

/** The drawer of the cage is opened at the cage. A request is judged by the station where it was asked. PPL-13 */
export const placeObjection = (
  { stations }: HouseView,
  { award: { award } }: KnownAward,
  method: PayMethod,
  { station }: Context,
): Refusal | undefined => {
  const at = station === undefined ? undefined : stations.get(station);
  if (at === undefined || at.kind === 'cage' || (method !== 'cage' && method !== 'check')) return undefined;
  return refuse('paid-at-the-cage', { award }, 'PPL-13');
};

/**
 * Whoever alone verified a prize pays it alone only below an amount, and only so much in a gaming day. A tray's prize
 * is in the hands of the dealer, who pays it: the approval names its limit, and only the sum of the day counts. PPL-13
 */
export const payerObjection = (
  house: HouseView,
  { award }: KnownAward,
  method: PayMethod,
  context: Context,
): Refusal | undefined => {
  const { settings } = house;
  const { actor, second, now } = context;
  const limits = settings.verifierPays;
  if (limits === undefined || !isVerifiedBy(award, actor.id)) return undefined;
  if (second !== undefined && second.id !== actor.id) return undefined;
  const amount = worthOf(house, award);
  const { below, inDay } = limits;
  if (amount >= below && method !== 'tray') {
    const facts = { award: award.award, amount: formatAmount(amount), below: formatAmount(below) };
    return refuse('payer-verified-it', facts, 'PPL-13');
  }
  const paid = paidAlone(house, actor.id, now);
  if (plus(paid, amount) <= inDay || amount === 0) return undefined;
  const facts = { award: award.award, paid: formatAmount(paid), most: formatAmount(inDay) };
  return refuse('paid-enough-alone', facts, 'PPL-13');
};

const isVerifiedBy = ({ verifiedBy }: Pick<Award, 'verifiedBy'>, person: string): boolean =>
  verifiedBy.every(one => one === person);

/** A thing that nobody has valued counts as high-value. */
const worthOf = ({ settings }: HouseView, { gives }: Pick<Award, 'gives'>): Cents =>
  worthOfGift(gives) ?? settings.secondPersonFrom;

/** What this person has verified and paid with nobody else in this gaming day. */
const paidAlone = (house: HouseView, person: string, now: Temporal.Instant): Cents => {
  const { clock } = house.settings;
  const today = gamingDayOf(clock, now);
  const own = [...house.awards.values()].filter(
    ({ payment, ...award }) =>
      payment?.by === person &&
      payment.approvedBy === undefined &&
      isVerifiedBy(award, person) &&
      gamingDayOf(clock, momentFrom(payment.at)).equals(today),
  );
  return own.length === 0 ? NOTHING : total(own.map(award => worthOf(house, award)));
};
