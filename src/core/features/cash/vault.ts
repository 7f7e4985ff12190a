import { type Answer, accept, answer, defined } from '#core/base';
import { ACCOUNT, type Account } from '#core/ledger';
import {
  booking,
  type Deciders,
  type HouseView,
  momentText,
  type OfType,
  piecesObjection,
  refuse as refuseAtHouse,
  standingAt,
  twoPeople,
} from '#core/state';
import { leavingObjection, nextSlip, variance } from './books.ts';
import { refuse } from './refusals.ts';
import type { CashCommand, CashEvent, CashPlace } from './shape.ts';

type VaultCommand = OfType<CashCommand, 'CountVault' | 'ExplainVault' | 'MoveCash'>;

/** The vault, its counts, and what goes between it and everything else. CSH-1, CSH-3, CSH-5 */
export const VAULT_COMMANDS: Deciders<VaultCommand, CashEvent> = {
  CountVault: (house, { counted, pieces }, context) => {
    const people = twoPeople(context, 'CSH-3; REG-F3');
    if (!people.ok) return people;
    const sheet = piecesObjection(counted, pieces);
    if (sheet !== undefined) return sheet;
    const isFirst = house.vault === undefined;
    const found = variance(ACCOUNT.vault, isFirst ? counted : standingAt(house.balances, ACCOUNT.vault), counted);
    return accept({
      type: 'VaultCounted',
      slip: nextSlip(house),
      counted,
      variance: found.variance,
      by: people.value,
      at: momentText(context.now),
      bookings: isFirst ? booking(ACCOUNT.cage, ACCOUNT.vault, counted) : found.bookings,
      ...defined({ pieces }),
    });
  },

  ExplainVault: ({ vault }, { reason }, { now, actor }) => {
    if (vault === undefined) return refuse('vault-not-counted', {}, 'CSH-1');
    if (vault.variance === 0) return refuse('vault-without-variance', {}, 'CSH-3');
    return accept({ type: 'VaultExplained', slip: vault.slip, reason, by: actor.id, at: momentText(now) });
  },

  MoveCash: (house, { from, to, amount }, context) => {
    if (house.vault === undefined) return refuse('vault-not-counted', {}, 'CSH-1');
    const people = twoPeople(context, 'CSH-5');
    if (!people.ok) return people;
    if (amount === 0) return refuse('nothing-to-move', {}, 'CSH-5');
    if (!isWay(from, to)) return refuse('not-that-way', {}, 'CSH-5');
    const out = placeIn(house, from);
    if (!out.ok) return out;
    const into = placeIn(house, to);
    if (!into.ok) return into;
    const objection = leavingObjection(house, out.value, amount);
    if (objection !== undefined) return objection;
    const [slip, at] = [nextSlip(house), momentText(context.now)];
    const bookings = booking(out.value, into.value, amount);
    return accept({ type: 'CashMoved', slip, from, to, amount, by: people.value, at, bookings });
  },
};

/** Between vault, drawers and trays, from one place to another; the bank deals with the vault only. */
const isWay = (from: CashPlace, to: CashPlace): boolean => {
  if (from.type === 'bank' || to.type === 'bank') return from.type === 'vault' || to.type === 'vault';
  return from.type !== to.type;
};

/** The account of a place that is there; the bank is outside the books of cash. */
const placeIn = (house: HouseView, place: CashPlace): Answer<Account> => {
  switch (place.type) {
    case 'bank':
      return answer(ACCOUNT.cage);
    case 'vault':
      return answer(ACCOUNT.vault);
    case 'drawer':
      return house.drawers.has(place.station)
        ? answer(ACCOUNT.drawer(place.station))
        : refuse('drawer-not-open', { station: place.station }, 'CSH-2');
    case 'tray':
      return house.tables.has(place.table)
        ? answer(ACCOUNT.trayFill(place.table))
        : refuseAtHouse('unknown-table', { table: place.table }, 'HSE-1');
  }
};
