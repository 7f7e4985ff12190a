import type { HouseView } from '#core/house';
import { formatAmount } from '#core/money';
import { said } from './said.ts';
import { textTable } from './table.ts';

export const SHOWN = ['meters', 'books', 'tables', 'awards'] as const;
export type Shown = (typeof SHOWN)[number];

type Row = Readonly<Record<string, string | number>>;

/** A part of a house for people, and the same for programs, in whole cents. */
export const shown = (house: HouseView, what: Shown): { readonly table: string; readonly json: unknown } => {
  switch (what) {
    case 'meters':
      return listed(
        metersOf(house),
        [...house.funds].map(([activity, fund]) => ({ activity, ...fund })),
      );
    case 'books': {
      const balances = [...house.balances].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const rows = balances.map(([account, amount]) => ({ account, amount: formatAmount(amount) }));
      return listed(rows, Object.fromEntries(balances));
    }
    case 'tables':
      return listed(tablesOf(house), [...house.tables.values()]);
    case 'awards':
      return listed(awardsOf(house), [...house.awards.values()]);
  }
};

const listed = (rows: readonly Row[], json: unknown) => ({
  table: rows.length === 0 ? said('none', {}) : textTable(rows),
  json,
});

const metersOf = ({ funds }: HouseView): readonly Row[] =>
  [...funds].flatMap(([activity, { pools, reserve, advance }]) => [
    ...Object.entries(pools).map(([meter, amount]) => ({ activity, meter, amount: formatAmount(amount) })),
    { activity, meter: '(reserve)', amount: formatAmount(reserve) },
    ...(advance === 0 ? [] : [{ activity, meter: '(owed to the house)', amount: formatAmount(advance) }]),
  ]);

const tablesOf = ({ tables }: HouseView): readonly Row[] =>
  [...tables.values()].map(({ table, plays, openedAt, seated, rounds }) => ({
    table,
    game: plays.game,
    state: openedAt === undefined ? 'closed' : 'open',
    seated: seated.length,
    rounds,
  }));

const awardsOf = ({ awards }: HouseView): readonly Row[] =>
  [...awards.values()].map(({ award, activity, table, seat, claim }) => ({
    award,
    activity,
    table: table ?? '',
    seat: seat ?? '',
    claim: claim.state,
  }));
