import { accept, type Decision, type Refusal } from '#core/base';
import { firstRefusal } from './checks.ts';
import { fedMeters } from './feed.ts';
import { checkPhase, type Order } from './phases.ts';
import { refuse } from './refusals.ts';
import { nameOn, type PokerRules } from './rules.ts';
import { checkMeters } from './settle-whole.ts';
import type { PlayEvent, RoundState } from './state.ts';

/** Places a bet, or changes one: the amount is what then lies on the layout. */
export const decideBet = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { seat, player, wager, amount }: Order<'PlaceBet'>,
): Decision<PlayEvent> => {
  const { setup, seats } = state;
  const wagers = seats.find(other => other.seat === seat)?.wagers ?? {};
  const refusal =
    checkPhase(state, ['bets'], 'Placing a bet', game.clauses.bets) ??
    checkPosition(game, state, seat, player) ??
    game.checkBet(setup.schedules, setup.limits, wager, amount) ??
    game.checkOrder(seat, wagers, wager);
  return refusal ?? accept({ type: 'BetPlaced', seat, player, wager, amount });
};

const checkPosition = <Schedules>(
  game: PokerRules<Schedules>,
  { setup, seats }: RoundState<Schedules>,
  seat: number,
  player: string,
): Refusal | undefined => {
  const { positions } = setup;
  const { bets } = game.clauses;
  if (!Number.isInteger(seat) || seat < 1 || seat > positions) return refuse('no-such-seat', { seat, positions }, bets);
  const holder = seats.find(other => other.seat === seat)?.player;
  if (holder !== undefined && holder !== player) return refuse('seat-taken', { seat, player: holder }, bets);
  const elsewhere = seats.find(other => other.player === player && other.seat !== seat);
  const mayHaveSeveral = game.mayTakeSeveralPositions && setup.severalPositions;
  if (elsewhere === undefined || mayHaveSeveral) return undefined;
  return refuse('one-position-a-player', { player, seat: elsewhere.seat }, bets);
};

export const decideTakeBack = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { seat, wager }: Order<'TakeBackBet'>,
): Decision<PlayEvent> => {
  const refusal = checkPhase(state, ['bets'], 'Taking back a bet', game.clauses.bets);
  if (refusal !== undefined) return refusal;
  const hasBet = state.seats.some(other => other.seat === seat && other.wagers[wager] !== undefined);
  if (!hasBet) return refuse('no-such-bet', { seat, wager: nameOn(game, wager) }, game.clauses.bets);
  return accept({ type: 'BetTakenBack', seat, wager });
};

/** "No more bets": the bets are complete, and the chips taken off the sensors are as many as the system accepted. */
export const decideClose = <Schedules>(
  game: PokerRules<Schedules>,
  state: RoundState<Schedules>,
  { chips }: Order<'CloseBets'>,
): Decision<PlayEvent> => {
  const { seats } = state;
  const refusal =
    checkPhase(state, ['bets'], 'Closing the bets', game.clauses.close) ??
    (seats.length === 0 ? refuse('no-bets', { least: 1 }, game.clauses.bets) : undefined) ??
    firstRefusal(seats, ({ seat, wagers }) => game.checkBets(seat, wagers)) ??
    game.checkTable(seats) ??
    checkMeters(game, state.setup.schedules, state.meters);
  if (refusal !== undefined) return refusal;
  const accepted = game.progressives.reduce((count, wager) => count + bettorsOn(state, wager), 0);
  if (chips !== accepted) return refuse('chips-do-not-match', { chips, accepted }, game.clauses.close);
  const { schedules, progressions } = state.setup;
  const fed = fedMeters(game.metersFor(schedules), state.meters, progressions, seats);
  return accept({ type: 'BetsClosed', accepted, meters: fed });
};

const bettorsOn = ({ seats }: RoundState<unknown>, wager: string): number =>
  seats.filter(({ wagers }) => wagers[wager] !== undefined).length;
