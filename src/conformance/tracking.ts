import { z } from 'zod';
import type { CommandIn, HouseEvent, PostedIn } from '#core/house';
import { hasHours, trackingRule } from '#core/mechanisms/tracking';
import { dollars } from '#core/money';
import { type HouseStage, throughHouse } from './house-stage.ts';
import { AT, type Journal, type Through } from './journal.ts';
import { Moment } from './moment-json.ts';
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
export const tracking = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = Scenario.parse(json);
    const { expect } = scenario;
    const { option } = scenario.offering;
    const promotion = readPromotion(scenario.activity, option === undefined ? {} : { option }, {});
    const posted = postedOf(scenario);
    const stage = open(promotion, 'tracking', posted);
    const enrolled = stage.ok ? stage.value.commit({ type: 'EnrolPlayer', player: PLAYER }, START) : stage;
    const refused = outcome(expect.refused, refusalOf(promotion, enrolled === undefined ? [] : [enrolled]));
    const rule = trackingRule(promotion, posted);
    if (refused !== undefined || !stage.ok || !rule.ok) return refused ?? [];
    const refusedAt = follow(journal(), stage.value, scenario);
    const end = stage.value.state().cards.get(PLAYER)!; // Enrolled above.
    return [
      ...differsIn('points', expect.points, end.points),
      ...differsIn('tickets', expect.tickets, end.tickets.length),
      ...differsIn('credits', expect.credits, end.credits),
      ...differsIn('hours', expect.hours, end.hours.length),
      ...differsIn('eligible', expect.eligible, hasHours(rule.value, end)),
      ...(expect.refusedAt === refusedAt ? [] : [`refused step should be ${expect.refusedAt}, is ${refusedAt}`]),
    ];
  });

const PLAYER = 'player';
const START = Temporal.Instant.from(AT);

/** A scenario speaks of swipes that count; every minute may be such a time, and every prize is worth the least. */
const postedOf = ({ offering }: Scenario): PostedIn<'tracking'> => {
  const { week, from = week?.from, to = week?.to, creditsPerSwipe, redeem } = offering;
  return {
    creditsPerSwipe,
    minutesPerCredit: 1,
    prizes: redeem,
    rewards: Object.fromEntries(Object.keys(redeem).map(prize => [prize, { value: dollars(10) }])),
    ...(from === undefined ? {} : { from: from.toString() }),
    ...(to === undefined ? {} : { to: to.toString() }),
  };
};

/** The first step that is refused. */
const follow = (
  journal: Journal,
  { commit }: HouseStage<'tracking'>,
  { steps, offering }: Scenario,
): number | undefined => {
  const refused = steps.map(step => {
    const late = commit({ type: 'LetTimePass', player: PLAYER }, step.at);
    if (step.do === 'sit') journal.happened(dealtAt(journal, step));
    return commit(commandOf(step, offering.pin), step.at) ?? late;
  });
  const place = refused.findIndex(one => one !== undefined);
  return place === -1 ? undefined : place;
};

/** The table deals what the step says, before somebody sits down there. */
const dealtAt = (journal: Journal, step: Extract<Step, { do: 'sit' }>): HouseEvent => {
  const { table, game = 'texas-holdem', live: isLive, tournament: isTournament } = step;
  const plays = { game, isLive, isTournament };
  const isOpen = journal.house().tables.get(table)?.openedAt !== undefined;
  return isOpen ? { type: 'GameChanged', table, plays } : { type: 'TableOpened', table, plays, at: step.at.toString() };
};

const commandOf = (step: Step, pin: string | undefined): CommandIn<'tracking'> => {
  const player = PLAYER;
  switch (step.do) {
    case 'sit':
      return { type: 'SitDown', player, table: step.table };
    case 'leave':
      return { type: 'LeaveTable', player };
    case 'swipe':
      return { type: 'SwipeCard', player };
    case 'redeem':
      return { type: 'RedeemCredits', player, prize: step.prize, showsId: step.id };
    case 'view':
      return { type: 'ViewAccount', player, isPinRight: pin !== undefined && step.pin === pin };
  }
};
