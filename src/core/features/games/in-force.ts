import { POKER_GAMES } from '#core/games';
import { list, named, type Of, object, optional, Text, Texts } from '#core/shape';
import type { HouseView } from '#core/state';
import { MomentText } from '#core/time';
import { type GameOfHouse, gameIn } from './game.ts';
import { KeptSetUp } from './shape.ts';

const Chosen = object({
  at: optional(MomentText, 'Absent of a set-up that an older release has recorded.'),
  by: Texts,
  setUp: KeptSetUp,
});

/** A poker game of the house: what is in force, and what was chosen before, the newest first. PRO-5 */
export const GameInForce = named(
  'GameInForce',
  object({ game: Text, title: Text, setUp: optional(KeptSetUp), history: list(Chosen) }),
);
export type GameInForce = Of<typeof GameInForce>;

export const gamesInForce = (house: HouseView): readonly GameInForce[] =>
  POKER_GAMES.map(({ tables: [game], title }) => {
    const kept = gameIn(house, game!); // Each has a name.
    if (kept === undefined || !('schedules' in kept)) return { game: game!, title, history: [] };
    const { history = [], ...setUp } = kept as typeof kept & Pick<GameOfHouse, 'history'>; // As it was put there.
    return { game: game!, title, setUp, history: history.toReversed() };
  });
