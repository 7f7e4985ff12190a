import { assert } from '#core/base';
import { type Appliers, bookAll, update } from '#core/state';
import type { GameEvent } from './events.ts';
import { type GameInHouse, gameIn, HI_LO } from './game.ts';
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
    if (meters !== undefined) update(games, game, before => ({ ...before, meters }));
    return update(tables, table, before =>
      before.round === undefined ? before : { ...before, round: { ...before.round, isSettled: true } },
    );
  },
  HiLoPlayed: (house, { events, bookings }) => {
    bookAll(house.balances, bookings);
    const after = events.reduce<GameInHouse | undefined>(evolveHiLo, gameIn(house, HI_LO));
    assert(after !== undefined, 'nothing happened in Hi-Lo');
    house.games.set(HI_LO, after);
    return undefined;
  },
};
