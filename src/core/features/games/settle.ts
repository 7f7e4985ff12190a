import { accept } from '#core/base';
import { HI_LO, tableGameNamed } from '#core/games';
import { nameOfGame } from '#core/qualifying';
import { type Decide, momentText, type OfType, refuse as refuseAtHouse, tableInRound } from '#core/state';
import { bookingsOfRound } from './books.ts';
import { gameIn } from './game.ts';
import { refuse } from './refusals.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** A round of a table game as it was dealt, settled by the rules of the game, once. PRO-6 */
export const settleGame: Decide<OfType<GameCommand, 'SettleRound'>, GameEvent> = (house, { table, deal }, context) => {
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { round } = found.value;
  const { game: name } = found.value.table.plays;
  if (round.isSettled === true) return refuse('round-settled-before', { table, round: round.round }, 'PRO-6');
  const [setUp, game] = [gameIn(house, name), tableGameNamed(name)];
  if (setUp === undefined || setUp.game === HI_LO.name || game === undefined) {
    return refuse('game-not-set-up', { table, game: nameOfGame(name) }, 'PRO-5');
  }
  if (game.deals === 'poker') return refuse('play-by-moves', { game: nameOfGame(name) }, 'PRO-6');
  if (deal.type !== game.deals) return refuse('deal-of-other-game', { game: nameOfGame(name) }, 'PRO-6');
  const stranger = game.seatsIn(deal).find(seat => !round.bettors.some(bettor => bettor.seat === seat));
  if (stranger !== undefined) return refuseAtHouse('seat-not-dealt-in', { table, seat: stranger }, 'PRO-6');
  const settled = game.settle(setUp, deal);
  if (!settled.ok) return settled;
  const { movements, ...outcome } = settled.value;
  const { now, actor } = context;
  const done = { table, round: round.round, game: setUp.game, deal, at: momentText(now), by: actor.id };
  const bookings = bookingsOfRound(table, setUp.game, movements);
  return accept({ type: 'RoundSettled', ...done, ...outcome, bookings });
};
