import { type Answer, answer } from '#core/base';
import type { Settlement } from '#core/games/table';
import type { RoundBettor } from '#core/house';
import { asWritten, type GameRound, GameRoundText, gameRoundOf } from '../../src/conformance/game-round.ts';
import { AT, type Journal } from '../../src/conformance/journal.ts';
import { kindOf } from '../../src/conformance/kind.ts';

/** Kind `game-round`: the game set up in the house, the round settled at a table of it. */
export const gameRoundThroughHouse = kindOf(GameRoundText, (given, journal) => {
  const read = gameRoundOf(given);
  const settled = read.ok ? settleIn(journal, read.value) : read;
  return settled.ok ? answer(asWritten(settled.value)) : settled;
});

const settleIn = (journal: Journal, { game, round }: GameRound): Answer<Settlement> => {
  const { schedules, meters, ...deal } = round;
  const bettors = deal.seats.map(({ seat }): RoundBettor => ({ ...BETTOR, seat }));
  const refused = journal.ask({ type: 'SetUpGame', setUp: { game, schedules, meters, progressions: {} } });
  if (refused !== undefined) return refused;
  journal.happened(
    { type: 'TableOpened', table: 1, plays: { game, isLive: true, isTournament: false }, at: AT },
    { type: 'RoundStarted', table: 1, round: 1, at: AT, activities: [], bettors },
  );
  const wrong = journal.ask({ type: 'SettleRound', table: 1, deal: { type: 'poker', ...deal } });
  if (wrong !== undefined) return wrong;
  const settled = journal.events.find(event => event.type === 'RoundSettled');
  if (settled?.result.type !== 'poker') throw new Error('a round was settled as that of another game');
  const { type: _type, ...result } = settled.result;
  return answer({ ...result, meters: settled.meters ?? {} });
};

const BETTOR: Omit<RoundBettor, 'seat'> = {
  position: 1,
  player: { type: 'anonymous' },
  role: 'player',
  isPlayerDealer: false,
  fees: [],
};
