import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { seatOfGuest } from '#core/people';
import { worthOfGift } from '#core/state/gifts';
import { taxFormFor } from '#core/tax';
import type { AwardView, InstrumentView } from '#core/views';
import { calendarDayAt, useHouseTime, useListed, useNameOf, useStation } from '../kit/index.ts';

/** An award in the words of the page. */
export const usePrizeWords = () => {
  const t = useTranslations('cage');
  const { time, moment } = useHouseTime();
  const nameOf = useNameOf();
  const listed = useListed();
  return (award: AwardView) => ({
    place: placeOf(t, award),
    short: shortState(t, award, time),
    state: stateOf(t, award, moment, nameOf),
    worth: worthOf(t, award),
    fund: listed(fundOf(t, award)),
  });
};

type Say = ReturnType<typeof useTranslations<'cage'>>;
type Tell = (moment: string) => string;

const placeOf = (t: Say, { table, seat, player, award }: AwardView): string => {
  if (table !== undefined && seat !== undefined) return t('where.seat', { table: String(table), seat: String(seat) });
  if (table !== undefined) return t('where.table', { table: String(table) });
  return player ?? t('prize.number', { award: String(award) });
};

const worthOf = (t: Say, { gives, amount }: AwardView): string => {
  switch (gives.type) {
    case 'money':
    case 'money-each':
      return formatAmount(amount);
    case 'tickets':
    case 'points':
      return t(`prize.${gives.type}`, { count: gives.count });
    case 'entry':
      return t('prize.entry');
    case 'goods':
      return gives.value ? `${gives.what} (${formatAmount(gives.value)})` : gives.what;
  }
};

const shortState = (t: Say, { claim, payment }: AwardView, time: Tell): string => {
  switch (claim.state) {
    case 'awaiting-id':
      return t('prize.short.awaitingId');
    case 'paid':
      return t('prize.short.paid', { at: payment === undefined ? '' : time(payment.at) });
    default:
      return t(`prize.short.${claim.state}`);
  }
};

const stateOf = (t: Say, { claim, payment }: AwardView, moment: Tell, nameOf: (id: string) => string): string => {
  switch (claim.state) {
    case 'awaiting-id': {
      const until = claim.idBy ?? claim.by;
      return until === undefined ? t('prize.state.awaitingIdOpen') : t('prize.state.awaitingId', { at: moment(until) });
    }
    case 'held':
      return t('prize.state.held', { at: moment(claim.by) });
    case 'paid':
      return payment === undefined ? '' : t('prize.state.paid', { at: moment(payment.at), by: nameOf(payment.by) });
    case 'payable':
    case 'forfeited':
      return t(`prize.state.${claim.state}`);
  }
};

/** Pools have a name only to tell them apart. */
const fundOf = (t: Say, { source }: AwardView): readonly string[] => {
  const pools = Object.entries(source.pools);
  const nameOf = (name: string) => (pools.length === 1 ? t('prize.fromOnlyPool') : t('prize.fromPool', { name }));
  return [
    ...pools.map(([name, amount]) => [nameOf(name), amount] as const),
    [t('prize.fromReserve'), source.reserve] as const,
    [t('prize.fromHouse'), source.house] as const,
  ]
    .filter(([, amount]) => amount !== 0)
    .map(([words, amount]) => `${words} ${formatAmount(amount)}`);
};

/** By the day of the payment; before it, by today. REG-F8 */
export const useTaxWords = () => {
  const t = useTranslations('cage.prize');
  const { me, feed } = useStation();
  return ({ taxKind: kind, amount, gives, payment }: AwardView): string => {
    if (gives.type === 'goods' && gives.value === undefined) return t('formByValue');
    const on = calendarDayAt(payment === undefined ? feed.now() : Date.parse(payment.at), me.zone);
    const form = taxFormFor(me.taxes, { kind, amount: worthOfGift(gives) ?? amount, on });
    return form === 'none' ? t('noForm') : t('form', { form });
  };
};

/** The player-dealer who is paid: a member, or the seat of a guest. */
export const usePayee = () => {
  const t = useTranslations('cage.chips');
  return (to: string): string => {
    const seat = seatOfGuest(to);
    return seat === undefined ? to : t('tableSeat', seat);
  };
};

export const usePieceState = () => {
  const t = useTranslations('cage.chips.state');
  const payee = usePayee();
  return ({ where }: InstrumentView): string => {
    switch (where.type) {
      case 'owed':
        return t('owed', { name: payee(where.to) });
      case 'gone':
        return t(where.why);
      default:
        return t(where.type);
    }
  };
};
