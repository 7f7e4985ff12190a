import { accept, type Decision, type Refusal } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { formatMoment, isBefore, isInTime, type Period, periodEnds } from '#core/time';
import { ladderOf } from '../gamble-up/terms.ts';
import { bars, isOfItsGame } from './chances.ts';
import { type Claim, claimant, hasId, missing, nameObjection } from './claim.ts';
import { addPoint, issueTickets } from './enter.ts';
import type { Facts } from './facts.ts';
import { holderFact } from './holder.ts';
import { announced } from './prizes.ts';
import { refuse, speak } from './refusals.ts';
import { clauseIn, type DrawingRule } from './rule.ts';
import type { Command, Drawing, DrawingEvent, InVain, OpenDrawing, Pending, Win } from './shape.ts';

/** The winner sits down to take the prize or play for more, once. Goods have no amount that could differ. LAD-1 */
export const takePrizeUp = (
  rule: DrawingRule,
  { wins }: Drawing,
  { player, amount }: { readonly player: string; readonly amount?: Cents },
): Decision<DrawingEvent> => {
  const win = wins.find(
    one => one.isToBeRaised === true && one.player === player && (amount === undefined || one.prize.amount === amount),
  );
  if (win === undefined) return refuse('no-prize-to-raise', { player: holderFact(player) }, clauseIn(rule));
  return accept({ type: 'PrizeTakenUp', ticket: win.ticket });
};

export const decideDrawing = (
  rule: DrawingRule,
  drawing: Drawing,
  command: Command,
  facts: Facts,
): Decision<DrawingEvent> => {
  switch (command.type) {
    case 'IssueTickets':
      return issueTickets(rule, drawing, { ...command, tickets: command.tickets ?? [] }, facts);
    case 'AddPoint':
      return addPoint(rule, drawing, command, facts);
    case 'OpenDrawing':
      return openDrawing(rule, drawing, command, facts);
    case 'DrawEntry':
      return drawEntry(rule, drawing, command.ticket, facts);
    case 'ClaimPrize':
      return claimPrize(rule, drawing, command, facts);
    case 'LetTimePass':
      return letTimePass(rule, drawing, facts);
    case 'GiveUpPrize':
      return giveUp(rule, drawing, facts);
    case 'BringId': {
      const prize = drawing.pending.find(({ ticket }) => ticket === command.ticket);
      if (prize === undefined) return refuse('no-id-awaited', { ticket: command.ticket }, clauseIn(rule));
      const player = claimant(command, prize.player);
      const brought: DrawingEvent = { type: 'IdBrought', at: facts.now.toString(), ...prize, player };
      return nameObjection(rule, player) ?? accept(brought);
    }
    case 'StartSecondStage': // DRW-8: without ID by now the prize is forfeited and has no winner.
      return accept(...drawing.pending.map(({ ticket }): DrawingEvent => ({ type: 'PrizeLapsed', ticket })));
    case 'CloseDrawing':
      return closeDrawing(rule, drawing, facts);
    case 'EmptyDrum':
      return emptyDrum(rule, drawing, facts);
  }
};

const openDrawing = (
  rule: DrawingRule,
  drawing: Drawing,
  command: Extract<Command, { type: 'OpenDrawing' }>,
  { now, notNow }: Facts,
): Decision<DrawingEvent> => {
  const early = notNow();
  if (early !== undefined) return early;
  const { open } = drawing;
  if (open !== undefined) return refuse('drawing-still-open', { left: open.prizes.length }, clauseIn(rule));
  const prizes = announced(rule, drawing, command);
  if (!prizes.ok) return prizes;
  const forGame = rule.terms.gives.type === 'list' && command.game !== undefined ? { game: command.game } : {};
  return accept({ type: 'DrawingOpened', prizes: prizes.value, ...forGame, at: now.toString() });
};

/** Announced at once; from now the player has the posted minutes. A player who cannot win is skipped. DRW-5, DRW-6 */
const drawEntry = (rule: DrawingRule, drawing: Drawing, ticket: string, facts: Facts): Decision<DrawingEvent> => {
  const { open, entries } = drawing;
  if (open === undefined || open.drawn !== undefined) return drawObjection(rule, drawing, facts)!; // One of the two.
  const entry = entries.get(ticket);
  if (entry === undefined || entry.points === 0 || !isOfItsGame(entry, open))
    return refuse('ticket-not-in-drum', { ticket }, clauseIn(rule));
  if (open.passed.includes(ticket)) return refuse('card-drawn-before', { ticket }, clauseIn(rule));
  const { player } = entry;
  const drawn: DrawingEvent = { type: 'EntryDrawn', ticket, player, until: deadline(rule, facts) };
  const bar = bars(rule, drawing, player, facts);
  return bar === undefined ? accept(drawn) : accept(drawn, ...inVain(rule, open, ticket, bar));
};

/** Why nothing is drawn now: no drawing is open, or the drawn player may still come. */
export const drawObjection = (rule: DrawingRule, { open }: Drawing, facts: Facts): Refusal | undefined => {
  if (open === undefined) return refuse('no-drawing-open', {}, clauseIn(rule));
  return open.drawn === undefined ? undefined : stillTime(rule, open.drawn, facts);
};

