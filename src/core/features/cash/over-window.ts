import { type Answer, answer } from '#core/base';
import { ACCOUNT, type Account } from '#core/ledger';
import { type Cents, minus } from '#core/money';
import { booking, type Context, type HouseView, momentText } from '#core/state';
import { leavingObjection } from './books.ts';
import { refuse } from './refusals.ts';
import type { CashEvent } from './shape.ts';

/** Cash that a command pays out and takes in, and where: over the window it is asked at, or straight into the vault. */
export type CashOver = { readonly at: 'window' | 'vault'; readonly paidOut: Cents; readonly takenIn: Cents };

/** Books it where it lies. In a house that keeps no vault there is nothing to book. CSH-4 */
export const cashBooked = (
  house: HouseView,
  { at, paidOut, takenIn }: CashOver,
  context: Context,
): Answer<readonly CashEvent[]> => {
  if (house.vault === undefined || (paidOut === 0 && takenIn === 0)) return answer([]);
  const place = at === 'vault' ? answer(ACCOUNT.vault) : placeAt(house, context);
  if (!place.ok) return place;
  const account = place.value;
  const leaves = minus(paidOut, takenIn);
  const objection = leaves > 0 ? leavingObjection(house, account, leaves) : undefined;
  if (objection !== undefined) return objection;
  const bookings = [...booking(ACCOUNT.cage, account, takenIn), ...booking(account, ACCOUNT.cage, paidOut)];
  const station = account.type === 'drawer' ? { station: account.station } : {};
  return answer([{ type: 'CashBooked', ...station, paidOut, takenIn, at: momentText(context.now), bookings }]);
};

/** At a window its open drawer, which its cashier answers for; at any other desk the vault. */
const placeAt = ({ stations, drawers }: HouseView, { station, actor }: Context): Answer<Account> => {
  if (station === undefined || stations.get(station)?.kind !== 'cage') return answer(ACCOUNT.vault);
  const drawer = drawers.get(station);
  if (drawer === undefined) return refuse('drawer-not-open', { station }, 'CSH-2');
  return drawer.holder === actor.id
    ? answer(ACCOUNT.drawer(station))
    : refuse('drawer-of-another', { station }, 'CSH-4');
};
