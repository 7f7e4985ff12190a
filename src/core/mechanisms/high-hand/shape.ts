import { AnyCard, AnyTile } from '#core/cards';
import { Round } from '#core/rulebook';
import {
  Count,
  choice,
  described,
  either,
  exactly,
  list,
  Numbered,
  type Of,
  object,
  optional,
  PersonName,
  SeatNumber,
  Text,
  Texts,
  Whole,
  Wholes,
  Words,
  yes,
} from '#core/shape';
import { Seen } from '#core/state';
import { LocalMomentText, MomentText } from '#core/time';

const Pieces = list(either(AnyCard, AnyTile));

/** Where a hand was held, what it is, and the cards that make it. */
const HELD = {
  table: optional(Whole),
  seat: Whole,
  words: optional(Text),
  cards: optional(Pieces),
  name: optional(Text, 'As the player lets it be posted.'),
};
/** The hands on the board, by the number of the posted hand, counted from 0. */
const Board = list(object({ hand: Whole, ...HELD }));
export type OnBoard = Of<typeof Board>;

/** The posted time in house time; what is dealt at its end belongs to the next. */
const PERIOD = { from: LocalMomentText, to: LocalMomentText };
const Period = object(PERIOD);
export type Period = Of<typeof Period>;

/** Everything a board of the best hands speaks of. */
export const SHAPES = {
  posted: Period,
  /** A hand of the round under way, as a floor person verified it; one that was no hand after all; the end. */
  command: choice({
    PostHand: {
      table: Numbered,
      seen: Seen,
      deckCounted: yes,
      checked: list(Words, { max: 50 }),
      /** As the players let them be posted, where the board has names. */
      names: optional(list(object({ seat: SeatNumber, name: PersonName }), { max: 20 })),
    },
    TakeBackHand: { hand: Count, reason: Words },
    SettlePeriod: {},
  }),
  event: choice({
    HandPosted: { hand: Round, board: Board, lower: optional(Board), by: optional(Text), checked: optional(Texts) },
    /** By its number; it stays in the list and counts no more. */
    HandTakenBack: { hand: Whole, reason: Text, by: Texts, board: Board, lower: optional(Board) },
    PeriodSettled: { board: Board },
  }),
  state: object({
    hands: list(Round),
    takenBack: optional(Wholes),
    board: described(Board, 'The best so far, equal ones together.'),
    lower: optional(Board, 'The others, the best of them first, where the board keeps them.'),
    isSettled: yes,
  }),
  /** All of it is on the board. */
  desk: object({ type: exactly('other') }),
  board: object({
    type: exactly('high-hand'),
    ...PERIOD,
    endsAt: described(MomentText, 'When the posted time is over.'),
    isSettled: yes,
    checklist: described(Texts, 'What a floor person checks off before a hand goes on the board.'),
    games: described(Texts, 'The games of whose hands one can be on it.'),
    hasNames: described(yes, 'The name of the player is posted with the hand.'),
    hands: list(object({ hand: Whole, ...HELD })),
    lower: described(list(object({ hand: Whole, ...HELD })), 'Hands that count and are not the best, best first.'),
  }),
  opens: object({ mechanism: exactly('high-hand') }),
};
