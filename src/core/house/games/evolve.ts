import { assert } from '#core/base';
import { bookAll } from '../books.ts';
import { type Appliers, update } from '../evolve-base.ts';
import type { GameEvent } from './events.ts';
import { type GameInHouse, HI_LO } from './game.ts';
import { evolveHiLo } from './hi-lo.ts';

/** Table games: how they are set up, and what their rounds have done. */
export const GAME_EVENTS: Appliers<GameEvent> = {
  GameSetUp: ({ games, balances }, { setUp, bookings }) => {
    bookAll(balances, bookings);
    games.set(setUp.game, setUp);
    return undefined;
  },
  RoundSettled: ({ games, tables, balances }, { table, game, meters, bookings }) => {
    bookAll(balances, bookings);
    if (meters !== undefined) update(games, game, (before): GameInHouse => ({ ...before, meters }) as GameInHouse);
    return update(tables, table, before =>
      before.round === undefined ? before : { ...before, round: { ...before.round, isSettled: true } },
    );
  },
  HiLoPlayed: ({ games, balances }, { events, bookings }) => {
    bookAll(balances, bookings);
    const after = events.reduce<GameInHouse | undefined>(evolveHiLo, games.get(HI_LO));
    assert(after !== undefined, 'nothing happened in Hi-Lo');
    games.set(HI_LO, after);
    return undefined;
  },
};
