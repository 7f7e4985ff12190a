import { DECK, type NaturalCard, pips, showCard } from '#core/cards';
import { formatAmountShort } from '#core/money';
import { shuffle } from '../../kit/cards/shuffle.ts';
import type { Attempt, Call, LadderGame, Prize } from '../games.ts';
import { type Group, inOrder, type Phrase, type Question, text } from '../training/lesson.ts';

type Below = (n: number) => number;
const CARDS: readonly NaturalCard[] = DECK;

/** A guest's game for the representative: what each card means, and what the guest gets. PRA-5 */
export const ladderLesson = (game: LadderGame, below: Below): readonly Question[] => {
  const deck = shuffle(CARDS, below);
  const stopsAt = below(game.top) + 1;
  const questions: Question[] = [];
  let attempt = game.start(deck[0]!);
  const make = (command: Parameters<LadderGame['decide']>[1]) => {
    const decision = game.decide(attempt, command, game.progressive.start);
    const events = decision.ok ? decision.events : [];
    attempt = events.reduce(game.evolve, attempt);
    return events;
  };
  while (attempt.prize === undefined) {
    if (attempt.correct >= stopsAt && attempt.call === undefined) make({ type: 'Quit' });
    else if (attempt.call === undefined) make({ type: 'Guess', call: callOn(game.lastOf(attempt)) });
    else {
      const before = attempt;
      const card = deck[attempt.turned.length]!;
      const turned = make({ type: 'TurnCard', card }).find(event => event.type === 'CardTurned');
      if (turned?.type === 'CardTurned') questions.push(turning(before, card, turned.result));
    }
  }
  return [...questions, prizing(game, attempt)];
};

const callOn = (card: NaturalCard): Call => (pips(card) <= 8 ? 'higher' : 'lower');

const viewOf = (cards: readonly NaturalCard[], attempt: Attempt): readonly Group[] => [
  { name: text('ladder.turned'), cards: cards.slice(-7), bets: [], isAsked: true },
  { name: text('ask.prize', { count: attempt.correct }), cards: [], bets: [], isAsked: false },
];

const RESULTS = ['right', 'free-miss', 'wrong', 'tie'] as const;

const turning = (attempt: Attempt, card: NaturalCard, result: (typeof RESULTS)[number]): Question => ({
  ask: text('ask.turned', {
    name: text(`ladder.${attempt.call ?? 'higher'}`),
    card: showCard(attempt.turned.at(-1)!),
    what: showCard(card),
  }),
  answers: RESULTS.map(one => ({ id: one, words: text(`say.${one}`) })),
  right: result,
  why: text('why.turned'),
  clause: 'HLP 5',
  view: viewOf([...attempt.turned, card], attempt).slice(0, 1),
});

const prizeName = ({ amount, form }: Prize): Phrase => text(`ladder.${form}`, { amount: formatAmountShort(amount) });

const prizing = (game: LadderGame, attempt: Attempt): Question => {
  const { prize, correct } = attempt;
  const idOf = ({ amount, form }: Prize): string => `${amount} ${form}`;
  const levels = [0, 1, 2, 3, 4, 5, 6, 7].map(level => game.prizeAt(level, game.progressive.start));
  const from = Math.max(0, Math.min(levels.findIndex(one => idOf(one) === idOf(prize!)) - 1, 4));
  const near = [
    ...new Map([...levels.slice(from, from + 3), prize!, levels[Math.min(correct, 7)]!].map(one => [idOf(one), one])),
  ];
  return {
    ask: text('ask.prize', { count: correct }),
    answers: inOrder(near.map(([id, one]) => ({ id, words: prizeName(one) }))),
    right: idOf(prize!),
    why: text('why.prize'),
    clause: 'HLP 2',
    view: viewOf(attempt.turned, attempt).slice(0, 1),
  };
};
