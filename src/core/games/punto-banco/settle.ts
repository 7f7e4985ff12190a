import type { Coup } from '#core/cards';
import { type Cents, cents, minus, NOTHING, partOf, percent, times } from '#core/money';
import type { BaccaratRules, Line } from './rules.ts';

/** What a bet wins beside its stake (its stake lost is a negative amount), with the reason. */
export type Paid = { readonly seat: number; readonly line: Line; readonly net: Cents; readonly why: string };

type Staked = { readonly seat: number; readonly line: Line; readonly amount: Cents };

/** BAC-7: equal money on player and banker, the tie at its odds; player and banker bets push on a tie. */
export const settleCoup = (bets: readonly Staked[], coup: Coup, rules: BaccaratRules): readonly Paid[] =>
  bets.map(({ seat, line, amount }) => ({ seat, line, ...settleBet(line, amount, coup, rules) }));

/** A banker win with three cards totalling seven. */
export const isDragonSeven = ({ winner, banker, bankerTotal }: Coup): boolean =>
  winner === 'banker' && banker.length === 3 && bankerTotal === 7;

/** A player win with three cards totalling eight. */
export const isPandaEight = ({ winner, player, playerTotal }: Coup): boolean =>
  winner === 'player' && player.length === 3 && playerTotal === 8;

const settleBet = (line: Line, stake: Cents, coup: Coup, rules: BaccaratRules): Pick<Paid, 'net' | 'why'> => {
  const result = `${coup.playerTotal} against ${coup.bankerTotal}`;
  if (line === coup.winner) return winning(line, stake, coup, rules, result);
  if (coup.winner === 'tie') return { net: NOTHING, why: `tie, ${result}: the bet is returned` };
  return { net: minus(NOTHING, stake), why: `${coup.winner} wins, ${result}` };
};

const winning = (line: Line, stake: Cents, coup: Coup, rules: BaccaratRules, result: string) => {
  if (line === 'tie') return { net: times(stake, rules.tiePays), why: `tie, ${result}: ${rules.tiePays} to 1` };
  if (line === 'player') return { net: stake, why: `player wins, ${result}` };
  if (rules.dragonSevenPushes && isDragonSeven(coup)) return { net: NOTHING, why: `Dragon 7, ${result}: returned` };
  const commission = cents(partOf(stake, percent(rules.bankerCommissionPercent)));
  return { net: minus(stake, commission), why: `banker wins, ${result}, less ${rules.bankerCommissionPercent}%` };
};
