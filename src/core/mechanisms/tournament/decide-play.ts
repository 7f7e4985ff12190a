import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { formatAmount, total } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { type Asked, clauseIn, type Deciders, type Named, notIn, notPlayed, withoutReason } from './asked.ts';
import type { PlayCommand } from './command-shape.ts';
import { dealPot, dueTo, isAnything, stillIn } from './due.ts';
import { eliminate } from './eliminate.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import { takenIn } from './seating.ts';
import type { Payment, Place } from './state-shape.ts';

/** Eliminations, deals, payments, and how to undo them. TRN-8, TRN-10, TRN-11, TRN-27 */
export const DECIDE_PLAY: Deciders<PlayCommand> = {
  EliminatePlayers: (asked, { out }) => mayGoOut(asked) ?? eliminate(asked, out),
  UndoElimination: (asked, { reason }) => withoutReason(reason) ?? undoElimination(asked, reason),
  AgreeDeal: (asked, command) => notIn(asked, 'closed') ?? agreeDeal(asked, command),
  CancelDeal: (asked, { reason }) => withoutReason(reason) ?? cancelDeal(asked, reason),
  PayPlayer: (asked, command) => pay(asked, command),
  WithholdPrize: (asked, { player }) => withhold(asked, player),
  BackOutPayment: (asked, { player, reason }) => {
    const refused = withoutReason(reason);
    if (refused !== undefined) return refused;
    const payment = asked.tournament.payments.findLast(one => one.player === player);
    if (payment === undefined) return refuse('never-paid', { player }, 'TRN-27');
    if (payment.isWithheld === true) return refuse('prize-withheld', { player }, 'TRN-39');
    return accept({ type: 'PaymentBackedOut', ...payment, reason });
  },
  SignLog: asked => notIn(asked, 'over') ?? signLog(asked),
};

/** Players may go out while others still come in; only where half the field ends it, the field must be full first. */
export const mayGoOut = (asked: Asked): Refusal | undefined =>
  asked.tournament.structure.payout.type === 'double' ? notIn(asked, 'closed') : notPlayed(asked);

/** The last hand that put somebody out, if nothing has come of it since. */
const undoElimination = (asked: Asked, reason: string): Decision<TournamentEvent> => {
  const { tournament } = asked;
  const { hands: hand, entrants, payments, deal, eliminations } = tournament;
  const out = [...entrants.values()].filter(({ finish }) => finish?.hand === hand);
  const gone = eliminations.filter(one => one.hand === hand).length;
  if (hand === 0) return refuse('nothing-to-undo', {}, 'TRN-27');
  if (out.length < gone) return refuse('came-back', {}, 'TRN-27');
  if (deal !== undefined) return refuse('deal-stands', {}, 'TRN-27');
  const paid = payments.find(one => (one.hand ?? 0) >= hand);
  if (paid !== undefined) return refuse('paid-already', { player: paid.player }, 'TRN-27');
  const seats = out.map(({ player, finish }) => ({ player, ...stillFree(asked, finish?.seat) }));
  return accept({ type: 'PlayersReturned', hand, seats, reason });
};

const stillFree = ({ tournament }: Asked, seat: Place | undefined): { readonly seat?: Place } => {
  const at = seat === undefined ? undefined : takenIn(tournament).get(seat.table);
  return seat === undefined || at === undefined || at.has(seat.seat) ? {} : { seat };
};

/** All who are left share what is left; nobody can be left out, and nothing can. TRN-8, TRN-28 */
const agreeDeal = (
  { rule, tournament }: Asked,
  { players, amounts }: Named<'AgreeDeal'>,
): Decision<TournamentEvent> => {
  const clause = clauseIn(rule);
  if (!rule.terms.deals) return refuse('not-approved-here', { activity: rule.activity.name, what: 'deals' }, clause);
  const left = stillIn(tournament);
  const missing = left.filter(player => !players.includes(player));
  if (missing.length > 0) return refuse('deal-needs-all', { missing: missing.join(', ') }, clause);
  const stranger = players.find((player, n) => !left.includes(player) || players.indexOf(player) !== n);
  if (stranger !== undefined) return refuse('unknown-entrant', { player: stranger }, clause);
  const ended: TournamentEvent = { type: 'TournamentEnded', left: players };
  if (amounts === undefined) return accept<TournamentEvent>({ type: 'DealAgreed', players }, ended);
  const pot = dealPot(tournament, players.length);
  const isFit = amounts.length === players.length && amounts.every(amount => amount >= 0);
  if (isFit && total(amounts) === pot) {
    return accept<TournamentEvent>({ type: 'DealAgreed', players, amounts }, ended);
  }
  const facts = { agreed: formatAmount(total(amounts)), left: formatAmount(pot), players: players.length };
  return refuse('deal-does-not-total', facts, clause);
};

const cancelDeal = ({ tournament: { deal, payments } }: Asked, reason: string): Decision<TournamentEvent> => {
  if (deal === undefined) return refuse('nothing-to-undo', {}, 'TRN-27');
  const paid = payments.find(({ player, prize }) => prize > 0 && deal.includes(player));
  if (paid !== undefined) return refuse('paid-already', { player: paid.player }, 'TRN-27');
  return accept({ type: 'DealCancelled', players: deal, reason });
};

/** Each place once, with ID; slips are numbered without gaps. TRN-10, TRN-38 */
const pay = (asked: Asked, { player, showsId, method }: Named<'PayPlayer'>): Decision<TournamentEvent> => {
  const { rule, tournament } = asked;
  const due = payable(asked, player);
  if (!due.ok) return due;
  if (!showsId) return refuse('id-needed', { player }, clauseOf(rule.activity, rule.activity.claims.clause));
  const { payments, voided = [] } = tournament;
  const slip = payments.filter(({ isWithheld }) => isWithheld !== true).length + voided.length + 1;
  return accept({ type: 'PlayerPaid', slip, ...due.value, ...(method === undefined ? {} : { method }) });
};

/** The house knows whether the player is excluded. TRN-39 */
const withhold = (asked: Asked, player: string): Decision<TournamentEvent> => {
  const due = payable(asked, player);
  return due.ok ? accept({ type: 'PrizeWithheld', ...due.value, isWithheld: true }) : due;
};

/** What is due to a player now, and who approves it. */
const payable = ({ rule, tournament, now, by, second }: Asked, player: string): Answer<Payment> => {
  if (!tournament.entrants.has(player)) return refuse('unknown-entrant', { player }, clauseIn(rule));
  const due = dueTo(tournament, player);
  if (!isAnything(due)) return refuse('nothing-due', { player }, clauseIn(rule));
  const people = [by, ...(second === undefined ? [] : [second])];
  return answer({ player, ...due, hand: tournament.hands, at: now.toString(), by: people });
};

/** Every signature counts the years again, so that the log is kept for as long as the last one asks. TRN-29 */
const signLog = ({ rule, tournament, now, by }: Asked): Decision<TournamentEvent> => {
  if (tournament.signatures?.some(one => one.by === by) === true) return refuse('signed-before', { by }, 'TRN-29');
  const { years } = rule.activity.records;
  const day = now.toZonedDateTimeISO('UTC').toPlainDate();
  const [atHandUntil, keptUntil] = [day.add({ months: AT_HAND_MONTHS }), day.add({ years })].map(String);
  return accept({ type: 'LogSigned', by, at: now.toString(), atHandUntil: atHandUntil!, keptUntil: keptUntil! });
};

const AT_HAND_MONTHS = 3;
