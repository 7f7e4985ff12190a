import { Amount, Money } from '#core/money';
import { FeeSpace, ROLES } from '#core/rulebook';
import {
  choice,
  Key,
  Numbered,
  type Of,
  object,
  one,
  optional,
  SeatNumber,
  Text,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { Lit, Pieces, Place, Seated, TableGame } from '#core/state';
import { MomentText } from '#core/time';

const TABLE = { table: Numbered };
const PLACE = { seat: SeatNumber, position: SeatNumber };

/** What is to be dealt. */
const Plays = object({
  game: Key,
  isLive: yes,
  isTournament: yes,
  betMin: optional(Money),
  betMax: optional(Money),
});
/** Who sits down. */
const SitsDown = object({
  ...PLACE,
  player: choice({ anonymous: {}, member: { id: Key } }),
  role: one(ROLES),
  age: optional(whole({ min: 0, max: 150 })),
});
const Fee = object({ ...PLACE, activity: Key, space: FeeSpace });

export const TableCommand = choice({
  OpenTable: { ...TABLE, plays: Plays },
  ChangeGame: { ...TABLE, plays: Plays },
  /** With what was counted in its tray, where somebody has counted it. */
  CloseTable: { ...TABLE, tray: optional(object({ counted: Money, pieces: optional(Pieces) })) },
  SeatPlayer: { ...TABLE, seated: SitsDown },
  LeaveSeat: { ...TABLE, ...PLACE },
  /** Not dealt in from the next round on, until the seat is marked back. */
  SitOut: { ...TABLE, seat: SeatNumber, isOut: yes },
  /** The sensor saw a fee, or somebody at the table marked one: who asks decides which. */
  LightSeat: { ...TABLE, lit: Fee },
  ClearSeat: { ...TABLE, lit: Fee },
  /** At a no-purchase-necessary table: the prize a player wants to play for; without a row nothing. */
  AskForPrize: { ...TABLE, ...PLACE, activity: Key, row: optional(Key) },
});
export type TableCommand = Of<typeof TableCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const TableEvent = choice({
  TableOpened: { table: Whole, plays: TableGame, at: MomentText },
  /** Without a moment the table counts as having dealt it all the while, as before moments were written. */
  GameChanged: { table: Whole, plays: TableGame, at: optional(MomentText) },
  TableClosed: {
    table: Whole,
    from: MomentText,
    at: MomentText,
    tray: optional(object({ counted: Amount, pieces: optional(Pieces), by: Text })),
  },
  PlayerSeated: { table: Whole, seated: Seated },
  PlayerLeft: { table: Whole, ...Place.fields },
  SatOut: { table: Whole, seat: Whole, isOut: yes },
  SeatLit: { table: Whole, lit: Lit, by: one(['sensor', 'button']) },
  SeatCleared: { table: Whole, lit: Lit },
  PrizeAsked: { table: Whole, ...Place.fields, activity: Text, row: optional(Text) },
});
export type TableEvent = Of<typeof TableEvent>;