/** With everything that the rules ask for the prize is won; what is missing is said, and forfeited only on request. */
const claimPrize = (rule: DrawingRule, drawing: Drawing, command: Claim, facts: Facts): Decision<DrawingEvent> => {
  const { open, opened } = drawing;
  if (open?.drawn === undefined) return refuse('nobody-to-claim', {}, clauseIn(rule));
  if (isOver(open.drawn.until, facts)) return tooLate(rule, open.drawn, facts);
  const { ticket, player: holder } = open.drawn;
  const player = claimant(command, holder);
  const why = missing(rule, drawing, command, player, facts);
  const forfeits = command.forfeits === true;
  const who = holderFact(player);
  if (why !== undefined)
    return forfeits
      ? accept(...inVain(rule, open, ticket, why))
      : refuse('claim-falls-short', { player: who, why: speak(`missing.${why}`, {}) }, claimClause(rule));
  if (forfeits) return refuse('nothing-to-forfeit', { player: who }, claimClause(rule));
  const prize: Pending = { ticket, player, prize: open.prizes[0]!, drawing: opened };
  const isOut = leavesDrum(rule);
  const at = facts.now.toString();
  if (hasId(rule, command)) {
    const won: DrawingEvent = { type: 'PrizeWon', ...prize, at, isOut, ...raised(rule) };
    return nameObjection(rule, player) ?? accept(won, ...closing(rule, open));
  }
  return accept({ type: 'PrizeAwaitsId', ...prize, isOut }, ...closing(rule, open));
};

/** Where a contest may follow, the prize is not paid before it. LAD-1 */
const raised = ({ activity }: DrawingRule): Pick<Win, 'isToBeRaised'> =>
  ladderOf(activity) === undefined ? {} : { isToBeRaised: true };

const letTimePass = (rule: DrawingRule, { open }: Drawing, facts: Facts): Decision<DrawingEvent> => {
  if (open?.drawn === undefined) return accept();
  if (!isOver(open.drawn.until, facts)) return stillTime(rule, open.drawn, facts);
  return accept(...inVain(rule, open, open.drawn.ticket, 'absent'));
};

/** A prize that its winner does not want has no winner. DRW-7 */
const giveUp = (rule: DrawingRule, { open }: Drawing, facts: Facts): Decision<DrawingEvent> => {
  if (open?.drawn === undefined) return refuse('nobody-to-claim', {}, clauseIn(rule));
  if (isOver(open.drawn.until, facts)) return tooLate(rule, open.drawn, facts);
  const { ticket } = open.drawn;
  return accept({ type: 'PrizeGivenUp', ticket, isOut: leavesDrum(rule) }, ...closing(rule, open));
};

const closeDrawing = (rule: DrawingRule, drawing: Drawing, facts: Facts): Decision<DrawingEvent> => {
  return drawObjection(rule, drawing, facts) ?? accept({ type: 'DrawingClosed', empties: empties(rule) });
};

/** DRW-3: never before the posted date, on which players rely. */
const emptyDrum = (
  rule: DrawingRule,
  { open, entries }: Drawing,
  { now, clock, emptiedNext }: Facts,
): Decision<DrawingEvent> => {
  const postedFor = emptiedNext();
  if (postedFor === undefined) return refuse('drum-is-kept', {}, clauseIn(rule));
  if (open !== undefined) return refuse('drawing-still-open', { left: open.prizes.length }, clauseIn(rule));
  if (isBefore(now, postedFor))
    return refuse('drum-not-due', { postedFor: { moment: formatMoment(clock, postedFor) } }, clauseIn(rule));
  return accept({ type: 'DrumEmptied', entries: entries.size, at: now.toString() });
};

/** Another entry is drawn for the same prize, or the prize waits for the next drawing. DRW-7 */
const inVain = (rule: DrawingRule, open: OpenDrawing, ticket: string, why: InVain): readonly DrawingEvent[] => {
  const drawn: DrawingEvent = { type: 'DrawnInVain', ticket, why, isOut: leavesDrum(rule) };
  if (rule.terms.inVain === 'redraw') return [drawn];
  const amount = open.prizes[0]!.amount ?? NOTHING;
  return [drawn, { type: 'PrizeCarriedOver', amount }, ...closing(rule, open)];
};

/** With the last prize the drawing is over. */
const closing = (rule: DrawingRule, { prizes }: OpenDrawing): readonly DrawingEvent[] =>
  prizes.length === 1 ? [{ type: 'DrawingClosed', empties: empties(rule) }] : [];

/** A drawn ticket never goes back; a card keeps its points. DRW-3, DRW-4 */
const leavesDrum = ({ terms }: DrawingRule): boolean => terms.entries.every(({ type }) => type !== 'hour');

const empties = ({ terms, keepsDrum = false }: DrawingRule): boolean => terms.drum === 'as-posted' && !keepsDrum;

/** DRW-6: if the approval names no time, the usual one. */
const USUAL: Period = { count: 3, unit: 'minutes' };

const deadline = ({ activity }: DrawingRule, { clock, now }: Facts): string => {
  const claim = activity.claims.clock;
  return periodEnds(clock, claim.type === 'within' ? claim.period : USUAL, now).toString();
};

type Drawn = NonNullable<OpenDrawing['drawn']>;

const stillTime = (rule: DrawingRule, { player, until }: Drawn, facts: Facts): Refusal =>
  refuse('drawn-may-still-claim', { player: holderFact(player), until: momentOf(until, facts) }, claimClause(rule));

const tooLate = (rule: DrawingRule, { player, until }: Drawn, facts: Facts): Refusal =>
  refuse('came-too-late', { player: holderFact(player), until: momentOf(until, facts) }, claimClause(rule));

const isOver = (until: string, { now }: Facts): boolean => !isInTime(now, Temporal.Instant.from(until));
const momentOf = (until: string, { clock }: Facts) => ({ moment: formatMoment(clock, Temporal.Instant.from(until)) });
const claimClause = ({ activity }: DrawingRule): string => clauseOf(activity, activity.claims.clause);
