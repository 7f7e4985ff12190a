import type { Settlement } from '#core/games/table';
import { dollars } from '#core/money';
import { type Rounds, type Row, watching } from './row.ts';

export const UNIT = dollars(1);

/** Wagers that the real engine settles, and the row that they belong to. */
export type SettledBet = {
  readonly row: Row;
  readonly wagers: readonly string[];
  /** A rider has no stake that could be lost: it is a unit better than the bet that the odds speak of. */
  readonly isRider?: boolean;
};

/** The nets of seat 1, wagers that belong together as one. */
export const engineRounds = (round: () => Settlement, bets: readonly SettledBet[]): Rounds =>
  watching(
    round,
    bets.map(({ row, wagers, isRider = false }) => ({
      ...row,
      what: `${row.what}, real engine`,
      result: (settled: Settlement) => netOf(settled, wagers) - (isRider ? 1 : 0),
    })),
  );

const netOf = ({ entries }: Settlement, wagers: readonly string[]): number => {
  let net = 0;
  for (const { seat, wager, stake, returned } of entries) {
    if (seat === 1 && wagers.includes(wager)) net += returned - stake;
  }
  return net / UNIT;
};
