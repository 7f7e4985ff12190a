import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { eligiblePerson, eligibleTable, unmet } from '#core/eligibility';
import { idsOf } from '#core/people';
import { isAmong } from '#core/qualifying';
import { clauseOf } from '#core/rulebook';
import {
  type Context,
  type HouseView,
  momentFrom,
  openTable,
  personNamed,
  seatsIn,
  type Table,
  type TableGame,
} from '#core/state';
import { formatMoment, momentsBetween, type Now } from '#core/time';
import { joinedFirst, together } from './joined.ts';
import { isPosted } from './posted.ts';
import { refuse } from './refusals.ts';
import type { TrackingRule } from './rule.ts';
import type { Cards, Seat, Tracked, TrackingCommand, TrackingEvent } from './shape.ts';
import { swipeCard } from './swipe.ts';

/** What the decider of tracked play needs: its rules, the cards and the house. */
export type AtTracking = {
  readonly rules: TrackingRule;
  readonly state: Cards;
  readonly house: HouseView;
  readonly context: Pick<Context, 'now'>;
};
type Asked<Type extends TrackingCommand['type']> = Extract<TrackingCommand, { type: Type }>;
/** What happens on one card. */
type OnCard = TrackingEvent extends infer Event ? (Event extends TrackingEvent ? Omit<Event, 'player'> : never) : never;

export const decideTracking = (at: AtTracking, command: TrackingCommand): Decision<TrackingEvent> => {
  if (command.type === 'EnrollPlayer') return enroll(at, command);
  const { rules, state, house } = at;
  const { player } = command;
  const joined = joinedFirst(house, state, player);
  const card = joined.reduce(
    (whole: Tracked | undefined, { from }) => together(whole, state.cards.get(from)!), // Just found there.
    state.cards.get(player),
  );
  if (card === undefined) return refuse('not-enrolled', { player }, clauseOf(rules.activity, rules.terms.clause));
  const decided = onCard(at, card, command);
  if (!decided.ok) return decided;
  return accept(...joined, ...decided.events.map(event => ({ ...event, player }) as TrackingEvent)); // Of that player.
};

