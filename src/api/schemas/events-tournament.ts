import { z } from 'zod';
import {
  ENTRY_METHODS,
  type EventSummary,
  type Out,
  PURCHASES,
  type Raced,
  type Seat,
  type TournamentEvent,
} from '#core/mechanisms/tournament';
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
import { Amount, exactly, MomentText, oneOf, Text, Texts, Whole, Wholes } from './exactly.ts';
import { StructureBody } from './tournament.ts';

const PLAYER = { player: Text };
const REASON = { reason: Text };
const AT = { at: MomentText };
const TABLE = { table: Whole };
const BOUGHT_IN = { buyIn: Amount, entryFee: Amount };
const ENTRY = { entry: z.enum(ENTRY_METHODS), ...BOUGHT_IN };
const CLOCK = { clock: ClockAnswer, ...AT };
const DEALT_WITH = { players: Texts.describe('The best finisher first.') };
const NUMBERS = { numbers: Wholes.describe('What was drawn, from 0 to 2^53 - 1.') };
const SEAT = { ...PLAYER, to: PlaceAnswer };
const Seats = z.array(exactly<Seat>(SEAT));

/** What can happen in a tournament. */
export const TournamentEventAnswer = oneOf<TournamentEvent>({
  StructureChanged: { structure: StructureBody },
  SignUpsOpened: {},
  PlayerRegistered: { ...PLAYER, ...ENTRY, from: Text.exactOptional().describe('The satellite in which it was won.') },
  PlayerUnregistered: { ...PLAYER, ...ENTRY, ...REASON },
  ChipsBought: { ...PLAYER, what: z.enum(['rebuy', 'add-on']), price: Amount },
  PlayerReEntered: { ...PLAYER, ...BOUGHT_IN },
  PurchaseBackedOut: {
    ...PLAYER,
    what: z.enum(PURCHASES),
    price: Amount.describe('What comes back out of the pool.'),
    entryFee: Amount.describe('What comes back from the house.'),
    ...REASON,
  },
  PlayersMerged: { ...PLAYER, from: Text.describe('The id that is gone.') },
  EntriesClosed: { money: MoneyAnswer },
  EntriesReopened: { money: MoneyAnswer, ...REASON },
  TournamentCancelled: { toPlayers: Amount, toHouse: Amount, fees: Amount, ...REASON },

  PlayersEliminated: {
    hand: Whole.describe('Of the hands that put somebody out, counted from 1.'),
    out: z.array(
      exactly<Out>({
        ...PLAYER,
        by: Texts.describe('Who won the hand.'),
        hand: Whole.exactOptional(),
        chips: Chips.describe('At the start of the hand.'),
      }),
    ),
  },
  PlayersReturned: { hand: Whole, seats: SEATING.seats, ...REASON },
  DealAgreed: {
    ...DEALT_WITH,
    amounts: z.array(Amount).exactOptional().describe('What each of them has; absent, even parts.'),
  },
  DealCancelled: { ...DEALT_WITH, ...REASON },
  TournamentEnded: { left: Texts.describe('Who has not gone out.') },
  PlayerPaid: PAYMENT,
  PrizeWithheld: PAYMENT,
  PaymentBackedOut: { ...PAYMENT, ...REASON },
  LogSigned: SIGNATURE,

  ClockStarted: CLOCK,
  ClockPaused: CLOCK,
  ClockCorrected: CLOCK,
  LevelBegan: CLOCK,

  SeatsDrawn: { tables: z.array(InPlay), ...NUMBERS, seats: Seats },
  EntrantSeated: { ...SEAT, number: Whole.describe('What was drawn, from 0 to 2^53 - 1.') },
  PlayerMoved: MOVE,
  ButtonSet: { ...TABLE, seat: Whole },
  TableAdded: { ...TABLE, seats: Whole.describe('How many seats it has.') },
  TableBroken: { ...TABLE, ...NUMBERS, seats: Seats, ...AT },
  SeatsUndone: SEATING,

  PenaltyGiven: PENALTY,
  PenaltyLifted: { penalty: Whole, ...REASON },
  DealerCalled: CALLED,
  DealerCallAnswered: { ...TABLE, ...AT },
  ChipsCounted: COUNTED,
  ColouredUp: {
    ...COLOUR_UP,
    raced: z
      .array(exactly<Raced>({ ...PLAYER, before: Chips, after: Chips }))
      .describe('The stacks, before and after.'),
    ...NUMBERS,
  },
  ColourUpUndone: REASON,
}).meta({ id: 'TournamentEvent' });

/** What is kept at hand of one that has ended. */
export const EndedTournament = exactly<EventSummary & { readonly activity: string }>({
  activity: Text,
  name: Text.exactOptional(),
  startedAt: MomentText.exactOptional(),
  cancelled: Text.exactOptional().describe('Why it was cancelled.'),
  entries: Whole,
  fees: Amount.describe('Entry fees, which the house keeps.'),
  pool: Amount,
  houseAdds: Amount,
  paid: Amount,
  withheld: Amount,
  signatures: z.array(SignatureAnswer),
}).meta({ id: 'EndedTournament' });
