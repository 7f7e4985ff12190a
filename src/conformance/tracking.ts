import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import type { Person } from '#core/eligibility';
import {
  decideTracking,
  enrol,
  evolveTracking,
  hasHours,
  type PostedTracking,
  type Tracked,
  type TrackingCommand,
  type TrackingEvent,
  trackingRule,
} from '#core/mechanisms/tracking';
import { CLOCK, Moment } from './moment-json.ts';
import { differsIn, outcome, type Promotion, readPromotion, refusalOf } from './promotion-json.ts';
import { alone, type Decide, type Stage } from './stage.ts';

const Step = z.discriminatedUnion('do', [
  z.object({
    at: Moment,
    do: z.literal('sit'),
    table: z.int(),
    live: z.boolean().default(true),
    game: z.string().optional(),
    tournament: z.boolean().default(false),
  }),
  z.object({ at: Moment, do: z.literal('leave') }),
  z.object({ at: Moment, do: z.literal('swipe') }),
  z.object({ at: Moment, do: z.literal('redeem'), prize: z.string(), id: z.boolean().default(true) }),
  z.object({ at: Moment, do: z.literal('view'), pin: z.string().optional() }),
]);
type Step = z.output<typeof Step>;

const Scenario = z.object({
  activity: z.string(),
  offering: z
    .object({
      option: z.string().optional(),
      week: z.object({ from: Moment, to: Moment }).optional(),
      from: Moment.optional(),
      to: Moment.optional(),
      creditsPerSwipe: z.int().default(1),
      redeem: z.record(z.string(), z.int()).default({}),
      pin: z.string().optional(),
    })
    .prefault({}),
  steps: z.array(Step),
  expect: z.object({
    points: z.int().optional(),
    tickets: z.int().optional(),
    credits: z.int().optional(),
    hours: z.int().optional(),
    eligible: z.boolean().optional(),
    refusedAt: z.int().optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

type TrackingStage = Stage<Tracked, TrackingCommand, TrackingEvent>;

/** Kind `tracking`: one player's play with the club card, and what it earns. */
export const tracking = (json: unknown): readonly string[] =>
  trackingOn(json, ({ activity, offering }, posted) => {
    const rule = trackingRule(activity, offering, posted);
    if (!rule.ok) return rule;
    const card = enrol(rule.value, PLAYER);
    if (!card.ok) return card;
    const decide: Decide<TrackingStage> = (state, command, now) =>
      decideTracking(rule.value, state, command, { now, clock: CLOCK });
    return answer(alone(card.value, decide, evolveTracking));
  });

export const PLAYER: Person = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true };

/** The same wherever it is run. */
export const trackingOn = (
  json: unknown,
  open: (promotion: Promotion, posted: PostedTracking) => Answer<TrackingStage>,
): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { expect } = scenario;
  const { option } = scenario.offering;
  const promotion = readPromotion(scenario.activity, option === undefined ? {} : { option }, {});
  const stage = open(promotion, postedOf(scenario));
  const rule = trackingRule(promotion.activity, promotion.offering, postedOf(scenario));
  const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
  if (refused !== undefined || !stage.ok || !rule.ok) return refused ?? [];
  const refusedAt = follow(stage.value, scenario);
  const end = stage.value.state();
  return [
    ...differsIn('points', expect.points, end.points),
    ...differsIn('tickets', expect.tickets, end.tickets.length),
    ...differsIn('credits', expect.credits, end.credits),
    ...differsIn('hours', expect.hours, end.hours.length),
    ...differsIn('eligible', expect.eligible, hasHours(rule.value, end)),
    ...(expect.refusedAt === refusedAt ? [] : [`refused step should be ${expect.refusedAt}, is ${refusedAt}`]),
  ];
};

const postedOf = ({ offering: { week, from = week?.from, to = week?.to, creditsPerSwipe, redeem } }: Scenario) => ({
  creditsPerSwipe,
  prizes: redeem,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** The first step that is refused. */
const follow = ({ commit }: TrackingStage, { steps, offering }: Scenario): number | undefined => {
  const refused = steps.map(step => {
    const late = commit({ type: 'LetTimePass' }, step.at);
    return commit(commandOf(step, offering.pin), step.at) ?? late;
  });
  const place = refused.findIndex(one => one !== undefined);
  return place === -1 ? undefined : place;
};

const commandOf = (step: Step, pin: string | undefined): TrackingCommand => {
  switch (step.do) {
    case 'sit': {
      const { table, live: isLive, tournament: isTournament, game } = step;
      return { type: 'SitDown', table, isLive, isTournament, ...(game === undefined ? {} : { game }) };
    }
    case 'leave':
      return { type: 'LeaveTable' };
    case 'swipe':
      return { type: 'SwipeCard' };
    case 'redeem':
      return { type: 'RedeemCredits', prize: step.prize, showsId: step.id };
    case 'view':
      return { type: 'ViewAccount', isPinRight: pin !== undefined && step.pin === pin };
  }
};
