import { type Answer, answer } from '#core/base';
import type { Settlement } from '#core/games/table';
import type { RoundBettor } from '#core/house';
import { asWritten, type GameRound, GameRoundText, gameRoundOf } from '../../src/conformance/game-round.ts';
import { type CoreJournal, journalOf } from '../../src/conformance/journal.ts';
import { type Kind, kindOf } from '../../src/conformance/kind.ts';
import { AT } from '../../src/conformance/read.ts';

/** Kind `game-round`: the game set up in the house, the round settled at a table of it. */
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

const settleIn = async (journal: CoreJournal, { game, round }: GameRound): Promise<Answer<Settlement>> => {
  const { schedules, meters, ...deal } = round;
  const bettors = deal.seats.map(({ seat }): RoundBettor => ({ ...BETTOR, seat }));
  const refused = await journal.ask({ type: 'SetUpGame', setUp: { game, schedules, meters, progressions: {} } });
  if (refused !== undefined) return refused;
  journal.happened(
    { type: 'TableOpened', table: 1, plays: { game, isLive: true, isTournament: false }, at: AT },
    { type: 'RoundStarted', table: 1, round: 1, at: AT, activities: [], bettors },
  );
  const wrong = await journal.ask({ type: 'SettleRound', table: 1, deal: { type: 'poker', ...deal } });
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
