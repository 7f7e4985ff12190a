import { z } from 'zod';
import {
  decideTracking,
  enrol,
  evolveTracking,
  hasHours,
  type TrackingCommand,
  type TrackingRule,
  trackingRule,
} from '#core/mechanisms/tracking';
import { CLOCK, Moment } from './moment-json.ts';
import { differsIn, outcome, readPromotion, refusalOf } from './promotion-json.ts';

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

/** Kind `tracking`: one player's play with the club card, and what it earns. */
export const tracking = (json: unknown): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { expect } = scenario;
  const { option } = scenario.offering;
  const promotion = readPromotion(scenario.activity, option === undefined ? {} : { option }, {});
  const rule = trackingRule(promotion.activity, promotion.offering, postedOf(scenario));
  const refused = outcome(expect.refused, refusalOf(promotion, rule.ok ? [] : [rule]));
  if (refused !== undefined || !rule.ok) return refused ?? [];
  const { end, refusedAt } = follow(rule.value, scenario);
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

const follow = (rule: TrackingRule, { steps, offering }: Scenario) => {
  const card = enrol(rule, { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true });
  if (!card.ok) throw new Error(card.message);
  let end = card.value;
  let refusedAt: number | undefined;
  for (const [place, step] of steps.entries()) {
    for (const command of [{ type: 'LetTimePass' }, commandOf(step, offering.pin)] as const) {
      const decision = decideTracking(rule, end, command, { now: step.at, clock: CLOCK });
      if (decision.ok) end = decision.events.reduce(evolveTracking, end);
      else refusedAt ??= place;
    }
  }
  return { end, refusedAt };
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
