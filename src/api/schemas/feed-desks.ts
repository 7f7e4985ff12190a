import { type DeskOfMechanism, shapesOf } from '#core/house';
import { Amount } from '#core/money';
import {
  branded,
  described,
  either,
  list,
  named,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  Whole,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import type { CardRow, DeskView, EventDesk, OwedView, WayView } from '#core/views';
import {
  DrawnPrize,
  FINAL,
  FIRST,
  GambleUpState,
  KEYS,
  PENDING,
  Prizes,
  RESULT,
  Square,
  WIN,
} from './answers-states.ts';
import { choiceOf, type OfType, objectOf } from './paired.ts';

type Desk<Type extends DeskView['type']> = OfType<DeskView, Type>;
type Part<Type extends DeskView['type'], Name extends keyof Desk<Type>> = NonNullable<Desk<Type>[Name]>;

const Owed = list(
  named(
    'OwedView',
    objectOf<OwedView>({
      award: Whole,
      row: Text,
      label: Text,
      count: Whole,
      table: optional(Whole),
      seat: optional(Whole),
      player: optional(Text),
    }),
    'A verified hand that has not become its tickets or points yet.',
  ),
);
const WayIn = choiceOf<WayView>({
  hand: { owed: Owed, games: list(objectOf<OfType<WayView, 'hand'>['games'][number]>({ game: Text, name: Text })) },
  seat: { times: optional(Texts, 'Where the approval fixes them.') },
  hour: {},
});

const EventDeskAnswer = choiceOf<EventDesk>({
  'gamble-up': {
    player: Text,
    steps: described(
      list(objectOf<Part<'gamble-up', 'steps'>[number]>({ multiple: Whole, holds: either(Amount, Text) })),
      'From the prize itself to the top: money, or the thing of that step.',
    ),
    results: described(Texts, 'Everything a hand may come to.'),
    contest: GambleUpState,
  },
  'car-giveaway': {
    stage: choiceOf<Part<'car-giveaway', 'stage'>>({
      keys: { clause: Text, holdersMax: Whole, prize: Text, at: optional(Text) },
      tables: { clause: Text, tables: Whole, advance: Whole, outPrize: Text, finalPrize: Text, topPrize: Text },
    }),
    passes: described(Texts, 'Who has won a pass in the drawings of this house.'),
    keys: optional(objectOf<Part<'car-giveaway', 'keys'>>(KEYS)),
    first: optional(objectOf<Part<'car-giveaway', 'first'>>(FIRST)),
    final: optional(objectOf<Part<'car-giveaway', 'final'>>(FINAL)),
  },
  other: {},
});

type Rest = Exclude<DeskView, EventDesk | DeskOfMechanism>;
const RestAnswer = choiceOf<Rest>({
  drawing: {
    isByComputer: yes,
    ways: described(list(WayIn), 'How entries are earned.'),
    games: optional(Texts, 'The games that have prizes of their own.'),
    hasSecondStage: described(yes, 'Who lacks ID may bring it until the second stage starts.'),
    ladderSteps: optional(Whole, 'How many steps a prize can be gambled up, the prize itself among them.'),
    entries: described(Whole, 'Tickets and cards in the drum.'),
    open: optional(
      objectOf<Part<'drawing', 'open'>>({
        prizes: list(DrawnPrize),
        drawn: optional(
          objectOf<NonNullable<Part<'drawing', 'open'>['drawn']>>({
            ticket: Text,
            player: Text,
            until: MomentText,
          }),
        ),
      }),
      'The prizes still to be won, the next first, and who is drawn for it.',
    ),
    pending: list(objectOf<Part<'drawing', 'pending'>[number]>(PENDING)),
    wins: described(list(objectOf<Part<'drawing', 'wins'>[number]>(WIN)), 'The newest first.'),
    carried: Amount,
  },
  contest: {
    games: Texts,
    owed: Owed,
    hasGuess: described(yes, 'The last total is guessed, to part those who are equal.'),
    entrants: list(objectOf<Part<'contest', 'entrants'>[number]>({ player: Text, points: Whole })),
    entries: Whole,
    result: optional(objectOf<Part<'contest', 'result'>>(RESULT)),
  },
  squares: { board: list(Square), carried: Prizes, periods: Texts, isOver: yes },
  tracking: {
    creditsPerSwipe: Whole,
    prizes: described(record(Text, Whole), 'How many credits each prize costs.'),
    count: described(Whole, 'All cards; the first of them are listed.'),
    cards: list(
      objectOf<CardRow>({
        player: Text,
        seat: optional(objectOf<NonNullable<CardRow['seat']>>({ table: Whole, counts: yes, since: MomentText })),
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
export const DeskAnswer: Shape<DeskView> = named(
  'DeskView',
  branded<DeskView>(either(RestAnswer, EventDeskAnswer, ...shapesOf('desk').map(([, shape]) => shape))),
);
