import { accept } from '#core/base';
import type { Card } from '#core/cards';
import { type Delivery, deliveriesFor } from '#core/games/table';
import type { Decide, OfType } from '#core/state';
import { moveAll, playedBy } from './moves.ts';
import { type OnPlay, playOn } from './play.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** Cards in the order in which they came out, cut into the deliveries still due; all of them or none. TBL-11 */
export const readCards: Decide<OfType<GameCommand, 'ReadCards'>, GameEvent> = (house, { table, cards }, context) => {
  const found = playOn(house, table);
  if (!found.ok) return found;
  const moved = moveAll(found.value, dealt(dueIn(found.value), cards), context);
  return moved.ok ? accept(playedBy(found.value, moved.value, context)) : moved;
};

const dueIn = ({ state, rules }: OnPlay): readonly Delivery[] => {
  const seats = state.seats.map(({ seat }) => seat);
  return deliveriesFor(state.setup.dealing, seats, rules.dealerCards).slice(state.deliveriesMade);
};

type Deal = { readonly type: 'DealCards'; readonly to: Delivery['to']; readonly cards: readonly Card[] };

/** What is over when every hand is full goes to nobody: the round refuses it. */
const dealt = ([due, ...later]: readonly Delivery[], cards: readonly Card[]): readonly Deal[] => {
  if (cards.length === 0) return [];
  const count = due?.cards ?? cards.length;
  const move: Deal = { type: 'DealCards', to: due?.to ?? 'dealer', cards: cards.slice(0, count) };
  return [move, ...dealt(later, cards.slice(count))];
};
