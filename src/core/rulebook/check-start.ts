import type { Refusal } from '#core/base';
import type { HandTest } from '#core/qualifying';
import { formatMoment, type HouseClock, isBefore } from '#core/time';
import type { Said } from '#core/words';
import type { Activity, Setting } from './activity.ts';
import { approvedMoney, approvedSetting } from './approved.ts';
import type { Chart, Row } from './chart.ts';
import { objections } from './check-offering.ts';
import { amountPosted, chartsInForce, chosen, clauseOf, poolsInForce, ticketsPosted } from './in-force.ts';
import type { Offering } from './offering.ts';
import { refuse, word } from './refusals.ts';
import { missingTimes, runsBetween } from './times.ts';

/** Why an offering may not start at that moment: outside the approval, not all chosen, or not posted before. RBK-12 */
export const startObjections = (activity: Activity, offering: Offering, times: Started): readonly Refusal[] => {
  const missing = missingForStart(activity, offering);
  return [
    ...objections(activity, offering),
    ...(missing.length === 0 ? [] : [notAllPosted(activity, missing)]),
    ...dateObjections(activity, offering, times),
  ];
};

type Started = { readonly clock: HouseClock; readonly postedAt: Temporal.Instant; readonly startsAt: Temporal.Instant };

/** Posted before the start, for as long as was posted, and not after its last day. RBK-12, OFT-1 */
const dateObjections = (activity: Activity, offering: Offering, { clock, postedAt, startsAt }: Started) => {
  const clause = clauseOf(activity, 'Posting');
  const moment = (at: Temporal.Instant) => ({ moment: formatMoment(clock, at) });
  const { noticeHours } = offering.times ?? {};
  const { from, to } = runsBetween(clock, offering);
  const objections: Refusal[] = [];
  if (!isBefore(postedAt, startsAt))
    objections.push(refuse('posted-too-late', { posted: moment(postedAt), starts: moment(startsAt) }, clause));
  if (noticeHours !== undefined && isBefore(startsAt, postedAt.add({ hours: noticeHours }))) {
    const facts = {
      posted: moment(postedAt),
      hours: noticeHours,
      starts: moment(postedAt.add({ hours: noticeHours })),
    };
    objections.push(refuse('notice-too-short', facts, clause));
  }
  if (from !== undefined && isBefore(startsAt, from))
    objections.push(refuse('starts-later', { activity: activity.name, starts: moment(from) }, clause));
  if (to !== undefined && !isBefore(startsAt, to))
    objections.push(refuse('dates-over', { activity: activity.name, ended: moment(to) }, clause));
  return objections;
};

/** Why an offering is not complete, if so. RBK-12 */
export const openObjection = (activity: Activity, offering: Offering): Refusal | undefined => {
  const missing = missingFrom(activity, offering);
  return missing.length === 0 ? undefined : notAllPosted(activity, missing);
};

const notAllPosted = (activity: Activity, missing: readonly Said[]): Refusal =>
  refuse('not-all-posted', { activity: activity.name, missing }, clauseOf(activity, 'Posting'));

/** The same, with the times and what else must hang there when it starts. RBK-12, OFT-1 */
export const missingForStart = (activity: Activity, offering: Offering): readonly Said[] => [
  ...missingFrom(activity, offering),
  ...missingSettings(activity, offering),
  ...missingTimes(activity, offering),
];

const missingSettings = ({ settings }: Activity, offering: Offering): readonly Said[] =>
  settings
    .filter(({ key, isAsked }) => isAsked === true && (offering.settings[key] ?? []).length === 0)
    .map(setting => word('missing.setting', { label: setting.label, approved: approvedSetting(setting) }));

/** What must still be chosen before the offering can be posted, in words. RBK-12 */
export const missingFrom = (activity: Activity, offering: Offering): readonly Said[] => {
  const charts = chartsInForce(activity, offering);
  const rows = charts.flatMap(chart => chart.rows).filter(({ key }) => offering.rows?.includes(key) ?? true);
  // Of a menu, rows without a posted prize are not offered.
  const bound = rows.filter(row => offering.rows !== undefined || isBound(charts, row));
  return [
    ...missingChoices(activity, offering),
    ...missingMenu(activity, offering, rows, bound),
    ...bound.filter(row => !isPosted(activity, offering, row)).map(row => word('missing.prize', { label: row.label })),
    ...rows.filter(row => isPosted(activity, offering, row)).flatMap(row => missingExtras(offering, row)),
    ...missingPools(activity, offering),
    ...missingAllocation(activity, offering),
    ...missingAdminFee(activity, offering),
    ...missingDesignations(activity, offering, rows),
  ];
};

const missingChoices = (activity: Activity, { charts, payouts }: Offering): readonly Said[] => {
  const groups = Map.groupBy(activity.charts, ({ group }) => group);
  const open = [...groups].filter(
    ([group, members]) => group !== undefined && !members.some(({ key }) => charts.includes(key)),
  );
  const structures = activity.payouts.filter(({ applies }) => applies.type === 'chosen');
  const isOpen = structures.length > 0 && !structures.some(({ key }) => payouts.includes(key));
  return [
    ...open.map(([, members]) => word('missing.chart', { charts: members.map(({ label }) => label) })),
    ...(isOpen ? [word('missing.payout', { payouts: structures.map(({ key }) => key) })] : []),
  ];
};

