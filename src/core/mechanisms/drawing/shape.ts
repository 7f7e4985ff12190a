import { Amount, Money } from '#core/money';
import { ROLES } from '#core/rulebook';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  mapOf,
  Numbered,
  type Of,
  object,
  one,
  optional,
  PersonName,
  SeatNumber,
  setOf,
  Text,
  Texts,
  Thing,
  text,
  Whole,
  whole,
  yes,
} from '#core/shape';
import { DrumEntry } from '#core/state';
import { DayText, MomentText, PostedMomentText, TimeOfDay } from '#core/time';
import { Owed } from '../owed.ts';

/** What was in the drum before this house kept its drawings here. */
const TakenOver = object({
  entries: list(object({ ticket: Key, player: Key, points: Count }), { max: 10_000 }),
  wins: list(
    object({
      ticket: Key,
      player: Key,
      prize: object({ what: Thing, amount: optional(Money) }),
      drawing: Count,
      at: PostedMomentText,
    }),
    { max: 1_000 },
  ),
  carried: Money,
});

const Posted = object({
  keepsDrum: optional(yes, 'Where the approval leaves it to the house: the drum is kept to the end.'),
  byComputer: optional(yes, 'The tickets are in the computer, which draws. Points of tracked play always are.'),
  startedOn: optional(DayText, 'The day on which entries were first handed out, where that was before it was opened.'),
  ticketTimes: optional(
    list(TimeOfDay, { max: 100 }),
    'When tickets are handed out, where the approval leaves it to the house.',
  ),
  drawnAt: optional(list(PostedMomentText, { max: 1_000 }), 'When each drawing is held; none is opened before.'),
  thing: optional(Thing, 'What the winner gets for the posted amount, where it is a thing: a car.'),
  takenOver: optional(TakenOver),
});

const Tickets = list(Key, { max: 1_000 });
/** By a verified hand, named by its award, or by a seat at a posted time; without a card the seat counts. */
const Earned = choice({
  hand: { row: Key, award: optional(Numbered) },
  seat: { postedAt: PostedMomentText, table: Numbered, seat: optional(SeatNumber) },
});
/** What a desk sees of a player who may be unknown to the house. */
const SeenOf = object({
  role: optional(one(ROLES)),
  age: optional(whole({ min: 0, max: 150 })),
  isOfAge: optional(yes, 'Old enough by the ID.'),
});

const Command = choice({
  /** Without a player where no club card is shown: the stub says whose it is. DRW-12 */
  IssueTickets: {
    player: optional(Key),
    tickets: optional(Tickets, 'The numbers on printed tickets; without them the system numbers the tickets.'),
    prefix: optional(text({ pattern: /^[!-~]{0,10}$/ }), 'What is before the numbers that the house gives.'),
    earned: Earned,
  },
  /** A completed hour of play that began at this moment. */
  AddPoint: { card: Key, player: Key, hour: PostedMomentText },
  /** `count`: how many prizes are announced where the approval leaves the number open. */
  OpenDrawing: { count: optional(Count), game: optional(Key) },
  DrawEntry: { ticket: Key },
  ClaimPrize: {
    showsId: yes,
    showsProof: yes,
    seen: optional(SeenOf),
    name: optional(PersonName, 'From the ID, of somebody who holds a stub and no club card.'),
    member: optional(Key, 'The club card that the holder of a stub turns out to have.'),
    isNameSame: optional(yes, 'The name on the ticket is that on the ID, in spelling and order.'),
    forfeits: optional(yes, 'What is missing stays missing: the entry does not win.'),
  },
  LetTimePass: {},
  /** The drawn player is verified and does not want the prize. */
  GiveUpPrize: {},
  BringId: { ticket: Key, name: optional(PersonName), member: optional(Key) },
  StartSecondStage: {},
  /** Nobody is left to be drawn. */
  CloseDrawing: {},
  /** On the date that was posted for it. */
  EmptyDrum: {},
});
export type Command = Of<typeof Command>;
/** Tickets that have their numbers. */
export type Issue = Extract<Command, { type: 'IssueTickets' }> & { readonly tickets: readonly string[] };

/** A posted amount, or something else: a spin, a pass. */
export const DrawnPrize = object({ what: Text, amount: optional(Amount) });
export type DrawnPrize = Of<typeof DrawnPrize>;
const PENDING = { ticket: Text, player: Text, prize: DrawnPrize, drawing: described(Whole, 'Its number.') };
const Pending = object(PENDING);
export type Pending = Of<typeof Pending>;
const WIN = {
  ...PENDING,
  at: MomentText,
  /** LAD-1 */
  isToBeRaised: optional(exactly(true), 'The winner has not yet taken the prize or played for more.'),
};
const Win = object(WIN);
export type Win = Of<typeof Win>;

/** Why a drawn entry does not win. */
export const IN_VAIN = ['absent', 'no-id', 'no-proof', 'not-eligible', 'limit', 'name-differs'] as const;
export type InVain = (typeof IN_VAIN)[number];

/** A seat of the house. */
const SeatAt = object({ table: Whole, seat: Whole });
export type SeatAt = Of<typeof SeatAt>;

