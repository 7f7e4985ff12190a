import { type DeskOfMechanism, shapesOf } from '#core/house';
import { Owed } from '#core/mechanisms';
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
import type { CardRow, DeskView, EventDesk } from '#core/views';
import { Prizes, RESULT, Square } from './answers-states.ts';
import { choiceOf, type OfType, objectOf } from './paired.ts';

type Desk<Type extends DeskView['type']> = OfType<DeskView, Type>;
type Part<Type extends DeskView['type'], Name extends keyof Desk<Type>> = NonNullable<Desk<Type>[Name]>;

const EventDeskAnswer = choiceOf<EventDesk>({
  other: {},
});

type Rest = Exclude<DeskView, EventDesk | DeskOfMechanism>;
const RestAnswer = choiceOf<Rest>({
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
