import { Amount, AmountByName } from '#core/money';
import {
  choice,
  described,
  either,
  exactly,
  list,
  named,
  type Of,
  object,
  optional,
  record,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import {
  AT,
  Chips,
  ColourUp,
  Counted,
  DealerCall,
  ENTRANT,
  Moves,
  Payment,
  Penalty,
  Place,
  PrizeMoney,
  RUNS,
  Signature,
  STANDS,
  Stage,
  Things,
} from './state-shape.ts';
import { Level, Structure } from './structure-shape.ts';

const TABLE = { table: Whole };

const LINE = {
  level: described(Whole, 'Breaks are not counted; in a break it is that of the level before.'),
  line: Level,
  next: optional(Level),
  nextBreakAt: optional(MomentText),
};
/** Of a running clock, when the level ends; of a paused one, what is left. */
const BoardClock = either(object({ ...RUNS, ...LINE }), object({ ...STANDS, ...LINE }));
export type BoardClock = Of<typeof BoardClock>;

const BoardTable = object({ ...TABLE, seats: Whole, taken: described(Wholes, 'The seats that are taken.') });
export type BoardTable = Of<typeof BoardTable>;

/** An event as players see it. Nobody is named: a move is from seat to seat. */
export const TournamentBoard = named(
  'TournamentBoard',
  object({
    type: exactly('tournament'),
    stage: Stage,
    entrants: Whole,
    left: described(Whole, 'Players who are still in.'),
    name: optional(Text),
    startedAt: optional(MomentText),
    startsAt: optional(MomentText, 'When it is to start, where that was posted.'),
    /** So that a sign goes on by itself when it has lost the house. */
    levels: optional(list(Level), 'All that are posted.'),
    clock: optional(BoardClock),
    chips: optional(object({ inPlay: Chips, average: Chips })),
    pool: optional(Amount, 'What there is to win, once it is known: pool and what the house adds.'),
    prizes: optional(list(Amount), 'By place, the first place first.'),
    things: optional(Things),
    tables: optional(list(BoardTable)),
    moves: optional(
      list(object({ from: optional(Place), to: Place, ...AT })),
      'From seat to seat, the last one last. Nobody is named.',
    ),
  }),
  'As the topic "boards" of the live feed shows it.',
);
export type TournamentBoard = Of<typeof TournamentBoard>;

const EARNED = {
  prize: Amount,
  bounties: Amount,
  hasItem: described(yes, 'One of the things that the pool bought.'),
  place: optional(Whole),
};
const Earned = object(EARNED);
export type Earned = Of<typeof Earned>;

/** What is to be paid. */
const PlaceDue = object({
  player: Text,
  ...EARNED,
  boughtInFor: described(Amount, 'What the player has paid into the pool.'),
});
export type PlaceDue = Of<typeof PlaceDue>;

/** What the desk should do next. A player is named where the buttons of both tables are known. */
const Suggestion = choice({
  break: TABLE,
  move: { from: Whole, to: Whole, player: optional(Text), place: optional(Place) },
});
export type Suggestion = Of<typeof Suggestion>;

/** An event for the desk. */
export const TournamentDesk = named(
  'TournamentDesk',
  object({
    type: exactly('tournament'),
    structure: Structure,
    entrants: list(object({ ...ENTRANT, place: optional(Whole, 'Known once nobody can come back or in.') })),
    money: optional(PrizeMoney),
    due: list(PlaceDue),
    paid: list(Payment),
    suggestion: optional(Suggestion, 'What the desk should do next with its tables.'),
    penalties: list(Penalty),
    dealerCalls: list(DealerCall),
    colourUps: list(ColourUp),
    signatures: list(Signature),
    buttons: described(record(Text, Whole), 'The seat that had the button, by table.'),
    moves: Moves,
    deal: optional(
      object({
        pot: described(Amount, 'What those who are left would share.'),
        advice: optional(AmountByName, 'What their stacks are worth, where these were counted.'),
      }),
    ),
    agreed: optional(Texts, 'Who has agreed to share, the best finisher first.'),
    counted: optional(Counted, 'The stacks as they were last counted.'),
    cancelled: optional(Text, 'Why it was cancelled.'),
    undo: described(object({ seats: yes, elimination: yes, colourUp: yes }), 'What can be taken back.'),
  }),
  'As the topic "promotions" of the live feed shows it.',
);
export type TournamentDesk = Of<typeof TournamentDesk>;
