import { accept } from '#core/base';
import type { Decide, OfType } from '#core/state';
import { endRound, type RoundEvent } from '../rounds/index.ts';
import { cardsAtRest } from './cards.ts';
import { moveAll, playedBy } from './moves.ts';
import { playOn } from './play.ts';
import { bookBets } from './play-money.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** Game Over: everything is settled, and the bets are in the books. C4P 7, 13; FCP 4 */
export const finishRound: Decide<OfType<GameCommand, 'FinishRound'>, GameEvent | RoundEvent> = (
  house,
  { table },
  context,
) => {
  const found = playOn(house, table);
  if (!found.ok) return found;
  const on = found.value;
  const ended = endRound(house, { type: 'GameOver', table });
  if (!ended.ok) return ended;
  const cards = cardsAtRest(on, context);
  if (!cards.ok) return cards;
  // A void round has nothing left to settle: every bet went back.
  const moved = moveAll(on, on.state.phase === 'void' ? [] : [{ type: 'EndRound' }], context);
  if (!moved.ok) return moved;
  const settlement = moved.value.state.settlement!; // A round that is over or void has one.
  const entries = settlement.isVoid ? [] : settlement.entries;
  const words = on.game.explain(settlement).map(({ message }) => message);
  const bookings = [...moved.value.bookings, ...bookBets(table, entries)];
  const played = playedBy(on, { ...moved.value, bookings }, context);
  return accept<GameEvent | RoundEvent>({ ...played, words, isOver: true }, ...cards.events, ...ended.events);
};
