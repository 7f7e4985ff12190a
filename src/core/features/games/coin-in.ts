import { accept, defined } from '#core/base';
import type { RoundState } from '#core/games/table';
import { type Decide, type MoneyEvent, momentText, type OfType } from '#core/state';
import type { AlarmEvent } from '../alarms/index.ts';
import { type RoundEvent, startRound } from '../rounds/index.ts';
import { openedAt } from './bets.ts';
import { type BonusDraw, drawBonus, offeredBonus } from './bonus-draw.ts';
import { cardsInPlay } from './cards.ts';
import { type PokerAt, pokerAt } from './play.ts';
import { bookMeters } from './play-money.ts';
import { refuse } from './refusals.ts';
import { metersOf } from './set-up.ts';
import type { GameCommand, GameEvent } from './shape.ts';

type Happens = GameEvent | RoundEvent | MoneyEvent | AlarmEvent;

/** Coin In: bets are locked, meters fed, the bonus card drawn, and the round begins. C4P 5, 13; FCP 4 */
export const coinIn: Decide<OfType<GameCommand, 'CoinIn'>, Happens> = (house, { table, chips }, context) => {
  const found = pokerAt(house, table);
  if (!found.ok) return found;
  const at = found.value;
  const started = startRound(house, { type: 'StartGame', table }, context);
  if (!started.ok) return started;
  const begun = started.events.find(event => event.type === 'RoundStarted');
  if (begun === undefined) return started; // Fees came too fast, and nothing was started.
  const opened = openedAt(at);
  if (!opened.ok) return opened;
  const { state: open, setup } = opened.value;
  const stranger = open.seats.find(({ seat }) => !begun.bettors.some(bettor => bettor.seat === seat));
  if (stranger !== undefined) return refuse('bettor-not-dealt-in', { table, seat: stranger.seat }, 'PRO-6');
  const cards = cardsInPlay(at, context);
  if (!cards.ok) return cards;
  const offered = offeredBonus(at, open.setup.positions);
  // Bound before this, or not at all: a secret that is made now would prove nothing.
  const own = setup === undefined ? at.play : undefined;
  const drawn = offered === undefined ? NOTHING_DRAWN : drawBonus(offered, own, begun.round, context);
  if (drawn === undefined) return refuse('chance-missing', {}, 'PRO-6');
  // The house knows what is on its meters now, whatever was there when the first bet was placed.
  const before = metersOf(at.setUp);
  const state = { ...open, meters: before };
  const close = { type: 'CloseBets', chips: chips ?? chipsOn(at, open), ...drawn.drawn } as const;
  const closed = at.game.round.decide(state, close, { actor: context.actor.id });
  if (!closed.ok) return closed;
  const meters = closed.events.find(event => event.type === 'BetsClosed')!.meters;
  const { drawnFrom, revealed } = drawn;
  const played: GameEvent = {
    type: 'GamePlayed',
    table,
    game: at.setUp.game,
    round: begun.round,
    ...(setup && { opened: setup }),
    events: closed.events,
    ...(drawnFrom.length > 0 && { drawnFrom }),
    ...defined({ revealed }),
    meters,
    at: momentText(context.now),
    by: [context.actor.id],
    bookings: bookMeters(at.setUp.game, before, meters),
  };
  return accept<Happens>(...started.events, played, ...cards.events);
};

/** As many as lie on the sensors, where the dealer has not counted them by hand. */
const chipsOn = ({ rules }: PokerAt, { seats }: RoundState): number =>
  seats.flatMap(({ wagers }) => rules.progressives.filter(wager => wagers[wager] !== undefined)).length;

const NOTHING_DRAWN: BonusDraw = { drawn: {}, drawnFrom: [] };
