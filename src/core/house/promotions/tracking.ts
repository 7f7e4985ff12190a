import { type Answer, answer } from '#core/base';
import type { Person } from '#core/eligibility';
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
} from '#core/mechanisms/tracking';
import { clauseOf } from '#core/rulebook';
import type { MomentText } from '../house.ts';
import { momentFrom } from '../moments.ts';
import { becauseOf, moneyOrGoods } from './because.ts';
import type { At, Mechanism, Outcome, Won } from './promotion.ts';
import { refuse } from './refusals.ts';

export type TrackingTypes = {
  readonly rules: TrackingRule;
  readonly posted: Omit<PostedTracking, 'from' | 'to'> & { readonly from?: MomentText; readonly to?: MomentText };
  /** By player: what each club card has earned. */
  readonly state: { readonly cards: ReadonlyMap<string, Tracked> };
  readonly command:
    | { readonly type: 'EnrolPlayer'; readonly player: string; readonly person: Person }
    | (TrackingCommand & { readonly player: string });
  readonly event:
    | { readonly type: 'PlayerEnrolled'; readonly player: string; readonly card: Tracked }
    | (TrackingEvent & { readonly player: string });
};

/** Play with the club card, and what it earns. TRK-1 to TRK-7 */
export const TRACKING: Mechanism<TrackingTypes> = {
  rules: ({ activity, offering }, { from, to, ...posted }) =>
    trackingRule(activity, offering, {
      ...posted,
      ...(from === undefined ? {} : { from: momentFrom(from) }),
      ...(to === undefined ? {} : { to: momentFrom(to) }),
    }),
  begins: () => ({ cards: new Map() }),
  decide: (at, command) => (command.type === 'EnrolPlayer' ? enrolled(at, command) : tracked(at, command)),
  evolve: ({ cards }, event) => {
    const own = cards as Map<string, Tracked>; // Ours to change; everybody else sees it readonly.
    const { player } = event;
    if (event.type === 'PlayerEnrolled') own.set(player, event.card);
    else own.set(player, evolveTracking(own.get(player)!, event)); // Only who is enrolled has events.
    return { cards };
  },
  passes: ({ cards }) =>
    [...cards].filter(([, { seat }]) => seat?.counts === true).map(([player]) => ({ type: 'LetTimePass', player })),
  unfinished: () => undefined,
};

type Decided = Answer<Outcome<TrackingTypes['event']>>;

const enrolled = (
  { rules, state }: At<TrackingTypes>,
  { player, person }: Extract<TrackingTypes['command'], { type: 'EnrolPlayer' }>,
): Decided => {
  if (state.cards.has(player))
    return refuse('enrolled-before', { player }, clauseOf(rules.activity, rules.terms.clause));
  const card = enrol(rules, person);
  return card.ok ? answer({ events: [{ type: 'PlayerEnrolled', player, card: card.value }] }) : card;
};

const tracked = (
  { rules, state, house, context }: At<TrackingTypes>,
  { player, ...command }: TrackingCommand & { readonly player: string },
): Decided => {
  const card = state.cards.get(player);
  if (card === undefined) return refuse('not-enrolled', { player }, clauseOf(rules.activity, rules.terms.clause));
  const decided = decideTracking(rules, card, command, { now: context.now, clock: house.settings.clock });
  if (!decided.ok) return decided;
  return answer({
    events: decided.events.map(event => ({ ...event, player })),
    won: decided.events.flatMap(event => (event.type === 'CreditsRedeemed' ? [rewardOf(rules, player, event)] : [])),
  });
};

const rewardOf = (
  { activity, terms }: TrackingRule,
  player: string,
  { prize, credits }: Extract<TrackingEvent, { type: 'CreditsRedeemed' }>,
): Won => ({
  to: { player },
  gives: moneyOrGoods(undefined, prize),
  prizes: [],
  because: becauseOf(`${prize} for ${credits} credits`, clauseOf(activity, terms.clause)),
  isClaimed: true,
});
