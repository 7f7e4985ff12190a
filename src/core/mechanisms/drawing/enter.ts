import { accept, type Decision, defined, type Refusal } from '#core/base';
import { eligibleTable, together, unmet } from '#core/eligibility';
import { rowsInForce, ticketsPosted } from '#core/rulebook';
import { momentFrom } from '#core/state';
import { formatMoment, isBefore, localTime } from '#core/time';
import type { Fact } from '#core/words';
import { mayTakePart } from './chances.ts';
import type { EarnedAt } from './earned.ts';
import type { Facts } from './facts.ts';
import { holderFact, holderOf, seatName } from './holder.ts';
import { refuse, speak } from './refusals.ts';
import { clauseIn, type DrawingRule } from './rule.ts';
import type { Command, Drawing, DrawingEvent, Issue, SeatAt } from './shape.ts';

type AddPoint = Extract<Command, { type: 'AddPoint' }>;

/** Tickets for a hand or a seat, in the drum at once under their stub numbers. DRW-2, DRW-3 */
export const issueTickets = (
  rule: DrawingRule,
  drawing: Drawing,
  command: Issue,
  facts: Facts,
): Decision<DrawingEvent> => {
  const { tickets, earned } = command;
  const player = holderOf(command);
  const unearned = notEarned(rule, command);
  if (unearned !== undefined) return unearned;
  const place = facts.earnedAt(command);
  if (!place.ok) return place;
  const refused = notAllowed(rule, player, place.value) ?? countRefusal(rule, command, place.value);
  if (refused !== undefined) return refused;
  const used = tickets.find((ticket, place) => drawing.issued.has(ticket) || tickets.indexOf(ticket) < place);
  if (used !== undefined) return refuse('ticket-number-used', { ticket: used }, clauseIn(rule));
  // Where each game has its prizes, its tickets are drawn for those alone.
  const forGame = rule.terms.gives.type === 'list' ? { game: place.value.table.game } : {};
  if (earned.type === 'hand') {
    const { award } = earned;
    // One hand, one handing-out, whatever became of the award since.
    if (award !== undefined && drawing.fromAwards.has(award))
      return refuse('hand-ticketed-before', { award }, clauseIn(rule));
    return accept({ type: 'TicketsIssued', player, tickets, ...forGame, ...defined({ award }) });
  }
  const { table, seat } = earned;
  const postedAt = momentFrom(earned.postedAt);
  const where = seat === undefined ? {} : { seat: { table, seat } };
  return (
    slotRefusal(rule, drawing, { postedAt, player: command.player, ...where }, facts) ??
    accept({ type: 'TicketsIssued', player, tickets, slot: postedAt.toString(), ...where })
  );
};

/** One point for each completed hour, at most one an hour. DRW-4 */
export const addPoint = (
  rule: DrawingRule,
  drawing: Drawing,
  { card, player, hour: began }: AddPoint,
  facts: Facts,
): Decision<DrawingEvent> => {
  if (!earnsBy(rule, 'hour')) return refuse('entry-not-earned-so', { earned: 'hour' }, clauseIn(rule));
  const verdict = mayTakePart(rule, facts.holder(player));
  if (!verdict.met)
    return refuse('entry-not-allowed', { player: holderFact(player), because: unmet(verdict) }, clauseIn(rule));
  const hour = momentFrom(began);
  const isOver = hour.add({ hours: 1 });
  if (isBefore(facts.now, isOver)) return notYet(rule, isOver, facts);
  const last = lastEarned(drawing, [player], facts);
  const isTaken = last !== undefined && isBefore(hour, Temporal.Instant.from(last).add({ hours: 1 }));
  if (isTaken) return alreadyEarned(rule, player, last, facts);
  return accept({ type: 'PointAdded', card, player, slot: hour.toString() });
};

const notEarned = (rule: DrawingRule, { earned, player }: Issue): Refusal | undefined => {
  if (!earnsBy(rule, earned.type)) return refuse('entry-not-earned-so', { earned: earned.type }, clauseIn(rule));
  const isKnown = player !== undefined || earned.type === 'hand' || earned.seat !== undefined;
  return isKnown ? undefined : refuse('holder-unknown', {}, clauseIn(rule));
};

