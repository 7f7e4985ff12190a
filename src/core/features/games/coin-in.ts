import { type Answer, accept, answer } from '#core/base';
import { DECK } from '#core/cards';
import { firstBelow, NUMBERS_FOR_ONE } from '#core/draws';
import type { Drawn, RoundState } from '#core/games/table';
import { type Context, type Decide, type MoneyEvent, momentText, type OfType } from '#core/state';
import type { AlarmEvent } from '../alarms/index.ts';
import { type RoundEvent, startRound } from '../rounds/index.ts';
import { openedAt } from './bets.ts';
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
  const drawn = drawnFor(at, open, context);
  if (!drawn.ok) return drawn;
  // The house knows what is on its meters now, whatever was there when the first bet was placed.
  const before = metersOf(at.setUp);
  const state = { ...open, meters: before };
  const close = { type: 'CloseBets', chips: chips ?? chipsOn(at, open), ...drawn.value.drawn } as const;
  const closed = at.game.round.decide(state, close, { actor: context.actor.id });
  if (!closed.ok) return closed;
  const meters = closed.events.find(event => event.type === 'BetsClosed')!.meters;
  const { numbers } = drawn.value;
  const played: GameEvent = {
    type: 'GamePlayed',
    table,
    game: at.setUp.game,
    round: begun.round,
    ...(setup && { opened: setup }),
    events: closed.events,
    ...(numbers.length > 0 && { drawnFrom: numbers }),
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

type Drawing = { readonly drawn: Drawn; readonly numbers: readonly number[] };

/** Drawn before a card is dealt, by nobody at the table. C4P 8.6 */
const drawnFor = ({ setUp, rules }: PokerAt, { setup }: RoundState, { chance }: Context): Answer<Drawing> => {
  const isOffered = rules.counted.some(({ riders }) => riders !== undefined);
  const [magic, lucky] = [isOffered && setUp.magicCard === true, isOffered && setUp.luckyBonus === true];
  if (!magic && !lucky) return answer({ drawn: {}, numbers: [] });
  const positions: readonly (number | 'dealer')[] = [
    ...Array.from({ length: setup.positions }, (_, place) => place + 1),
    'dealer',
  ];
  const bounds = [...(magic ? [DECK.length] : []), ...(lucky ? [positions.length] : [])];
  const numbers = bounds.flatMap(bound => firstBelow(chance?.(NUMBERS_FOR_ONE) ?? [], bound));
  if (numbers.length < bounds.length) return refuse('chance-missing', {}, 'PRO-6');
  const luckySeat = lucky ? positions[numbers.at(-1)! % positions.length] : undefined;
  return answer({
    drawn: {
      ...(magic && { magicCard: DECK[numbers[0]! % DECK.length]! }),
      ...(luckySeat !== undefined && { luckySeat }),
    },
    numbers,
  });
};
