import { byText, firstDay, foundIn, lastDay, type Report } from './report.ts';
import { LEDGER_DAY, LINES, type Line, signedIf } from './tables/ledger.ts';

/** Every line but cash, which moves outside of the funds. */
type FundLine = Exclude<Line, 'cash'>;
const FUND_LINES = LINES.filter((line): line is FundLine => line !== 'cash');

// Each of them is among the entries.
const MONEY_LINES = Object.fromEntries(FUND_LINES.map(line => [line, 'money'])) as Record<FundLine, 'money'>;

/** The accounts that make up a fund, in their order; what it owes the house is below zero. */
const OF_A_FUND = ['pool', 'days-fees', 'reserve', 'advance'];

/** How each account of each fund came from its opening to its closing balance. RPT-4 */
export const fundStatement: Report = {
  title: 'Fund statement',
  summary: 'how each pool, reserve and debt to the house came from opening to closing',
  isWide: true,
  nothing: 'No fund has moved.',
  ...foundIn([LEDGER_DAY], async (database, asked) => {
    const sums = await database
      .selectFrom('ledger_day')
      .select(['activity', 'kind', 'account', 'line'])
      .select(eb => [
        eb.fn.sum<number>(signedIf(eb, eb('day', '<', firstDay(asked)))).as('before'),
        eb.fn.sum<number>(signedIf(eb, eb('day', '>=', firstDay(asked)))).as('within'),
      ])
      .where('kind', 'in', OF_A_FUND)
      .where('day', '<=', lastDay(asked))
      .$if(asked.activity !== undefined, query => query.where('activity', '=', asked.activity!))
      .groupBy(['activity', 'kind', 'account', 'line'])
      .execute();
    return [...Map.groupBy(sums, ({ account }) => account).values()].toSorted(inOrder).map(statementOf);
  }).shown({
    activity: 'text',
    account: 'text',
    opening: 'money',
    ...MONEY_LINES,
    closing: 'money',
  }),
};

type Sum = { activity: string; kind: string; account: string; line: Line; before: number; within: number };

const inOrder = ([a]: readonly Sum[], [b]: readonly Sum[]): number =>
  byText(a!.activity, b!.activity) || placeOf(a!) - placeOf(b!) || byText(a!.account, b!.account); // Groups have a first.

const placeOf = ({ kind }: Sum): number => OF_A_FUND.indexOf(kind);

const statementOf = (sums: readonly Sum[]) => {
  const { activity, account } = sums[0]!;
  const opening = total(sums.map(({ before }) => before));
  const lines = FUND_LINES.map(line => [line, total(sums.filter(one => one.line === line).map(one => one.within))]);
  const closing = opening + total(sums.map(({ within }) => within));
  // Every line of a fund is among the entries.
  const byLine = Object.fromEntries(lines) as Record<FundLine, number>;
  return { activity, account: nameOf(account), opening, ...byLine, closing };
};

/** `pool:GEGA-1:main` as people say it. */
const nameOf = (account: string): string => {
  const [kind, , pool] = account.split(':');
  switch (kind) {
    case 'pool':
      return `pool ${pool}`;
    case 'days-fees':
      return "day's fees";
    case 'advance':
      return 'owed to the house';
    default:
      return `${kind}`;
  }
};

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
