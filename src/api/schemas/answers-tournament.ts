import { z } from 'zod';
import {
  type Clock,
  type ColourUp,
  type DealerCall,
  type Elimination,
  ENTRY_METHODS,
  type Entrant,
  type Finish,
  type Level,
  type LogActivity,
  type LogFee,
  type LogResult,
  type Move,
  PAYMENT_METHODS,
  type Payment,
  PENALTY_MINUTES,
  type Penalty,
  type PenaltySort,
  type Place,
  type PrizeMoney,
  type Seating,
  type Signature,
  STAGES,
  type Suggestion,
  type TableInPlay,
  type Thing,
  type Tournament,
  type TournamentLog,
  type VoidPayment,
} from '#core/mechanisms/tournament';
import type { BoardTable, PlaceDue, TournamentBoard, TournamentDesk } from '#core/views';
import type { SentState } from './as-json.ts';
import {
  Amount,
  AmountsByName,
  DayText,
  exactly,
  MomentText,
  oneOf,
  Text,
  Texts,
  Whole,
  Wholes,
  Yes,
} from './exactly.ts';
import type { FieldsOf } from './fields-of.ts';
import { StructureBody } from './tournament.ts';

export const Chips = Whole.meta({ id: 'TournamentChips', description: 'Tournament chips by their worth.' });
const AT = { at: MomentText };
const TABLE = { table: Whole };

export const PlaceAnswer = exactly<Place>({ ...TABLE, seat: Whole }).meta({ id: 'TournamentPlace' });
export const InPlay = exactly<TableInPlay>({
  ...TABLE,
  seats: Whole.describe('How many seats it has.'),
  button: Whole.exactOptional().describe('The seat that had it in the last hand.'),
}).meta({ id: 'TournamentTable' });
const Seated = exactly<Seating['seats'][number]>({ player: Text, seat: PlaceAnswer.exactOptional() });

export const LevelAnswer = oneOf<Level>({
  level: { minutes: Whole, smallBlind: Chips, bigBlind: Chips, ante: Chips.exactOptional() },
  break: { minutes: Whole },
}).meta({ id: 'TournamentLevel' });

/** What only a clock that runs has, and what only one that stands. */
type Own = Exclude<Clock extends infer One ? (One extends Clock ? keyof One : never) : never, keyof Clock>;
const TIMES: { readonly [Key in Own]: z.ZodType<Extract<Clock, { readonly [Has in Key]: unknown }>[Key]> } = {
  endsAt: MomentText.describe('When this line ends, while the clock runs.'),
  pausedMs: Whole.describe('What was left of this line when the clock was stopped, in milliseconds.'),
};
const clockWith = <Shown extends Clock>(fields: FieldsOf<Omit<Shown, Own>>): z.ZodType<Shown> =>
  // Either time, and the fields of the type.
  z.union(
    Object.entries(TIMES).map(([own, time]) => z.strictObject({ ...(fields as z.ZodRawShape), [own]: time })),
  ) as unknown as z.ZodType<Shown>;
const STEP = { step: Whole.describe('Which of the posted lines, levels and breaks, counted from 1.') };
export const ClockAnswer = clockWith<Clock>(STEP).meta({ id: 'TournamentClock' });

const FinishAnswer = exactly<Finish>({
  hand: Whole.describe('Of the hands that put somebody out, counted from 1.'),
  chips: Chips.describe('What the player had at the start of that hand.'),
  seat: PlaceAnswer.exactOptional(),
});
const ENTRANT = {
  player: Text,
  entry: z.enum(ENTRY_METHODS).describe('How the entry was come by.'),
  from: Text.exactOptional().describe('The satellite in which it was won.'),
  rebuys: Whole,
  addOns: Whole,
  reEntries: Whole.exactOptional(),
  finish: FinishAnswer.exactOptional().describe('How the player went out; absent while in.'),
  comebacks: z
    .array(exactly<NonNullable<Entrant['comebacks']>[number]>({ finish: FinishAnswer.exactOptional() }))
    .exactOptional()
    .describe('For each re-buy and re-entry, in order, how the player was out before it; nothing where still in.'),
  seat: PlaceAnswer.exactOptional(),
  also: z
    .array(z.lazy(() => EntrantAnswer))
    .exactOptional()
    .describe('Other entries of the same person, under ids that were merged into this one.'),
};
const EntrantAnswer: z.ZodType<Entrant> = exactly<Entrant>(ENTRANT).meta({ id: 'TournamentEntrant' });

