import { z } from 'zod';
import { CATEGORIES } from '#core/cards';
import type { Wheel } from '#core/mechanisms/wheel';
import type { CardRow, DeskView, EventDesk, OwedView, TournamentDesk, WayView } from '#core/views';
import {
  DrawnPrize,
  FINAL,
  FIRST,
  GambleUpState,
  KEYS,
  PENDING,
  Prizes,
  RESULT,
  SPLASHED,
  SpunHand,
  Square,
  TABLE_DRAWN,
  WheelPrizeAnswer,
  WIN,
} from './answers-states.ts';
import { TournamentDeskAnswer } from './answers-tournament.ts';
import { Amount, eitherOf, exactly, MomentText, oneOf, Text, Texts, Whole, Yes } from './exactly.ts';
import type { OfType } from './fields-of.ts';
import { AnyCard } from './parts.ts';

type Desk<Type extends DeskView['type']> = OfType<DeskView, Type>;
type Part<Type extends DeskView['type'], Name extends keyof Desk<Type>> = NonNullable<Desk<Type>[Name]>;

const Owed = z.array(
  exactly<OwedView>({
    award: Whole,
    row: Text,
    label: Text,
    count: Whole,
    table: Whole.exactOptional(),
    seat: Whole.exactOptional(),
    player: Text.exactOptional(),
  }).meta({ id: 'OwedView', description: 'A verified hand that has not become its tickets or points yet.' }),
);
const HandPrizes = z.partialRecord(z.enum(CATEGORIES), Amount);
const SPINNER = { player: Text.exactOptional().describe('Who spins, or spun last.'), spinners: Whole };

const WayIn = oneOf<WayView>({
  hand: { owed: Owed, games: z.array(exactly<OfType<WayView, 'hand'>['games'][number]>({ game: Text, name: Text })) },
  seat: { times: Texts.exactOptional().describe('Where the approval fixes them.') },
  hour: {},
});

const WheelShown = exactly<Wheel>({
  spots: z.array(
    oneOf<Wheel['spots'][number]>({
      cash: { amount: Amount },
      goods: { what: Text, value: Amount.exactOptional() },
      double: {},
    }),
  ),
  jackpot: WheelPrizeAnswer.exactOptional().describe('What the double spot pays when it is hit twice.'),
  guarantee: Amount.exactOptional().describe('What every spinner gets at least, at the posted times.'),
});

const EventDeskAnswer = oneOf<EventDesk>({
  'card-wheel': {
    isByComputer: Yes,
    cards: Whole.describe('How many different cards make the hand.'),
    prizes: HandPrizes,
    valueAwards: Texts,
    ...SPINNER,
    turn: exactly<Part<'card-wheel', 'turn'>>({
      spins: Whole,
      cards: z.array(AnyCard),
      valueAwards: Texts,
      hand: SpunHand.exactOptional(),
    }),
  },
  'gamble-up': {
    player: Text,
    steps: z
      .array(exactly<Part<'gamble-up', 'steps'>[number]>({ multiple: Whole, holds: z.union([Amount, Text]) }))
      .describe('From the prize itself to the top: money, or the thing of that step.'),
    results: Texts.describe('Everything a hand may come to.'),
    contest: GambleUpState,
  },
  'car-giveaway': {
    stage: oneOf<Part<'car-giveaway', 'stage'>>({
      keys: { clause: Text, holdersMax: Whole, prize: Text, at: Text.exactOptional() },
      tables: { clause: Text, tables: Whole, advance: Whole, outPrize: Text, finalPrize: Text, topPrize: Text },
    }),
    passes: Texts.describe('Who has won a pass in the drawings of this house.'),
    keys: exactly<Part<'car-giveaway', 'keys'>>(KEYS).exactOptional(),
    first: exactly<Part<'car-giveaway', 'first'>>(FIRST).exactOptional(),
    final: exactly<Part<'car-giveaway', 'final'>>(FINAL).exactOptional(),
  },
  'table-drawing': {
    gives: oneOf<Part<'table-drawing', 'gives'>>({
      chips: { prize: Text, seats: Whole },
      item: { prize: Text },
      spin: { cardsMax: Whole },
    }),
    items: Texts.describe('What everybody at the table may be given, where it is a thing.'),
    valueAwards: Texts,
    draws: Whole,
    last: exactly<Part<'table-drawing', 'last'>>(TABLE_DRAWN).exactOptional(),
  },
  'splash-pot': {
    splash: oneOf<Part<'splash-pot', 'splash'>>({
      money: { amount: Amount },
      item: { item: Text, value: Amount.exactOptional() },
    }).exactOptional(),
    count: Whole.exactOptional().describe('How many tables are posted for each drawing.'),
    drawings: Whole,
    last: exactly<Part<'splash-pot', 'last'>>(SPLASHED).exactOptional(),
  },
  other: {},
});

type Rest = Exclude<DeskView, EventDesk | TournamentDesk>;
const RestAnswer = oneOf<Rest>({
  drawing: {
    isByComputer: Yes,
    ways: z.array(WayIn).describe('How entries are earned.'),
    games: Texts.exactOptional().describe('The games that have prizes of their own.'),
    hasSecondStage: Yes.describe('Who lacks ID may bring it until the second stage starts.'),
    ladderSteps: Whole.exactOptional().describe(
      'How many steps a prize can be gambled up, the prize itself among them.',
    ),
    entries: Whole.describe('Tickets and cards in the drum.'),
    open: exactly<Part<'drawing', 'open'>>({
      prizes: z.array(DrawnPrize),
      drawn: exactly<NonNullable<Part<'drawing', 'open'>['drawn']>>({
        ticket: Text,
        player: Text,
        until: MomentText,
      }).exactOptional(),
    })
      .exactOptional()
      .describe('The prizes still to be won, the next first, and who is drawn for it.'),
    pending: z.array(exactly<Part<'drawing', 'pending'>[number]>(PENDING)),
    wins: z.array(exactly<Part<'drawing', 'wins'>[number]>(WIN)).describe('The newest first.'),
    carried: Amount,
  },
  wheel: {
    isByComputer: Yes,
    wheel: WheelShown,
    ...SPINNER,
    turn: exactly<Part<'wheel', 'turn'>>({ spins: Whole, isDoubled: Yes, prize: WheelPrizeAnswer.exactOptional() }),
  },
  contest: {
    games: Texts,
    owed: Owed,
    hasGuess: Yes.describe('The last total is guessed, to part those who are equal.'),
    entrants: z.array(exactly<Part<'contest', 'entrants'>[number]>({ player: Text, points: Whole })),
    entries: Whole,
    result: exactly<Part<'contest', 'result'>>(RESULT).exactOptional(),
  },
  squares: { board: z.array(Square), carried: Prizes, periods: Texts, isOver: Yes },
  tracking: {
    creditsPerSwipe: Whole,
    prizes: z.record(Text, Whole).describe('How many credits each prize costs.'),
    count: Whole.describe('All cards; the first of them are listed.'),
    cards: z.array(
      exactly<CardRow>({
        player: Text,
        seat: exactly<NonNullable<CardRow['seat']>>({ table: Whole, counts: Yes, since: MomentText }).exactOptional(),
        hours: Whole,
        points: Whole,
        tickets: Whole,
        credits: Whole,
      }),
    ),
  },
  instrument: { issued: Whole, outstanding: Amount },
});

/** How a promotion stands, for the desk that runs it. */
export const DeskAnswer: z.ZodType<DeskView> = eitherOf(
  RestAnswer,
  eitherOf(EventDeskAnswer, TournamentDeskAnswer),
).meta({ id: 'DeskView' });
