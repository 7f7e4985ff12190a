import { type Answer, answer, type Refusal } from '#core/base';
import type { Settlement } from '#core/games/table';
import {
  asWritten,
  betsOfRound,
  drawnIn,
  GAME_TABLE,
  type GameRound,
  GameRoundText,
  gameRoundOf,
  isRoundVoid,
  type Journal,
  kindOf,
  movesOfRound,
  sceneOfRound,
  settlementIn,
  untilVoid,
} from '../conformance/index.ts';
import { giveAll } from './give-all.ts';

/** Kind `game-round`: the game is set up in the house, dealt at a table and settled there, move by move. */
export const gameRound = kindOf(GameRoundText, async (given, journal) => {
  const read = gameRoundOf(given);
  const settled = read.ok ? await settleIn(journal, read.value) : read;
  return settled.ok ? answer(asWritten(settled.value)) : settled;
});

const settleIn = async ({ ask, events }: Journal, given: GameRound): Promise<Answer<Settlement>> => {
  const refused =
    (await giveAll(ask, sceneOfRound(given))) ??
    (await coinIn({ ask, events }, given)) ??
    (await giveAll(
      ask,
      untilVoid(movesOfRound(given), () => isRoundVoid(events)),
    ));
  return refused ?? settlementIn(events);
};

/** Nobody chooses what the house draws: a round with another card is void, and the bets are placed again. */
const coinIn = async (
  { ask, events }: Pick<Journal, 'ask' | 'events'>,
  given: GameRound,
): Promise<Refusal | undefined> => {
  const { magicCard, luckySeat } = given.round;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const refused = await giveAll(ask, [betsOfRound(given), { type: 'CoinIn', table: GAME_TABLE }]);
    if (refused !== undefined) return refused;
    const drawn = drawnIn(events);
    const isAsked =
      (magicCard === undefined || drawn?.magicCard === magicCard) &&
      (luckySeat === undefined || drawn?.luckySeat === luckySeat);
    if (isAsked) return undefined;
    const again = await giveAll(ask, [
      { type: 'PlayRound', table: GAME_TABLE, moves: [{ type: 'ReportIrregularity', irregularity: 'shoe-jam' }] },
      { type: 'FinishRound', table: GAME_TABLE },
    ]);
    if (again !== undefined) return again;
  }
  throw new Error('the house did not draw what the scenario states');
};

/** One in 52 cards and seven positions: so many tries miss it once in a million times. */
const TRIES = 5_000;