const Things = z.array(
  exactly<Thing>({
    place: Whole,
    what: Text,
    value: Amount,
    from: z.enum(['pool', 'house']).describe('Bought with the pool it stands in place of cash; else it comes besides.'),
  }),
);
export const MoneyAnswer = exactly<PrizeMoney>({
  pool: Amount.describe('All buy-ins, re-buys and add-ons.'),
  fees: Amount.describe('All entry fees, which the house keeps.'),
  toCharity: Amount,
  bounties: Amount,
  houseAdds: Amount.describe('What the house puts in: up to what it promised, and the bounties it guaranteed.'),
  prizes: z.array(Amount).describe('Cash by place, the first place first.'),
  items: Whole.describe('How many of the best have the posted thing as well.'),
  itemsCost: Amount.describe('What these things and those of single places cost the pool.'),
  things: Things.exactOptional().describe('The things of single places for which there is a player.'),
}).meta({ id: 'PrizeMoney' });

export const PAYMENT = {
  slip: Whole.exactOptional().describe('The number of its slip, from 1 in each event.'),
  player: Text,
  place: Whole.exactOptional(),
  prize: Amount,
  bounties: Amount,
  hasItem: Yes.describe('A thing was handed over as well.'),
  hand: Whole.exactOptional().describe('Hands that had put somebody out by then.'),
  at: MomentText.exactOptional(),
  isWithheld: z.literal(true).exactOptional().describe('Held for whoever the state names; nobody was paid.'),
  by: Texts.exactOptional().describe('Who has paid, and who stood beside where two had to.'),
  method: z.enum(PAYMENT_METHODS).exactOptional(),
};
const Payments = z.array(exactly<Payment>(PAYMENT).meta({ id: 'TournamentPayment' }));

export const PENALTY = {
  penalty: Whole.describe('Its number in this event.'),
  player: Text,
  sort: oneOf<PenaltySort>({
    warning: {},
    away: { minutes: z.literal(PENALTY_MINUTES) },
    disqualified: { chips: Chips.describe('They leave the event with the player.') },
  }),
  reason: Text,
  ...AT,
  by: Text,
  until: MomentText.exactOptional().describe('When the player may sit down again.'),
};
const Penalties = z.array(
  exactly<Penalty>({ ...PENALTY, lifted: Text.exactOptional().describe('Why it was lifted.') }),
);

export const CALLED = { ...TABLE, reason: Text, ...AT };
const DealerCalls = z.array(exactly<DealerCall>(CALLED));
export const MOVE = { player: Text, from: PlaceAnswer.exactOptional(), to: PlaceAnswer, ...AT };
const Moves = z.array(exactly<Move>(MOVE)).describe('The newest, the last one last.');
export const COUNTED = { stacks: z.record(Text, Chips).describe('By player.'), ...AT };
const Counted = exactly<NonNullable<Tournament['counted']>>(COUNTED);
export const COLOUR_UP = {
  small: Chips.describe('The chip that went out of play.'),
  large: Chips.describe('The chip it was changed into.'),
  added: Chips.describe('By how much the chips in play have grown.'),
  ...AT,
};
const ColourUps = z.array(exactly<ColourUp>(COLOUR_UP));
export const SIGNATURE = { by: Text, ...AT, atHandUntil: DayText, keptUntil: DayText };
export const SignatureAnswer = exactly<Signature>(SIGNATURE);
export const SEATING = { tables: z.array(InPlay), seats: z.array(Seated) };

