import { defined } from '#core/base';
import type { Settings } from '#core/house';
import { type KeptTournament, type Payment, taxFormOfPayment, tournamentLogOf } from '#core/mechanisms/tournament';
import { formatAmount, plus } from '#core/money';
import { calendarDayOf, formatMoment, gamingDayOf } from '#core/time';
import type { Slip } from '../../../sheets/index.ts';
import { taxWords } from './slip-paper.ts';

/** The slip of a payment, also of one that was taken back; absent where that number was not given. REG-F4, TRN-10 */
export const tournamentSlip = (
  settings: Settings,
  event: KeptTournament,
  number: number,
): { readonly slip: Slip; readonly paidAt: Temporal.Instant } | undefined => {
  const { payments, voided = [] } = event.state;
  const isIt = ({ slip }: Payment): boolean => slip === number;
  const taken = voided.find(isIt);
  const payment = taken ?? payments.find(isIt);
  if (payment?.at === undefined) return undefined;
  const paidAt = Temporal.Instant.from(payment.at).round({ smallestUnit: 'second', roundingMode: 'floor' });
  const { name = 'Houseway', isDemo = false } = settings;
  const slip = {
    house: name,
    slip: number,
    event: event.promotion,
    isDemo,
    lines: linesOf(settings, event, payment, paidAt),
    signatures: ['Paid by', 'Received by'],
    copy: 0,
    ...defined({ isVoid: taken?.reason }),
  } as const;
  return { slip, paidAt };
};

const linesOf = (
  settings: Settings,
  event: KeptTournament,
  payment: Payment,
  paidAt: Temporal.Instant,
): Slip['lines'] => {
  const { clock, activities, jurisdiction } = settings;
  const { player, place, prize, bounties, hasItem, by = [], method = 'cash' } = payment;
  const { name, results } = tournamentLogOf(settings, event);
  const thing = results.find(result => result.player === player)?.what ?? 'prize in kind';
  const form = taxFormOfPayment(jurisdiction.taxes, event.state, payment, calendarDayOf(clock, paidAt).toString());
  return [
    ['Amount', formatAmount(plus(prize, bounties))],
    ['Event', name],
    ['Activity', activities.find(({ id }) => id === event.activity)?.name ?? event.activity],
    ['Player', player],
    ['Place', place === undefined ? 'still in' : String(place)],
    ['Prize', formatAmount(prize)],
    ['Bounties', formatAmount(bounties)],
    ...(hasItem ? [['Besides', thing] as const] : []),
    ['Paid at', formatMoment(clock, paidAt).replace('T', ' ')],
    ['Gaming day', gamingDayOf(clock, paidAt).toString()],
    ['Paid by way of', method],
    ['Taxable', taxWords(form)],
    ['Prepared by', by[0] ?? ''],
    ['Approved by', by[1] ?? 'one person is enough'],
  ];
};
