import { z } from 'zod';
import {
  ENTRY_METHODS,
  PAYMENT_METHODS,
  type Payout,
  type PayoutRow,
  PENALTY_MINUTES,
  PURCHASES,
  type Structure,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import { exactly, oneOf } from './exactly.ts';
import type { FieldsOf } from './fields-of.ts';
import { Amounts, Count, Key, Money, Numbered, SeatNumber, Words } from './parts.ts';

const Chips = z.int().min(0).max(1_000_000_000);
const LevelNumber = z.int().min(1).max(1_000);
const Minutes = z.int().min(1).max(1_440);
const Percent = z.number().min(0).max(100);
const Players = z.array(Key).max(1_000);
const Name = Words.max(200);

type Posted<Field extends keyof Structure> = NonNullable<Structure[Field]>;

const Purchase = exactly<Posted<'rebuy' | 'addOn'>>({
  price: Money,
  limit: Count.exactOptional(),
  chips: Chips.exactOptional(),
  fromLevel: LevelNumber.exactOptional(),
  untilLevel: LevelNumber.exactOptional(),
});
const LevelBody = oneOf<Posted<'levels'>[number]>({
  level: { minutes: Minutes, smallBlind: Chips, bigBlind: Chips, ante: Chips.exactOptional() },
  break: { minutes: Minutes },
});
const Percents = z.array(Percent).max(1_000);
const PayoutBody = oneOf<Payout>({
  percent: {
    percents: Percents,
    byEntries: z
      .array(exactly<PayoutRow>({ entriesMin: Count, percents: Percents }))
      .max(100)
      .exactOptional(),
  },
  flat: { amounts: z.array(Money).max(1_000) },
  item: { value: Money, what: Name.exactOptional() },
  double: {},
});
const From = z.enum(['pool', 'house']);
const Thing = exactly<Posted<'things'>[number]>({ place: Numbered, what: Name, value: Money, from: From });

/** Everything that is posted before sign-ups begin. */
export const StructureBody = exactly<Structure>({
  name: Name.exactOptional().describe('As it is advertised.'),
  games: z.array(Key).max(100).exactOptional(),
  buyIn: Money.describe('Goes to the pool.'),
  entryFee: Money.describe('The house keeps it.'),
  chips: Chips.exactOptional().describe('Tournament chips for an entry.'),
  levels: z.array(LevelBody).max(200).exactOptional(),
  lateEntryUntil: LevelNumber.exactOptional().describe(
    'The last level in which, or in the break after which, one may enter.',
  ),
  reEntry: exactly<Posted<'reEntry'>>({
    limit: Count.exactOptional(),
    untilLevel: LevelNumber.exactOptional(),
  })
    .exactOptional()
    .describe('Who is out may enter again for buy-in and entry fee.'),
  rebuy: Purchase.exactOptional(),
  addOn: Purchase.exactOptional(),
  guarantee: Money.exactOptional(),
  added: Money.exactOptional().describe('What the house puts in whatever else comes in.'),
  payout: PayoutBody,
  things: z.array(Thing).max(1_000).exactOptional().describe('Prizes in kind for single places.'),
  bounties: exactly<Posted<'bounties'>>({ from: From, on: Amounts })
    .exactOptional()
    .describe('An amount on each target, by player.'),
  charity: exactly<Posted<'charity'>>({ name: Name, percent: Percent })
    .exactOptional()
    .describe('The part of the pool that goes to it.'),
}).meta({ id: 'TournamentStructure' });

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
