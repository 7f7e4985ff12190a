import type { Refusal } from '#core/base';
import { ACCOUNT, type Account } from '#core/ledger';
import { type Cents, formatAmount, minus } from '#core/money';
import { type Booking, booking, type HouseView, standingAt } from '#core/state';
import { refuse } from './refusals.ts';

/** What a count differs by, and its bookings: the place then holds what was counted. CSH-3 */
export const variance = (
  place: Account,
  held: Cents,
  counted: Cents,
): { readonly variance: Cents; readonly bookings: readonly Booking[] } => {
  const found = minus(counted, held);
  const { cage, players, overShort } = ACCOUNT;
  const bookings =
    found >= 0
      ? [...booking(cage, place, found), ...booking(players, overShort, found)]
      : [...booking(place, cage, minus(held, counted)), ...booking(overShort, players, minus(held, counted))];
  return { variance: found, bookings };
};

/** No place gives more than it should hold; the bank is not ours to look into. CSH-6 */
export const leavingObjection = (house: HouseView, place: Account, amount: Cents): Refusal | undefined => {
  const holds = standingAt(house.balances, place);
  if (holds >= amount) return undefined;
  const facts = { holds: formatAmount(holds), amount: formatAmount(amount) };
  switch (place.type) {
    case 'vault':
      return refuse('too-little-in-vault', facts, 'CSH-6');
    case 'drawer':
      return refuse('too-little-in-drawer', { ...facts, station: place.station }, 'CSH-6');
    case 'tray-fill':
      return refuse('too-little-in-tray', { holds: facts.holds, table: place.table }, 'CSH-6');
    default:
      return undefined;
  }
};

/** Slips of cash have no gaps. CSH-5 */
export const nextSlip = ({ vault }: HouseView): number => (vault?.slips ?? 0) + 1;