const notAllowed = (rule: DrawingRule, player: string, { holder, table }: EarnedAt): Refusal | undefined => {
  const verdict = together([mayTakePart(rule, holder), eligibleTable(rule.activity, table)]);
  return verdict.met
    ? undefined
    : refuse('entry-not-allowed', { player: holderFact(player), because: unmet(verdict) }, clauseIn(rule));
};

/** A seat earns one ticket, a hand as many as are posted for its row, which the judge has found. */
const countRefusal = (rule: DrawingRule, { earned, tickets }: Issue, { table }: EarnedAt): Refusal | undefined => {
  const given = tickets.length;
  if (earned.type === 'seat') return given === 1 ? undefined : refuse('one-ticket-a-seat', { given }, clauseIn(rule));
  const { activity, offering } = rule;
  const row = rowsInForce(activity, offering, table.game).find(({ key }) => key === earned.row);
  if (row === undefined) return refuse('hand-not-offered', {}, clauseIn(rule));
  const due = ticketsPosted(offering, row) ?? 0;
  if (given === due && due > 0) return undefined;
  return refuse('wrong-number-of-tickets', { hand: row.label, tickets: due, given }, clauseIn(rule));
};

type SeatIssue = {
  readonly postedAt: Temporal.Instant;
  readonly player: string | undefined;
  readonly seat?: SeatAt;
};

const slotRefusal = (
  rule: DrawingRule,
  drawing: Drawing,
  { postedAt, player, seat: at }: SeatIssue,
  facts: Facts,
): Refusal | undefined => {
  const seat = rule.terms.entries.find(way => way.type === 'seat');
  const time = localTime(facts.clock, postedAt).toPlainTime();
  const times = seat?.times ?? rule.ticketTimes;
  if (times !== undefined && !times.some(one => time.equals(one)))
    return refuse('no-tickets-then', { time: moment(time), times: times.map(moment) }, clauseIn(rule));
  if (isBefore(facts.now, postedAt)) return notYet(rule, postedAt, facts);
  const over = postedAt.add({ minutes: PICKED_UP_AFTER });
  if (!isBefore(facts.now, over)) {
    const [time, until] = [postedAt, over].map(at => ({ moment: formatMoment(facts.clock, at) }));
    return refuse('ticket-time-over', { time: time!, until: until! }, clauseIn(rule));
  }
  const names = [...(player === undefined ? [] : [player]), ...(at === undefined ? [] : [seatName(at)])];
  const last = lastEarned(drawing, names, facts);
  if (last === undefined) return undefined;
  const next = Temporal.Instant.from(last).add(times === undefined ? { minutes: PICKED_UP_AFTER } : { nanoseconds: 1 });
  if (!isBefore(postedAt, next)) return undefined;
  return alreadyEarned(rule, player ?? speak('holder.seat', at!), last, facts); // One of them is told.
};

/** Tickets are picked up half an hour after they were handed out: none for that time after it, none sooner again. */
const PICKED_UP_AFTER = 30;

const moment = (time: string | Temporal.PlainTime) => ({ moment: time.toString() });

/** By whichever of the person's cards, or the seat. CLB-4, DRW-12 */
const lastEarned = (drawing: Drawing, names: readonly string[], facts: Facts): string | undefined =>
  names
    .flatMap(name => facts.namesOf(name))
    .flatMap(name => drawing.lastEarned.get(name) ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a, b))
    .at(-1);

const notYet = (rule: DrawingRule, until: Temporal.Instant, { clock }: Facts): Refusal =>
  refuse('time-not-come', { until: { moment: formatMoment(clock, until) } }, clauseIn(rule));

const alreadyEarned = (rule: DrawingRule, player: Fact, last: string, { clock }: Facts): Refusal => {
  const since = { moment: formatMoment(clock, Temporal.Instant.from(last)) };
  return refuse('entry-already-earned', { player, since }, clauseIn(rule));
};

const earnsBy = ({ terms }: DrawingRule, type: 'hand' | 'seat' | 'hour'): boolean =>
  terms.entries.some(way => way.type === type);
