import { assert } from '#core/base';
import { HI_LO } from '#core/games';
import { type Appliers, bookAll, put, update } from '#core/state';
import { hiLoIn } from './hi-lo.ts';
import type { GameEvent } from './shape.ts';

/** Table games: how they are set up, and what their rounds have done. */
export const GAME_EVENTS: Appliers<GameEvent> = {
  GameSetUp: ({ games, balances }, { setUp, bookings }) => {
    bookAll(balances, bookings);
    return put(games, setUp.game, setUp);
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
    const after = events.reduce(HI_LO.evolve, hiLoIn(house));
    assert(after !== undefined, 'nothing happened in Hi-Lo');
    return put(house.games, HI_LO.name, after);
  },
};
