import { type Answer, answer } from '#core/base';
import type { Settlement } from '#core/games/table';
import type { HouseCommand } from '#core/house';
import { asWritten, type GameRound, GameRoundText, gameRoundOf, type Journal, kindOf } from '../conformance/index.ts';
import { giveAll } from './scene.ts';

/** Kind `game-round`: the game is set up in the house, dealt at a table and settled there. */
export const gameRound = kindOf(GameRoundText, async (given, journal) => {
  const read = gameRoundOf(given);
  const settled = read.ok ? await settleIn(journal, read.value) : read;
  return settled.ok ? answer(asWritten(settled.value)) : settled;
});

const settleIn = async (journal: Journal, { game, round }: GameRound): Promise<Answer<Settlement>> => {
  const { schedules, meters, ...deal } = round;
  const commands: readonly HouseCommand[] = [
    { type: 'SetUpGame', setUp: { game, schedules, meters, progressions: {} } },
    { type: 'OpenTable', table: 1, plays: { game, isLive: true, isTournament: false } },
    ...deal.seats.map(({ seat }) => ({ type: 'SeatPlayer', table: 1, seated: { ...PLAYER, seat } }) as const),
    { type: 'StartGame', table: 1 },
    { type: 'SettleRound', table: 1, deal: { type: 'poker', ...deal } },
  ];
  const refused = await giveAll(journal.ask, commands);
  if (refused !== undefined) return refused;
  const settled = journal.events.find(event => event.type === 'RoundSettled');
  if (settled?.result.type !== 'poker') throw new Error('a round was settled as that of another game');
  const { type: _type, ...result } = settled.result;
  return answer({ ...result, meters: settled.meters ?? {} });
};

const PLAYER = { position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
