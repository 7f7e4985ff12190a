import { addRational, divideRational, multiplyRational, type Rational, rational, subtractRational } from '#core/base';
import { type EnvyTable, saidOdds } from '#core/games/table';
import { decimal, exact } from '../answer/exact.ts';
import type { OddsAnswer } from '../answer/subject.ts';
import { ALL_FIVE } from '../counting/hand-counts.ts';
import type { PayLine } from './pay-lines.ts';

/** A progressive wager and who else plays: what it returns, and the meter at which it returns all it takes. */
export type ProgressiveWager = {
  readonly lines: readonly PayLine[];
  readonly wager: Rational;
  /** What the meter's percentages are shared by: 1, or all who bet on the dealer's hand. */
  readonly sharers?: number;
  readonly envy?: EnvyTable;
  readonly others?: number;
  readonly meter?: Rational | undefined;
};

/**
 * ODD-5: returns are parts of the wager. Envy counts each other player's hand at its own chance: averages add up
 * although all hands come from one deck. The meter is the amount shown when the player's turn comes.
 */
export const progressiveAnswer = (bet: ProgressiveWager): OddsAnswer => {
  const fixed = fixedReturn(bet.lines);
  const envy = envyReturn(bet);
  const perDollar = returnPerDollar(bet);
  const breakEven = divideRational(subtractRational(rational(1), addRational(fixed, envy)), perDollar);
  const all = (meter: Rational): Rational => addRational(addRational(fixed, envy), multiplyRational(perDollar, meter));
  return {
    fixedReturn: decimal(fixed),
    envyReturn: decimal(envy),
    perThousand: decimal(multiplyRational(perDollar, rational(1000))),
    breakEvenMeter: decimal(breakEven),
    exact: { fixedReturn: exact(fixed).fraction, breakEvenMeter: exact(breakEven).fraction },
    ...(bet.meter === undefined
      ? {}
      : { meter: decimal(bet.meter), edge: exact(subtractRational(rational(1), all(bet.meter))) }),
    awards: bet.lines.map(({ hand, pays, count }) => ({
      key: hand,
      count: `${count}`,
      total: `${ALL_FIVE}`,
      probability: decimal(rational(count, ALL_FIVE)),
      award: saidOdds(pays).message,
    })),
  };
};

const fixedReturn = (lines: readonly PayLine[]): Rational => {
  const paid = lines.map(({ pays, count }) => (pays.kind === 'for' ? count * BigInt(pays.n) : 0n));
  return rational(sum(paid), ALL_FIVE);
};

const returnPerDollar = ({ lines, wager, sharers = 1 }: ProgressiveWager): Rational => {
  const percents = lines.map(({ pays, count }) => (pays.kind === 'meter-percent' ? count * BigInt(pays.percent) : 0n));
  return divideRational(rational(sum(percents), 100n * BigInt(sharers) * ALL_FIVE), wager);
};

const envyReturn = ({ lines, wager, envy = {}, others = 0 }: ProgressiveWager): Rational => {
  const cents = sum(lines.map(({ hand, count }) => count * BigInt(envy[hand] ?? 0)));
  return divideRational(rational(BigInt(others) * cents, 100n * ALL_FIVE), wager);
};

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, n) => total + n, 0n);
