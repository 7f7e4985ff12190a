import { defined } from '#core/base';
import { NOTHING, times } from '#core/money';
import { paidIn } from './due.ts';
import type { EventSummary } from './event-shape.ts';
import { soldIn } from './sold.ts';
import type { Tournament } from './state-shape.ts';

export const eventSummary = (tournament: Tournament): EventSummary => {
  const { structure, money, payments, startedAt, cancelled, signatures = [] } = tournament;
  const { entries, withoutFee } = soldIn(tournament);
  const isOff = cancelled !== undefined;
  return {
    ...defined({ name: structure.name, startedAt, cancelled }),
    entries,
    fees: isOff ? NOTHING : times(structure.entryFee, entries - withoutFee),
    pool: money?.pool ?? NOTHING,
    houseAdds: money?.houseAdds ?? NOTHING,
    ...paidIn(payments),
    signatures,
  };
};
