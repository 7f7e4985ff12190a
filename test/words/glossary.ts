/** A row of a table "Never" in `docs/words`: what no text says, what it says instead, and where the words are right. */
export type Rule = { readonly never: readonly string[]; readonly say: string; readonly except: readonly string[] };

export const rulesOf = (page: string, heading: string): readonly Rule[] => {
  const section = page.split(/^## /m).find(each => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter(line => line.startsWith('|'));
  return rows.slice(2).map(row => {
    const [never = '', say = '', except = ''] = row.split('|').slice(1, -1);
    return { never: listIn(never), say: say.trim(), except: listIn(except) };
  });
};

const listIn = (cell: string): readonly string[] =>
  cell
    .split(', ')
    .map(each => each.trim())
    .filter(each => each !== '');

/** The words of an ICU message without its names and marks: facts are `{…}`, and the branches are set apart by `|`. */
export const wordsIn = (message: string): string =>
  message
    .replace(/\{\s*\w+\s*(?:,\s*number\s*)?\}/g, FACT)
    .replace(/\{\s*\w+\s*,\s*(?:plural|select)\s*,/g, '|')
    .replace(/(?:=\d+|[\w-]+)\s*\{(?!…)/g, '|')
    .replace(/(?<!…)\}/g, '|');

const FACT = '{…}';

/** What of a message is forbidden, as the table writes it. */
export const wrongIn = (message: string, rules: readonly Rule[]): readonly string[] => {
  const words = wordsIn(message);
  return rules.flatMap(({ never, except }) => {
    const left = except.reduce((text, each) => text.replace(patternOf(each), '|'), words);
    return never.filter(each => left.search(patternOf(each)) !== -1);
  });
};

const SPACED = /[\p{Script=Latin}\d]/u;

const PATTERNS = new Map<string, RegExp>();

const patternOf = (phrase: string): RegExp => {
  const pattern = PATTERNS.get(phrase) ?? newPattern(phrase);
  PATTERNS.set(phrase, pattern);
  return pattern;
};

/** Whole words where the script has spaces; `*` is any ending. */
const newPattern = (phrase: string): RegExp => {
  const open = phrase.endsWith('*');
  const bare = open ? phrase.slice(0, -1) : phrase;
  const before = SPACED.test(bare.at(0)!) ? '(?<![\\p{L}\\d])' : '';
  const after = !open && SPACED.test(bare.at(-1)!) ? '(?![\\p{L}\\d])' : '';
  return new RegExp(`${before}${RegExp.escape(bare)}${after}`, 'giu');
};
