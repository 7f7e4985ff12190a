import { AnyCard, CATEGORIES } from '#core/cards';
import { type DeskOfMechanism, shapesOf } from '#core/house';
import { Owed } from '#core/mechanisms';
import type { Wheel } from '#core/mechanisms/wheel';
import { Amount } from '#core/money';
import {
  branded,
  described,
  either,
  list,
  named,
  one,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  Whole,
  yes,
} from '#core/shape';
import { MomentText } from '#core/time';
import type { CardRow, DeskView, EventDesk, TournamentDesk } from '#core/views';
import { Prizes, RESULT, SpunHand, Square, TABLE_DRAWN, WheelPrizeAnswer } from './answers-states.ts';
import { TournamentDeskAnswer } from './answers-tournament.ts';
import { choiceOf, type OfType, objectOf } from './paired.ts';

type Desk<Type extends DeskView['type']> = OfType<DeskView, Type>;
type Part<Type extends DeskView['type'], Name extends keyof Desk<Type>> = NonNullable<Desk<Type>[Name]>;

const HandPrizes = record(one(CATEGORIES), Amount);
const SPINNER = { player: optional(Text, 'Who spins, or spun last.'), spinners: Whole };

const WheelShown = objectOf<Wheel>({
  spots: list(
    choiceOf<Wheel['spots'][number]>({
      cash: { amount: Amount },
      goods: { what: Text, value: optional(Amount) },
      double: {},
    }),
  ),
  jackpot: optional(WheelPrizeAnswer, 'What the double spot pays when it is hit twice.'),
  guarantee: optional(Amount, 'What every spinner gets at least, at the posted times.'),
});

const EventDeskAnswer = choiceOf<EventDesk>({
  'card-wheel': {
    isByComputer: yes,
    cards: described(Whole, 'How many different cards make the hand.'),
    prizes: HandPrizes,
    valueAwards: Texts,
    ...SPINNER,
    turn: objectOf<Part<'card-wheel', 'turn'>>({
      spins: Whole,
      cards: list(AnyCard),
      valueAwards: Texts,
      hand: optional(SpunHand),
    }),
  },
  'table-drawing': {
    gives: choiceOf<Part<'table-drawing', 'gives'>>({
      chips: { prize: Text, seats: Whole },
      item: { prize: Text },
      spin: { cardsMax: Whole },
    }),
    items: described(Texts, 'What everybody at the table may be given, where it is a thing.'),
    valueAwards: Texts,
    draws: Whole,
    last: optional(objectOf<Part<'table-drawing', 'last'>>(TABLE_DRAWN)),
  },
  other: {},
});

type Rest = Exclude<DeskView, EventDesk | TournamentDesk | DeskOfMechanism>;
const RestAnswer = choiceOf<Rest>({
  wheel: {
    isByComputer: yes,
    wheel: WheelShown,
    ...SPINNER,
    turn: objectOf<Part<'wheel', 'turn'>>({ spins: Whole, isDoubled: yes, prize: optional(WheelPrizeAnswer) }),
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
  branded<DeskView>(
    either(RestAnswer, EventDeskAnswer, TournamentDeskAnswer, ...shapesOf('desk').map(([, shape]) => shape)),
  ),
);
