import { Amount } from '#core/money';
import {
  choice,
  described,
  either,
  exactly,
  lazy,
  list,
  mapOf,
  named,
  type ObjectOf,
  type Of,
  object,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { DayText, MomentText } from '#core/time';
import { Structure, Thing } from './structure-shape.ts';

/** `closed`: running, with nothing more to be bought. */
export const STAGES = ['planned', 'open for sign-ups', 'closed', 'over'] as const;
export const Stage = one(STAGES);
export type Stage = Of<typeof Stage>;

/** How the player entered. For a player who pays nothing at the desk the house pays the buy-in. */
export const ENTRY_METHODS = ['paid', 'won', 'satellite', 'given'] as const;
export type EntryMethod = (typeof ENTRY_METHODS)[number];

/** What chips are bought with after the entry. */
export const PURCHASES = ['rebuy', 'add-on', 're-entry'] as const;
export type PurchaseKind = (typeof PURCHASES)[number];

export const PAYMENT_METHODS = ['cash', 'check', 'chips'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Minutes away from the table. */
export const PENALTY_MINUTES = [10, 20, 30, 40] as const;

export const Chips = named('TournamentChips', Whole, 'Tournament chips by their worth.');
export const AT = { at: MomentText };
const PLAYER = { player: Text };
const TABLE = { table: Whole };

export const Place = named('TournamentPlace', object({ ...TABLE, seat: Whole }));
export type Place = Of<typeof Place>;

export const TableInPlay = named(
  'TournamentTable',
  object({
    ...TABLE,
    seats: described(Whole, 'How many seats it has.'),
    button: optional(Whole, 'The seat that had it in the last hand.'),
  }),
);
export type TableInPlay = Of<typeof TableInPlay>;

const STEP = { step: described(Whole, 'Which of the posted lines, levels and breaks, counted from 1.') };
export const RUNS = { ...STEP, endsAt: described(MomentText, 'When this line ends, while the clock runs.') };
export const STANDS = {
  ...STEP,
  pausedMs: described(Whole, 'What was left of this line when the clock was stopped, in milliseconds.'),
};
/** A line and when it ends, or what was left of it when paused. Nothing counts down, so nothing can drift. TRN-17 */
export const Clock = named('TournamentClock', either(object(RUNS), object(STANDS)));
export type Clock = Of<typeof Clock>;

/** Out: in which hand of those that put somebody out, and with how many chips at its start. */
const Finish = object({
  hand: described(Whole, 'Of the hands that put somebody out, counted from 1.'),
  chips: described(Chips, 'What the player had at the start of that hand.'),
  seat: optional(Place),
});
export type Finish = Of<typeof Finish>;

const OWN_ENTRY = {
  ...PLAYER,
  entry: described(one(ENTRY_METHODS), 'How the entry was come by.'),
  from: optional(Text, 'The satellite in which it was won.'),
  rebuys: Whole,
  addOns: Whole,
  reEntries: optional(Whole),
  finish: optional(Finish, 'How the player went out; absent while in.'),
  comebacks: optional(
    list(object({ finish: optional(Finish) })),
    'For each re-buy and re-entry, in order, how the player was out before it; nothing where still in.',
  ),
  seat: optional(Place),
};
export type Entrant = ObjectOf<typeof OWN_ENTRY> & { readonly also?: readonly Entrant[] };
export const ENTRANT = {
  ...OWN_ENTRY,
  also: optional(
    list(lazy((): Shape<Entrant> => Entrant)),
    'Other entries of the same person, under ids that were merged into this one.',
  ),
};
const Entrant: Shape<Entrant> = named('TournamentEntrant', object(ENTRANT));

const ELIMINATION = {
  ...PLAYER,
  by: described(Texts, 'Who won the hand that did it: several where the highest hands were equal.'),
  hand: optional(Whole),
};
/** Who went out, and who won the hand that did it. */
const Elimination = object(ELIMINATION);
export type Elimination = Of<typeof Elimination>;
export const Out = object({ ...ELIMINATION, chips: described(Chips, 'At the start of the hand.') });
export type Out = Of<typeof Out>;

export const Things = list(Thing);
export const PrizeMoney = named(
  'PrizeMoney',
  object({
    pool: described(Amount, 'All buy-ins, re-buys and add-ons.'),
    fees: described(Amount, 'All entry fees, which the house keeps.'),
    toCharity: Amount,
    bounties: Amount,
    houseAdds: described(Amount, 'What the house puts in: up to what it promised, and the bounties it guaranteed.'),
    prizes: described(list(Amount), 'Cash by place, the first place first.'),
    items: described(Whole, 'How many of the best have the posted thing as well.'),
    itemsCost: described(Amount, 'What these things and those of single places cost the pool.'),
    things: optional(Things, 'The things of single places for which there is a player.'),
  }),
);
export type PrizeMoney = Of<typeof PrizeMoney>;

export const PAYMENT = {
  slip: optional(Whole, 'The number of its slip, from 1 in each event.'),
  ...PLAYER,
  place: optional(Whole),
  prize: Amount,
  bounties: Amount,
  hasItem: described(yes, 'A thing was handed over as well.'),
  hand: optional(Whole, 'Hands that had put somebody out by then.'),
  at: optional(MomentText),
  isWithheld: optional(exactly(true), 'Held for whoever the state names; nobody was paid.'),
  by: optional(Texts, 'Who has paid, and who stood beside where two had to.'),
  method: optional(one(PAYMENT_METHODS)),
};
export const Payment = named('TournamentPayment', object(PAYMENT));
export type Payment = Of<typeof Payment>;

const Penalised = choice({
  warning: {},
  away: { minutes: one(PENALTY_MINUTES) },
  /** Out of the event. */
  disqualified: { chips: described(Chips, 'They leave the event with the player.') },
});
export type PenaltySort = Of<typeof Penalised>;
export const PENALTY = {
  penalty: described(Whole, 'Its number in this event.'),
  ...PLAYER,
  sort: Penalised,
  reason: Text,
  ...AT,
  by: Text,
  until: optional(MomentText, 'When the player may sit down again.'),
};
export const Penalty = object({ ...PENALTY, lifted: optional(Text, 'Why it was lifted.') });
export type Penalty = Of<typeof Penalty>;

export const CALLED = { ...TABLE, reason: Text, ...AT };
export const DealerCall = object(CALLED);
export type DealerCall = Of<typeof DealerCall>;

export const MOVE = { ...PLAYER, from: optional(Place), to: Place, ...AT };
const Move = object(MOVE);
export type Move = Of<typeof Move>;
export const Moves = described(list(Move), 'The newest, the last one last.');

export const COUNTED = { stacks: described(record(Text, Chips), 'By player.'), ...AT };
export const Counted = object(COUNTED);

export const COLOUR_UP = {
  small: described(Chips, 'The chip that went out of play.'),
  large: described(Chips, 'The chip it was changed into.'),
  /** Because no chip is cut and nobody is raced out. */
  added: described(Chips, 'By how much the chips in play have grown.'),
  ...AT,
};
export const ColourUp = object(COLOUR_UP);
export type ColourUp = Of<typeof ColourUp>;

export const SIGNATURE = { by: Text, ...AT, atHandUntil: DayText, keptUntil: DayText };
export const Signature = object(SIGNATURE);
export type Signature = Of<typeof Signature>;

/** Tables, and where the players sat whom a change concerned. */
export const SEATING = { tables: list(TableInPlay), seats: list(object({ ...PLAYER, seat: optional(Place) })) };
const Seating = object(SEATING);
export type Seating = Of<typeof Seating>;

/** One running event: plain JSON but for the map, which `evolveTournament` owns and changes in place. */
export const Tournament = named(
  'TournamentState',
  object({
    structure: Structure,
    stage: Stage,
    entrants: described(mapOf(Text, Entrant), 'By player, in the order of registration.'),
    money: optional(PrizeMoney, 'Fixed when nothing more is sold.'),
    eliminations: list(Elimination),
    hands: described(Whole, 'Hands so far that put somebody out.'),
    deal: optional(Texts, 'Who shares the rest, by agreement, the best finisher first.'),
    dealAmounts: optional(list(Amount), 'What each of them has by it; absent, even parts.'),
    payments: list(Payment),
    voided: optional(
      list(object({ ...PAYMENT, reason: Text })),
      'Payments that were taken back; their slips are void, and their numbers are not given again.',
    ),
    clock: optional(Clock),
    tables: optional(list(TableInPlay), 'Those in play, in the order in which they will be broken.'),
    tablesUsed: optional(Wholes, 'Every table that was ever used.'),
    moves: optional(Moves),
    seatsBefore: optional(Seating, 'Before the last change of seats, so that it can be taken back.'),
    penalties: optional(list(Penalty)),
    dealerCalls: optional(list(DealerCall)),
    counted: optional(Counted),
    colourUps: optional(list(ColourUp)),
    chipsRemoved: optional(
      list(object({ hand: Whole, chips: Chips })),
      'Chips that left the event with somebody who was disqualified.',
    ),
    signatures: optional(list(Signature)),
    startedAt: optional(MomentText, 'When the clock was first started.'),
    cancelled: optional(Text, 'Why it was cancelled.'),
  }),
);
export type Tournament = Of<typeof Tournament>;
