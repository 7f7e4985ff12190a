type Row = Readonly<Record<string, string | number>>;

/** A plain table: a heading for each field, numbers to the right. */
export const textTable = (rows: readonly Row[]): string => {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const cells = [names, ...rows.map(row => names.map(name => `${row[name] ?? ''}`))];
  const widths = names.map((_, column) => Math.max(...cells.map(line => line[column]!.length)));
  const isNumber = names.map(name => rows.every(row => /^-?[\d.,$%]*$/.test(`${row[name] ?? ''}`)));
  const pad = (text: string, column: number): string =>
    isNumber[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!);
  return cells.map(line => line.map(pad).join('  ').trimEnd()).join('\n');
};
