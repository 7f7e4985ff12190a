import { type Answer, answer } from '#core/base';
import type { Settlement } from '#core/games/table';
import { asWritten, type GameRound, GameRoundText, gameRoundOf } from '../../src/conformance/game-round.ts';
import {
  betsOfRound,
  chanceOfRound,
  GAME_TABLE,
  isRoundVoid,
  movesOfRound,
  sceneOfRound,
  settlementIn,
  untilVoid,
} from '../../src/conformance/game-round-moves.ts';
import { type CoreJournal, journalOf, TWO } from '../../src/conformance/journal.ts';
import { type Kind, kindOf } from '../../src/conformance/kind.ts';

/** Kind `game-round`: the game set up in the house, the round played move by move at a table of it. */
export const gameRoundThroughHouse: Kind = scenario => {
  const journal = journalOf();
  return playedIn(journal)(scenario, journal);
};

const playedIn = (journal: CoreJournal): Kind =>
  kindOf(GameRoundText, async given => {
    const read = gameRoundOf(given);
    const settled = read.ok ? await settleIn(journal, read.value) : read;
    return settled.ok ? answer(asWritten(settled.value)) : settled;
  });

const settleIn = async (journal: CoreJournal, given: GameRound): Promise<Answer<Settlement>> => {
  const { events, ask } = journal;
  for (const command of [...sceneOfRound(given), betsOfRound(given)]) {
    const refused = await ask(command);
    if (refused !== undefined) return refused;
  }
  const locked = await ask({ type: 'CoinIn', table: GAME_TABLE }, { ...TWO, chance: chanceOfRound(given.round) });
  if (locked !== undefined) return locked;
  for (const command of untilVoid(movesOfRound(given), () => isRoundVoid(events))) {
    const refused = await ask(command);
    if (refused !== undefined) return refused;
  }
  return settlementIn(events);
};
