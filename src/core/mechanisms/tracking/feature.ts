import { type Answer, answer } from '#core/base';
import type { Person } from '#core/eligibility';
import { idsOf } from '#core/people';
import { clauseOf } from '#core/rulebook';
import {
  type At,
  BY_DEALER,
  type HouseView,
  type Mechanism,
  type MomentText,
  momentFrom,
  type Outcome,
  type Won,
} from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';
import {
  decideTracking,
  enrol,
  evolveTracking,
  type PostedTracking,
  type Tracked,
  type TrackingCommand,
  type TrackingEvent,
  type TrackingRule,
  trackingRule,
} from './index.ts';

export type TrackingTypes = {
  readonly name: 'tracking';
  readonly rules: TrackingRule;
  readonly posted: Omit<PostedTracking, 'from' | 'to'> & { readonly from?: MomentText; readonly to?: MomentText };
  /** By player: what each club card has earned. */
  readonly state: { readonly cards: ReadonlyMap<string, Tracked> };
  readonly command:
    | { readonly type: 'EnrolPlayer'; readonly player: string; readonly person: Person }
    | (TrackingCommand & { readonly player: string });
  readonly event:
    | { readonly type: 'PlayerEnrolled'; readonly player: string; readonly card: Tracked }
    /** Another card of the same person has gone over into this one. */
    | { readonly type: 'CardJoined'; readonly player: string; readonly from: string }
    | (TrackingEvent & { readonly player: string });
};

/** TRK-10: where the house posts no other time for which a swipe gives credits. */
const AN_HOUR = 60;

/** Play with the club card, and what it earns. TRK-1 to TRK-11 */
export const TRACKING: Mechanism<TrackingTypes> = {
  name: 'tracking',
  may: BY_DEALER,
  ending: ['LeaveTable'],
  rules: ({ activity, offering }, { from, to, ...posted }) =>
    trackingRule(activity, offering, {
      minutesPerCredit: AN_HOUR,
      ...posted,
      ...(from === undefined ? {} : { from: momentFrom(from) }),
      ...(to === undefined ? {} : { to: momentFrom(to) }),
    }),
  opens: ({ rules, posted }) => {
    const { activity, terms } = rules;
    const unvalued = Object.keys(posted.prizes).find(prize => posted.rewards?.[prize] === undefined);
    if (unvalued === undefined) return undefined;
    return refuse('reward-not-valued', { prize: unvalued }, clauseOf(activity, terms.clause));
  },
  begins: () => ({ cards: new Map() }),
  decide: (at, command) => (command.type === 'EnrolPlayer' ? enrolled(at, command) : tracked(at, command)),
  evolve: ({ cards }, event) => {
    const own = cards as Map<string, Tracked>; // Ours to change; everybody else sees it readonly.
    const { player } = event;
    if (event.type === 'PlayerEnrolled') own.set(player, event.card);
    else if (event.type === 'CardJoined') join(own, event);
    else own.set(player, evolveTracking(own.get(player)!, event)); // Only who is enrolled has events.
    return { cards };
  },
  passes: ({ cards }) =>
    [...cards].filter(([, { seat }]) => seat?.counts === true).map(([player]) => ({ type: 'LetTimePass', player })),
  unfinished: () => undefined,
};

type Decided = Answer<Outcome<TrackingTypes['event']>>;

const enrolled = (
  { rules, state, house }: At<TrackingTypes>,
  { player, person }: Extract<TrackingTypes['command'], { type: 'EnrolPlayer' }>,
): Decided => {
  if (idsOf(house.members, player).some(id => state.cards.has(id)))
    return refuse('enrolled-before', { player }, clauseOf(rules.activity, rules.terms.clause));
  const card = enrol(rules, person);
  return card.ok ? answer({ events: [{ type: 'PlayerEnrolled', player, card: card.value }] }) : card;
};

const tracked = (
  { rules, state, house, context }: At<TrackingTypes>,
  { player, ...command }: TrackingCommand & { readonly player: string },
): Decided => {
  const joined = joinedFirst(house, state, player);
  const card = joined.reduce(
    (whole: Tracked | undefined, { from }) => together(whole, state.cards.get(from)!), // Just found there.
    state.cards.get(player),
  );
  if (card === undefined) return refuse('not-enrolled', { player }, clauseOf(rules.activity, rules.terms.clause));
  const decided = decideTracking(rules, card, command, { now: context.now, clock: house.settings.clock });
  if (!decided.ok) return decided;
  return answer({
    events: [...joined, ...decided.events.map(event => ({ ...event, player }))],
    won: decided.events.flatMap(event => (event.type === 'CreditsRedeemed' ? [rewardOf(rules, player, event)] : [])),
  });
};

type Joined = Extract<TrackingTypes['event'], { type: 'CardJoined' }>;

/** Cards of ids that were merged into this one since; what they earned goes on here. CLB-4 */
const joinedFirst = ({ members }: HouseView, { cards }: TrackingTypes['state'], player: string): readonly Joined[] => {
  const [now, ...before] = idsOf(members, player);
  if (now !== player) return [];
  return before.filter(id => cards.has(id)).map(from => ({ type: 'CardJoined', player, from }));
};

const join = (cards: Map<string, Tracked>, { player, from }: Joined): void => {
  cards.set(player, together(cards.get(player), cards.get(from)!)); // The card was found there.
  cards.delete(from);
};

/** Hours and posted times count once, on whichever card they stand. */
const together = (one: Tracked | undefined, other: Tracked): Tracked => {
  if (one === undefined) return other;
  const { seat = other.seat } = one;
  const creditedFor = [one.creditedFor, other.creditedFor]
    .filter(slot => slot !== undefined)
    .toSorted()
    .at(-1);
  return {
    ...(seat === undefined ? {} : { seat }),
    ...(creditedFor === undefined ? {} : { creditedFor }),
    hours: [...new Set([...one.hours, ...other.hours])],
    points: one.points + other.points,
    tickets: [...new Set([...one.tickets, ...other.tickets])],
    credits: one.credits + other.credits,
    redeemed: [...one.redeemed, ...other.redeemed],
  };
};

const rewardOf = (
  { activity, terms, posted }: TrackingRule,
  player: string,
  { prize, credits }: Extract<TrackingEvent, { type: 'CreditsRedeemed' }>,
): Won => {
  const { value, isMoney = false } = posted.rewards?.[prize] ?? {};
  const amount = isMoney ? value : undefined;
  return {
    to: { player },
    gives: amount === undefined ? goodsOf(prize, value) : { type: 'money', amount },
    prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
    because: becauseOf(`${prize} for ${credits} credits`, clauseOf(activity, terms.clause)),
    isClaimed: true,
  };
};
