import {
  ENTRY_METHODS,
  type EventSummary,
  type Out,
  PURCHASES,
  type Raced,
  type Seat,
  type TournamentEvent,
} from '#core/mechanisms/tournament';
import { Amount } from '#core/money';
import { described, list, named, one, optional, Text, Texts, Whole, Wholes } from '#core/shape';
import { MomentText } from '#core/time';
import {
  CALLED,
  Chips,
  ClockAnswer,
  COLOUR_UP,
  COUNTED,
  InPlay,
  MOVE,
  MoneyAnswer,
  PAYMENT,
  PENALTY,
  PlaceAnswer,
  SEATING,
  SIGNATURE,
  SignatureAnswer,
} from './answers-tournament.ts';
import { choiceOf, objectOf } from './paired.ts';
import { StructureBody } from './tournament.ts';

const PLAYER = { player: Text };
const REASON = { reason: Text };
const AT = { at: MomentText };
const TABLE = { table: Whole };
const BOUGHT_IN = { buyIn: Amount, entryFee: Amount };
const ENTRY = { entry: one(ENTRY_METHODS), ...BOUGHT_IN };
const CLOCK = { clock: ClockAnswer, ...AT };
const DEALT_WITH = { players: described(Texts, 'The best finisher first.') };
const NUMBERS = { numbers: described(Wholes, 'What was drawn, from 0 to 2^53 - 1.') };
const SEAT = { ...PLAYER, to: PlaceAnswer };
const Seats = list(objectOf<Seat>(SEAT));

/** What can happen in a tournament. */
export const TournamentEventAnswer = named(
  'TournamentEvent',
  choiceOf<TournamentEvent>({
    StructureChanged: { structure: StructureBody },
    SignUpsOpened: {},
    PlayerRegistered: { ...PLAYER, ...ENTRY, from: optional(Text, 'The satellite in which it was won.') },
    PlayerUnregistered: { ...PLAYER, ...ENTRY, ...REASON },
    ChipsBought: { ...PLAYER, what: one(['rebuy', 'add-on']), price: Amount },
    PlayerReEntered: { ...PLAYER, ...BOUGHT_IN },
    PurchaseBackedOut: {
      ...PLAYER,
      what: one(PURCHASES),
      price: described(Amount, 'What comes back out of the pool.'),
      entryFee: described(Amount, 'What comes back from the house.'),
      ...REASON,
    },
    PlayersMerged: { ...PLAYER, from: described(Text, 'The id that is gone.') },
    EntriesClosed: { money: MoneyAnswer },
    EntriesReopened: { money: MoneyAnswer, ...REASON },
    TournamentCancelled: { toPlayers: Amount, toHouse: Amount, fees: Amount, ...REASON },

    PlayersEliminated: {
      hand: described(Whole, 'Of the hands that put somebody out, counted from 1.'),
      out: list(
        objectOf<Out>({
          ...PLAYER,
          by: described(Texts, 'Who won the hand.'),
          hand: optional(Whole),
          chips: described(Chips, 'At the start of the hand.'),
        }),
      ),
    },
    PlayersReturned: { hand: Whole, seats: SEATING.seats, ...REASON },
    DealAgreed: {
      ...DEALT_WITH,
      amounts: optional(list(Amount), 'What each of them has; absent, even parts.'),
    },
    DealCancelled: { ...DEALT_WITH, ...REASON },
    TournamentEnded: { left: described(Texts, 'Who has not gone out.') },
    PlayerPaid: PAYMENT,
    PrizeWithheld: PAYMENT,
    PaymentBackedOut: { ...PAYMENT, ...REASON },
    LogSigned: SIGNATURE,

    ClockStarted: CLOCK,
    ClockPaused: CLOCK,
    ClockCorrected: CLOCK,
    LevelBegan: CLOCK,

    SeatsDrawn: { tables: list(InPlay), ...NUMBERS, seats: Seats },
    EntrantSeated: { ...SEAT, number: described(Whole, 'What was drawn, from 0 to 2^53 - 1.') },
    PlayerMoved: MOVE,
    ButtonSet: { ...TABLE, seat: Whole },
    TableAdded: { ...TABLE, seats: described(Whole, 'How many seats it has.') },
    TableBroken: { ...TABLE, ...NUMBERS, seats: Seats, ...AT },
    SeatsUndone: SEATING,

    PenaltyGiven: PENALTY,
    PenaltyLifted: { penalty: Whole, ...REASON },
    DealerCalled: CALLED,
    DealerCallAnswered: { ...TABLE, ...AT },
    ChipsCounted: COUNTED,
    ColouredUp: {
      ...COLOUR_UP,
      raced: described(
        list(objectOf<Raced>({ ...PLAYER, before: Chips, after: Chips })),
        'The stacks, before and after.',
      ),
      ...NUMBERS,
    },
    ColourUpUndone: REASON,
  }),
);

/** What is kept at hand of one that has ended. */
export const EndedTournament = named(
  'EndedTournament',
  objectOf<EventSummary & { readonly activity: string }>({
    activity: Text,
    name: optional(Text),
    startedAt: optional(MomentText),
    cancelled: optional(Text, 'Why it was cancelled.'),
    entries: Whole,
    fees: described(Amount, 'Entry fees, which the house keeps.'),
    pool: Amount,
    houseAdds: Amount,
    paid: Amount,
    withheld: Amount,
    signatures: list(SignatureAnswer),
  }),
);
