import { AnyCard, AnyTile } from '#core/cards';
import { Amount } from '#core/money';
import { ROLES, STREETS } from '#core/rulebook';
import {
  choice,
  described,
  either,
  exactly,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  Text,
  Whole,
  yes,
} from '#core/shape';
import { Seen } from '#core/state';
import { LocalMomentText, MomentText } from '#core/time';

const Cards = list(AnyCard);
const Pieces = list(either(AnyCard, AnyTile));
const DealtHand = object({
  seat: Whole,
  cards: Cards,
  tiles: optional(list(AnyTile)),
  set: optional(object({ front: Pieces, middle: optional(Pieces), back: Pieces })),
  homeRun: optional(Whole),
  isPlayerDealer: optional(exactly(true)),
  isUnseen: optional(exactly(true)),
});

/** A round as it was played, with its time as text. */
const PostedHand = object({
  deal: object({
    game: Text,
    board: Cards,
    coup: optional(object({ player: Cards, banker: Cards })),
    hands: list(DealtHand),
    dealerCards: Cards,
  }),
  at: optional(Text),
  table: optional(Whole),
  isLive: yes,
  isTournament: yes,
  playersDealtIn: optional(Whole),
  pot: optional(Amount),
  tableLimit: optional(Amount),
  isMisdeal: yes,
  isFouledDeck: yes,
  wasDiscussed: yes,
  reachedShowdown: yes,
  feePayersInRoom: optional(Whole),
  bettors: list(
    object({
      hand: DealtHand,
      name: optional(Text),
      role: one(ROLES),
      age: optional(Whole),
      isPlayerDealer: yes,
      position: Whole,
      fee: list(one(['player', 'player-dealer'])),
      wager: optional(Amount),
      bonusOnly: yes,
      folded: optional(one(STREETS)),
      isHeldAside: yes,
      isAllIn: yes,
      missedBlind: yes,
      asked: optional(Text),
    }),
  ),
});
export type PostedHand = Of<typeof PostedHand>;

/** Where a hand was held, what it is, and the cards that make it. */
const HELD = { table: optional(Whole), seat: Whole, words: optional(Text), cards: optional(Pieces) };
/** The hands that stand on the board, by the number of the posted hand, counted from 0. */
const Board = list(object({ hand: Whole, ...HELD }));
export type OnBoard = Of<typeof Board>;

/** The posted time in house time; what is dealt at its end belongs to the next. */
const PERIOD = { from: LocalMomentText, to: LocalMomentText };
const Period = object(PERIOD);
export type Period = Of<typeof Period>;

/** Everything a board of the best hands speaks of. */
export const SHAPES = {
  posted: Period,
  /** A hand of the round under way, as it was seen; and the end of the period. */
  command: choice({ PostHand: { table: Numbered, seen: Seen }, SettlePeriod: {} }),
  event: choice({ HandPosted: { hand: PostedHand, board: Board }, PeriodSettled: { board: Board } }),
  state: object({
    hands: list(PostedHand),
    board: described(Board, 'The best so far, equal ones together.'),
    isSettled: yes,
  }),
  /** All of it stands on the board. */
  desk: object({ type: exactly('other') }),
  board: object({
    type: exactly('high-hand'),
    ...PERIOD,
    endsAt: described(MomentText, 'When the posted time is over.'),
    isSettled: yes,
    hands: list(object(HELD)),
  }),
  opens: object({ mechanism: exactly('high-hand') }),
};
