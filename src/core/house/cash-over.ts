import type { CashOver } from '#core/features/cash';
import { type Cents, minus, NOTHING, total } from '#core/money';
import type { AtCage, HouseView, PayMethod } from '#core/state';
import { mechanismOf } from '../mechanisms/features.ts';
import type { HouseEvent } from './events.ts';

/** Money that goes over a window, one way or the other: what for, about which number, under which slip. RPT-15 */
export type OverWindow = {
  readonly what: AtCage['what'] | 'prize' | 'void slip' | 'tray';
  readonly about: string;
  /** Out, or, below zero, in. */
  readonly amount: Cents;
  /** The slip of the house, which knows how it was paid. */
  readonly slip?: number;
  readonly activity?: string;
  readonly method?: string;
  readonly person?: string;
};

/** Of what one event has moved: checks and trays too. */
export const overWindow = (event: HouseEvent): readonly OverWindow[] => {
  switch (event.type) {
    case 'AwardPaid': {
      const { slip, by: person, amount, method } = event;
      return [{ what: 'prize', about: String(slip), slip, amount, person, method }];
    }
    case 'PaymentBackedOut': {
      const { slip, by } = event;
      const back = total(event.bookings.flatMap(([from, , amount]) => (from === 'players' ? [amount] : [])));
      const who = by[0] === undefined ? {} : { person: by[0] };
      return [{ what: 'void slip', about: String(slip), slip, amount: minus(NOTHING, back), ...who }];
    }
    case 'TrayReimbursed':
      return [{ what: 'tray', about: String(event.table), amount: event.amount }];
    case 'PromotionMoved': {
      const { activity, by: person } = event;
      return inPromotion(event).map(moved => ({ ...moved, activity, person }));
    }
    default:
      return [];
  }
};

const inPromotion = (event: Extract<HouseEvent, { type: 'PromotionMoved' }>): readonly AtCage[] => {
  const { atCage } = mechanismOf(event.mechanism);
  return atCage === undefined ? [] : event.events.flatMap((fact: object) => atCage(event.promotion, fact));
};

/** The cash among what a command has moved. Counted boxes go into the vault. CSH-4 */
export const cashOver = (house: HouseView, events: readonly HouseEvent[]): CashOver => {
  const counted = events.flatMap(event => (event.type === 'DropCounted' ? [event.counted] : []));
  if (counted.length > 0) return { at: 'vault', paidOut: NOTHING, takenIn: total(counted) };
  const amounts = events.flatMap(event =>
    overWindow(event)
      .filter(({ method = methodBackedOut(house, event) }) => method !== 'tray' && method !== 'check')
      .map(({ amount }) => amount),
  );
  const [out, back] = [amounts.filter(amount => amount > 0), amounts.filter(amount => amount < 0)];
  return { at: 'window', paidOut: total(out), takenIn: minus(NOTHING, total(back)) };
};

/** How a payment was made that comes back. */
const methodBackedOut = ({ awards }: HouseView, event: HouseEvent): PayMethod | undefined =>
  event.type === 'PaymentBackedOut' ? awards.get(event.award)?.payment?.method : undefined;
