import type { Settings } from '#core/house';
import { type KeptTournament, type Payment, taxFormOfPayment, tournamentLogOf } from '#core/mechanisms/tournament';
import { formatAmount, plus } from '#core/money';
import { approved } from '#core/sheet';
import { calendarDayOf, formatMoment, gamingDayOf } from '#core/time';
import { type Slip, written } from '../../../sheets/index.ts';
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
    signatures: ['paid', 'received'],
    copy: 0,
    ...(taken === undefined ? {} : { isVoid: { reason: taken.reason } }),
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
  const thing = results.find(result => result.player === player)?.what;
  const form = taxFormOfPayment(jurisdiction.taxes, event.state, payment, calendarDayOf(clock, paidAt).toString());
  return [
    ['amount', formatAmount(plus(prize, bounties))],
    ['tournament', approved(name)],
    ['activity', approved(activities.find(({ id }) => id === event.activity)?.name ?? event.activity)],
    ['player', player],
    ['place', place ?? written('value.still-in', {})],
    ['prize', formatAmount(prize)],
    ['bounties', formatAmount(bounties)],
    ...(hasItem ? [['thing', thing ?? written('value.thing', {})] as const] : []),
    ['paid-at', { moment: formatMoment(clock, paidAt) }],
    ['day', { moment: gamingDayOf(clock, paidAt).toString() }],
    ['method', written(`method.${method}`, {})],
    ['tax', taxWords(form)],
    ['prepared', by[0] ?? ''],
    ['approved', by[1] ?? written('value.one-person', {})],
  ];
};