const TICKET = { ticket: Text };
const IS_OUT = { isOut: described(yes, 'It leaves the drum.') };
/** On disk forever: add a member or an optional field; never rename or reuse one. */
const Event = choice({
  TicketsIssued: {
    player: Text,
    tickets: Texts,
    slot: optional(MomentText, 'The posted time at which they were handed out.'),
    seat: optional(SeatAt),
    game: optional(Text),
    award: optional(Whole, 'The award that it comes from.'),
  },
  PointAdded: { card: Text, player: Text, slot: described(MomentText, 'When the hour of play began.') },
  DrawingOpened: { prizes: list(DrawnPrize), game: optional(Text), at: optional(MomentText) },
  EntryDrawn: { ...TICKET, player: Text, until: MomentText },
  DrawnInVain: { ...TICKET, why: one(IN_VAIN), ...IS_OUT },
  PrizeCarriedOver: { amount: Amount },
  PrizeWon: { ...WIN, ...IS_OUT },
  /** The winner has sat down to take it or play for more. */
  PrizeTakenUp: TICKET,
  PrizeAwaitsId: { ...PENDING, ...IS_OUT },
  PrizeGivenUp: { ...TICKET, ...IS_OUT },
  IdBrought: { ...PENDING, at: MomentText },
  PrizeLapsed: TICKET,
  DrawingClosed: { empties: described(yes, 'The drum is emptied with it.') },
  DrumEmptied: { entries: Whole, at: optional(MomentText) },
});
export type DrawingEvent = Of<typeof Event>;

const Drawn = object({ ticket: Text, player: Text, until: MomentText });
const OpenDrawing = object({
  prizes: described(list(DrawnPrize), 'Still to be won, the next first.'),
  drawn: optional(Drawn),
  passed: described(Texts, 'Cards drawn in vain; they stay in, but are not drawn again in this drawing.'),
  game: optional(Text, 'The game whose tickets take part, where each has its own prizes.'),
});
export type OpenDrawing = Of<typeof OpenDrawing>;

/** The drawings of one promotion. `evolveDrawing` owns its maps and sets and changes them in place. */
const State = object({
  entries: described(mapOf(Text, DrumEntry), 'By ticket or card number.'),
  issued: described(setOf(Text), 'Every number ever issued: none is used twice.'),
  lastEarned: described(mapOf(Text, MomentText), 'When a player last earned an entry that only time brings.'),
  open: optional(OpenDrawing),
  pending: described(list(Pending), 'Prizes of winners who may still bring their ID.'),
  wins: list(Win),
  carried: described(Amount, 'What the next drawing adds to its first prize.'),
  opened: described(Whole, 'Drawings opened so far.'),
  openings: described(list(MomentText), 'When each of them was.'),
  fromAwards: described(setOf(Whole), 'The awards of hands that have become tickets.'),
  emptiedAt: optional(MomentText, 'When the drum was last emptied.'),
});
export type Drawing = Of<typeof State>;

/** How an entry is earned, with what the desk must know to issue it. */
const WayView = choice({
  hand: {
    owed: described(Owed, 'Verified hands that wait for their tickets.'),
    games: described(list(object({ game: Text, name: Text })), 'Where such hands are dealt.'),
  },
  seat: { times: optional(Texts, 'Where the approval fixes them.') },
  hour: {},
});
export type WayView = Of<typeof WayView>;

const Desk = object({
  type: exactly('drawing'),
  isByComputer: yes,
  ways: described(list(WayView), 'How entries are earned.'),
  games: optional(Texts, 'The games that have prizes of their own.'),
  age: described(Whole, 'How old a winner has to be.'),
  comparesName: described(yes, 'The name on the ticket is compared with the ID.'),
  hasSecondStage: described(yes, 'Who lacks ID may bring it until the second stage starts.'),
  ladderSteps: optional(Whole, 'How many steps a prize can be gambled up, the prize itself among them.'),
  entries: described(Whole, 'Tickets and cards in the drum.'),
  next: optional(PostedMomentText, 'When the next drawing is held.'),
  ticketTimes: optional(Texts, 'When tickets are handed out.'),
  open: optional(
    object({ prizes: list(DrawnPrize), drawn: optional(Drawn) }),
    'The prizes still to be won, the next first, and who is drawn for it.',
  ),
  thing: optional(Text, 'What is won for the posted amount, where it is a thing.'),
  pending: list(Pending),
  wins: described(list(Win), 'The newest first.'),
  carried: Amount,
});
export type Desk = Of<typeof Desk>;

const Board = object({
  type: exactly('drawing'),
  /** Tickets and cards. */
  entries: Whole,
  /** A card with three points is in it three times; absent where each counts once. */
  chances: optional(Whole),
  drawings: Whole,
  next: optional(PostedMomentText, 'When the next drawing is held.'),
  ticketTimes: optional(Texts, 'When tickets are handed out.'),
  drawn: optional(object({ ticket: Text, until: MomentText }), 'The ticket that is drawn; its holder has until then.'),
  carried: Amount,
});
export type Board = Of<typeof Board>;

/** Everything a drawing speaks of. */
export const SHAPES = {
  posted: Posted,
  command: Command,
  event: Event,
  state: State,
  desk: Desk,
  board: Board,
  opens: object({
    mechanism: exactly('drawing'),
    isDrumAsPosted: described(yes, 'It is left to the house whether the drum is kept.'),
    isAlwaysByComputer: described(yes, 'Points of tracked play are always in the computer.'),
    mayBeThing: described(yes, 'What is won may be a thing, of the posted value.'),
    asksDrawingTimes: described(yes, 'The house posts when its drawings are held.'),
    asksTicketTimes: described(yes, 'The house posts when tickets are handed out.'),
  }),
};
