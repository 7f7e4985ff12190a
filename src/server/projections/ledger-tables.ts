import type { Booking, Cause, HouseEvent } from '#core/house';
import type { AccountKey } from '#core/ledger';
import { gatherSums } from './gathered.ts';
import type { Placed, Projection } from './projection.ts';
import { createTable } from './tables.ts';

/** What one gaming day did to one account, by the line of the fund statement on which it stands. RPT-4 */
export type LedgerDay = {
  account: AccountKey;
  day: string;
  line: Line;
  /** The type of the account, and the activity it belongs to; empty for the house's own. */
  kind: string;
  activity: string;
  money_in: number;
  money_out: number;
};

/** The lines of a fund statement, in their order; `cash` is what moves outside of the funds. */
export const LINES = [
  'taken-over',
  'fees',
  'increases',
  'prizes',
  'unclaimed',
  'reseeds',
  'admin-fees',
  'advances',
  'repayments',
  'house',
  'corrections',
  'cash',
] as const;
export type Line = (typeof LINES)[number];

export const ledgerTables: Projection = {
  tables: ['ledger_day'],
  create: database =>
    createTable<LedgerDay>(
      database,
      'ledger_day',
      {
        account: 'text',
        day: 'text',
        line: 'text',
        kind: 'text',
        activity: 'text',
        money_in: 'number',
        money_out: 'number',
      },
      ['account', 'day', 'line'],
    ),
  gather: () => {
    const sums = gatherSums<Key, Sums>('ledger_day', ['account', 'day', 'line'], ['money_in', 'money_out']);
    const named = accountBook();
    return {
      add: placed => {
        for (const [fromKey, toKey, amount] of bookingsOf(placed.event)) {
          const [from, to] = [named(fromKey), named(toKey)];
          const line = lineOf(placed.event, from.kind, to.kind);
          const day = dayOf(placed);
          sums.add({ ...from, day, line }, { money_in: 0, money_out: amount });
          sums.add({ ...to, day, line }, { money_in: amount, money_out: 0 });
        }
      },
      write: sums.write,
    };
  },
};

type Sums = Pick<LedgerDay, 'money_in' | 'money_out'>;
type Key = Omit<LedgerDay, keyof Sums>;

const NONE: readonly Booking[] = [];

const bookingsOf = (event: HouseEvent): readonly Booking[] => ('bookings' in event ? event.bookings : NONE);

/** What is settled for a day after its end belongs to that day. RPT-2 */
const dayOf = ({ event, day }: Placed): string => ('cause' in event ? (event.cause.day ?? day) : day);

/** By the two accounts first: what came from players is fees, whatever the fund did with it. RPT-4 */
const lineOf = (event: HouseEvent, from: string, to: string): Line => {
  if (event.type !== 'FundMoved' && event.type !== 'FundAdjusted') return 'cash';
  const { why } = event.cause;
  if (why === 'take-over') return 'taken-over';
  if (why === 'correction') return 'corrections';
  const isOn = (kind: string): boolean => from === kind || to === kind;
  if (isOn('drop-box')) return 'cash';
  if (isOn('advance')) return why === 'reimbursement' ? 'repayments' : 'advances';
  if (isOn('prizes-payable')) return why === 'unclaimed' ? 'unclaimed' : 'prizes';
  if (isOn('players')) return 'fees';
  if (isOn('admin-income')) return 'admin-fees';
  if (isOn('house')) return 'house';
  return BETWEEN_OWN[why] ?? 'corrections';
};

/** Money that stays within the fund: from the reserve or the day's fees to a pool, or back. */
const BETWEEN_OWN: Readonly<Partial<Record<Cause['why'], Line>>> = {
  fee: 'fees',
  'daily-increase': 'increases',
  raise: 'increases',
  lock: 'reseeds',
  award: 'reseeds',
};

const OWNED: readonly string[] = [
  'drop-box',
  'pool',
  'reserve',
  'days-fees',
  'advance',
  'admin-income',
  'prizes-payable',
  'promotional-chips',
  'tournament-pool',
];

type AccountNamed = Pick<LedgerDay, 'account' | 'kind' | 'activity'>;

/** Accounts are few and their keys many: each is taken apart once. */
const accountBook = (): ((account: AccountKey) => AccountNamed) => {
  const known = new Map<AccountKey, AccountNamed>();
  return account => {
    const before = known.get(account);
    if (before !== undefined) return before;
    const [kind = '', activity = ''] = account.split(':', 2);
    const named = { account, kind, activity: OWNED.includes(kind) ? activity : '' };
    known.set(account, named);
    return named;
  };
};
