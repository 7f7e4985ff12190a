import { accept, type Decision, type Refusal } from '#core/base';
import { type Cents, NOTHING, plus } from '#core/money';
import { firstRefusal } from './checks.ts';
import type { Game } from './game.ts';
import type { Meters } from './ledger.ts';
import { contribute } from './meter.ts';
import { checkPhase, type Order } from './phases.ts';
import { refuse } from './refusals.ts';
import { checkMeters } from './settle-round.ts';
import type { RoundEvent, RoundState } from './state.ts';
import { WAGER_NAMES, type WagerName } from './wagers.ts';

/** Places a bet, or changes one: the amount is what then lies on the layout. */
export const decideBet = <Schedules>(
  game: Game<Schedules>,
  state: RoundState<Schedules>,
  { seat, player, wager, amount }: Order<'PlaceBet'>,
): Decision<RoundEvent> => {
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
  game: Game<Schedules>,
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
  game: Game<Schedules>,
  state: RoundState<Schedules>,
  { seat, wager }: Order<'TakeBackBet'>,
): Decision<RoundEvent> => {
  const refusal = checkPhase(state, ['bets'], 'Taking back a bet', game.clauses.bets);
  if (refusal !== undefined) return refusal;
  const hasBet = state.seats.some(other => other.seat === seat && other.wagers[wager] !== undefined);
  if (!hasBet) return refuse('no-such-bet', { seat, wager: WAGER_NAMES[wager] }, game.clauses.bets);
  return accept({ type: 'BetTakenBack', seat, wager });
};

/** "No more bets": the bets are complete, and the chips taken off the sensors are as many as the system accepted. */
export const decideClose = <Schedules>(
  game: Game<Schedules>,
  state: RoundState<Schedules>,
  { chips }: Order<'CloseBets'>,
): Decision<RoundEvent> => {
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
  return accept({ type: 'BetsClosed', accepted, meters: withContributions(game, state) });
};

const bettorsOn = ({ seats }: RoundState<unknown>, wager: WagerName): number =>
  seats.filter(({ wagers }) => wagers[wager] !== undefined).length;

const withContributions = <Schedules>(game: Game<Schedules>, state: RoundState<Schedules>): Meters => {
  const meters = { ...state.meters };
  for (const { meter: name, wagers } of game.metersFor(state.setup.schedules)) {
    const [meter, progression] = [meters[name], state.setup.progressions[name]];
    if (meter !== undefined && progression !== undefined)
      meters[name] = contribute(meter, betOn(state, wagers), progression);
  }
  return meters;
};

const betOn = ({ seats }: RoundState<unknown>, wagers: readonly WagerName[]): Cents =>
  seats.flatMap(seat => wagers.map(wager => seat.wagers[wager] ?? NOTHING)).reduce(plus, NOTHING);
