import { accept, assert, type Decision } from '#core/base';
import {
  baccaratTotal,
  bankerDraws,
  type Coup,
  checkCoup,
  isBaccaratNatural,
  type NaturalCard,
  playerDraws,
  showCard,
} from '#core/cards';
import { type Cents, formatAmount } from '#core/money';
import { refuse } from './refusals.ts';
import type { BaccaratRules, Line } from './rules.ts';
import { type Paid, settleCoup } from './settle.ts';

export type Bet = { readonly seat: number; readonly line: Line; readonly amount: Cents };

/** One round from open bets to the settled coup; cards are recorded as they are turned. */
export type BaccaratRound = {
  readonly bets: readonly Bet[];
  readonly isOpen: boolean;
  readonly player: readonly NaturalCard[];
  readonly banker: readonly NaturalCard[];
  readonly paid?: readonly Paid[];
};

export type BaccaratCommand =
  | { readonly type: 'PlaceBet'; readonly bet: Bet }
  | { readonly type: 'CloseBets' }
  | { readonly type: 'DealCard'; readonly card: NaturalCard }
  | { readonly type: 'SettleCoup' };

// On disk forever: add a member or an optional field; never rename or reuse one.
export type BaccaratEvent =
  | { readonly type: 'BetPlaced'; readonly bet: Bet }
  | { readonly type: 'BetsClosed' }
  | { readonly type: 'CardDealt'; readonly to: 'player' | 'banker'; readonly card: NaturalCard }
  | { readonly type: 'CoupSettled'; readonly winner: Coup['winner']; readonly paid: readonly Paid[] };

export const openRound: BaccaratRound = { bets: [], isOpen: true, player: [], banker: [] };

export const decideBaccarat = (
  round: BaccaratRound,
  command: BaccaratCommand,
  rules: BaccaratRules,
): Decision<BaccaratEvent> => {
  switch (command.type) {
    case 'PlaceBet':
      return placeBet(round, command.bet, rules);
    case 'CloseBets':
      if (round.bets.length === 0) return refuse('baccarat-no-bets', { seats: 0 }, 'BAC-6');
      return accept({ type: 'BetsClosed' });
    case 'DealCard': {
      const card = showCard(command.card);
      if (round.isOpen) return refuse('baccarat-bets-open', { card }, 'BAC-6');
      const to = nextHand(round);
      if (to === undefined) return refuse('baccarat-coup-complete', { card }, 'BAC-4');
      return accept({ type: 'CardDealt', to, card: command.card });
    }
    case 'SettleCoup': {
      const next = nextHand(round);
      if (next !== undefined) return refuse('baccarat-coup-incomplete', { next }, 'BAC-3');
      const coup = coupOf(round);
      return accept({ type: 'CoupSettled', winner: coup.winner, paid: settleCoup(round.bets, coup, rules) });
    }
  }
};

export const evolveBaccarat = (round: BaccaratRound, event: BaccaratEvent): BaccaratRound => {
  switch (event.type) {
    case 'BetPlaced': {
      const others = round.bets.filter(({ seat, line }) => seat !== event.bet.seat || line !== event.bet.line);
      return { ...round, bets: event.bet.amount === 0 ? others : [...others, event.bet] };
    }
    case 'BetsClosed':
      return { ...round, isOpen: false };
    case 'CardDealt':
      return { ...round, [event.to]: [...round[event.to], event.card] };
    case 'CoupSettled':
      return { ...round, paid: event.paid };
  }
};

/** Which hand takes the next card: player, banker, player, banker, then by the drawing table. BAC-3, BAC-4 */
export const nextHand = ({ player, banker }: Pick<BaccaratRound, 'player' | 'banker'>) => {
  if (player.length < 2 || banker.length < 2) return player.length === banker.length ? 'player' : 'banker';
  const [playerTwo, bankerTwo] = [player.slice(0, 2), banker.slice(0, 2)];
  if (isBaccaratNatural(playerTwo) || isBaccaratNatural(bankerTwo)) return undefined;
  if (player.length === 2 && playerDraws(baccaratTotal(playerTwo))) return 'player';
  return banker.length === 2 && bankerDraws(baccaratTotal(bankerTwo), player[2]) ? 'banker' : undefined;
};

const placeBet = ({ isOpen }: BaccaratRound, bet: Bet, { betMin, betMax }: BaccaratRules): Decision<BaccaratEvent> => {
  if (!isOpen) return refuse('baccarat-bets-closed', { seat: bet.seat }, 'BAC-6');
  const isWithin = bet.amount === 0 || (bet.amount >= betMin && bet.amount <= betMax); // Nothing takes the bet back.
  const limits = { bet: formatAmount(bet.amount), min: formatAmount(betMin), max: formatAmount(betMax) };
  return isWithin ? accept({ type: 'BetPlaced', bet }) : refuse('baccarat-bet-outside-limits', limits, 'BAC-6');
};

const coupOf = ({ player, banker }: BaccaratRound): Coup => {
  const coup = checkCoup({ player, banker });
  assert(coup.ok, 'cards dealt by the drawing table make no coup');
  return coup.value;
};
