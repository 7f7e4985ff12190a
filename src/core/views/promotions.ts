import { given } from '#core/base';
import {
  type BoardOfMechanism,
  type Draw,
  type HouseView,
  type MechanismName,
  mechanismOf,
  type Promotion,
} from '#core/house';
import type { InstrumentKind } from '#core/mechanisms/instrument/terms';
import { instrumentTermsOf } from '#core/mechanisms/instrument/terms';
import { activityOf, nameOf } from '#core/state';
import { type DeskView, deskView, endOf } from './desk.ts';
import type { View } from './view.ts';

/** A promotion that runs, for those who run it. */
export type PromotionView = {
  readonly promotion: string;
  readonly activity: string;
  readonly name: string;
  readonly mechanism: MechanismName;
  readonly openedAt: string;
  /** When its posted time is over. */
  readonly endsAt?: string;
  /** What is still to be done before it can end. */
  readonly unfinished?: string;
  readonly board: BoardView['board'];
  readonly draw?: DrawView;
  /** Why the last draw has to be repeated. */
  readonly inVain?: string;
  readonly desk: DeskView;
  /** The coupons and chips it has, and whether they are sold. */
  readonly kinds?: readonly Pick<InstrumentKind, 'type' | 'isSold'>[];
};

/** A promotion as players see it. Nobody is named. */
export type BoardView = {
  readonly promotion: string;
  readonly activity: string;
  readonly name: string;
  readonly board: Board;
  /** The last draw: before it what the house has bound itself to, after it the secret and what came out. LOT-1 */
  readonly draw?: DrawView;
};

/** Without anybody's name. The entries, which are thousands, are in the record of the draw. */
export type DrawView = DrawOf<Draw>;
type DrawOf<One> = One extends Draw ? Omit<One, 'entries' | 'by'> : never;

/** A hand on the board: where it was held, what it is, and the cards that make it. */
export type BoardHand = Extract<BoardOfMechanism, { readonly hands: readonly object[] }>['hands'][number];

export type Board =
  | BoardOfMechanism
  /** Has nothing for a board. */
  | { readonly type: 'other'; readonly mechanism: MechanismName };

export const PROMOTIONS: View<PromotionView> = {
  keys: ({ promotions }) => promotions.keys(),
  part: (house, key) => {
    const promotion = house.promotions.get(key);
    if (promotion === undefined) return undefined;
    const { mechanism, openedAt, state } = promotion;
    const unfinished = mechanismOf(mechanism).unfinished(state);
    const known = activityOf(house, promotion.activity);
    const kinds = (known && instrumentTermsOf(known))?.kinds.map(({ type, isSold }) => ({
      type,
      isSold,
    }));
    const shown = boardView(house, promotion);
    const endsAt = mechanismOf(mechanism).endsAt?.(house, promotion) ?? endOf(promotion);
    return {
      ...shown,
      mechanism,
      openedAt,
      ...given('endsAt', endsAt),
      ...given('unfinished', unfinished),
      ...given('inVain', promotion.lastDraw?.inVain),
      desk: deskView(house, promotion),
      ...given('kinds', kinds),
    };
  },
};

export const BOARDS: View<BoardView> = {
  keys: ({ promotions }) => promotions.keys(),
  part: (house, key) => {
    const promotion = house.promotions.get(key);
    return promotion === undefined ? undefined : boardView(house, promotion);
  },
};

const boardView = (house: HouseView, one: Promotion): BoardView => ({
  promotion: one.promotion,
  activity: one.activity,
  name: nameOf(house, one.activity),
  board: boardOf(house, one),
  ...given('draw', lastDrawOf(house, one)),
});

const lastDrawOf = ({ draws }: HouseView, { lastDraw }: Promotion): DrawView | undefined => {
  const draw = lastDraw === undefined ? undefined : draws.get(lastDraw.draw);
  return draw === undefined ? undefined : drawView(draw);
};

/** A draw as everybody may see it. */
export const drawView = ({ by: _, ...draw }: Draw): DrawView => {
  if (draw.type !== 'committed') return draw;
  const { entries: _entries, ...published } = draw;
  return published;
};

const boardOf = (house: HouseView, one: Promotion): Board => {
  const { board: shown } = mechanismOf(one.mechanism);
  if (shown !== undefined) return shown(house, one) as Board; // By its mechanism.
  switch (one.mechanism) {
    default:
      return { type: 'other', mechanism: one.mechanism };
  }
};
