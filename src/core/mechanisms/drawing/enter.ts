import { accept, type Decision, type Refusal } from '#core/base';
import { eligibleTable, together } from '#core/eligibility';
import { clauseOf, rowsInForce, ticketsPosted } from '#core/rulebook';
import { formatMoment, isBefore, localTime } from '#core/time';
import { mayTakePart, namesOf } from './chances.ts';
import type { Drawing, DrawingCommand, DrawingContext, DrawingEvent, DrawingRule, Issue } from './drawing.ts';
import { holderOf, seatName } from './holder.ts';
import { refuse } from './refusals.ts';

type AddPoint = Extract<DrawingCommand, { type: 'AddPoint' }>;

/** Tickets for a hand or a seat, in the drum at once under their stub numbers. DRW-2, DRW-3 */
export const issueTickets = (
  rule: DrawingRule,
  drawing: Drawing,
  command: Issue,
  context: DrawingContext,
): Decision<DrawingEvent> => {
  const { tickets, earned } = command;
  const player = holderOf(command);
  const refused = notAllowed(rule, command, context) ?? countRefusal(rule, command);
  if (refused !== undefined) return refused;
  const used = tickets.find((ticket, place) => drawing.issued.has(ticket) || tickets.indexOf(ticket) < place);
  if (used !== undefined) return refuse('ticket-number-used', { ticket: used }, clause(rule));
  const { game } = command.table;
  // Where each game has its prizes, its tickets are drawn for those alone.
  const forGame = rule.terms.gives.type === 'list' ? { game } : {};
  if (earned.type === 'hand') {
    const { award } = earned;
    // One hand, one handing-out, whatever became of the award since.
    if (award !== undefined && drawing.fromAwards.has(award))
      return refuse('hand-ticketed-before', { award }, clause(rule));
    return accept({ type: 'TicketsIssued', player, tickets, ...forGame, ...(award === undefined ? {} : { award }) });
  }
  const { postedAt, seat } = earned;
  const where = seat === undefined ? {} : { seat };
  return (
    slotRefusal(rule, drawing, { ...command, earned }, context) ??
    accept({ type: 'TicketsIssued', player, tickets, slot: postedAt.toString(), ...where })
  );
};

/** One point for each completed hour, at most one an hour. DRW-4 */
export const addPoint = (
  rule: DrawingRule,
  drawing: Drawing,
  { card, player, hour }: AddPoint,
  context: DrawingContext,
): Decision<DrawingEvent> => {
  if (!earnsBy(rule, 'hour')) return refuse('entry-not-earned-so', { earned: 'hour of play' }, clause(rule));
  const verdict = mayTakePart(rule, player, context);
  if (!verdict.met) return refuse('entry-not-allowed', { player, because: unmet(verdict) }, clause(rule));
  const isOver = hour.add({ hours: 1 });
  if (isBefore(context.now, isOver)) return notYet(rule, isOver, context);
  const last = lastEarned(drawing, [player], context);
  const isTaken = last !== undefined && isBefore(hour, Temporal.Instant.from(last).add({ hours: 1 }));
  if (isTaken) return alreadyEarned(rule, player, last, context);
  return accept({ type: 'PointAdded', card, player, slot: hour.toString() });
};

const notAllowed = (rule: DrawingRule, command: Issue, context: DrawingContext): Refusal | undefined => {
  const { earned, table } = command;
  const player = holderOf(command);
  const name = earned.type === 'hand' ? 'hand' : 'seat at a posted time';
  if (!earnsBy(rule, earned.type)) return refuse('entry-not-earned-so', { earned: name }, clause(rule));
  if (command.player === undefined && earned.type === 'seat' && earned.seat === undefined)
    return refuse('holder-unknown', {}, clause(rule));
  const verdict = together([mayTakePart(rule, player, context), eligibleTable(rule.activity, table)]);
  return verdict.met ? undefined : refuse('entry-not-allowed', { player, because: unmet(verdict) }, clause(rule));
};

/** A seat earns one ticket, a hand as many as are posted for its row, which the judge has found. */
const countRefusal = (rule: DrawingRule, { earned, tickets, table }: Issue): Refusal | undefined => {
  const [hand, due] = earned.type === 'seat' ? ['A seat', 1] : ticketsDue(rule, table.game, earned.row);
  if (tickets.length === due && due > 0) return undefined;
  return refuse('wrong-number-of-tickets', { hand, tickets: due, given: tickets.length }, clause(rule));
};

/** A row that is not offered earns none. */
const ticketsDue = (
  { activity, offering }: DrawingRule,
  game: string,
  key: string,
): [hand: string, tickets: number] => {
  const row = rowsInForce(activity, offering, game).find(each => each.key === key);
  return row === undefined ? [`Hand ${key}`, 0] : [row.label, ticketsPosted(offering, row) ?? 0];
};

type SeatIssue = Issue & { readonly earned: Extract<Issue['earned'], { type: 'seat' }> };

const slotRefusal = (
  rule: DrawingRule,
  drawing: Drawing,
  { player, earned: { postedAt, seat: at } }: SeatIssue,
  context: DrawingContext,
): Refusal | undefined => {
  const seat = rule.terms.entries.find(way => way.type === 'seat');
  const time = localTime(context.clock, postedAt).toPlainTime();
  const times = seat?.times ?? rule.ticketTimes;
  if (times !== undefined && !times.some(one => time.equals(one)))
    return refuse('no-tickets-then', { time: time.toString(), times: times.join(', ') }, clause(rule));
  if (isBefore(context.now, postedAt)) return notYet(rule, postedAt, context);
  const names = [...(player === undefined ? [] : [player]), ...(at === undefined ? [] : [seatName(at)])];
  const last = lastEarned(drawing, names, context);
  if (last === undefined) return undefined;
  // Tickets are picked up every half-hour after they were handed out, so none are handed out sooner again.
  const next = Temporal.Instant.from(last).add(times === undefined ? { minutes: 30 } : { nanoseconds: 1 });
  return isBefore(postedAt, next) ? alreadyEarned(rule, names[0]!, last, context) : undefined; // One of them is told.
};

/** By whichever of the person's cards, or the seat. CLB-4, DRW-12 */
const lastEarned = (drawing: Drawing, names: readonly string[], context: DrawingContext): string | undefined =>
  names
    .flatMap(name => namesOf(name, context))
    .flatMap(name => drawing.lastEarned.get(name) ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a, b))
    .at(-1);

const notYet = (rule: DrawingRule, until: Temporal.Instant, { clock }: DrawingContext): Refusal =>
  refuse('time-not-come', { until: formatMoment(clock, until) }, clause(rule));

const alreadyEarned = (rule: DrawingRule, player: string, last: string, { clock }: DrawingContext): Refusal => {
  const since = formatMoment(clock, Temporal.Instant.from(last));
  return refuse('entry-already-earned', { player, since }, clause(rule));
};

const earnsBy = ({ terms }: DrawingRule, type: 'hand' | 'seat' | 'hour'): boolean =>
  terms.entries.some(way => way.type === type);

const unmet = ({ conditions }: ReturnType<typeof together>): string =>
  conditions
    .filter(({ met }) => !met)
    .map(({ words }) => `not so: ${words}`)
    .join('; ');

const clause = ({ activity, terms }: DrawingRule): string => clauseOf(activity, terms.clause);
