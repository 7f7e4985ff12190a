import { defined } from '#core/base';
import { AnyCard } from '#core/cards';
import { HI_LO, type HiLo } from '#core/games';
import { Amount } from '#core/money';
import {
  described,
  exactly,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  SaidText,
  Text,
  Texts,
  Whole,
  yes,
} from '#core/shape';
import type { HouseView } from '#core/state';
import { MomentText } from '#core/time';
import { hiLoIn } from './hi-lo.ts';

const Hold = one(HI_LO.holds);

const LADDER = { ladder: described(list(SaidText), 'What stopping pays, by the number of correct guesses from 0 on.') };

const Day = object({
  day: Text,
  progressive: Amount,
  hours: list(object({ hour: Text, isDone: yes })),
  drawn: optional(
    object({ player: Text, hour: Text, until: MomentText, reported: yes, hold: optional(Hold) }),
    'Who was drawn and still has to come or to play.',
  ),
  held: list(
    object({
      player: Text,
      prize: SaidText,
      amount: Amount,
      until: optional(MomentText, 'Until when ID can be brought.'),
      hold: Hold,
    }),
  ),
  redraw: optional(object({ hour: Text, until: MomentText }), 'A drawing without a winner, to be drawn again.'),
  isClosed: yes,
});

const Game = object({
  turned: list(AnyCard),
  correct: Whole,
  call: optional(one(HI_LO.calls)),
  isOver: yes,
  coach: described(SaidText, 'What the desk says or does next.'),
});

/** The game as its desk has it. */
export const HiLoShown = named(
  'HiLoShown',
  object({
    name: Text,
    days: described(Texts, 'Days on which it is played, as they are posted.'),
    day: optional(Day),
    game: optional(Game, 'The game that is on, or was played last.'),
    ...LADDER,
  }),
  'The drawings of a day of Hi-Lo, and the game that is on.',
);
export type HiLoShown = Of<typeof HiLoShown>;

/** As players see it: nobody is named. */
export const HiLoBoard = object({
  type: exactly('hi-lo'),
  progressive: Amount,
  ...LADDER,
  isOn: described(yes, 'Somebody plays now.'),
  correct: Whole,
  turned: list(AnyCard),
});
export type HiLoBoard = Of<typeof HiLoBoard>;

/** By this name boards have it. */
export const HI_LO_BOARD: string = HI_LO.name;

export const hiLoShown = (house: HouseView): HiLoShown => {
  const { days = [], day, attempt } = hiLoIn(house) ?? {};
  const progressive = day?.progressive ?? HI_LO.day.open('').progressive;
  return defined({
    name: HI_LO.title,
    days,
    day: day && dayShown(day),
    game: attempt && {
      turned: attempt.turned,
      correct: attempt.correct,
      ...defined({ call: attempt.call }),
      isOver: attempt.prize !== undefined,
      coach: HI_LO.coach(attempt, progressive),
    },
    ladder: ladderAt(progressive),
  });
};

/** On its day only. */
export const hiLoBoard = (house: HouseView): HiLoBoard | undefined => {
  const { day, attempt } = hiLoIn(house) ?? {};
  if (day === undefined || day.isClosed) return undefined;
  const isOn = day.drawn?.reported === true && attempt !== undefined && attempt.prize === undefined;
  return {
    type: 'hi-lo',
    progressive: day.progressive,
    ladder: ladderAt(day.progressive),
    isOn,
    correct: isOn ? attempt.correct : 0,
    turned: isOn ? attempt.turned : [],
  };
};

const ladderAt = (progressive: Parameters<typeof HI_LO.ladder>[0]) =>
  HI_LO.ladder(progressive).map(({ words }) => words);

const dayShown = ({ day, progressive, hoursDone, drawn, held, redraw, isClosed }: NonNullable<HiLo['day']>) =>
  defined({
    day,
    progressive,
    hours: HI_LO.drawing.hours.map(hour => ({ hour, isDone: hoursDone.includes(hour) })),
    drawn,
    held: held.map(({ prize, ...one }) => ({ ...one, amount: prize.amount, prize: HI_LO.words(prize) })),
    redraw,
    isClosed,
  });
