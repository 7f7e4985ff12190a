import type { Footing } from '#core/sheet';
import type { Block, Paper, TableBlock } from './paper/paper.ts';

/** The first sum that doesn't come out; such a paper is not printed. PAP-5 */
export const unfooted = (sums: readonly Footing[]): Footing | undefined =>
  sums.find(({ expected, found }) => expected !== found);

/** Every total of the tables of a paper, in cents. */
export const paperFootings = ({ parts }: Paper): readonly Footing[] =>
  parts.flatMap(blocks => blocks.flatMap((block: Block) => (block.type === 'table' ? totalsOf(block) : [])));

const totalsOf = ({ rows, hasTotal = false, amounts = [] }: TableBlock): readonly Footing[] => {
  const last = rows.at(-1);
  if (!hasTotal || last === undefined) return [];
  return amounts.map(column => ({
    expected: centsIn(last[column]!),
    found: rows.slice(0, -1).reduce((all, row) => all + centsIn(row[column]!), 0),
  }));
};

/** An amount as papers write it; an empty cell is nothing. */
const centsIn = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '').replace('−', '-')) * 100);
