import { assert } from '#core/base';
import type { NaturalCard } from '#core/cards';
import { type Cents, plus } from '#core/money';
import type { Attempt, Call, LadderGame, Prize } from '../games.ts';
import { type Score, START } from '../score.ts';

/** What the last card turned meant, or how the game ended. */
export type Turned = 'tie' | 'right' | 'free-miss' | 'wrong' | 'stopped';

/** A player at the desk; kept as it is when the page is left. */
export type LadderPlay = {
  readonly progressive: Cents;
  /** The game of the day, from 1; after nine a new day begins. */
  readonly number: number;
  readonly deck: readonly NaturalCard[];
  readonly attempt?: Attempt | undefined;
  readonly turned?: Turned | undefined;
  readonly score: Score;
};

export type LadderAction =
  | { readonly type: 'start'; readonly deck: readonly NaturalCard[] }
  | { readonly type: 'guess'; readonly call: Call; readonly cost?: number | undefined }
  | { readonly type: 'stop'; readonly cost?: number | undefined }
  | { readonly type: 'next' };

export const GAMES_A_DAY = 9;

export const begin = ({ progressive }: LadderGame): LadderPlay => ({
  progressive: progressive.start,
  number: 1,
  deck: [],
  score: START.score,
});

export const prizeOf = ({ attempt }: LadderPlay): Prize | undefined => attempt?.prize;

export const reduce = (game: LadderGame, play: LadderPlay, action: LadderAction): LadderPlay => {
  const { attempt } = play;
  switch (action.type) {
    case 'start':
      if (attempt !== undefined) return play;
      return { ...play, deck: action.deck, attempt: game.start(action.deck[0]!), turned: undefined };
    case 'guess':
      return attempt === undefined || attempt.prize !== undefined ? play : guess(game, play, attempt, action);
    case 'stop': {
      if (attempt === undefined || attempt.prize !== undefined) return play;
      const next = made(game, play, attempt, { type: 'Quit' });
      return ended({ ...play, ...decided(play, action.cost), attempt: next, turned: 'stopped' });
    }
    case 'next':
      return attempt?.prize === undefined ? play : nextGame(game, play, attempt);
  }
};

type Asked = { readonly call: Call; readonly cost?: number | undefined };

/** The guess stands until a card of another rank is turned. */
const guess = (game: LadderGame, play: LadderPlay, from: Attempt, { call, cost }: Asked): LadderPlay => {
  let attempt = made(game, play, from, { type: 'Guess', call });
  while (attempt.call !== undefined) {
    const card = play.deck[attempt.turned.length];
    assert(card !== undefined, 'a game never turns the whole deck');
    attempt = made(game, play, attempt, { type: 'TurnCard', card });
  }
  const turned = attempt.correct > from.correct ? 'right' : attempt.prize === undefined ? 'free-miss' : 'wrong';
  return ended({ ...play, ...decided(play, cost), attempt, turned });
};

const made = (
  game: LadderGame,
  { progressive }: LadderPlay,
  attempt: Attempt,
  command: Parameters<LadderGame['decide']>[1],
): Attempt => {
  const decision = game.decide(attempt, command, progressive);
  assert(decision.ok, decision.ok ? '' : decision.message);
  return decision.events.reduce(game.evolve, attempt);
};

/** A choice counts for the score if the coach knew what it costs. */
const decided = ({ score }: LadderPlay, cost: number | undefined): Pick<LadderPlay, 'score'> => {
  if (cost === undefined) return { score };
  const best = score.best + (cost === 0 ? 1 : 0);
  return { score: { ...score, decisions: score.decisions + 1, best, cost: score.cost + cost } };
};

const ended = (play: LadderPlay): LadderPlay => {
  const prize = play.attempt?.prize;
  if (prize === undefined) return play;
  const { score } = play;
  return { ...play, score: { ...score, rounds: score.rounds + 1, net: plus(score.net, prize.amount) } };
};

/** HLP 3: the progressive grows with each game that misses it, and starts again after a hit and every day. */
const nextGame = (game: LadderGame, play: LadderPlay, { correct }: Attempt): LadderPlay => {
  const { attempt: _, turned: __, ...rest } = play;
  const isNewDay = play.number === GAMES_A_DAY;
  const { start, step } = game.progressive;
  const progressive = isNewDay || correct === game.top ? start : plus(play.progressive, step);
  return { ...rest, deck: [], progressive, number: isNewDay ? 1 : play.number + 1 };
};