/** A menu is a choice among its prizes: where none is posted, nobody can win anything. */
const missingMenu = (activity: Activity, offering: Offering, rows: readonly Row[], bound: readonly Row[]) => {
  const [first, ...others] = rows;
  if (first === undefined || bound.length > 0 || rows.some(row => isPosted(activity, offering, row))) return [];
  return [others.length === 0 ? word('missing.prize', { label: first.label }) : word(ANY_PRIZE, {})];
};

/** None of the prizes by itself has to be chosen. */
export const ANY_PRIZE = 'missing.any-prize';

const isBound = (charts: readonly Chart[], row: Row): boolean =>
  charts.some(chart => chart.rowsTogether && chart.rows.includes(row));

/** Whether a prize is posted for it: one that a meter pays always is. */
export const isPosted = (activity: Activity, offering: Offering, row: Row): boolean => {
  switch (row.prize.type) {
    case 'meter':
      return true;
    case 'tickets':
      return ticketsPosted(offering, row) !== undefined;
    case 'points':
      return offering.mode !== 'tickets' || ticketsPosted(offering, row) !== undefined;
    case 'fixed':
    case 'multiple':
    case 'entry':
      return amountPosted(activity, offering, row) !== undefined;
  }
};

/** What others get besides is part of the prize: the share of the table, the envy bonus. */
const missingExtras = ({ prizes }: Offering, { label, extras = [] }: Row): readonly Said[] =>
  extras
    .filter(({ key, range }) => chosen(range, prizes[key]) === undefined)
    .map(({ key }) => word(`missing.${key}`, { label }));

const missingPools = (activity: Activity, offering: Offering): readonly Said[] =>
  Object.entries(poolsInForce(activity, offering)).flatMap(([key, pool]) => [
    ...(pool.seed !== undefined && chosen(pool.seed, offering.seed[key]) === undefined
      ? [word('missing.seed', { pool: pool.label })]
      : []),
    ...(pool.reseed !== undefined && chosen(pool.reseed, offering.reseed[key]) === undefined
      ? [word('missing.reseed', { pool: pool.label })]
      : []),
    ...(pool.daily !== undefined && chosen(pool.daily.range, offering.daily[key]) === undefined
      ? [word('missing.daily', { pool: pool.label })]
      : []),
    ...(pool.cap !== undefined && chosen(pool.cap, offering.cap[key]) === undefined
      ? [word('missing.cap', { pool: pool.label })]
      : []),
  ]);

/** Where the house allocates the fees, it says how before the first one is taken. */
const missingAllocation = ({ funding }: Activity, { allocation }: Offering): readonly Said[] =>
  funding.feesTo?.type === 'allocated' && allocation === undefined ? [word('missing.allocation', {})] : [];

/** A fee that is taken out of the players' money hangs there with its amount. */
const missingAdminFee = ({ adminFee }: Activity, offering: Offering): readonly Said[] =>
  adminFee?.per !== 'table-hour' || chosen(adminFee.range, offering.adminFee) !== undefined
    ? []
    : [word('missing.admin-fee', { approved: approvedMoney(adminFee.range) })];

/** What a chart in force refers to and the house must name. */
const missingDesignations = (
  { designates = [], drawsRank }: Activity,
  { designated = {} }: Offering,
  rows: readonly Row[],
): readonly Said[] => {
  const named = {
    rank: drawsRank === true || designated.rank !== undefined || !rows.some(({ test }) => refersTo(test, 'ranks')),
    suit: designated.suit !== undefined || !rows.some(({ test }) => refersTo(test, 'suits')),
    'losing-hand': designated.losing !== undefined,
    // Where no winning hand is named, any better hand will do.
    'winning-hand': true,
  };
  return designates.filter(name => !named[name]).map(name => word(`missing.${name}`, {}));
};

/** Whether a test speaks of the rank or suit posted for the day. */
const refersTo = (test: HandTest, what: 'ranks' | 'suits'): boolean => {
  if (test.type === 'all-of' || test.type === 'any-of') return test.tests.some(part => refersTo(part, what));
  if (test.type === 'set')
    return [test.front, test.middle, test.back].some(part => part !== undefined && refersTo(part, what));
  if (what === 'suits') return 'suits' in test && test.suits === 'posted';
  const ranks = test.type === 'category' ? [...(test.from ?? []), ...(test.to ?? [])] : [];
  return ranks.includes('posted') || (test.type === 'alike' && test.ranks.includes('posted'));
};

/** How far an offering has come: what may no longer be changed then. */
export type Stage = 'draft' | 'posted' | 'sign-up';

/** Why an offering may not be changed into another at this stage. Payout structures are locked by the fund. RBK-13 */
export const changeObjections = (
  activity: Activity,
  change: { readonly from: Offering; readonly to: Offering; readonly stage: Stage },
): readonly Refusal[] =>
  activity.settings
    .filter(setting => isLocked(setting, change.stage))
    .filter(({ key }) => `${change.from.settings[key]}` !== `${change.to.settings[key]}`)
    .map(({ label, lockedFrom = 'posted', value }) =>
      refuse('locked-setting', { what: label, since: lockedFrom }, clauseOf(activity, value.clause)),
    );

const STAGES: readonly Stage[] = ['draft', 'posted', 'sign-up'];
const isLocked = ({ lockedFrom }: Setting, stage: Stage): boolean =>
  lockedFrom !== undefined && STAGES.indexOf(stage) >= STAGES.indexOf(lockedFrom);
