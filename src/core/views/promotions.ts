import { defined } from '#core/base';
import {
  type BoardOfMechanism,
  HI_LO_BOARD,
  HiLoBoard,
  type HouseView,
  hiLoBoard,
  MECHANISM_NAMES,
  type MechanismName,
  mechanismOf,
  type Promotion,
  shapesOf,
} from '#core/house';
import { SaidNamed } from '#core/mechanisms';
import { INSTRUMENT_TYPES, instrumentTermsOf } from '#core/mechanisms/instrument/terms';
import {
  branded,
  choice,
  either,
  exactly,
  type Fields,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  Text,
  yes,
} from '#core/shape';
import { activityOf, advertisedNameOf, Draw, UpNext } from '#core/state';
import { MomentText, PostedMomentText } from '#core/time';
import { DeskView, deskView } from './desk.ts';
import type { HouseWide } from './view.ts';

/** Without anybody's name. The entries, which are thousands, are in the record of the draw. */
export type DrawView = DrawOf<Draw>;
type DrawOf<One> = One extends Draw ? Omit<One, 'entries' | 'tickets' | 'ticket' | 'sealed' | 'by'> : never;
const published = ({
  by: _by,
  entries: _entries,
  tickets: _tickets,
  ticket: _ticket,
  sealed: _sealed,
  ...fields
}: Fields): Fields => fields;
export const DrawView = named(
  'Draw',
  branded<DrawView>(
    choice(Object.fromEntries(Object.entries<Fields>(Draw.members).map(([type, fields]) => [type, published(fields)]))),
  ),
);

export type Board =
  | BoardOfMechanism
  | HiLoBoard
  /** Has nothing for a board. */
  | { readonly type: 'other'; readonly mechanism: MechanismName };
const NoBoard = object({ type: exactly('other'), mechanism: one(MECHANISM_NAMES) });
const Board = named(
  'Board',
  branded<Board>(either(NoBoard, HiLoBoard, ...shapesOf('board').map(([, shape]) => shape))),
);
/** A hand on the board: where it was held, what it is, and the cards that make it. */
export type BoardHand = Extract<BoardOfMechanism, { readonly hands: readonly object[] }>['hands'][number];

const BOARD = {
  promotion: Text,
  activity: Text,
  name: Text,
  /** The last draw: before it what the house has bound itself to, after it the secret and what came out. LOT-1 */
  draw: optional(DrawView),
  upNext: optional(UpNext),
};
const BoardView = named(
  'BoardView',
  object({ ...BOARD, board: Board }),
  'A promotion as players see it. Nobody is named.',
);
export type BoardView = Of<typeof BoardView>;

/** What is shown of every promotion, besides its board and its desk, which go by the mechanism. */
export const PROMOTION_SHOWN = {
  ...BOARD,
  openedAt: MomentText,
  endsAt: optional(PostedMomentText, 'When its posted time is over.'),
  unfinished: optional(SaidNamed, 'What is still to be done before it can end.'),
  inVain: optional(Text, 'Why the last draw has to be repeated.'),
  kinds: optional(list(object({ type: one(INSTRUMENT_TYPES), isSold: yes })), 'The coupons and chips it has.'),
};
const PromotionView = named(
  'PromotionView',
  object({ ...PROMOTION_SHOWN, mechanism: one(MECHANISM_NAMES), board: Board, desk: DeskView }),
  'A promotion that runs, for those who run it.',
);
export type PromotionView = Of<typeof PromotionView>;

export const PROMOTIONS: HouseWide<PromotionView> = {
  shape: PromotionView,
  read: 'promotions',
  keys: ({ promotions }) => promotions.keys(),
  part: (house, key) => {
    const promotion = house.promotions.get(key);
    if (promotion === undefined) return undefined;
    const { mechanism, openedAt, state } = promotion;
    const of = mechanismOf(mechanism);
    const known = activityOf(house, promotion.activity);
    const kinds = known && instrumentTermsOf(known)?.kinds;
    return {
      ...boardView(house, promotion),
      mechanism,
      openedAt,
      desk: deskView(house, promotion),
      ...defined({
        endsAt: of.endsAt?.(house, promotion),
        unfinished: of.unfinished(state),
        inVain: promotion.lastDraw?.inVain,
        kinds: kinds?.map(({ type, isSold }) => ({ type, isSold })),
      }),
    };
  },
};

export const BOARDS: HouseWide<BoardView> = {
  shape: BoardView,
  read: 'boards',
  keys: house => [...house.promotions.keys(), HI_LO_BOARD],
  part: (house, key) => {
    const promotion = house.promotions.get(key);
    if (promotion !== undefined) return boardView(house, promotion);
    const board = key === HI_LO_BOARD ? hiLoBoard(house) : undefined;
    return board && { promotion: key, activity: key, name: advertisedNameOf(house, key), board };
  },
};

const boardView = (house: HouseView, one: Promotion): BoardView => ({
  promotion: one.promotion,
  activity: one.activity,
  name: advertisedNameOf(house, one.activity),
  board: boardOf(house, one),
  ...defined({ draw: lastDrawOf(house, one), upNext: mechanismOf(one.mechanism).upNext?.(house, one) }),
});

const lastDrawOf = ({ draws }: HouseView, { lastDraw }: Promotion): DrawView | undefined => {
  const draw = lastDraw === undefined ? undefined : draws.get(lastDraw.draw);
  return draw === undefined ? undefined : drawView(draw);
};

/** A draw as everybody may see it. */
export const drawView = ({ by: _, ...draw }: Draw): DrawView => {
  // A card is published under its ticket. LOT-12
  if (draw.type === 'revealed') {
    const { ticket, ...shown } = draw;
    return { ...shown, winner: ticket ?? shown.winner };
  }
  if (draw.type !== 'committed') return draw;
  const { entries: _entries, tickets: _tickets, sealed: _sealed, ...published } = draw;
  return published;
};

const boardOf = (house: HouseView, one: Promotion): Board => {
  const board = mechanismOf(one.mechanism).board?.(house, one) as Board | undefined; // By its mechanism.
  return board ?? { type: 'other', mechanism: one.mechanism };
};
