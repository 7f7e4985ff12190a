import { answer, defined } from '#core/base';
import type { CommandIn, PostedIn } from '#core/house';
import { trackingRule } from '#core/mechanisms/tracking';
import { dollars } from '#core/money';
import { type Filled, list, loose, one, optional, otherwise, record, Text, Whole, yes } from '#core/shape';
import { type Journal, TWO } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT, Moment } from './read.ts';
import { open, type Stage } from './stage.ts';

const Step = loose({
  at: Moment,
  do: one(['sit', 'leave', 'swipe', 'redeem', 'view']),
  /** Where somebody sits down. */
  table: otherwise(Whole, 1),
  live: otherwise(yes, true),
  game: otherwise(Text, 'texas-holdem'),
  tournament: otherwise(yes, false),
  /** What is redeemed, and whether ID is shown. */
  prize: otherwise(Text, ''),
  id: otherwise(yes, true),
  pin: optional(Text),
});
type Step = Filled<typeof Step>;

const Scenario = loose({
  activity: Approved,
  offering: otherwise(
    loose({
      option: optional(Text),
      week: optional(loose({ from: Moment, to: Moment })),
      from: optional(Moment),
      to: optional(Moment),
      creditsPerSwipe: otherwise(Whole, 1),
      redeem: otherwise(record(Text, Whole), {}),
      pin: optional(Text),
    }),
    {},
  ),
  steps: list(Step),
});
type Scenario = Filled<typeof Scenario>;

/** Kind `tracking`: one player's play with the club card, and what it earns. */
export const tracking = kindOf(Scenario, async (scenario, journal) => {
  const { option } = scenario.offering;
  const promotion = promotionOf(scenario.activity, defined({ option }));
  const posted = postedOf(scenario);
  const rule = trackingRule(promotion, posted);
  const stage = await open(journal, promotion, 'tracking', posted);
  if (!stage.ok) return stage;
  const refused = await stage.value.commit({ type: 'EnrollPlayer', player: PLAYER }, Temporal.Instant.from(AT));
  if (refused !== undefined) return refused;
  if (!rule.ok) return rule;
  const refusedAt = await follow(journal, stage.value, scenario);
  const end = (await stage.value.desk()).cards.find(({ player }) => player === PLAYER)!; // Enrolled above.
  return answer({
    points: end.points,
    tickets: end.tickets,
    credits: end.credits,
    hours: end.hours,
    eligible: end.hours >= (rule.value.terms.hoursMin ?? 0),
    refusedAt,
  });
});

const PLAYER = 'player';

/** A scenario speaks of swipes that count; every minute may be such a time, and every prize is worth the least. */
const postedOf = ({ activity, offering }: Scenario): PostedIn<'tracking'> => {
  const { week, from = week?.from, to = week?.to, creditsPerSwipe } = offering;
  // Where a scenario names no prize, credits buy something all the same.
  const isOpen = activity.mechanism === 'tracking' && Object.keys(offering.redeem).length === 0;
  const redeem = isOpen ? { prize: 1 } : offering.redeem;
  return {
    creditsPerSwipe,
    minutesPerCredit: 1,
    prizes: redeem,
    rewards: Object.fromEntries(Object.keys(redeem).map(prize => [prize, { value: dollars(10) }])),
    ...defined({ from: from?.toString(), to: to?.toString() }),
  };
};

/** The first step that is refused. */
const follow = async (
  journal: Journal,
  { commit }: Stage<'tracking'>,
  { steps, offering }: Scenario,
): Promise<number | undefined> => {
  let first: number | undefined;
  for (const [place, step] of steps.entries()) {
    const late = await commit({ type: 'LetTimePass', player: PLAYER }, step.at);
    if (step.do === 'sit') await sitAt(journal, step);
    const refused = (await commit(commandOf(step, offering.pin), step.at)) ?? late;
    if (refused !== undefined) first ??= place;
  }
  return first;
};

/** The table deals what the step says, and somebody sits down there, whose card is shown then. */
const sitAt = async ({ scene, house, ask }: Journal, { table, game, live, tournament, at }: Step): Promise<void> => {
  await scene.deals(table, { game, isLive: live, isTournament: tournament }, at);
  if ((house().tables.get(table)?.seated.length ?? 0) > 0) return; // Opened just now.
  const seated = { seat: 1, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
  await ask({ type: 'SeatPlayer', table, seated }, { ...TWO, now: at });
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