/** One event as its mechanism keeps it. */
export const TournamentState = exactly<SentState<'tournament'>>({
  structure: StructureBody,
  stage: z.enum(STAGES),
  entrants: z.record(Text, EntrantAnswer).describe('By player, in the order of registration.'),
  money: MoneyAnswer.exactOptional().describe('Fixed when nothing more is sold.'),
  eliminations: z.array(
    exactly<Elimination>({
      player: Text,
      by: Texts.describe('Who won the hand that did it: several where the highest hands were equal.'),
      hand: Whole.exactOptional(),
    }),
  ),
  hands: Whole.describe('Hands so far that put somebody out.'),
  deal: Texts.exactOptional().describe('Who shares the rest, by agreement, the best finisher first.'),
  dealAmounts: z.array(Amount).exactOptional().describe('What each of them has by it; absent, even parts.'),
  payments: Payments,
  voided: z
    .array(exactly<VoidPayment>({ ...PAYMENT, reason: Text }))
    .exactOptional()
    .describe('Payments that were taken back; their slips are void.'),
  clock: ClockAnswer.exactOptional(),
  tables: z.array(InPlay).exactOptional().describe('Those in play, in the order in which they will be broken.'),
  tablesUsed: Wholes.exactOptional().describe('Every table that was ever used.'),
  moves: Moves.exactOptional(),
  seatsBefore: exactly<Seating>(SEATING).exactOptional().describe('Before the last change of seats.'),
  penalties: Penalties.exactOptional(),
  dealerCalls: DealerCalls.exactOptional(),
  counted: Counted.exactOptional(),
  colourUps: ColourUps.exactOptional(),
  chipsRemoved: z
    .array(exactly<NonNullable<Tournament['chipsRemoved']>[number]>({ hand: Whole, chips: Chips }))
    .exactOptional()
    .describe('Chips that left the event with somebody who was disqualified.'),
  signatures: z.array(SignatureAnswer).exactOptional(),
  startedAt: MomentText.exactOptional().describe('When the clock was first started.'),
  cancelled: Text.exactOptional().describe('Why it was cancelled.'),
}).meta({ id: 'TournamentState' });

/** An event as players see it. */
export const TournamentBoardAnswer = exactly<TournamentBoard>({
  type: z.literal('tournament'),
  stage: z.enum(STAGES),
  entrants: Whole,
  left: Whole.describe('Players who are still in.'),
  name: Text.exactOptional(),
  startedAt: MomentText.exactOptional(),
  levels: z.array(LevelAnswer).exactOptional().describe('All that are posted.'),
  clock: clockWith<NonNullable<TournamentBoard['clock']>>({
    ...STEP,
    level: Whole.describe('Breaks are not counted; in a break it is that of the level before.'),
    line: LevelAnswer,
    next: LevelAnswer.exactOptional(),
    nextBreakAt: MomentText.exactOptional(),
  }).exactOptional(),
  chips: exactly<NonNullable<TournamentBoard['chips']>>({ inPlay: Chips, average: Chips }).exactOptional(),
  pool: Amount.exactOptional().describe('What there is to win, once it is known: pool and what the house adds.'),
  prizes: z.array(Amount).exactOptional().describe('By place, the first place first.'),
  things: Things.exactOptional(),
  tables: z
    .array(exactly<BoardTable>({ ...TABLE, seats: Whole, taken: Wholes.describe('The seats that are taken.') }))
    .exactOptional(),
  moves: z
    .array(
      exactly<NonNullable<TournamentBoard['moves']>[number]>({
        from: PlaceAnswer.exactOptional(),
        to: PlaceAnswer,
        ...AT,
      }),
    )
    .exactOptional()
    .describe('From seat to seat, the last one last. Nobody is named.'),
}).meta({ id: 'TournamentBoard', description: 'As the topic "boards" of the live feed shows it.' });

