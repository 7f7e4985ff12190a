const ROWS = 8;
const EVERY_MS = 5_000;

/** As many lines as fit; the others come after them, by the clock. */
export const rowsAt = <Row>(rows: readonly Row[], now: number, most = ROWS): readonly Row[] => {
  const pages = Math.max(1, Math.ceil(rows.length / most));
  const page = Math.floor(now / EVERY_MS) % pages;
  return rows.slice(page * most, (page + 1) * most);
};
