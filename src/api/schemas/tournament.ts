import { z } from 'zod';
import {
  ENTRY_METHODS,
  PAYMENT_METHODS,
  PENALTY_MINUTES,
  PURCHASES,
  type Structure,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import type { FieldsOf } from './fields-of.ts';
import { Amounts, Count, Key, Money, Numbered, SeatNumber, Words } from './parts.ts';

const Chips = z.int().min(0).max(1_000_000_000);
const LevelNumber = z.int().min(1).max(1_000);
const Minutes = z.int().min(1).max(1_440);
const Percent = z.number().min(0).max(100);
const Players = z.array(Key).max(1_000);
const Name = Words.max(200);

const Purchase = z.strictObject({
  price: Money,
  limit: Count.exactOptional(),
  chips: Chips.exactOptional(),
  fromLevel: LevelNumber.exactOptional(),
  untilLevel: LevelNumber.exactOptional(),
});
const LevelBody = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('level'),
    minutes: Minutes,
    smallBlind: Chips,
    bigBlind: Chips,
    ante: Chips.exactOptional(),
  }),
  z.strictObject({ type: z.literal('break'), minutes: Minutes }),
]);
const Percents = z.array(Percent).max(1_000);
const PayoutRow = z.strictObject({ entriesMin: Count, percents: Percents });
const Payout = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('percent'),
    percents: Percents,
    byEntries: z.array(PayoutRow).max(100).exactOptional(),
  }),
  z.strictObject({ type: z.literal('flat'), amounts: z.array(Money).max(1_000) }),
  z.strictObject({ type: z.literal('item'), value: Money, what: Name.exactOptional() }),
  z.strictObject({ type: z.literal('double') }),
]);
const From = z.enum(['pool', 'house']);
const Thing = z.strictObject({ place: Numbered, what: Name, value: Money, from: From });

/** Everything that is posted before sign-ups begin. */
export const StructureBody: z.ZodType<Structure> = z.strictObject({
  name: Name.exactOptional(),
  games: z.array(Key).max(100).exactOptional(),
  buyIn: Money,
  entryFee: Money,
  chips: Chips.exactOptional(),
  levels: z.array(LevelBody).max(200).exactOptional(),
  lateEntryUntil: LevelNumber.exactOptional(),
  reEntry: z.strictObject({ limit: Count.exactOptional(), untilLevel: LevelNumber.exactOptional() }).exactOptional(),
  rebuy: Purchase.exactOptional(),
  addOn: Purchase.exactOptional(),
  guarantee: Money.exactOptional(),
  added: Money.exactOptional(),
  payout: Payout,
  things: z.array(Thing).max(1_000).exactOptional(),
  bounties: z.strictObject({ from: From, on: Amounts }).exactOptional(),
  charity: z.strictObject({ name: Name, percent: Percent }).exactOptional(),
});

const PLAYER = { player: Key };
const REASON = { reason: Words };
const TABLE = { table: Numbered };
const Place = z.strictObject({ ...TABLE, seat: SeatNumber });
const TableInPlay = z.strictObject({ ...TABLE, seats: SeatNumber, button: SeatNumber.exactOptional() });
const PenaltyMinutes = z.literal(PENALTY_MINUTES);
const Penalty = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('warning') }),
  z.strictObject({ type: z.literal('away'), minutes: PenaltyMinutes }),
  z.strictObject({ type: z.literal('disqualified'), chips: Chips }),
]);

/** The house itself writes down which level it is. */
type AskedType = Exclude<TournamentCommand['type'], 'LetTimePass'>;
/** Numbers of a draw never come from outside: the server draws them. TRN-36 */
type Asked<Type> = Omit<Extract<TournamentCommand, { type: Type }>, 'number' | 'numbers'>;

const FIELDS: { readonly [Type in AskedType]: FieldsOf<Asked<Type>> } = {
  ChangeStructure: { structure: StructureBody },
  OpenSignUps: {},
  RegisterPlayer: { ...PLAYER, entry: z.enum(ENTRY_METHODS), from: Key.exactOptional() },
  UnregisterPlayer: { ...PLAYER, ...REASON },
  Rebuy: PLAYER,
  AddOn: PLAYER,
  ReEnter: PLAYER,
  BackOutPurchase: { ...PLAYER, what: z.enum(PURCHASES), ...REASON },
  CloseEntries: {},
  ReopenEntries: REASON,
  CancelTournament: REASON,

  EliminatePlayers: { out: z.array(z.strictObject({ ...PLAYER, by: Players, chips: Chips })).max(1_000) },
  UndoElimination: REASON,
  AgreeDeal: { players: Players, amounts: z.array(Money).max(1_000).exactOptional() },
  CancelDeal: REASON,
  PayPlayer: { ...PLAYER, showsId: z.boolean(), method: z.enum(PAYMENT_METHODS).exactOptional() },
  BackOutPayment: { ...PLAYER, ...REASON },
  WithholdPrize: PLAYER,
  SignLog: {},

  StartClock: {},
  PauseClock: {},
  CorrectClock: { step: LevelNumber, remainingSeconds: z.int().min(0).max(86_400) },
  NextLevel: {},

  DrawSeats: { tables: z.array(TableInPlay).max(200) },
  SeatEntrant: PLAYER,
  MovePlayer: { ...PLAYER, to: Place },
  SetButton: { ...TABLE, seat: SeatNumber },
  AddTable: { ...TABLE, seats: SeatNumber },
  BreakTable: TABLE,
  UndoSeats: {},

  GivePenalty: { ...PLAYER, sort: Penalty, ...REASON },
  LiftPenalty: { penalty: Numbered, ...REASON },
  CallDealer: { ...TABLE, ...REASON },
  AnswerDealerCall: TABLE,
  CountChips: { stacks: z.record(Key, Chips) },
  ColourUp: {
    small: Chips,
    large: Chips,
    holdings: z.array(z.strictObject({ ...PLAYER, small: Chips, rest: Chips })).max(1_000),
  },
  UndoColourUp: REASON,
};

/** What a running tournament is asked. */
export const TournamentBody = z.discriminatedUnion(
  'type',
  // Each is the schema of its command, which the table pairs with its fields.
  Object.entries(FIELDS).map(([type, fields]) => z.strictObject({ type: z.literal(type), ...fields })) as never,
) as unknown as z.ZodType<TournamentCommand>;
