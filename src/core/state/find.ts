import { type Answer, answer, type Refusal } from '#core/base';
import type { Activity } from '#core/rulebook';
import type { Award } from './award.ts';
import type { Draw } from './draw.ts';
import { activityOfGame } from './game-activity.ts';
import type { HouseView } from './house.ts';
import type { Offered } from './offered.ts';
import type { Promotion } from './promotion.ts';
import { refuse, stateWord } from './refusals.ts';
import type { Table, TableRound } from './table.ts';

/** What a command names, or a sentence that says it is not there. HSE-1 */

export const activityNamed = ({ settings }: HouseView, name: string): Answer<Activity> => {
  const found = namesOf(settings.activities).get(name);
  return found === undefined ? refuse('unknown-activity', { activity: name }, 'HSE-1') : answer(found);
};

/** By id and by key. Every fee asks for its activity, and the rulebook of a house stays the same. */
const namesOf = (activities: readonly Activity[]): ReadonlyMap<string, Activity> => {
  const known = KNOWN.get(activities);
  if (known !== undefined) return known;
  const names = new Map(activities.flatMap(one => [one.id, one.key].map(name => [name, one] as const)));
  KNOWN.set(activities, names);
  return names;
};
const KNOWN = new WeakMap<readonly Activity[], ReadonlyMap<string, Activity>>();

export type OfferedActivity = { readonly activity: Activity; readonly offered: Offered };

/** An activity that is announced and not ended. */
export const offeredNamed = (house: HouseView, name: string): Answer<OfferedActivity> => {
  const activity = activityNamed(house, name);
  if (!activity.ok) return activity;
  const offered = house.offerings.get(activity.value.id);
  if (offered === undefined || offered.state === 'ended') {
    return refuse('not-offered', { activity: activity.value.name }, activity.value.id);
  }
  return answer({ activity: activity.value, offered });
};

export const openTable = ({ tables }: HouseView, number: number): Answer<Table> => {
  const table = tables.get(number);
  if (table?.openedAt !== undefined) return answer(table);
  const open = [...tables.values()].filter(({ openedAt }) => openedAt !== undefined).map(one => one.table);
  return refuse('table-not-open', { table: number, open: open.toSorted((a, b) => a - b), count: open.length }, 'HSE-1');
};

export type TableInRound = { readonly table: Table; readonly round: TableRound };

export const tableInRound = (house: HouseView, number: number): Answer<TableInRound> => {
  const table = openTable(house, number);
  if (!table.ok) return table;
  const { round } = table.value;
  return round === undefined
    ? refuse('no-round-on', { table: number }, 'HSE-3')
    : answer({ table: table.value, round });
};

/** A table between two rounds. */
export const idleTable = (house: HouseView, number: number): Answer<Table> => {
  const table = openTable(house, number);
  if (!table.ok || table.value.round === undefined) return table;
  return refuse('round-is-on', { table: number, round: table.value.round.round }, 'HSE-3');
};

/** What a prize was won in: an activity of the rulebook, or a table game of the house. */
export const awardedActivity = (house: HouseView, name: string): Answer<Activity> => {
  const game = activityOfGame(house, name);
  return game === undefined ? activityNamed(house, name) : answer(game);
};

export type KnownAward = { readonly award: Award; readonly activity: Activity };

export const awardNumbered = (house: HouseView, number: number): Answer<KnownAward> => {
  const award = house.awards.get(number);
  if (award === undefined) return refuse('unknown-award', { award: number }, 'HSE-1');
  const activity = awardedActivity(house, award.activity);
  return activity.ok ? answer({ award, activity: activity.value }) : activity;
};

/** The review under way of an activity's hands at a table: until it is decided nothing changes under it. HSE-9 */
export const underReview = ({ reviews }: HouseView, table: number, { id }: Activity): Refusal | undefined => {
  const review = [...reviews.values()].find(one => one.table === table && one.activity === id);
  return review === undefined ? undefined : refuse('under-review', { review: review.review }, 'HSE-9');
};

/** Calls of the round under way at a table for one activity. */
export const callsAt = (house: HouseView, at: { readonly table: number; readonly activity?: string }) =>
  [...house.calls.values()].filter(
    ({ table, activity }) => table === at.table && (at.activity === undefined || activity === at.activity),
  );

export const promotionNamed = ({ promotions }: HouseView, key: string): Answer<Promotion> => {
  const promotion = promotions.get(key);
  if (promotion !== undefined) return answer(promotion);
  return refuse(
    'unknown-promotion',
    { promotion: key, known: [...promotions.keys()], count: promotions.size },
    'PRO-1',
  );
};

/** An activity that is offered and runs now. */
export const running = (house: HouseView, name: string): Answer<OfferedActivity> => {
  const found = offeredNamed(house, name);
  if (!found.ok || found.value.offered.state === 'running') return found;
  const { activity, offered } = found.value;
  return refuse('promotion-not-running', { activity: activity.name, state: stateWord(offered.state) }, 'PRO-1; HSE-4');
};

export type Committed = Extract<Draw, { type: 'committed' }>;

/** The draw for which the entries of a promotion are closed. LOT-2 */
export const committedOn = ({ draws }: HouseView, { lastDraw }: Promotion): Committed | undefined => {
  const draw = lastDraw === undefined ? undefined : draws.get(lastDraw.draw);
  return draw?.type === 'committed' ? draw : undefined;
};
