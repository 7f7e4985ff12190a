import type { Coup } from '#core/cards';
import { type Cents, cents, minus, NOTHING, partOf, percent, times } from '#core/money';
import { type Coded, type Said, written } from '#core/words';
import { speak } from './coach/said.ts';
import type { BaccaratRules, Line } from './rules.ts';

/** What a bet wins beside its stake (its stake lost is a negative amount), with the reason. */
export type Paid = {
  readonly seat: number;
  readonly line: Line;
  readonly net: Cents;
  readonly why: string;
  /** To say it in another language; what an older release settled has none. */
  readonly said?: Coded;
};

type Staked = { readonly seat: number; readonly line: Line; readonly amount: Cents };

/** BAC-7: equal money on player and banker, the tie at its odds; player and banker bets push on a tie. */
export const settleCoup = (bets: readonly Staked[], coup: Coup, rules: BaccaratRules): readonly Paid[] =>
  bets.map(({ seat, line, amount }) => {
    const { net, why } = settleBet(line, amount, coup, rules);
    return { seat, line, net, why: why.message, said: written(why).said };
  });

/** A banker win with three cards totalling seven. */
export const isDragonSeven = ({ winner, banker, bankerTotal }: Coup): boolean =>
  winner === 'banker' && banker.length === 3 && bankerTotal === 7;

/** A player win with three cards totalling eight. */
export const isPandaEight = ({ winner, player, playerTotal }: Coup): boolean =>
  winner === 'player' && player.length === 3 && playerTotal === 8;

type Outcome = { readonly net: Cents; readonly why: Said };

const settleBet = (line: Line, stake: Cents, coup: Coup, rules: BaccaratRules): Outcome => {
  const totals = { player: coup.playerTotal, banker: coup.bankerTotal };
  if (line === coup.winner) return winning(line, stake, coup, rules);
  if (coup.winner === 'tie') return { net: NOTHING, why: speak('baccarat.why-returned', totals) };
  return { net: minus(NOTHING, stake), why: speak(`baccarat.why-${coup.winner}`, totals) };
};

const winning = (line: Line, stake: Cents, coup: Coup, rules: BaccaratRules): Outcome => {
  const totals = { player: coup.playerTotal, banker: coup.bankerTotal };
  const { tiePays: pays, bankerCommissionPercent: commission } = rules;
  if (line === 'tie') return { net: times(stake, pays), why: speak('baccarat.why-tie', { ...totals, pays }) };
  if (line === 'player') return { net: stake, why: speak('baccarat.why-player', totals) };
  if (rules.dragonSevenPushes && isDragonSeven(coup)) {
    return { net: NOTHING, why: speak('baccarat.why-dragon', totals) };
  }
  if (commission === 0) return { net: stake, why: speak('baccarat.why-banker', totals) };
  const kept = minus(stake, cents(partOf(stake, percent(commission))));
  return { net: kept, why: speak('baccarat.why-commission', { ...totals, commission }) };
};
