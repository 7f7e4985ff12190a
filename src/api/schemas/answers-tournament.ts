import {
  type Clock,
  type ColourUp,
  type DealerCall,
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
} from '#core/mechanisms/tournament';
import { Amount, AmountByName } from '#core/money';
import {
  branded,
  described,
  either,
  exactly,
  type Fields,
  lazy,
  list,
  named,
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
import { DayText, LocalMomentText, MomentText } from '#core/time';
import type { BoardTable, PlaceDue, TournamentBoard, TournamentDesk } from '#core/views';
import { choiceOf, type FieldsOf, objectOf } from './paired.ts';
import { StructureBody } from './tournament.ts';

export const Chips = named('TournamentChips', Whole, 'Tournament chips by their worth.');
const AT = { at: MomentText };
const TABLE = { table: Whole };

export const PlaceAnswer = named('TournamentPlace', objectOf<Place>({ ...TABLE, seat: Whole }));
export const InPlay = named(
  'TournamentTable',
  objectOf<TableInPlay>({
    ...TABLE,
    seats: described(Whole, 'How many seats it has.'),
    button: optional(Whole, 'The seat that had it in the last hand.'),
  }),
);
const Seated = objectOf<Seating['seats'][number]>({ player: Text, seat: optional(PlaceAnswer) });

export const LevelAnswer = named(
  'TournamentLevel',
  choiceOf<Level>({
    level: { minutes: Whole, smallBlind: Chips, bigBlind: Chips, ante: optional(Chips) },
    break: { minutes: Whole },
  }),
);

/** What only a clock that runs has, and what only one that stands. */
type Own = Exclude<Clock extends infer One ? (One extends Clock ? keyof One : never) : never, keyof Clock>;
const TIMES: { readonly [Key in Own]: Shape<Extract<Clock, { readonly [Has in Key]: unknown }>[Key]> } = {
  endsAt: described(MomentText, 'When this line ends, while the clock runs.'),
  pausedMs: described(Whole, 'What was left of this line when the clock was stopped, in milliseconds.'),
};
const clockWith = <Shown extends Clock>(fields: FieldsOf<Omit<Shown, Own>>): Shape<Shown> =>
  // Either time, and the fields of the type.
  branded<Shown>(either(...Object.entries(TIMES).map(([own, time]) => object({ ...(fields as Fields), [own]: time }))));
const STEP = { step: described(Whole, 'Which of the posted lines, levels and breaks, counted from 1.') };
export const ClockAnswer = named('TournamentClock', clockWith<Clock>(STEP));

const FinishAnswer = objectOf<Finish>({
  hand: described(Whole, 'Of the hands that put somebody out, counted from 1.'),
  chips: described(Chips, 'What the player had at the start of that hand.'),
  seat: optional(PlaceAnswer),
});
const ENTRANT = {
  player: Text,
  entry: described(one(ENTRY_METHODS), 'How the entry was come by.'),
  from: optional(Text, 'The satellite in which it was won.'),
  rebuys: Whole,
  addOns: Whole,
  reEntries: optional(Whole),
  finish: optional(FinishAnswer, 'How the player went out; absent while in.'),
  comebacks: optional(
    list(objectOf<NonNullable<Entrant['comebacks']>[number]>({ finish: optional(FinishAnswer) })),
    'For each re-buy and re-entry, in order, how the player was out before it; nothing where still in.',
  ),
  seat: optional(PlaceAnswer),
  also: optional(
    list(lazy(() => EntrantAnswer)),
    'Other entries of the same person, under ids that were merged into this one.',
  ),
};
const EntrantAnswer: Shape<Entrant> = named('TournamentEntrant', objectOf<Entrant>(ENTRANT));

const Things = list(
  objectOf<Thing>({
    place: Whole,
    what: Text,
    value: Amount,
    from: described(one(['pool', 'house']), 'Bought with the pool it stands in place of cash; else it comes besides.'),
  }),
);
export const MoneyAnswer = named(
  'PrizeMoney',
  objectOf<PrizeMoney>({
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

export const PAYMENT = {
  slip: optional(Whole, 'The number of its slip, from 1 in each event.'),
  player: Text,
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
const Payments = list(named('TournamentPayment', objectOf<Payment>(PAYMENT)));

export const PENALTY = {
  penalty: described(Whole, 'Its number in this event.'),
  player: Text,
  sort: choiceOf<PenaltySort>({
    warning: {},
    away: { minutes: one(PENALTY_MINUTES) },
    disqualified: { chips: described(Chips, 'They leave the event with the player.') },
  }),
  reason: Text,
  ...AT,
  by: Text,
  until: optional(MomentText, 'When the player may sit down again.'),
};
const Penalties = list(objectOf<Penalty>({ ...PENALTY, lifted: optional(Text, 'Why it was lifted.') }));

export const CALLED = { ...TABLE, reason: Text, ...AT };
const DealerCalls = list(objectOf<DealerCall>(CALLED));
export const MOVE = { player: Text, from: optional(PlaceAnswer), to: PlaceAnswer, ...AT };
const Moves = described(list(objectOf<Move>(MOVE)), 'The newest, the last one last.');
export const COUNTED = { stacks: described(record(Text, Chips), 'By player.'), ...AT };
const Counted = objectOf<NonNullable<Tournament['counted']>>(COUNTED);
export const COLOUR_UP = {
  small: described(Chips, 'The chip that went out of play.'),
  large: described(Chips, 'The chip it was changed into.'),
  added: described(Chips, 'By how much the chips in play have grown.'),
  ...AT,
};
const ColourUps = list(objectOf<ColourUp>(COLOUR_UP));
export const SIGNATURE = { by: Text, ...AT, atHandUntil: DayText, keptUntil: DayText };
export const SignatureAnswer = objectOf<Signature>(SIGNATURE);
export const SEATING = { tables: list(InPlay), seats: list(Seated) };

/** An event as players see it. */
export const TournamentBoardAnswer = named(
  'TournamentBoard',
  objectOf<TournamentBoard>({
    type: exactly('tournament'),
    stage: one(STAGES),
    entrants: Whole,
    left: described(Whole, 'Players who are still in.'),
    name: optional(Text),
    startedAt: optional(MomentText),
    levels: optional(list(LevelAnswer), 'All that are posted.'),
    clock: optional(
      clockWith<NonNullable<TournamentBoard['clock']>>({
        ...STEP,
        level: described(Whole, 'Breaks are not counted; in a break it is that of the level before.'),
        line: LevelAnswer,
        next: optional(LevelAnswer),
        nextBreakAt: optional(MomentText),
      }),
    ),
    chips: optional(objectOf<NonNullable<TournamentBoard['chips']>>({ inPlay: Chips, average: Chips })),
    pool: optional(Amount, 'What there is to win, once it is known: pool and what the house adds.'),
    prizes: optional(list(Amount), 'By place, the first place first.'),
    things: optional(Things),
    tables: optional(
      list(objectOf<BoardTable>({ ...TABLE, seats: Whole, taken: described(Wholes, 'The seats that are taken.') })),
    ),
    moves: optional(
      list(
        objectOf<NonNullable<TournamentBoard['moves']>[number]>({
          from: optional(PlaceAnswer),
          to: PlaceAnswer,
          ...AT,
        }),
      ),
      'From seat to seat, the last one last. Nobody is named.',
    ),
  }),
  'As the topic "boards" of the live feed shows it.',
);

/** An event for the desk. */
export const TournamentDeskAnswer = named(
  'TournamentDesk',
  objectOf<TournamentDesk>({
    type: exactly('tournament'),
    structure: StructureBody,
    entrants: list(
      objectOf<TournamentDesk['entrants'][number]>({
        ...ENTRANT,
        place: optional(Whole, 'Known once nobody can come back or in.'),
      }),
    ),
    money: optional(MoneyAnswer),
    due: list(
      objectOf<PlaceDue>({
        player: Text,
        prize: Amount,
        bounties: Amount,
        hasItem: yes,
        place: optional(Whole),
        boughtInFor: described(Amount, 'What the player has paid into the pool.'),
      }),
    ),
    paid: Payments,
    suggestion: optional(
      choiceOf<Suggestion>({
        break: TABLE,
        move: { from: Whole, to: Whole, player: optional(Text), place: optional(PlaceAnswer) },
      }),
      'What the desk should do next with its tables.',
    ),
    penalties: Penalties,
    dealerCalls: DealerCalls,
    colourUps: ColourUps,
    signatures: list(SignatureAnswer),
    buttons: described(record(Text, Whole), 'The seat that had the button, by table.'),
    moves: Moves,
    deal: optional(
      objectOf<NonNullable<TournamentDesk['deal']>>({
        pot: described(Amount, 'What those who are left would share.'),
        advice: optional(AmountByName, 'What their stacks are worth, where these were counted.'),
      }),
    ),
    agreed: optional(Texts, 'Who has agreed to share, the best finisher first.'),
    counted: optional(Counted, 'The stacks as they were last counted.'),
    cancelled: optional(Text, 'Why it was cancelled.'),
    undo: described(
      objectOf<TournamentDesk['undo']>({ seats: yes, elimination: yes, colourUp: yes }),
      'What can be taken back.',
    ),
  }),
  'As the topic "promotions" of the live feed shows it.',
);

/** Its beginning is in the time of the house. */
type Log = Omit<TournamentLog, 'startedAt'> & { readonly startedAt: string };
export const TournamentLogAnswer = named(
  'TournamentLog',
  objectOf<Log>({
    establishment: Text,
    name: described(Text, 'As it was advertised.'),
    startedAt: described(LocalMomentText, 'In the time of the house.'),
    tables: described(Wholes, 'Every table that was used.'),
    games: Texts,
    entries: described(record(one([...ENTRY_METHODS, 're-entry']), Whole), 'How many of each kind.'),
    participants: described(Texts, 'In the order of registration.'),
    fees: list(objectOf<LogFee>({ name: Text, amount: Amount, count: Whole, total: Amount })),
    poolFrom: list(objectOf<Log['poolFrom'][number]>({ source: Text, amount: Amount })),
    pool: Amount,
    deductions: list(objectOf<Log['deductions'][number]>({ reason: Text, amount: Amount })),
    attached: described(
      list(
        objectOf<LogActivity>({
          name: Text,
          fundedBy: one(['pool', 'house']),
          prizes: Amount,
          awarded: described(Whole, 'How often.'),
          deducted: described(Amount, 'What it takes out of the pool.'),
        }),
      ),
      'Prizes that were offered besides.',
    ),
    deal: optional(objectOf<NonNullable<Log['deal']>>({ players: Texts, each: list(Amount) })),
    results: list(
      objectOf<LogResult>({
        place: Whole,
        player: Text,
        prize: Amount,
        bounties: Amount,
        hasItem: yes,
        what: optional(Text, 'What the thing is.'),
        paid: described(Amount, 'So far.'),
        withheld: optional(Amount, 'Held because the player is kept out of the house.'),
      }),
    ),
    signatures: list(SignatureAnswer),
  }),
);
