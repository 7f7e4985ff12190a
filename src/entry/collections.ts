import type { CommandOf } from '#core/house';
import { parseAmount } from '#core/money';
import type { CollectionsHere } from '#core/views';

/** A collection that is to be paid from a year that was won. */
export type CollectionDraft = {
  /** In dollars, as it was typed. */
  readonly amount: string;
  /** Of a winner without a club card. */
  readonly seat?: number;
  readonly isIdShown: boolean;
};

export const EMPTY_COLLECTION: CollectionDraft = { amount: '', isIdShown: false };

/** Nothing while the amount, the seat or the ID of a winner without a card is missing. */
export const collectionCommand = (
  table: number,
  { award, seat: sitsAt }: CollectionsHere,
  { amount: typed, seat: chosen, isIdShown }: CollectionDraft,
): CommandOf<'PayCollection'> | undefined => {
  const amount = parseAmount(typed);
  const seat = sitsAt ?? chosen;
  if (!amount.ok || amount.value <= 0 || seat === undefined) return undefined;
  const command = { type: 'PayCollection', award, table, seat, amount: amount.value } as const;
  if (sitsAt !== undefined) return command;
  return isIdShown ? { ...command, isIdShown } : undefined;
};
