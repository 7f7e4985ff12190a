import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Booking, Cause, HouseEvent } from '#core/house';
import type { AccountKey } from '#core/ledger';
import { sumsTable } from './gathered.ts';
import { number, type Placed, type RowOf, type TablesOf, text, textOf } from './table.ts';

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

const COLUMNS = {
  account: textOf<AccountKey>(),
  day: text,
  line: textOf<Line>(),
  /** The type of the account, and the activity it belongs to; empty for the house's own. */
  kind: text,
  activity: text,
  money_in: number,
  money_out: number,
};

/** What one gaming day did to one account, by its line of the fund statement. RPT-4 */
export const LEDGER_DAY = sumsTable(
  'ledger_day',
  COLUMNS,
  { key: ['account', 'day', 'line'], summed: ['money_in', 'money_out'] },
  add => {
    const named = accountBook();
    return placed => {
      for (const [fromKey, toKey, amount] of bookingsOf(placed.event)) {
        const [from, to] = [named(fromKey), named(toKey)];
        const line = lineOf(placed.event, from.kind, to.kind);
        const day = dayOf(placed);
        add({ ...from, day, line }, { money_in: 0, money_out: amount });
        add({ ...to, day, line }, { money_in: amount, money_out: 0 });
      }
    };
  },
);

type Ledger = ExpressionBuilder<TablesOf<[typeof LEDGER_DAY]>, 'ledger_day'>;

/** What came in less what went out where the condition holds, else nothing. */
export const signedIf = (eb: Ledger, condition: Expression<SqlBool>): Expression<number> =>
  eb
    .case()
    .when(condition)
    .then(eb('money_in', '-', eb.ref('money_out')))
    .else(0)
    .end();

export const amountIf = (
  eb: Ledger,
  condition: Expression<SqlBool>,
  column: 'money_in' | 'money_out',
): Expression<number> => eb.case().when(condition).then(eb.ref(column)).else(0).end();

const NONE: readonly Booking[] = [];

const bookingsOf = (event: HouseEvent): readonly Booking[] => ('bookings' in event ? event.bookings : NONE);

/** What is settled for a day after its end belongs to that day. RPT-2 */
const dayOf = ({ event, day }: Placed): string => ('cause' in event ? (event.cause.day ?? day) : day);

/** By the two accounts first: money from players is fees, whatever the fund did with it. RPT-4 */
const lineOf = (event: HouseEvent, from: string, to: string): Line => {
  if (event.type !== 'FundMoved' && event.type !== 'FundAdjusted') return lineOfGame(event, from, to);
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

/** The meters of table games: parts of the wagers, prizes, what the house starts and resets them with. */
const lineOfGame = (event: HouseEvent, from: string, to: string): Line => {
  if (from !== 'pool' && to !== 'pool') return 'cash';
  switch (event.type) {
    case 'GameSetUp':
      return 'house';
    case 'GamePlayed':
      if (from === 'prizes-payable' || to === 'prizes-payable') return 'prizes';
      return event.events.some(({ type }) => type === 'BetsClosed' || type === 'RoundVoided') ? 'fees' : 'reseeds';
    case 'RoundSettled':
      return to === 'players' ? 'prizes' : 'fees';
    case 'GameRoundBackedOut':
      return 'corrections';
    default:
      return 'cash';
  }
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
  'paid-collections',
  'tournament-pool',
];

type AccountNamed = Pick<RowOf<typeof COLUMNS>, 'account' | 'kind' | 'activity'>;

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