/** An event for the desk. */
export const TournamentDeskAnswer = exactly<TournamentDesk>({
  type: z.literal('tournament'),
  structure: StructureBody,
  entrants: z.array(
    exactly<TournamentDesk['entrants'][number]>({
      ...ENTRANT,
      place: Whole.exactOptional().describe('Known once nobody can come back or in.'),
    }),
  ),
  money: MoneyAnswer.exactOptional(),
  due: z.array(
    exactly<PlaceDue>({
      player: Text,
      prize: Amount,
      bounties: Amount,
      hasItem: Yes,
      place: Whole.exactOptional(),
      boughtInFor: Amount.describe('What the player has paid into the pool.'),
    }),
  ),
  paid: Payments,
  suggestion: oneOf<Suggestion>({
    break: TABLE,
    move: { from: Whole, to: Whole, player: Text.exactOptional(), place: PlaceAnswer.exactOptional() },
  })
    .exactOptional()
    .describe('What the desk should do next with its tables.'),
  penalties: Penalties,
  dealerCalls: DealerCalls,
  colourUps: ColourUps,
  signatures: z.array(SignatureAnswer),
  buttons: z.record(Text, Whole).describe('The seat that had the button, by table.'),
  moves: Moves,
  deal: exactly<NonNullable<TournamentDesk['deal']>>({
    pot: Amount.describe('What those who are left would share.'),
    advice: AmountsByName.exactOptional().describe('What their stacks are worth, where these were counted.'),
  }).exactOptional(),
  agreed: Texts.exactOptional().describe('Who has agreed to share, the best finisher first.'),
  counted: Counted.exactOptional().describe('The stacks as they were last counted.'),
  cancelled: Text.exactOptional().describe('Why it was cancelled.'),
  undo: exactly<TournamentDesk['undo']>({ seats: Yes, elimination: Yes, colourUp: Yes }).describe(
    'What can be taken back.',
  ),
}).meta({ id: 'TournamentDesk', description: 'As the topic "promotions" of the live feed shows it.' });

/** Its beginning is in the time of the house. */
type Log = Omit<TournamentLog, 'startedAt'> & { readonly startedAt: string };
export const TournamentLogAnswer = exactly<Log>({
  establishment: Text,
  name: Text.describe('As it was advertised.'),
  startedAt: z.iso.datetime({ local: true }).describe('In the time of the house.'),
  tables: Wholes.describe('Every table that was used.'),
  games: Texts,
  entries: z.partialRecord(z.enum([...ENTRY_METHODS, 're-entry']), Whole).describe('How many of each kind.'),
  participants: Texts.describe('In the order of registration.'),
  fees: z.array(exactly<LogFee>({ name: Text, amount: Amount, count: Whole, total: Amount })),
  poolFrom: z.array(exactly<Log['poolFrom'][number]>({ source: Text, amount: Amount })),
  pool: Amount,
  deductions: z.array(exactly<Log['deductions'][number]>({ reason: Text, amount: Amount })),
  attached: z
    .array(
      exactly<LogActivity>({
        name: Text,
        fundedBy: z.enum(['pool', 'house']),
        prizes: Amount,
        awarded: Whole.describe('How often.'),
        deducted: Amount.describe('What it takes out of the pool.'),
      }),
    )
    .describe('Prizes that were offered besides.'),
  deal: exactly<NonNullable<Log['deal']>>({ players: Texts, each: z.array(Amount) }).exactOptional(),
  results: z.array(
    exactly<LogResult>({
      place: Whole,
      player: Text,
      prize: Amount,
      bounties: Amount,
      hasItem: Yes,
      what: Text.exactOptional().describe('What the thing is.'),
      paid: Amount.describe('So far.'),
      withheld: Amount.exactOptional().describe('Held because the player is kept out of the house.'),
    }),
  ),
  signatures: z.array(SignatureAnswer),
}).meta({ id: 'TournamentLog' });
