import { type Cents, cents } from '#core/money';
import type { Said } from '#core/words';
import { namedHand } from './named.ts';
import type { Pays, PayTable } from './pays.ts';

/** A pay table as it is posted at a table: for one wager, and for Cover All for one number of players. */
export type PayBoard = {
  readonly wager: string;
  readonly clause: string;
  readonly players?: number;
  readonly rows: readonly { readonly hand: Said; readonly pays: Pays }[];
  /** What others get for such a hand, by what they have bet. */
  readonly envy?: readonly {
    readonly hand: Said;
    readonly pays: readonly { readonly bet: Cents; readonly amount: Cents }[];
  }[];
};

export const payBoard = (
  wager: string,
  { clause, rows }: PayTable,
  extra: Pick<PayBoard, 'players' | 'envy'> = {},
): PayBoard => ({ wager, clause, rows: rows.map(({ hand, pays }) => ({ hand: namedHand(hand), pays })), ...extra });

/** Envy bonuses as they are printed: in cents, by the bet in cents, then by the hand. */
export const envyBoard = (
  byBet: Readonly<Record<number, Readonly<Record<string, number>>>>,
): NonNullable<PayBoard['envy']> => {
  const bets = Object.entries(byBet);
  const hands = Object.keys(bets[0]?.[1] ?? {});
  return hands.map(hand => ({
    hand: namedHand(hand),
    pays: bets.map(([bet, amounts]) => ({ bet: cents(Number(bet)), amount: cents(amounts[hand]!) })), // Of every bet.
  }));
};
