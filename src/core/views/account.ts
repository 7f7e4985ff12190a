import type { HouseView, Promotion, PromotionOf } from '#core/house';
import type { Picks, Score } from '#core/mechanisms/contest';
import type { Instrument } from '#core/mechanisms/instrument';
import type { Cents } from '#core/money';
import { activityOf, given, nameOf } from './names.ts';

/** What a member is told at a kiosk, under every id that was theirs. CLB-12 */
export type AccountView = {
  readonly tracked: readonly TrackedView[];
  /** Drawings ahead, those with entries of theirs first. */
  readonly drawings: readonly DrawingAhead[];
  readonly coupons: readonly CouponView[];
  readonly contests: readonly ContestView[];
};

type Named = { readonly promotion: string; readonly name: string };

export type TrackedView = Named & {
  /** Hours that counted. */
  readonly hours: number;
  readonly points: number;
  readonly tickets: number;
  readonly credits: number;
};
export type DrawingAhead = Named & { readonly own: number; readonly all: number; readonly prizes: readonly string[] };
export type CouponView = Named & Pick<Instrument, 'id' | 'type' | 'face' | 'expires'> & { readonly face: Cents };
export type ContestView = Named & {
  readonly games: readonly string[];
  readonly deadline?: string;
  /** The final score of the last game is guessed, to part those who are equal. */
  readonly hasGuess: boolean;
  readonly entry?: { readonly picks: Picks; readonly guess?: Score };
  readonly isSettled: boolean;
  readonly place?: number;
};

export const accountView = (house: HouseView, ids: readonly string[]): AccountView => {
  const running = [...house.promotions.values()];
  const named = ({ promotion, activity }: Promotion): Named => ({ promotion, name: nameOf(house, activity) });
  return {
    tracked: of(running, 'tracking').flatMap(one => trackedOf(one, ids, named(one))),
    drawings: of(running, 'drawing')
      .map(one => drawingOf(one, ids, named(one)))
      .toSorted((a, b) => b.own - a.own),
    coupons: of(running, 'instrument').flatMap(one => couponsOf(one, ids, named(one))),
    contests: of(running, 'contest')
      .filter(one => isByPicks(house, one))
      .map(one => contestOf(house, one, ids, named(one))),
  };
};

type ByName = 'tracking' | 'drawing' | 'instrument' | 'contest';

const of = <Name extends ByName>(all: readonly Promotion[], mechanism: Name): readonly PromotionOf<Name>[] =>
  all.filter(one => one.mechanism === mechanism) as unknown as readonly PromotionOf<Name>[]; // Just looked at.

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const trackedOf = ({ state }: PromotionOf<'tracking'>, ids: readonly string[], named: Named) => {
  const cards = ids.flatMap(id => state.cards.get(id) ?? []);
  if (cards.length === 0) return [];
  return [
    {
      ...named,
      hours: sum(cards.map(({ hours }) => hours.length)),
      points: sum(cards.map(({ points }) => points)),
      tickets: sum(cards.map(({ tickets }) => tickets.length)),
      credits: sum(cards.map(({ credits }) => credits)),
    },
  ];
};

const drawingOf = ({ state }: PromotionOf<'drawing'>, ids: readonly string[], named: Named): DrawingAhead => {
  const entries = [...state.entries.values()];
  const points = (some: typeof entries): number => sum(some.map(one => one.points));
  return {
    ...named,
    own: points(entries.filter(({ player }) => ids.includes(player))),
    all: points(entries),
    prizes: state.open?.prizes.map(({ what }) => what) ?? [],
  };
};

const couponsOf = ({ state }: PromotionOf<'instrument'>, ids: readonly string[], named: Named) =>
  [...state.byId.values()]
    .filter(({ holder, where }) => ids.includes(holder) && (where.type === 'held' || where.type === 'voucher'))
    .map(({ id, type, face, expires }): CouponView => ({ ...named, id, type, face, ...given('expires', expires) }));

const rankedOf = (house: HouseView, { activity }: PromotionOf<'contest'>) => {
  const terms = activityOf(house, activity)?.contest;
  return terms?.type === 'ranked' ? terms : undefined;
};

const isByPicks = (house: HouseView, one: PromotionOf<'contest'>): boolean => rankedOf(house, one)?.score === 'picks';

const contestOf = (
  house: HouseView,
  one: PromotionOf<'contest'>,
  ids: readonly string[],
  named: Named,
): ContestView => {
  const { posted, state } = one;
  const entry = ids.map(id => state.entries.get(id)).find(found => found !== undefined);
  const standing = state.result?.standings.find(({ player }) => ids.includes(player));
  return {
    ...named,
    games: posted.games,
    ...given('deadline', posted.deadline),
    hasGuess: rankedOf(house, one)?.tieBreak !== undefined,
    ...given('entry', entry && { picks: entry.picks, ...given('guess', entry.guess) }),
    isSettled: state.result !== undefined,
    ...given('place', standing?.place),
  };
};
