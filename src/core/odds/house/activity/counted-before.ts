import { canonicalJson, rational } from '#core/base';
import type { Row } from '#core/rulebook';
import type { RowChance } from './row-task.ts';
import type { Setup } from './setup.ts';

/** By the key of a question the chances of its rows, each as one line of text. OFC-12 */
export type CountedBefore = Readonly<Record<string, readonly string[]>>;

/** Two questions with one key are the same cards, rows and table. */
export const keyOfQuestion = ({ question, table }: Pick<Setup, 'question' | 'table'>): string =>
  hashOf(canonicalJson({ question, table }));

/** FNV-1a by two seeds: 64 bits, in a form that a file can hold. */
const hashOf = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [one, other].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('');
};

/** `row counted hand 1/3 0`: what it is, how it was found, and the chance. */
export const countedLine = (chance: RowChance): string =>
  chance.method === 'none'
    ? `${chance.row.key} none ${chance.why}`
    : [
        chance.row.key,
        chance.method,
        chance.of,
        `${chance.chance.over}/${chance.chance.under}`,
        chance.standardError,
      ].join(' ');

/** The chances of a question that somebody has worked out before. */
export const countedBefore = (
  counted: CountedBefore,
  setup: Pick<Setup, 'question' | 'table'>,
  rows: readonly Row[],
): readonly RowChance[] | undefined =>
  counted[keyOfQuestion(setup)]?.map(line => chanceIn(line, rows)).filter(chance => chance !== undefined);

const chanceIn = (line: string, rows: readonly Row[]): RowChance | undefined => {
  const [key, method, ...rest] = line.split(' ');
  const row = rows.find(one => one.key === key);
  if (row === undefined) return undefined;
  if (method === 'none') return { row, method, why: rest.join(' ') };
  const [of, fraction = '0/1', error = '0'] = rest;
  const [over = '0', under = '1'] = fraction.split('/');
  return {
    row,
    method: method === 'counted' ? 'counted' : 'simulated',
    of: of === 'hand' ? 'hand' : 'round',
    chance: rational(BigInt(over), BigInt(under)),
    standardError: Number(error),
  };
};
