import { type Answer, answer, type Refusal } from '#core/base';
import type { Cents } from '#core/money';
import { type Activity, clauseOf } from '#core/rulebook';
import {
  type At,
  type Because,
  type Outcome,
  type PromotionAs,
  promotionsOf,
  type Spoken,
  type Won,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { becauseOf, goodsOf } from '../because.ts';
import { DRAWING } from '../drawing/feature.ts';
import { type DrawingTypes, drawingRule } from '../drawing/index.ts';
import { momentOnLastDay } from '../drawing/schedule.ts';
import { prizeDue } from '../prize-due.ts';
import { tryKeys } from './keys.ts';
import { refuse } from './refusals.ts';
import type { Command, FirstRound, SHAPES } from './shape.ts';
import { finalTable, firstRound } from './tables.ts';
import type { SecondStage } from './terms.ts';

export type CarGiveawayTypes = Spoken<'car-giveaway', SecondStage, typeof SHAPES>;
type Decided = Answer<Outcome<CarGiveawayTypes['event']>>;

export const decideGiveaway = (at: At<CarGiveawayTypes>, command: Command): Decided => {
  switch (command.type) {
    case 'TryKeys':
      return keysTried(at, command);
    case 'CountFirstRound':
      return firstCounted(at, command);
    case 'CountFinalTable':
      return finalCounted(at, command);
  }
};

const keysTried = (
  at: At<CarGiveawayTypes>,
  { holders, startingEnvelope }: Extract<Command, { type: 'TryKeys' }>,
): Decided => {
  const { rule, rules, state } = at;
  const { activity } = rule;
  if (state.keys !== undefined) return done(activity, rules);
  const early = tooEarly(at) ?? withoutPass(at, holders);
  if (early !== undefined) return early;
  const tried = tryKeys(activity, holders, startingEnvelope);
  if (!tried.ok) return tried;
  const { winner, tries } = tried.value;
  const what = rules.type === 'keys' ? rules.prize : '';
  const car = carFor(at, winner, what, `key number ${tries} started the car`);
  return answer({ events: [{ type: 'KeysTried', ...tried.value }], won: [car] });
};

const firstCounted = (at: At<CarGiveawayTypes>, { tables }: Extract<Command, { type: 'CountFirstRound' }>): Decided => {
  const { rule, rules, state } = at;
  const { activity } = rule;
  if (state.first !== undefined) return done(activity, rules);
  const stranger = withoutPass(at, tables.flat());
  if (stranger !== undefined) return stranger;
  const counted = firstRound(activity, tables);
  if (!counted.ok) return counted;
  const won = moneyFor(activity, rules, counted.value.prizes, 'the first round');
  return answer({ events: [{ type: 'FirstRoundCounted', ...counted.value }], won });
};

const finalCounted = (at: At<CarGiveawayTypes>, { counts }: Extract<Command, { type: 'CountFinalTable' }>): Decided => {
  const { rule, rules, state } = at;
  const { activity } = rule;
  if (state.final !== undefined) return done(activity, rules);
  const counted = finalTable(activity, state.first ?? NOBODY, counts);
  if (!counted.ok) return counted;
  const { winner, topPrize, prizes } = counted.value;
  const first = carFor(at, winner, topPrize, 'the most chips at the final table');
  const won = [first, ...moneyFor(activity, rules, prizes, 'the final table')];
  return answer({ events: [{ type: 'FinalTableCounted', ...counted.value }], won });
};

/**
 * Passes are not transferable: where the drawing runs in this house, only those who won one take part. Before a
 * tournament that is a pass of its own drawing, the last one. CAR-1
 */
const withoutPass = (
  at: At<CarGiveawayTypes>,
  holders: readonly { readonly player: string }[],
): Refusal | undefined => {
  const { rule, rules } = at;
  const drawings = drawingsOf(at);
  const won = drawings.flatMap(({ state: { wins, opened } }) =>
    wins.filter(({ drawing }) => rules.type === 'keys' || drawing === opened).map(({ player }) => player),
  );
  const stranger = drawings.length === 0 ? undefined : holders.find(({ player }) => !won.includes(player));
  return stranger && refuse('no-pass-won', { player: stranger.player }, clauseOf(rule.activity, rules.clause));
};

/** The giveaway has its hour on the last day, and waits until every drawing is settled. CAR-7 */
const tooEarly = (at: At<CarGiveawayTypes>): Refusal | undefined => {
  const { rule, rules, house, context } = at;
  const { clock } = house.settings;
  const clause = clauseOf(rule.activity, rules.clause);
  for (const one of drawingsOf(at)) {
    const drawing = drawingRule(rule.activity, rule.offering);
    if (!drawing.ok) return drawing;
    const time = rules.type === 'keys' ? rules.at : undefined;
    const due = time === undefined ? undefined : momentOnLastDay({ ...one, rules: drawing.value }, time, clock);
    if (due !== undefined && isBefore(context.now, due))
      return refuse('giveaway-later', { due: formatMoment(clock, due) }, clause);
    const { schedule } = drawing.value.terms;
    const { opened, open } = one.state;
    const left = schedule?.type === 'last-day' ? schedule.times.length - opened : 0;
    if (left > 0 || open !== undefined) return refuse('drawings-to-come', { left: Math.max(1, left) }, clause);
  }
  return undefined;
};

const drawingsOf = ({ rule, house }: At<CarGiveawayTypes>): readonly PromotionAs<DrawingTypes>[] =>
  promotionsOf(house, DRAWING, rule.activity.id);

const NOBODY: FirstRound = { advance: [], prizes: {} };

const done = (activity: Activity, { clause }: SecondStage) => refuse('stage-done', {}, clauseOf(activity, clause));

/** The car, or whatever else is the first prize, with its declared value. ID and pass were seen before the stage. */
const carFor = ({ rule, rules, posted }: At<CarGiveawayTypes>, player: string, what: string, why: string): Won => ({
  to: { player },
  gives: goodsOf(what, posted.carValue),
  prizes: [],
  because: because(rule.activity, rules, why),
  isClaimed: true,
});

const moneyFor = (
  activity: Activity,
  stage: SecondStage,
  prizes: Readonly<Record<string, Cents>>,
  round: string,
): readonly Won[] =>
  Object.entries(prizes).map(([player, amount]) => ({
    to: { player },
    gives: { type: 'money', amount },
    prizes: [prizeDue(activity, amount)],
    because: because(activity, stage, `the prize of ${round}`),
    isClaimed: true,
  }));

const because = (activity: Activity, { clause }: SecondStage, words: string): Because =>
  becauseOf(words, clauseOf(activity, clause));
