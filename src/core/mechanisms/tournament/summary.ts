import { type Cents, NOTHING, plus, times, total } from '#core/money';
import type { Payment, Signature, Tournament } from './event.ts';
import { soldIn } from './sold.ts';

/** An event in a line, as it stands when it ends: what is kept at hand of its log. TRN-29 */
export type EventSummary = {
  readonly name?: string;
  readonly startedAt?: string;
  readonly cancelled?: string;
  readonly entries: number;
  /** Entry fees, which are the house's. */
  readonly fees: Cents;
  readonly pool: Cents;
  readonly houseAdds: Cents;
  readonly paid: Cents;
  readonly withheld: Cents;
  readonly signatures: readonly Signature[];
};

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
