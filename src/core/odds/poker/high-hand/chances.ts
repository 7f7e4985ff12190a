import type { Rational } from '#core/base';
import { rational } from '#core/base';
import { decimal } from '../../answer/exact.ts';

export type TableChances = {
  readonly key: string;
  /** That one player holds it. */
  readonly perPlayer: string;
  /** That at least one of the table's players holds it. */
  readonly perTable: string;
  /** How many of the table's players hold it on average. */
  readonly perDeal: string;
  readonly standardError: '0';
};

export const tableChances = (key: string, chance: (players: number) => Rational, players: number): TableChances => {
  const one = chance(1);
  return {
    key,
    perPlayer: decimal(one),
    perTable: decimal(chance(players)),
    perDeal: decimal(rational(one.over * BigInt(players), one.under)),
    standardError: '0',
  };
};
