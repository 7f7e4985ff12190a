import { accept, type Decision, type Refusal } from '#core/base';
import type { Cents } from '#core/money';
import { type Activity, clauseOf } from '#core/rulebook';
import { type At, type Because, type PromotionAs, promotionsOf, type Spoken, type Won } from '#core/state';
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
type Happens = CarGiveawayTypes['event'];

export const decideGiveaway = (at: At<CarGiveawayTypes>, command: Command): Decision<Happens> => {
  const { rules, state } = at;
  const { activity } = at.rule;
  switch (command.type) {
    case 'TryKeys': {
      const { holders, startingEnvelope } = command;
      if (state.keys !== undefined) return done(activity, rules);
      const tried = tooEarly(at) ?? withoutPass(at, holders) ?? tryKeys(activity, holders, startingEnvelope);
      return tried.ok ? accept({ type: 'KeysTried', ...tried.value }) : tried;
    }
    case 'PlayHand':
      return playHand(at, command.table);
    case 'CountFirstRound': {
      if (state.first !== undefined) return done(activity, rules);
      const counted = withoutPass(at, command.tables.flat()) ?? firstRound(activity, command.tables);
      if (!counted.ok) return counted;
      return handsToPlay(at, command.tables.length) ?? accept({ type: 'FirstRoundCounted', ...counted.value });
    }
    case 'CountFinalTable': {
      if (state.final !== undefined) return done(activity, rules);
      const counted = finalTable(activity, state.first ?? NOBODY, command.counts);
      if (!counted.ok) return counted;
      return finalHandsToPlay(at) ?? accept({ type: 'FinalTableCounted', ...counted.value });
    }
  }
};

export const wonIn = (at: At<CarGiveawayTypes>, event: Happens): readonly Won[] => {
  const { rule, rules } = at;
  switch (event.type) {
    case 'HandPlayed':
      return [];
    case 'KeysTried': {
      const what = rules.type === 'keys' ? rules.prize : '';
      return [carFor(at, event.winner, what, `key number ${event.tries} started the car`)];
    }
    case 'FirstRoundCounted':
      return moneyFor(rule.activity, rules, event.prizes, 'the first round');
    case 'FinalTableCounted': {
      const first = carFor(at, event.winner, event.topPrize, 'the most chips at the final table');
      return [first, ...moneyFor(rule.activity, rules, event.prizes, 'the final table')];
    }
  }
};

/** One hand after another, and no more than the approval has. CAR-8 */
const playHand = ({ rule, rules, state }: At<CarGiveawayTypes>, table: number): Decision<Happens> => {
  const clause = clauseOf(rule.activity, rules.clause);
  if (rules.type !== 'tables') return refuse('no-second-stage', { activity: rule.activity.name }, clause);
  if (state.final !== undefined) return done(rule.activity, rules);
  const isFinal = state.first !== undefined;
  const tables = isFinal ? 1 : rules.tables;
  if (table > tables) return refuse('wrong-number-of-tables', { given: table, tables }, clause);
  const played = (isFinal ? state.hands?.final : state.hands?.first[table - 1]) ?? 0;
  const hands = (isFinal ? rules.finalHands : rules.hands) ?? Number.POSITIVE_INFINITY;
  if (played >= hands) return refuse('hands-played', { table, hands }, clause);
  return accept({ type: 'HandPlayed', table, hand: played + 1, isFinal });
};

/** Chips count after the last hand: every table has played all of them. CAR-8 */
const handsToPlay = ({ rule, rules, state }: At<CarGiveawayTypes>, tables: number): Refusal | undefined => {
  if (rules.type !== 'tables' || rules.hands === undefined) return undefined;
  const { hands } = rules;
  const played = Array.from({ length: tables }, (_, place) => state.hands?.first[place] ?? 0);
  const table = played.findIndex(count => count < hands) + 1;
  if (table === 0) return undefined;
  const facts = { table, played: played[table - 1]!, hands };
  return refuse('hands-to-play', facts, clauseOf(rule.activity, rules.clause));
};

const finalHandsToPlay = ({ rule, rules, state }: At<CarGiveawayTypes>): Refusal | undefined => {
  if (rules.type !== 'tables' || rules.finalHands === undefined) return undefined;
  const { finalHands: hands } = rules;
  const played = state.hands?.final ?? 0;
  const facts = { table: 1, played, hands };
  return played < hands ? refuse('hands-to-play', facts, clauseOf(rule.activity, rules.clause)) : undefined;
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
      return refuse('giveaway-later', { due: { moment: formatMoment(clock, due) } }, clause);
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

/** The car, or another first prize, with its declared value. ID and pass were seen before the stage. */
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
