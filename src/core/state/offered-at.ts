import type { Refusal } from '#core/base';
import { rankOf } from '#core/cards';
import { hoursWithin, isInHours, type Offering, offeringAt } from '#core/rulebook';
import { contains, formatMoment, type Span } from '#core/time';
import type { OfferedActivity, TableInRound } from './find.ts';
import type { Rule } from './funds.ts';
import type { HouseView } from './house.ts';
import { momentFrom } from './moments.ts';
import type { DrawnRank, Offered } from './offered.ts';
import { refuse } from './refusals.ts';

/** Whether an activity is offered at a table: it runs, the table is one of its own, and its posted hours are on. */
export const isOfferedAt = (house: HouseView, offered: Offered, table: number, at: Temporal.Instant): boolean =>
  isRunAt(offered, table) && isInHours(house.settings.clock, offered.offering, at);

/** The same as the house last said it, for what is shown without a clock. */
export const isShownAt = (offered: Offered, table: number): boolean =>
  isRunAt(offered, table) && offered.outOfHours === undefined;

const isRunAt = ({ state, tables }: Offered, table: number): boolean => state === 'running' && isAmong(tables, table);

const isAmong = (tables: Offered['tables'], table: number): boolean => tables === 'all' || tables.includes(table);

/** Whether its posted hours are on, whatever its state. */
export const isInPostedHours = ({ settings }: HouseView, { offering }: Offered, at: Temporal.Instant): boolean =>
  isInHours(settings.clock, offering, at);

/** The stretches of a time in which the posted hours were on at a table, whether it was paused then or not. HSE-14 */
export const offeredWithin = (house: HouseView, offered: Offered, table: number, within: Span): readonly Span[] =>
  isAmong(offered.tables, table) ? hoursWithin(house.settings.clock, offered.offering, within) : [];

/** Why nothing is taken or won now: the posted hours are not on. */
export const hoursObjection = (
  { settings: { clock } }: HouseView,
  { activity, offered }: OfferedActivity,
  at: Temporal.Instant,
): Refusal | undefined => {
  if (isInHours(clock, offered.offering, at)) return undefined;
  const ahead = { from: at, to: at.add({ hours: HOURS_AHEAD }) };
  const next = hoursWithin(clock, offered.offering, ahead)[0]?.from;
  const facts = { activity: activity.name };
  return next === undefined
    ? refuse('posted-hours-over', facts, activity.id)
    : refuse('out-of-posted-hours', { ...facts, next: { moment: formatMoment(clock, next) } }, activity.id);
};

const HOURS_AHEAD = 24 * 15;

/** The terms of a round: those that were posted for its table when it was dealt. OFT-2 */
export const ruleInRound = (
  { settings: { clock } }: HouseView,
  { activity, offered }: OfferedActivity,
  { table: { table, plays }, round }: TableInRound,
): Rule => {
  const { betMin, betMax } = plays;
  const at = { at: momentFrom(round.startedAt), table, betMin, betMax };
  return { activity, offering: offeringAt(clock, rankedAt(offered, at.at), at) };
};

/** The rank that was drawn for a moment. OFT-8 */
export const rankAt = ({ ranks = [] }: Offered, at: Temporal.Instant): DrawnRank | undefined =>
  ranks.find(({ from, to }) => contains({ from: momentFrom(from), to: momentFrom(to) }, at));

/** The offering with the rank that was drawn for a moment, if one was. */
export const rankedAt = (offered: Offered, at: Temporal.Instant): Offering => {
  const drawn = rankAt(offered, at);
  const { offering } = offered;
  return drawn === undefined
    ? offering
    : { ...offering, designated: { ...offering.designated, rank: rankOf(drawn.card) } };
};
