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
import { Money, MoneyByKey } from '#core/money';
import {
  Count,
  choice,
  described,
  Key,
  list,
  Numbered,
  named,
  number,
  object,
  one,
  optional,
  record,
  SeatNumber,
  Thing,
  Words,
  whole,
  yes,
} from '#core/shape';
import { choiceOf, type FieldsOf, objectOf } from './paired.ts';

const Chips = whole({ min: 0, max: 1_000_000_000 });
const LevelNumber = whole({ min: 1, max: 1_000 });
const Minutes = whole({ min: 1, max: 1_440 });
const Percent = number({ min: 0, max: 100 });
const Players = list(Key, { max: 1_000 });
const Name = Thing;

type Posted<Field extends keyof Structure> = NonNullable<Structure[Field]>;

const Purchase = objectOf<Posted<'rebuy' | 'addOn'>>({
  price: Money,
  limit: optional(Count),
  chips: optional(Chips),
  fromLevel: optional(LevelNumber),
  untilLevel: optional(LevelNumber),
});
const LevelBody = choiceOf<Posted<'levels'>[number]>({
  level: { minutes: Minutes, smallBlind: Chips, bigBlind: Chips, ante: optional(Chips) },
  break: { minutes: Minutes },
});
const Percents = list(Percent, { max: 1_000 });
const PayoutBody = choiceOf<Payout>({
  percent: {
    percents: Percents,
    byEntries: optional(list(objectOf<PayoutRow>({ entriesMin: Count, percents: Percents }), { max: 100 })),
  },
  flat: { amounts: list(Money, { max: 1_000 }) },
  item: { value: Money, what: optional(Name) },
  double: {},
});
const From = one(['pool', 'house']);
const ThingBody = objectOf<Posted<'things'>[number]>({ place: Numbered, what: Name, value: Money, from: From });

/** Everything that is posted before sign-ups begin. */
export const StructureBody = named(
  'TournamentStructure',
  objectOf<Structure>({
    name: optional(Name, 'As it is advertised.'),
    games: optional(list(Key, { max: 100 })),
    buyIn: described(Money, 'Goes to the pool.'),
    entryFee: described(Money, 'The house keeps it.'),
    chips: optional(Chips, 'Tournament chips for an entry.'),
    levels: optional(list(LevelBody, { max: 200 })),
    lateEntryUntil: optional(LevelNumber, 'The last level in which, or in the break after which, one may enter.'),
    reEntry: optional(
      objectOf<Posted<'reEntry'>>({
        limit: optional(Count),
        untilLevel: optional(LevelNumber),
      }),
      'Who is out may enter again for buy-in and entry fee.',
    ),
    rebuy: optional(Purchase),
    addOn: optional(Purchase),
    guarantee: optional(Money),
    added: optional(Money, 'What the house puts in whatever else comes in.'),
    payout: PayoutBody,
    things: optional(list(ThingBody, { max: 1_000 }), 'Prizes in kind for single places.'),
    bounties: optional(
      objectOf<Posted<'bounties'>>({ from: From, on: MoneyByKey }),
      'An amount on each target, by player.',
    ),
    charity: optional(
      objectOf<Posted<'charity'>>({ name: Name, percent: Percent }),
      'The part of the pool that goes to it.',
    ),
  }),
);

const PLAYER = { player: Key };
const REASON = { reason: Words };
const TABLE = { table: Numbered };
const Place = object({ ...TABLE, seat: SeatNumber });
const TableInPlay = object({ ...TABLE, seats: SeatNumber, button: optional(SeatNumber) });
const PenaltyMinutes = one(PENALTY_MINUTES);
const Penalty = choice({ warning: {}, away: { minutes: PenaltyMinutes }, disqualified: { chips: Chips } });

/** The house itself writes down which level it is. */
type AskedType = Exclude<TournamentCommand['type'], 'LetTimePass'>;
/** Numbers of a draw never come from outside: the server draws them. TRN-36 */
type Asked<Type> = Omit<Extract<TournamentCommand, { type: Type }>, 'number' | 'numbers'>;

const FIELDS: { readonly [Type in AskedType]: FieldsOf<Asked<Type>> } = {
  ChangeStructure: { structure: StructureBody },
  OpenSignUps: {},
  RegisterPlayer: { ...PLAYER, entry: one(ENTRY_METHODS), from: optional(Key) },
  UnregisterPlayer: { ...PLAYER, ...REASON },
  Rebuy: PLAYER,
  AddOn: PLAYER,
  ReEnter: PLAYER,
  BackOutPurchase: { ...PLAYER, what: one(PURCHASES), ...REASON },
  CloseEntries: {},
  ReopenEntries: REASON,
  CancelTournament: REASON,

  EliminatePlayers: { out: list(object({ ...PLAYER, by: Players, chips: Chips }), { max: 1_000 }) },
  UndoElimination: REASON,
  AgreeDeal: { players: Players, amounts: optional(list(Money, { max: 1_000 })) },
  CancelDeal: REASON,
  PayPlayer: { ...PLAYER, showsId: yes, method: optional(one(PAYMENT_METHODS)) },
  BackOutPayment: { ...PLAYER, ...REASON },
  WithholdPrize: PLAYER,
  SignLog: {},

  StartClock: {},
  PauseClock: {},
  CorrectClock: { step: LevelNumber, remainingSeconds: whole({ min: 0, max: 86_400 }) },
  NextLevel: {},

  DrawSeats: { tables: list(TableInPlay, { max: 200 }) },
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
  CountChips: { stacks: record(Key, Chips) },
  ColourUp: {
    small: Chips,
    large: Chips,
    holdings: list(object({ ...PLAYER, small: Chips, rest: Chips }), { max: 1_000 }),
  },
  UndoColourUp: REASON,
};

/** What a running tournament is asked. */
export const TournamentBody = choice(FIELDS);
