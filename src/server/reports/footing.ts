import type { Reported } from './reported.ts';

type Sum = { readonly expected: number; readonly found: number };

/** A statement or balance that doesn't come out; such a report is not put on paper. PAP-5 */
export const unfootedIn = ({ report, columns, rows }: Reported): Sum | undefined => {
  const amount = (row: (typeof rows)[number], name: string): number => Number(row[name] ?? 0);
  const money = Object.keys(columns).filter(name => columns[name] === 'money');
  const lines = rows.flatMap((row): readonly Sum[] => {
    const opening = amount(row, 'opening');
    const expected = amount(row, 'closing');
    if (report === 'trial-balance') return [{ expected, found: opening + amount(row, 'in') - amount(row, 'out') }];
    if (report !== 'fund-statement') return [];
    const between = money.filter(name => name !== 'opening' && name !== 'closing');
    return [{ expected, found: between.reduce((all, name) => all + amount(row, name), opening) }];
  });
  return lines.find(({ expected, found }) => expected !== found);
};
