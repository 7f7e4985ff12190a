import { type DeskOfMechanism, shapesOf } from '#core/house';
import { Owed } from '#core/mechanisms';
import { Amount } from '#core/money';
import { branded, described, either, list, named, optional, type Shape, Text, Texts, Whole, yes } from '#core/shape';
import { MomentText } from '#core/time';
import type { DeskView, EventDesk, TournamentDesk, WayView } from '#core/views';
import { DrawnPrize, FINAL, FIRST, GambleUpState, KEYS, PENDING, WIN } from './answers-states.ts';
import { TournamentDeskAnswer } from './answers-tournament.ts';
import { choiceOf, type OfType, objectOf } from './paired.ts';

type Desk<Type extends DeskView['type']> = OfType<DeskView, Type>;
type Part<Type extends DeskView['type'], Name extends keyof Desk<Type>> = NonNullable<Desk<Type>[Name]>;

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

type Rest = Exclude<DeskView, EventDesk | TournamentDesk | DeskOfMechanism>;
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
});

/** How a promotion stands, for the desk that runs it. */
export const DeskAnswer: Shape<DeskView> = named(
  'DeskView',
  branded<DeskView>(
    either(RestAnswer, EventDeskAnswer, TournamentDeskAnswer, ...shapesOf('desk').map(([, shape]) => shape)),
  ),
);
