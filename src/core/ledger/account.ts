/** Where money of a house can be. The books of a house are the balances of these. LDG-1 */
export type Account =
  /** Outside the house. Its balance is what players have put in less what they were paid, below zero. */
  | { readonly type: 'players' }
  /** The locked fee box of a table for one activity, not yet counted. */
  | { readonly type: 'drop-box'; readonly activity: string; readonly table: number }
  | { readonly type: 'pool'; readonly activity: string; readonly pool: string }
  | { readonly type: 'reserve'; readonly activity: string }
  /** Fees of the day that await its end. */
  | { readonly type: 'days-fees'; readonly activity: string }
  /** What the house has laid out for a fund and is owed, below zero. */
  | { readonly type: 'advance'; readonly activity: string }
  | { readonly type: 'admin-income'; readonly activity: string }
  /** Won and not yet paid out. */
  | { readonly type: 'prizes-payable'; readonly activity: string }
  | { readonly type: 'promotional-chips'; readonly activity: string }
  /** Won as collections for a year, and not used yet. */
  | { readonly type: 'paid-collections'; readonly activity: string }
  /** The other side of the cash that lies in boxes, trays, drawers and the vault. LDG-5 */
  | { readonly type: 'cage' }
  | { readonly type: 'vault' }
  /** The drawer of a window of the cage. */
  | { readonly type: 'drawer'; readonly station: string }
  /** What a tray has from fills, less credits: what it holds when it is whole. */
  | { readonly type: 'tray-fill'; readonly table: number }
  /** What counts of drawers and of the vault have found beside the books: over above zero, short below. */
  | { readonly type: 'over-short' }
  | { readonly type: 'tray'; readonly table: number }
  /** The house's own money: seeds, gifts, what it takes in. May be below zero. */
  | { readonly type: 'house' }
  | { readonly type: 'tournament-pool'; readonly activity: string; readonly event: string };

/** Accounts by what they are of. */
export const ACCOUNT = {
  players: { type: 'players' },
  house: { type: 'house' },
  cage: { type: 'cage' },
  vault: { type: 'vault' },
  overShort: { type: 'over-short' },
  drawer: (station: string) => ({ type: 'drawer', station }),
  trayFill: (table: number) => ({ type: 'tray-fill', table }),
  tray: (table: number) => ({ type: 'tray', table }),
  box: (activity: string, table: number) => ({ type: 'drop-box', activity, table }),
  pool: (activity: string, pool: string) => ({ type: 'pool', activity, pool }),
  reserve: (activity: string) => ({ type: 'reserve', activity }),
  advance: (activity: string) => ({ type: 'advance', activity }),
  daysFees: (activity: string) => ({ type: 'days-fees', activity }),
  adminIncome: (activity: string) => ({ type: 'admin-income', activity }),
  payable: (activity: string) => ({ type: 'prizes-payable', activity }),
  promotionalChips: (activity: string) => ({ type: 'promotional-chips', activity }),
  paidCollections: (activity: string) => ({ type: 'paid-collections', activity }),
} satisfies Readonly<Record<string, Account | ((...parts: never[]) => Account)>>;

/** One text for one account, its type first, for maps and exports: `reserve:GEAR-1`. */
export type AccountKey = string;

export const accountKey = (account: Account): AccountKey => {
  const parts: Readonly<Record<string, string | number>> = account;
  let key: string = account.type;
  for (const name in parts) if (name !== 'type') key += `:${parts[name]}`;
  return key;
};

/** Accounts of people outside the books, or of what is owed to the house; all others hold money. LDG-3 */
const MAY_BE_BELOW_ZERO: ReadonlySet<string> = new Set<Account['type']>([
  'players',
  'house',
  'advance',
  'cage',
  'tray',
  'tray-fill',
  'over-short',
]);

/** A key begins with the type of its account. */
export const mayBeBelowZero = (key: AccountKey): boolean => {
  const end = key.indexOf(':');
  return MAY_BE_BELOW_ZERO.has(end === -1 ? key : key.slice(0, end));
};
