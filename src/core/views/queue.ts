import { defined } from '#core/base';
import { FACTS, factsFor } from '#core/eligibility';
import { GameHand, gameHandAt, gameHandsWaiting, type HouseView } from '#core/house';
import { Amount, total } from '#core/money';
import { rowsInForce } from '#core/rulebook';
import { choice, described, list, named, type Of, object, one, optional, Text, Texts, Whole } from '#core/shape';
import {
  Alarm,
  type Award,
  activityOf,
  Because,
  Call,
  checklistOf,
  FloorCall,
  Gift,
  Judged,
  Lock,
  labelOf,
  nameOf,
  Review,
} from '#core/state';
import { MomentText } from '#core/time';
import { AwardView, awardView } from './awards.ts';
import type { HouseWide } from './view.ts';

const { call, seat, activity, row, at } = Call.fields;
const { lock, pool, shown, amount } = Lock.fields;
export const CallView = named(
  'CallView',
  object({
    call,
    seat,
    activity,
    row,
    hand: Text,
    at,
    lock: optional(object({ lock, pool, shown, amount }), 'What the call has locked, perhaps together with others.'),
  }),
);
export type CallView = Of<typeof CallView>;

/** What the house asks of the person who verifies. HSE-8, HSE-9 */
const VerificationAsks = object({
  checklist: Texts,
  sealFrom: Amount,
  secondPersonFrom: Amount,
  facts: described(list(one(FACTS)), 'What to say of the round besides its cards: all that can change the outcome.'),
  age: described(Whole, 'The least age of whoever is paid.'),
});
export type VerificationAsks = Of<typeof VerificationAsks>;

/** What a seat would get, and why. */
const DueView = object({
  gives: Gift,
  because: Because,
  table: optional(Whole, 'Where that person plays, if at another table.'),
  seat: Whole,
  hand: optional(Text),
  share: optional(Text),
});
export type DueView = Of<typeof DueView>;

const { row: _row, round: _round, bettor: _bettor, ...JUDGED } = Judged.fields;
/** One look at one hand, or at the table when there is no seat. */
const JudgedView = object({
  ...JUDGED,
  hand: optional(Text, 'The row it was looked at for, as the approval names it.'),
});
export type JudgedView = Of<typeof JudgedView>;

const { at: _raised, ...ALARM } = Alarm.fields;
const { at: _called, ...FLOOR_CALL } = FloorCall.fields;
const { calls: _calls, wonAt: _wonAt, due: _due, hits: _hits, judged: _judged, ...REVIEW } = Review.fields;
const SINCE = { since: MomentText };

/** `since` says how long, `by` until when. */
const Waiting = named(
  'Waiting',
  choice({
    /** Called hands of one activity in one round: they are verified together. */
    calls: {
      ...SINCE,
      table: Whole,
      round: Whole,
      activity,
      name: Text,
      calls: list(CallView),
      locked: described(Amount, 'What their locks hold.'),
      asks: described(VerificationAsks, 'What the house asks of whoever verifies.'),
    },
    /** Verified by one person: the second sees the same sheet. */
    review: {
      ...SINCE,
      ...REVIEW,
      name: Text,
      due: list(DueView),
      judged: described(
        list(JudgedView),
        'Why, condition by condition, for each hand that was looked at and the table.',
      ),
    },
    /** A prize whose winner must come: 15 minutes with ID, or the days it is held. */
    claim: { ...SINCE, by: optional(MomentText), award: AwardView },
    /** Verified and not paid yet: surveillance looks at the play on video. HSE-20 */
    play: {
      ...SINCE,
      review: Whole,
      table: Whole,
      round: optional(Whole),
      name: Text,
      doubt: optional(Text, 'Why surveillance could not confirm it.'),
      awards: list(AwardView),
    },
    alarm: { ...SINCE, ...ALARM },
    /** A dealer who has called the floor. */
    'floor-call': { ...SINCE, ...FLOOR_CALL },
    /** A winning hand of a table game that the house settles. */
    'game-hand': GameHand.fields,
  }),
  'Something that waits for somebody on the floor.',
);
export type Waiting = Of<typeof Waiting>;

