import { given } from '#core/base';
import type { Alarm, Award, Call, FloorCall, HouseView, Review, Seen, Settings } from '#core/house';
import { type AwardDue, explainJudged } from '#core/mechanisms';
import { type Cents, total } from '#core/money';
import { labelOf, nameOf } from '#core/state';
import { type AwardView, awardView } from './awards.ts';
import type { View } from './view.ts';

/** Something that waits for somebody on the floor. `since` says how long, `by` until when. */
export type Waiting =
  | {
      /** Called hands of one activity in one round: they are verified together. */
      readonly type: 'calls';
      readonly since: string;
      readonly table: number;
      readonly round: number;
      readonly activity: string;
      readonly name: string;
      readonly calls: readonly CallView[];
      /** What their locks hold. */
      readonly locked: Cents;
      readonly asks: VerificationAsks;
    }
  | {
      /** Verified by one person: the second sees the same sheet. */
      readonly type: 'review';
      readonly since: string;
      readonly review: number;
      readonly table: number;
      readonly round: number;
      readonly activity: string;
      readonly name: string;
      readonly by: string;
      readonly seen: Seen;
      readonly checked: readonly string[];
      readonly seal?: string;
      readonly due: readonly DueView[];
      /** Why, line by line, for each seat that was called and the table. */
      readonly explained: readonly (readonly string[])[];
    }
  | {
      /** A prize whose winner must come: 15 minutes with ID, or the days it is held. */
      readonly type: 'claim';
      readonly since: string;
      readonly by?: string;
      readonly award: AwardView;
    }
  | ({ readonly type: 'alarm'; readonly since: string } & Omit<Alarm, 'at'>)
  /** A dealer who needs somebody of the floor. */
  | ({ readonly type: 'floor-call'; readonly since: string } & Omit<FloorCall, 'at'>);

/** What the house asks of whoever verifies. HSE-8, HSE-9 */
export type VerificationAsks = Pick<Settings, 'checklist' | 'sealFrom' | 'secondPersonFrom'>;

export type CallView = {
  readonly call: number;
  readonly seat: number;
  readonly activity: string;
  readonly row: string;
  readonly hand: string;
  readonly at: string;
  /** What the call has locked, perhaps together with others. */
  readonly lock?: { readonly lock: number; readonly pool: string; readonly shown: Cents; readonly amount: Cents };
};

/** What a seat would get, and why. */
export type DueView = Pick<AwardDue, 'gives' | 'because'> & {
  readonly seat: number;
  readonly hand?: string;
  readonly share?: string;
};

export const QUEUE: View<Waiting> = {
  keys: house => [
    ...new Set(house.calls.values().filter(isOpen(house)).map(keyOfCall)),
    ...house.reviews.keys().map(review => `review.${review}`),
    ...house.awards
      .values()
      .filter(isClaimed)
      .map(({ award }) => `claim.${award}`),
    ...house.alarms.keys().map(alarm => `alarm.${alarm}`),
    ...house.floorCalls.keys().map(table => `floor.${table}`),
  ],
  part: (house, key) => {
    const number = Number(key.slice(key.indexOf('.') + 1));
    if (key.startsWith('review.')) return reviewPart(house, house.reviews.get(number));
    if (key.startsWith('claim.')) return claimPart(house, house.awards.get(number));
    if (key.startsWith('alarm.')) return alarmPart(house.alarms.get(number));
    if (key.startsWith('floor.')) return floorPart(house.floorCalls.get(number));
    return callsPart(
      house,
      house.calls
        .values()
        .filter(isOpen(house))
        .filter(call => keyOfCall(call) === key)
        .toArray(),
    );
  },
};

const keyOfCall = ({ table, activity }: Call): string => `calls.${table}.${activity}`;

/** Not verified yet; afterwards the review waits. */
const isOpen = ({ reviews }: HouseView) => {
  const reviewed = new Set(reviews.values().flatMap(({ calls }) => calls));
  return ({ call }: Call): boolean => !reviewed.has(call);
};

const isClaimed = ({ claim }: Award): boolean => claim.state === 'awaiting-id' || claim.state === 'held';

const callsPart = (house: HouseView, calls: readonly Call[]): Waiting | undefined => {
  const [first] = calls;
  if (first === undefined) return undefined;
  const locks = new Set(calls.flatMap(({ lock }) => (lock === undefined ? [] : [lock])));
  const { checklist, sealFrom, secondPersonFrom } = house.settings;
  return {
    type: 'calls',
    since: first.at,
    table: first.table,
    round: first.round,
    activity: first.activity,
    name: nameOf(house, first.activity),
    calls: calls.map(call => callView(house, call)),
    locked: total([...locks].flatMap(lock => house.locks.get(lock)?.amount ?? [])),
    asks: { checklist, sealFrom, secondPersonFrom },
  };
};

export const callView = (house: HouseView, call: Call): CallView => {
  const lock = call.lock === undefined ? undefined : house.locks.get(call.lock);
  const held = lock && { lock: lock.lock, pool: lock.pool, shown: lock.shown, amount: lock.amount };
  return {
    call: call.call,
    seat: call.seat,
    activity: call.activity,
    row: call.row,
    hand: labelOf(house, call.activity, call.row),
    at: call.at,
    ...given('lock', held),
  };
};

const reviewPart = (house: HouseView, one: Review | undefined): Waiting | undefined => {
  if (one === undefined) return undefined;
  const { review, table, round, activity, by, seen, checked, seal, due, judged, wonAt: since } = one;
  const name = nameOf(house, activity);
  return {
    type: 'review',
    since,
    review,
    table,
    round,
    activity,
    name,
    by,
    seen,
    checked,
    ...given('seal', seal),
    due: due.map(({ to, gives, because }) => ({
      seat: to.seat,
      gives,
      ...given('hand', to.row === undefined ? undefined : labelOf(house, activity, to.row)),
      ...given('share', to.share),
      because,
    })),
    explained: judged.map(({ row, ...one }) =>
      explainJudged({ ...one, ...given('row', row === undefined ? undefined : labelOf(house, activity, row)) }),
    ),
  };
};

const claimPart = (house: HouseView, award: Award | undefined): Waiting | undefined => {
  if (award === undefined || !isClaimed(award)) return undefined;
  const { claim, wonAt } = award;
  const since = claim.state === 'awaiting-id' ? claim.from : wonAt;
  const by = claim.state === 'awaiting-id' ? (claim.idBy ?? claim.by) : claim.state === 'held' ? claim.by : undefined;
  return { type: 'claim', since, ...given('by', by), award: awardView(house, award) };
};

const alarmPart = (alarm: Alarm | undefined): Waiting | undefined => {
  if (alarm === undefined) return undefined;
  const { at: since, ...what } = alarm;
  return { type: 'alarm', since, ...what };
};

const floorPart = (call: FloorCall | undefined): Waiting | undefined => {
  if (call === undefined) return undefined;
  const { at: since, ...what } = call;
  return { type: 'floor-call', since, ...what };
};
