import { Money } from '#core/money';
import {
  type ChoiceShape,
  choice,
  Key,
  list,
  Numbered,
  type Of,
  object,
  one,
  optional,
  record,
  SeatNumber,
  Words,
  whole,
  yes,
} from '#core/shape';
import { ENTRY_METHODS, PAYMENT_METHODS, PENALTY_MINUTES, PURCHASES } from './state-shape.ts';
import { ChipsTyped, LevelNumber, Structure } from './structure-shape.ts';

const PLAYER = { player: Key };
const REASON = { reason: Words };
const TABLE = { table: Numbered };
const PLACE = { ...TABLE, seat: SeatNumber };
const Players = list(Key, { max: 1_000 });

const ENTRIES = {
  ChangeStructure: { structure: Structure },
  OpenSignUps: {},
  /** `from`: the satellite in which a `satellite` entry was won, where it is still on. */
  RegisterPlayer: { ...PLAYER, entry: one(ENTRY_METHODS), from: optional(Key) },
  /** Takes the entry back with everything that was paid for it. */
  UnregisterPlayer: { ...PLAYER, ...REASON },
  Rebuy: PLAYER,
  AddOn: PLAYER,
  ReEnter: PLAYER,
  /** Takes the last one back. */
  BackOutPurchase: { ...PLAYER, what: one(PURCHASES), ...REASON },
  /** From now nothing is sold, and the prizes are known. */
  CloseEntries: {},
  ReopenEntries: REASON,
  /** Everybody has everything back. */
  CancelTournament: REASON,
};

const PLAY = {
  /** All who went out in one hand, with their chips at its start. */
  EliminatePlayers: { out: list(object({ ...PLAYER, by: Players, chips: ChipsTyped }), { max: 1_000 }) },
  /** Brings back all players who went out in the last elimination. */
  UndoElimination: REASON,
  /** `amounts`: what each is to have, in the order of the players; absent, even parts. */
  AgreeDeal: { players: Players, amounts: optional(list(Money, { max: 1_000 })) },
  CancelDeal: REASON,
  PayPlayer: { ...PLAYER, showsId: yes, method: optional(one(PAYMENT_METHODS)) },
  /** The last payment to the player comes back. */
  BackOutPayment: { ...PLAYER, ...REASON },
  /** The prize of an excluded person is held for the state. */
  WithholdPrize: PLAYER,
  /** The one who asks signs the log. */
  SignLog: {},
};

const CLOCK = {
  /** Starts the first level, or goes on after a pause. */
  StartClock: {},
  PauseClock: {},
  /** `step`: which of the posted lines, levels and breaks, counted from 1. */
  CorrectClock: { step: LevelNumber, remainingSeconds: whole({ min: 0, max: 86_400 }) },
  NextLevel: {},
};

/** Seats are drawn with the chance of the context: no command brings numbers. TRN-36 */
const SEATS = {
  /** The tables in the order in which they will be broken. */
  DrawSeats: { tables: list(object({ ...TABLE, seats: SeatNumber, button: optional(SeatNumber) }), { max: 200 }) },
  SeatEntrant: PLAYER,
  MovePlayer: { ...PLAYER, to: object(PLACE) },
  SetButton: PLACE,
  AddTable: { ...TABLE, seats: SeatNumber },
  BreakTable: TABLE,
  /** Takes back the last change of seats. */
  UndoSeats: {},
};

/** How many of the small chips a player brings, and what all other chips are worth. */
const Holding = object({ ...PLAYER, small: ChipsTyped, rest: ChipsTyped });
export type Holding = Of<typeof Holding>;

const DESK = {
  GivePenalty: {
    ...PLAYER,
    sort: choice({ warning: {}, away: { minutes: one(PENALTY_MINUTES) }, disqualified: { chips: ChipsTyped } }),
    ...REASON,
  },
  LiftPenalty: { penalty: Numbered, ...REASON },
  CallDealer: { ...TABLE, ...REASON },
  AnswerDealerCall: TABLE,
  /** The stacks of all who are in. */
  CountChips: { stacks: record(Key, ChipsTyped) },
  /** `holdings` in the order of the seats: a number is drawn for each odd chip, in the same order. */
  ColourUp: { small: ChipsTyped, large: ChipsTyped, holdings: list(Holding, { max: 1_000 }) },
  UndoColourUp: REASON,
};

/** What a running tournament is asked. */
export const Command = choice({ ...ENTRIES, ...PLAY, ...CLOCK, ...SEATS, ...DESK });

/** The house records which level it is; the clock is right without it. */
type LetTimePass = { readonly type: 'LetTimePass' };
export type TournamentCommand = Of<typeof Command> | LetTimePass;

type Family<Members extends typeof ENTRIES | typeof PLAY | typeof CLOCK | typeof SEATS | typeof DESK> = Of<
  ChoiceShape<'type', Members>
>;
export type EntryCommand = Family<typeof ENTRIES>;
export type PlayCommand = Family<typeof PLAY>;
export type ClockCommand = Family<typeof CLOCK> | LetTimePass;
export type SeatCommand = Family<typeof SEATS>;
export type DeskCommand = Family<typeof DESK>;
