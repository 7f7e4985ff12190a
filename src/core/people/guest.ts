/** A guest has no name in the house: what is owed to one is owed to a seat. */
export const guestAt = (table: number, seat: number): string => `seat:${table}/${seat}`;

/** The table and seat of a guest; nothing where it is the name of somebody. */
export const seatOfGuest = (name: string): { readonly table: string; readonly seat: string } | undefined => {
  const [, table, seat] = /^seat:(\d+)\/(\d+)$/.exec(name) ?? [];
  return table === undefined || seat === undefined ? undefined : { table, seat };
};