/** A new card, for somebody who may take part. TRK-2 */
const enroll = ({ rules, state, house }: AtTracking, { player }: Asked<'EnrollPlayer'>): Decision<TrackingEvent> => {
  const { activity, terms } = rules;
  if (idsOf(house.members, player).some(id => state.cards.has(id)))
    return refuse('enrolled-before', { player }, clauseOf(activity, terms.clause));
  const verdict = eligiblePerson(activity, personNamed(house, player));
  if (!verdict.met) return refuse('may-not-enroll', { why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
  const card: Tracked = { hours: [], points: 0, tickets: [], credits: 0, redeemed: [] };
  return accept({ type: 'PlayerEnrolled', player, card });
};

const onCard = (
  { rules, house, context: { now } }: AtTracking,
  tracked: Tracked,
  command: Exclude<TrackingCommand, { type: 'EnrollPlayer' }>,
): Decision<OnCard> => {
  const when = { now, clock: house.settings.clock };
  const clause = clauseOf(rules.activity, rules.terms.clause);
  switch (command.type) {
    case 'SitDown': {
      const plays = playedAt(house, command, clause);
      if (!plays.ok) return plays;
      return accept(...tickets(rules, tracked, when), satDown(rules, tracked, command.table, plays.value, when));
    }
    case 'LeaveTable':
      return tracked.seat === undefined
        ? refuse('not-seated', {}, clause)
        : accept(...tickets(rules, tracked, when), { type: 'LeftTable', table: tracked.seat.table });
    case 'SwipeCard':
      return (
        swipeObjection(house, rules, tracked, command.player) ??
        accept(swipeCard(rules, tracked, when, gameAt(house, tracked)))
      );
    case 'LetTimePass':
      return accept(...tickets(rules, tracked, when));
    case 'RedeemCredits':
      return redeem(rules, tracked, command, when);
    case 'ViewAccount':
      return command.isPinRight
        ? accept({ type: 'AccountViewed', at: now.toString() })
        : refuse('wrong-pin', {}, clause);
  }
};

const gameAt = ({ tables }: HouseView, { seat }: Tracked): string | undefined =>
  seat === undefined ? undefined : tables.get(seat.table)?.plays.game;

/** What is dealt at the table where they sit; a player seated elsewhere does not sit there. TRK-3 */
const playedAt = (house: HouseView, { player, table: number }: Asked<'SitDown'>, clause: string): Answer<TableGame> => {
  const table = openTable(house, number);
  if (!table.ok) return table;
  return seatObjection(house, player, table.value, clause) ?? answer(table.value.plays);
};

/** The house has seated this member there, or a player whose card it has not seen. TRK-3 */
const seatObjection = (
  house: HouseView,
  player: string,
  { table, seated }: Table,
  clause: string,
): Refusal | undefined => {
  const known = seatsIn(house)(player)?.table;
  if (known !== undefined && known !== table) return refuse('card-sits-elsewhere', { player, known, table }, clause);
  const mayBe = known === table || seated.some(one => one.player.type === 'anonymous');
  return mayBe ? undefined : refuse('card-not-at-table', { player, table }, clause);
};

/** Nobody swipes who does not sit at an open table, or may not take part: an employee on duty. TRK-4 */
const swipeObjection = (
  house: HouseView,
  { activity, terms }: TrackingRule,
  { seat }: Tracked,
  player: string,
): Refusal | undefined => {
  const verdict = eligiblePerson(activity, personNamed(house, player));
  if (!verdict.met) return refuse('may-not-swipe', { player, why: unmet(verdict) }, clauseOf(activity, 'Eligibility'));
  if (seat === undefined) return undefined;
  const table = openTable(house, seat.table);
  return table.ok ? seatObjection(house, player, table.value, clauseOf(activity, terms.clause)) : table;
};

/** Moving to another table leaves the first; play goes on without a break while both tables count. TRK-3 */
const satDown = (
  { activity, givesPoints, posted }: TrackingRule,
  { seat }: Tracked,
  table: number,
  { game, isLive, isTournament }: TableGame,
  { now }: Now,
): OnCard => {
  const designated = posted.games ?? (posted.minutesFor && Object.keys(posted.minutesFor));
  const isDesignated = designated === undefined || isAmong(designated, game);
  // Where hours are entered by a computer, any gaming table counts, whatever list the tickets use.
  const facts = { isLive, isTournament, ...(givesPoints ? {} : { game }) };
  const counts = isDesignated && eligibleTable(activity, facts).met;
  const goesOn = seat?.counts === true && counts;
  const at = now.toString();
  return { type: 'SatDown', table, counts, since: goesOn ? seat.since : at, at };
};

/** One ticket for each posted time at which the player was seated at a table that counts. TRK-5 */
const tickets = (rule: TrackingRule, { seat }: Tracked, { now, clock }: Now): readonly OnCard[] => {
  const { ticketTimes } = rule;
  if (seat === undefined || !seat.counts || ticketTimes.length === 0) return [];
  const passed = momentsBetween(clock, ticketTimes, lookedAt(seat, now));
  const times = passed.filter(({ at }) => isPosted(rule, { now: at, clock }));
  if (times.length === 0) return [];
  return [{ type: 'TicketsEarned', times: times.map(({ at }) => at.toString()), upTo: now.toString() }];
};

/** From the moment last looked at, that moment included, up to now, now left out. */
const lookedAt = ({ upTo }: Seat, now: Temporal.Instant) => ({
  after: momentFrom(upTo).subtract({ nanoseconds: 1 }),
  upTo: now.subtract({ nanoseconds: 1 }),
});

/** Within the promotion, with ID, as long as the balance covers it. TRK-6 */
const redeem = (
  rule: TrackingRule,
  { credits }: Tracked,
  { prize, showsId }: Asked<'RedeemCredits'>,
  { now, clock }: Now,
): Decision<OnCard> => {
  const { activity, posted, terms } = rule;
  const clause = clauseOf(activity, terms.clause);
  if (!isPosted(rule, { now, clock })) {
    const [from, to] = [posted.from, posted.to].map(end =>
      end === undefined ? '' : { moment: formatMoment(clock, momentFrom(end)) },
    );
    return refuse('redeem-outside-period', { period: periodOf(posted), from: from!, to: to! }, clause);
  }
  const costs = Object.hasOwn(posted.prizes, prize) ? posted.prizes[prize] : undefined;
  const known = Object.keys(posted.prizes);
  if (known.length === 0) return refuse('no-rewards', { prize }, clause);
  if (costs === undefined) return refuse('unknown-reward', { prize, known }, clause);
  if (activity.eligibility.photoId.value === 'required' && !showsId) return refuse('redeem-needs-id', {}, clause);
  if (costs > credits) return refuse('credits-short', { prize, costs, has: credits }, clause);
  return accept({ type: 'CreditsRedeemed', prize, credits: costs, at: now.toString() });
};

/** Which of its ends a promotion has posted; without any, only the season of the approval ends it. */
const periodOf = ({ from, to }: TrackingRule['posted']): 'both' | 'from' | 'to' | 'season' => {
  if (from !== undefined) return to === undefined ? 'from' : 'both';
  return to === undefined ? 'season' : 'to';
};
