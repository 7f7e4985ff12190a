import type { Refusal } from '#core/base';
import { given } from '#core/base';
import { type HouseView, mechanismOf, type Promotion, type PromotionOf } from '#core/house';
import {
  contestRule,
  entryObjection,
  type Picks,
  type PlacePrize,
  prizesByPlace,
  type Score,
} from '#core/mechanisms/contest';
import type { Instrument } from '#core/mechanisms/instrument';
import type { Squares } from '#core/mechanisms/squares';
import type { Cents } from '#core/money';
import { activityOf, type Drum, nameOf } from '#core/state';
import { fullName } from './on-screen/index.ts';

/** What a member is told at a kiosk, under every id that was theirs. CLB-12 */
export type AccountView = {
  readonly tracked: readonly TrackedView[];
  /** Drawings ahead, those with entries of theirs first. */
  readonly drawings: readonly DrawingAhead[];
  readonly coupons: readonly CouponView[];
  readonly contests: readonly ContestView[];
  readonly squares: readonly SquaresView[];
};

type Named = {
  readonly promotion: string;
  readonly name: string;
  /** How to take part without a purchase; nothing where its approval does not ask for it. */
  readonly noPurchase: readonly string[];
};

export type TrackedView = Named & {
  /** Hours that counted. */
  readonly hours: number;
  readonly points: number;
  readonly tickets: number;
  readonly credits: number;
  /** What credits are exchanged for, the cheapest first. */
  readonly prizes: readonly { readonly what: string; readonly credits: number }[];
};
export type DrawingAhead = Named & { readonly own: number; readonly all: number; readonly prizes: readonly string[] };
export type CouponView = Named & Pick<Instrument, 'id' | 'type' | 'face' | 'expires'> & { readonly face: Cents };
export type ContestView = Named & {
  readonly games: readonly string[];
  readonly deadline?: string;
  /** The final score of the last game is guessed, to part those who are equal. */
  readonly hasGuess: boolean;
  /** Hours of play without which an entry is passed over. CON-3 */
  readonly hoursMin?: number;
  /** By place; nothing where none is posted. */
  readonly prizes: readonly PlacePrize[];
  /** Numbered in the order in which they were handed in. */
  readonly entry?: { readonly number: number; readonly picks: Picks; readonly guess?: Score; readonly at?: string };
  /** Why nothing can be handed in now. */
  readonly objection?: Refusal;
  readonly isSettled: boolean;
  readonly place?: number;
};
/** Staff put the tables on their squares: nobody chooses one. CON-6 */
export type SquaresView = Named & Pick<Squares, 'board' | 'periods' | 'isOver'>;

export const accountView = (house: HouseView, ids: readonly string[], now: Temporal.Instant): AccountView => {
  const running = [...house.promotions.values()];
  const named = ({ promotion, activity }: Promotion): Named => {
    const { offered = false, rules = [] } = activityOf(house, activity)?.noPurchase ?? {};
    const name = fullName({ name: nameOf(house, activity), promotion, activity });
    return { promotion, name, noPurchase: offered ? rules : [] };
  };
  return {
    tracked: of(running, 'tracking').flatMap(one => trackedOf(one, ids, named(one))),
    drawings: running
      .flatMap(one => drawingOf(mechanismOf(one.mechanism).drum?.(house, one), ids, named(one)))
      .toSorted((a, b) => b.own - a.own),
    coupons: of(running, 'instrument').flatMap(one => couponsOf(one, ids, named(one))),
    contests: of(running, 'contest').flatMap(one => contestOf(house, one, { ids, now }, named(one))),
    squares: of(running, 'squares').map(one => squaresOf(one, named(one))),
  };
};

type ByName = 'tracking' | 'instrument' | 'contest' | 'squares';

const of = <Name extends ByName>(all: readonly Promotion[], mechanism: Name): readonly PromotionOf<Name>[] =>
  all.filter(one => one.mechanism === mechanism) as unknown as readonly PromotionOf<Name>[]; // Just looked at.

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const trackedOf = ({ posted, state }: PromotionOf<'tracking'>, ids: readonly string[], named: Named) => {
  const cards = ids.flatMap(id => state.cards.get(id) ?? []);
  if (cards.length === 0) return [];
  return [
    {
      ...named,
      hours: sum(cards.map(({ hours }) => hours.length)),
      points: sum(cards.map(({ points }) => points)),
      tickets: sum(cards.map(({ tickets }) => tickets.length)),
      credits: sum(cards.map(({ credits }) => credits)),
      prizes: Object.entries(posted.prizes)
        .map(([what, credits]) => ({ what, credits }))
        .toSorted((a, b) => a.credits - b.credits),
    },
  ];
};

const drawingOf = (drum: Drum | undefined, ids: readonly string[], named: Named): readonly DrawingAhead[] => {
  if (drum === undefined) return [];
  const entries = [...drum.entries];
  const points = (some: typeof entries): number => sum(some.map(one => one.points));
  const own = points(entries.filter(({ player }) => ids.includes(player)));
  return [{ ...named, own, all: points(entries), prizes: drum.prizes }];
};

const couponsOf = ({ state }: PromotionOf<'instrument'>, ids: readonly string[], named: Named) =>
  [...state.byId.values()]
    .filter(({ holder, where }) => ids.includes(holder) && (where.type === 'held' || where.type === 'voucher'))
    .map(({ id, type, face, expires }): CouponView => ({ ...named, id, type, face, ...given('expires', expires) }));

const squaresOf = ({ state }: PromotionOf<'squares'>, named: Named): SquaresView => {
  const { board, periods, isOver } = state;
  return { ...named, board, periods, isOver };
};

type Asking = { readonly ids: readonly string[]; readonly now: Temporal.Instant };

/** Contests by picks; points are collected at the tables. */
const contestOf = (
  house: HouseView,
  { activity: id, posted, state }: PromotionOf<'contest'>,
  { ids, now }: Asking,
  named: Named,
): readonly ContestView[] => {
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined) return [];
  const { games, deadline } = posted;
  const rule = contestRule({ activity, offering }, posted);
  if (!rule.ok || rule.value.terms.score !== 'picks') return [];
  const { terms } = rule.value;
  const player = ids.find(one => state.entries.has(one)) ?? ids[0]!; // The present id is always there.
  const prizes = prizesByPlace(rule.value);
  return [
    {
      ...named,
      games,
      ...given('deadline', deadline),
      hasGuess: terms.tieBreak !== undefined,
      ...given('hoursMin', terms.hoursMin),
      prizes: prizes.some(({ amount }) => amount > 0) ? prizes : [],
      ...given('entry', entryOf(state, player)),
      ...given('objection', entryObjection({ rules: rule.value, state, house, context: { now } }, player)),
      isSettled: state.result !== undefined,
      ...given('place', state.result?.standings.find(one => one.player === player)?.place),
    },
  ];
};

const entryOf = ({ entries }: PromotionOf<'contest'>['state'], player: string): ContestView['entry'] => {
  const entry = entries.get(player);
  if (entry === undefined) return undefined;
  const { picks, guess, at } = entry;
  const number = [...entries.keys()].indexOf(player) + 1;
  return { number, picks, ...given('guess', guess), ...given('at', at) };
};
