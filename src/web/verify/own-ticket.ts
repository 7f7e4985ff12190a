import { type DrawRecord, ticketOf } from '#core/draws';

export type OwnTicket = {
  readonly name: string;
  /** Its place in the list, from 1; zero where it isn't in it. */
  readonly place: number;
  readonly points: number;
  readonly hasWon: boolean;
};

/** The ticket of a club card by its check code, or a stub by its number. Worked out here: nobody is told. LOT-12 */
export const ownTicket = ({ commitment, entries, winners }: DrawRecord, typed: string, check: string): OwnTicket => {
  const plain = typed.trim();
  const name = check.trim() === '' ? plain : ticketOf(commitment, plain.replaceAll(/\s/g, ''), check);
  const at = entries.findIndex(([one]) => one === name);
  return { name, place: at + 1, points: entries[at]?.[1] ?? 0, hasWon: winners.includes(name) };
};
