import { Amount } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  mapOf,
  Numbered,
  number,
  type Of,
  object,
  optional,
  record,
  setOf,
  Text,
  Texts,
  Thing,
  tuple,
  Whole,
  yes,
} from '#core/shape';
import { MomentText, PostedMomentText } from '#core/time';
import { Owed } from '../owed.ts';
import { Refused } from '../refused.ts';

/** By game, as it is posted: `Raiders at Chiefs`. */
const AskedPicks = record(Thing, Thing);
const AskedScore = tuple(Count, Count);
export type Picks = Readonly<Record<string, string>>;
const Score = tuple(Whole, Whole);
export type Score = Of<typeof Score>;

const ENTRY = {
  player: Text,
  /** The winner picked for each game. */
  picks: record(Text, Text),
  /** The guessed final score of the last game. */
  guess: optional(Score),
};
const Entry = object({
  ...ENTRY,
  points: Whole,
  /** When it was handed in; points have no such moment. */
  at: optional(MomentText),
});
export type ContestEntry = Of<typeof Entry>;

const Standing = object({
  player: Text,
  place: Whole,
  score: Whole,
  /** How far the guess was from the total, where that decides. */
  off: optional(Whole),
});
export type Standing = Of<typeof Standing>;

/** What a place gives: an amount, or a thing of that value. */
const PLACE_PRIZE = { amount: Amount, thing: optional(Text) };
const PlacePrize = object(PLACE_PRIZE);
export type PlacePrize = Of<typeof PlacePrize>;

const RESULT = {
  /** The best first; players who are equal have the same place. */
  standings: list(Standing),
  /** Entries that fell short of the hours. */
  outForHours: Texts,
  /** Who has won a prize of the activity lately and may win no other yet. PRO-11 */
  outForLimit: optional(Texts),
  payouts: list(object({ player: Text, place: Whole, ...PLACE_PRIZE })),
};
const Result = object(RESULT);
export type ContestResult = Of<typeof Result>;

const Entrant = object({ player: Text, points: Whole });
export type Entrant = Of<typeof Entrant>;

/** Everything a contest speaks of. */
export const SHAPES = {
  posted: object({
    games: list(Thing, { max: 1_000 }),
    /** When entries close; points have no such moment. */
    deadline: optional(PostedMomentText),
    /** The promotion that tracks the hours, where several do. */
    hoursFrom: optional(Key),
    /** What is given for a posted amount, where that is a thing: `1st` is a pickup truck. CON-11 */
    things: optional(record(Key, Thing)),
  }),
  command: choice({
    SubmitEntry: { player: Key, picks: AskedPicks, guess: optional(AskedScore) },
    /** `award`: what the verified hand has earned. */
    AddPoints: { player: Key, points: number(), award: optional(Numbered) },
    /** The winner of each game. Hours are those of the club cards. */
    SettleContest: { results: AskedPicks, final: optional(AskedScore) },
  }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. Moments are ISO instants. */
  event: choice({
    EntrySubmitted: { at: MomentText, ...ENTRY },
    PointsAdded: { player: Text, points: Whole, award: optional(Whole, 'The award that it comes from.') },
    ContestSettled: RESULT,
  }),
  /** Who has entered, by player, the awards of hands that have become points, and how it ended. */
  state: object({ entries: mapOf(Text, Entry), fromAwards: setOf(Whole), result: optional(Result) }),
  desk: object({
    type: exactly('contest'),
    games: Texts,
    owed: described(Owed, 'Verified hands that wait for their points.'),
    hasGuess: described(yes, 'The last total is guessed, to part those who are equal.'),
    entrants: list(Entrant),
    entries: Whole,
    result: optional(Result),
  }),
  board: object({
    type: exactly('contest'),
    entries: Whole,
    isOver: yes,
    standings: described(
      list(object({ place: Whole, player: Text, score: Whole, amount: optional(Amount) })),
      'Points so far, or the result with what each place is paid.',
    ),
  }),
  opens: object({
    mechanism: exactly('contest'),
    hasGames: yes,
    hasDeadline: yes,
    hasHours: yes,
    things: described(Texts, 'The prizes that may be given as things, by the keys of their values.'),
  }),
  account: {
    section: 'contests' as const,
    row: object({
      games: Texts,
      deadline: optional(PostedMomentText),
      /** The final score of the last game is guessed, to break ties. */
      hasGuess: yes,
      /** Hours of play without which an entry is passed over. CON-3 */
      hoursMin: optional(Whole),
      /** By place; nothing where none is posted. */
      prizes: list(PlacePrize),
      /** Numbered in the order in which they were handed in. */
      entry: optional(object({ number: Whole, picks: ENTRY.picks, guess: ENTRY.guess, at: optional(MomentText) })),
      /** Why nothing can be handed in now. */
      objection: optional(Refused),
      isSettled: yes,
      place: optional(Whole),
    }),
  },
};
export type ContestPosted = Of<typeof SHAPES.posted>;
export type ContestCommand = Of<typeof SHAPES.command>;
export type ContestEvent = Of<typeof SHAPES.event>;
/** A contest with prizes by place. Its map and its set are changed in place by the feature alone. */
export type Contest = Of<typeof SHAPES.state>;
