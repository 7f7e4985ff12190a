import { accept, type Refusal } from '#core/base';
import { firstRefusal } from './checks.ts';
import { fedMeters } from './feed.ts';
import { namedWager } from './named.ts';
import type { Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import { checkMeters } from './settle-whole.ts';
import { isCounted, type RoundState } from './state.ts';

/** Places a bet, or changes one: the amount is what then is on the layout. */
export const decideBet: Judged<'PlaceBet'> = (game, state, { seat, player, wager, amount }) => {
  const { setup, seats } = state;
  const wagers = seats.find(other => other.seat === seat)?.wagers ?? {};
  const refusal =
    checkPosition(game, state, seat, player) ??
    game.checkBet(setup.limits, wager, amount) ??
    (isCounted(state) ? checkCounted(game, wager) : game.checkOrder(seat, wagers, wager));
  return refusal ?? accept({ type: 'BetPlaced', seat, player, wager, amount });
};

/** Where the dealer plays by hand, only what feeds a meter is counted. */
const checkCounted = (game: PokerRules, wager: string): Refusal | undefined =>
  game.counted.some(rule => rule.wager === wager)
    ? undefined
    : refuse('wager-not-counted', { wager: namedWager(wager) }, game.clauses.bets);

const checkPosition = (
  game: PokerRules,
  { setup, seats }: RoundState,
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

export const decideTakeBack: Judged<'TakeBackBet'> = (game, state, { seat, wager }) => {
  const hasBet = state.seats.some(other => other.seat === seat && other.wagers[wager] !== undefined);
  if (!hasBet) return refuse('no-such-bet', { seat, wager: namedWager(wager) }, game.clauses.bets);
  return accept({ type: 'BetTakenBack', seat, wager });
};

/** "No more bets": the bets are complete, and the chips taken off the sensors are as many as the system accepted. */
export const decideClose: Judged<'CloseBets'> = (game, state, { type: _, chips, ...drawn }) => {
  const { seats } = state;
  const refusal = (isCounted(state) ? undefined : checkLayout(game, state)) ?? checkMeters(game, state.meters);
  if (refusal !== undefined) return refusal;
  const accepted = game.progressives.reduce((count, wager) => count + bettorsOn(state, wager), 0);
  if (chips !== accepted) return refuse('chips-do-not-match', { chips, accepted }, game.clauses.close);
  const fed = fedMeters(game.metersNeeded, state.meters, state.setup.progressions, seats);
  return accept({ type: 'BetsClosed', accepted, meters: fed, ...drawn });
};

const checkLayout = (game: PokerRules, { seats }: RoundState): Refusal | undefined =>
  (seats.length === 0 ? refuse('no-bets', { least: 1 }, game.clauses.bets) : undefined) ??
  firstRefusal(seats, ({ seat, wagers }) => game.checkBets(seat, wagers)) ??
  game.checkTable(seats);

const bettorsOn = ({ seats }: RoundState, wager: string): number =>
  seats.filter(({ wagers }) => wagers[wager] !== undefined).length;