export const QUEUE: HouseWide<Waiting> = {
  shape: Waiting,
  read: 'queue',
  keys: house => [
    ...new Set(house.calls.values().filter(isOpen(house)).map(keyOfCall)),
    ...house.reviews.keys().map(review => `review.${review}`),
    ...house.awards
      .values()
      .filter(isClaimed)
      .map(({ award }) => `claim.${award}`),
    ...new Set(
      house.awards
        .values()
        .filter(isAwaited)
        .map(({ review }) => `play.${review}`),
    ),
    ...house.alarms.keys().map(alarm => `alarm.${alarm}`),
    ...house.floorCalls.keys().map(table => `floor.${table}`),
    ...gameHandsWaiting(house).map(({ table, seat }) => `game.${table}.${seat}`),
  ],
  part: (house, key) => {
    const number = Number(key.slice(key.indexOf('.') + 1));
    if (key.startsWith('review.')) return reviewPart(house, house.reviews.get(number));
    if (key.startsWith('claim.')) return claimPart(house, house.awards.get(number));
    if (key.startsWith('play.')) return playPart(house, number);
    if (key.startsWith('alarm.')) return sincePart('alarm', house.alarms.get(number));
    if (key.startsWith('floor.')) return sincePart('floor-call', house.floorCalls.get(number));
    if (key.startsWith('game.')) return gamePart(house, key);
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

const isAwaited = ({ awaits }: Award): boolean => awaits !== undefined;

/** What surveillance is asked: the awards of one verification, the winner's own first. */
const playPart = (house: HouseView, number: number): Waiting | undefined => {
  const own = [...house.awards.values()].filter(one => one.review === number && isAwaited(one));
  const [first] = own;
  if (first?.table === undefined) return undefined;
  return {
    type: 'play',
    since: first.wonAt,
    review: number,
    table: first.table,
    name: nameOf(house, first.activity),
    ...defined({ round: first.round, doubt: own.find(({ doubt }) => doubt !== undefined)?.doubt }),
    awards: own.map(award => awardView(house, award)),
  };
};

const callsPart = (house: HouseView, calls: readonly Call[]): Waiting | undefined => {
  const [first] = calls;
  if (first === undefined) return undefined;
  const locks = new Set(calls.flatMap(({ lock }) => (lock === undefined ? [] : [lock])));
  const { sealFrom, secondPersonFrom } = house.settings;
  const rule = activityOf(house, first.activity);
  const checklist = rule === undefined ? house.settings.checklist : checklistOf(house, rule);
  return {
    type: 'calls',
    since: first.at,
    table: first.table,
    round: first.round,
    activity: first.activity,
    name: nameOf(house, first.activity),
    calls: calls.map(call => callView(house, call)),
    locked: total([...locks].flatMap(lock => house.locks.get(lock)?.amount ?? [])),
    asks: { checklist, sealFrom, secondPersonFrom, ...askedOf(house, first) },
  };
};

/** What the activity asks of a round of this table. */
const askedOf = (house: HouseView, { table, activity: id }: Call): Pick<VerificationAsks, 'facts' | 'age'> => {
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  const plays = house.tables.get(table)?.plays;
  if (activity === undefined || offering === undefined || plays === undefined) return { facts: [], age: NO_AGE };
  const facts = factsFor(activity, rowsInForce(activity, offering, plays.game), plays);
  return { facts, age: activity.eligibility.age.value };
};
const NO_AGE = 0;

export const callView = (house: HouseView, { call, seat, activity, row, at, lock }: Call): CallView => {
  const held = lock === undefined ? undefined : house.locks.get(lock);
  return {
    call,
    seat,
    activity,
    row,
    hand: labelOf(house, activity, row),
    at,
    ...defined({ lock: held && { lock: held.lock, pool: held.pool, shown: held.shown, amount: held.amount } }),
  };
};

const reviewPart = (house: HouseView, one: Review | undefined): Waiting | undefined => {
  if (one === undefined) return undefined;
  const { calls: _calls, hits: _hits, due, judged, wonAt: since, ...shown } = one;
  const handOf = (row: string | undefined) => (row === undefined ? undefined : labelOf(house, shown.activity, row));
  return {
    type: 'review',
    since,
    ...shown,
    name: nameOf(house, shown.activity),
    due: due.map(({ to: { seat, row, share, place }, gives, because }) => ({
      seat,
      gives,
      ...defined({ table: place?.table, hand: handOf(row), share }),
      because,
    })),
    judged: judged.map(({ row, round: _round, bettor: _bettor, ...one }) => ({
      ...one,
      ...defined({ hand: handOf(row) }),
    })),
  };
};

const gamePart = (house: HouseView, key: string): Waiting | undefined => {
  const [, table, seat] = key.split('.').map(Number);
  const hand = gameHandAt(house, table!, seat!); // Of the keys above.
  return hand === undefined ? undefined : { type: 'game-hand', ...hand };
};

const claimPart = (house: HouseView, award: Award | undefined): Waiting | undefined => {
  if (award === undefined || !isClaimed(award)) return undefined;
  const { claim, wonAt } = award;
  const since = claim.state === 'awaiting-id' ? claim.from : wonAt;
  const by = claim.state === 'awaiting-id' ? (claim.idBy ?? claim.by) : claim.state === 'held' ? claim.by : undefined;
  return { type: 'claim', since, ...defined({ by }), award: awardView(house, award) };
};

/** What is shown as the house keeps it. */
const sincePart = <Type extends string, Kept extends { readonly at: string }>(type: Type, kept: Kept | undefined) => {
  if (kept === undefined) return undefined;
  const { at: since, ...what } = kept;
  return { type, since, ...what };
};
