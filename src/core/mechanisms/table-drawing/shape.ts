import { Amount } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  Numbered,
  type Of,
  object,
  optional,
  PersonName,
  record,
  SeatNumber,
  Text,
  Texts,
  Thing,
  text,
  Whole,
  Wholes,
} from '#core/shape';
import { MomentText } from '#core/time';
import { ON_WHEEL, OPENS, SpunHand } from '../card-wheel/index.ts';
import { DrawnAt } from '../drawn-at.ts';

/** Somebody at a table who showed ID; by name where the house does not know who sits there. */
const IdShown = object({ table: Numbered, seat: SeatNumber, player: optional(PersonName) });
export type IdShown = Of<typeof IdShown>;

/** The number of a seat, as the name of a field. */
const SeatKey = text({ pattern: /^[1-9]\d?$/ });

/** What a drawing came to. */
const TABLE_DRAWN = {
  table: optional(Whole, 'Absent where no ball was that of a table in play.'),
  heldOut: Wholes,
  spinner: optional(Whole),
  hand: optional(SpunHand),
  awards: list(
    choice({ pot: { amount: Amount }, money: { seat: Whole, amount: Amount }, item: { seat: Whole, item: Text } }),
  ),
  forfeited: described(Wholes, 'Seats that would have had something and may not have it.'),
};
const TableDrawn = object(TABLE_DRAWN);
export type TableDrawn = Of<typeof TableDrawn>;

const SpunBy = object({ player: Text, at: MomentText });
export type SpunBy = Of<typeof SpunBy>;

/** A ball as it came out, at its moment: who was dealt in before is known by it. */
const Ball = object({ ball: Whole, at: MomentText });
export type Ball = Of<typeof Ball>;

const STANDING = { draws: Whole, last: optional(TableDrawn) };

/** Everything a drawing of tables speaks of. */
export const SHAPES = {
  /** What a spun hand pays and what else is on the wheel, where a spin is drawn. */
  posted: object({ ...ON_WHEEL, drawnAt: DrawnAt }),
  /** Everything that came out by hand, and who showed ID. */
  command: choice({
    /** A ball has come out of the drum: from now on it is known who was dealt in before. */
    DrawBall: { ball: Numbered },
    /** A ball was read wrongly; what was recorded since the last drawing is taken back. */
    ClearBalls: {},
    DrawTable: {
      balls: list(Numbered, { max: 200 }),
      ids: list(IdShown, { max: 1_000 }),
      /** Numbers drawn for the seat, where chips go to one. */
      seatCards: list(Count, { max: 200 }),
      /** What everybody at the table is given, where it is a thing. */
      item: optional(Thing),
      /** The cards drawn for the spin, by seat. */
      spinCards: record(SeatKey, Key),
      /** What the pointer showed. */
      stops: list(Thing, { max: 200 }),
    },
  }),
  event: choice({
    BallDrawn: Ball.fields,
    BallsCleared: {},
    TableDrawn: { ...TABLE_DRAWN, spunBy: optional(SpunBy) },
  }),
  state: object({
    ...STANDING,
    balls: described(list(Ball), 'Out since the last drawing.'),
    spinners: described(list(SpunBy), 'Who has spun, and when.'),
  }),
  desk: object({
    type: exactly('table-drawing'),
    gives: choice({ chips: { prize: Text, seats: Whole }, item: { prize: Text }, spin: { cardsMax: Whole } }),
    items: described(Texts, 'What everybody at the table may be given, where it is a thing.'),
    valueAwards: Texts,
    balls: described(
      list(object({ ...Ball.fields, dealt: Wholes, spread: Whole })),
      'Out since the last drawing: the seats dealt in before, and how many cards are spread there.',
    ),
    ...STANDING,
  }),
  board: object({ type: exactly('table-drawing'), draws: Whole, table: optional(Whole) }),
  opens: object({ mechanism: exactly('table-drawing'), ...OPENS }),
};
export type DrawTable = Extract<Of<typeof SHAPES.command>, { type: 'DrawTable' }>;
