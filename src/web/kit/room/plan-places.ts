import type { PlannedTable } from '#core/state';

export type Place = { readonly across: number; readonly down: number };
export type Places = {
  readonly columns: number;
  readonly rows: number;
  /** By the number of the table; each takes two squares by two. */
  readonly at: ReadonlyMap<number, Place>;
};

/** Squares that a table takes each way. */
const SPAN = 2;
/** Of a room nobody has drawn: somewhat wider than high, as the screens are. */
const WIDER = 1.6;

/** Where tables stand: as the office has drawn them, the empty edges left out; the others in rows below. OPH-3 */
export const placesOf = (
  tables: readonly number[],
  plan: readonly Pick<PlannedTable, 'table' | 'across' | 'down'>[],
): Places => {
  const drawn = plan.filter(({ table }) => tables.includes(table));
  const others = tables.filter(table => !drawn.some(one => one.table === table));
  const left = Math.min(...drawn.map(({ across }) => across));
  const top = Math.min(...drawn.map(({ down }) => down));
  const wide = Math.max(0, ...drawn.map(({ across }) => across - left + SPAN));
  const high = Math.max(0, ...drawn.map(({ down }) => down - top + SPAN));
  const columns = Math.max(wide, drawn.length > 0 ? SPAN : SPAN * Math.ceil(Math.sqrt(others.length * WIDER)));
  const inRow = Math.max(1, Math.floor(columns / SPAN));
  return {
    columns,
    rows: high + SPAN * Math.ceil(others.length / inRow),
    at: new Map([
      ...drawn.map(({ table, across, down }) => [table, { across: across - left, down: down - top }] as const),
      ...others.map((table, place) => {
        const [row, column] = [Math.floor(place / inRow), place % inRow];
        return [table, { across: SPAN * column, down: high + SPAN * row }] as const;
      }),
    ]),
  };
};
