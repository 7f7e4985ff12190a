import { Amount } from '#core/money';
import {
  type ChoiceShape,
  choice,
  described,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  Text,
  Texts,
  Whole,
  Wholes,
} from '#core/shape';
import { MomentText } from '#core/time';
import {
  AT,
  CALLED,
  Chips,
  Clock,
  COLOUR_UP,
  COUNTED,
  ENTRY_METHODS,
  MOVE,
  Out,
  PAYMENT,
  PENALTY,
  Place,
  PrizeMoney,
  PURCHASES,
  SEATING,
  SIGNATURE,
  Signature,
  TableInPlay,
} from './state-shape.ts';
import { Structure } from './structure-shape.ts';

const PLAYER = { player: Text };
const REASON = { reason: Text };
const TABLE = { table: Whole };
const BOUGHT_IN = { buyIn: Amount, entryFee: Amount };
const ENTRY = { entry: one(ENTRY_METHODS), ...BOUGHT_IN };
const DEALT_WITH = { players: described(Texts, 'The best finisher first.') };
const NUMBERS = { numbers: described(Wholes, 'What was drawn, from 0 to 2^53 - 1.') };
const SEAT = { ...PLAYER, to: Place };
const Seat = object(SEAT);
export type Seat = Of<typeof Seat>;

const ENTRIES = {
  StructureChanged: { structure: Structure },
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
  /** Two ids turned out to be one person, who continues as the player. */
  PlayersMerged: { ...PLAYER, from: described(Text, 'The id that is gone.') },
  EntriesClosed: { money: PrizeMoney },
  /** What closing had moved goes back. */
  EntriesReopened: { money: PrizeMoney, ...REASON },
  /** What the pool gives back to players and to the house, and the fees that the house gives back. */
  TournamentCancelled: { toPlayers: Amount, toHouse: Amount, fees: Amount, ...REASON },
};

const PLAY = {
  PlayersEliminated: { hand: described(Whole, 'Of the hands that put somebody out, counted from 1.'), out: list(Out) },
  /** To the seats where they sat, where these are still free. */
  PlayersReturned: { hand: Whole, seats: SEATING.seats, ...REASON },
  DealAgreed: { ...DEALT_WITH, amounts: optional(list(Amount), 'What each of them has; absent, even parts.') },
  DealCancelled: { ...DEALT_WITH, ...REASON },
  /** One winner, the surviving half, or the players of a deal. */
  TournamentEnded: { left: described(Texts, 'Who has not gone out.') },
  PlayerPaid: PAYMENT,
  PrizeWithheld: PAYMENT,
  PaymentBackedOut: { ...PAYMENT, ...REASON },
  LogSigned: SIGNATURE,
};

const AT_CLOCK = { clock: Clock, ...AT };
const CLOCK = { ClockStarted: AT_CLOCK, ClockPaused: AT_CLOCK, ClockCorrected: AT_CLOCK, LevelBegan: AT_CLOCK };

const SEATS = {
  SeatsDrawn: { tables: list(TableInPlay), ...NUMBERS, seats: list(Seat) },
  EntrantSeated: { ...SEAT, number: described(Whole, 'What was drawn, from 0 to 2^53 - 1.') },
  PlayerMoved: MOVE,
  ButtonSet: { ...TABLE, seat: Whole },
  TableAdded: { ...TABLE, seats: described(Whole, 'How many seats it has.') },
  TableBroken: { ...TABLE, ...NUMBERS, seats: list(Seat), ...AT },
  SeatsUndone: SEATING,
};

/** The worth of a stack before and after. */
const Raced = object({ ...PLAYER, before: Chips, after: Chips });
export type Raced = Of<typeof Raced>;

const DESK = {
  PenaltyGiven: PENALTY,
  PenaltyLifted: { penalty: Whole, ...REASON },
  DealerCalled: CALLED,
  DealerCallAnswered: { ...TABLE, ...AT },
  ChipsCounted: COUNTED,
  ColouredUp: { ...COLOUR_UP, raced: described(list(Raced), 'The stacks, before and after.'), ...NUMBERS },
  ColourUpUndone: REASON,
};

/** On disk forever: add a member or an optional field; never rename or reuse one. */
export const TournamentEvent = named('TournamentEvent', choice({ ...ENTRIES, ...PLAY, ...CLOCK, ...SEATS, ...DESK }));
export type TournamentEvent = Of<typeof TournamentEvent>;

type Family<Members extends typeof ENTRIES | typeof PLAY | typeof CLOCK | typeof SEATS | typeof DESK> = Of<
  ChoiceShape<'type', Members>
>;
export type EntryEvent = Family<typeof ENTRIES>;
export type PlayEvent = Family<typeof PLAY>;
export type ClockEvent = Family<typeof CLOCK>;
export type SeatEvent = Family<typeof SEATS>;
export type DeskEvent = Family<typeof DESK>;

const SUMMARY = {
  name: optional(Text),
  startedAt: optional(MomentText),
  cancelled: optional(Text, 'Why it was cancelled.'),
  entries: Whole,
  fees: described(Amount, 'Entry fees, which the house keeps.'),
  pool: Amount,
  houseAdds: Amount,
  paid: Amount,
  withheld: Amount,
  signatures: list(Signature),
};
const EventSummary = object(SUMMARY);
/** An event in one line at its end: what is kept at hand of its log. TRN-29 */
export type EventSummary = Of<typeof EventSummary>;

/** What is written down when it ends. */
export const Ended = object({
  tournament: optional(
    named('EndedTournament', object({ activity: Text, ...SUMMARY })),
    'In a line, where it was one.',
  ),
});
