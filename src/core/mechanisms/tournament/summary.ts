import { type Cents, NOTHING, plus, times, total } from '#core/money';
import type { EventSummary } from './event-shape.ts';
import { soldIn } from './sold.ts';
import type { Payment, Tournament } from './state-shape.ts';

export const eventSummary = (tournament: Tournament): EventSummary => {
  const { structure, money, payments, startedAt, cancelled, signatures = [] } = tournament;
  const { entries, withoutFee } = soldIn(tournament);
  const isOff = cancelled !== undefined;
  return {
    ...(structure.name === undefined ? {} : { name: structure.name }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(isOff ? { cancelled } : {}),
    entries,
    fees: isOff ? NOTHING : times(structure.entryFee, entries - withoutFee),
    pool: money?.pool ?? NOTHING,
    houseAdds: money?.houseAdds ?? NOTHING,
    paid: sumOf(payments.filter(({ isWithheld }) => isWithheld !== true)),
    withheld: sumOf(payments.filter(({ isWithheld }) => isWithheld === true)),
    signatures,
  };
};

const sumOf = (payments: readonly Payment[]): Cents =>
  total(payments.map(({ prize, bounties }) => plus(prize, bounties)));
