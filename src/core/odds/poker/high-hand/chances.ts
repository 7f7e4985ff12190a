import { type Rational, rational } from '#core/base';
import { decimal } from '../../answer/exact.ts';

/** That one player holds a hand, that at least one of the table does, and how many of the table do on average. */
export const tableChances = (key: string, chance: (players: number) => Rational, players: number) => {
  const one = chance(1);
  return {
    key,
    perPlayer: decimal(one),
    perTable: decimal(chance(players)),
    perDeal: decimal(rational(one.over * BigInt(players), one.under)),
    standardError: '0',
  };
};
