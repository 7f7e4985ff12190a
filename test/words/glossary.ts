import { COUNT, type Message, messageIn } from '../../src/core/words/message.ts';

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

/** What a message can say: once with each of its branches, and with `{…}` where a fact is named. */
export const sentencesIn = (text: string): readonly string[] => variantsOf(messageIn(text));

const variantsOf = (message: Message): readonly string[] =>
  message.reduce<readonly string[]>(
    (begun, part) => begun.flatMap(beginning => variantsOfPart(part).map(end => beginning + end)),
    [''],
  );

const variantsOfPart = (part: Message[number]): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (part === COUNT) return ['#'];
  return part.branches.size === 0 ? ['{…}'] : [...part.branches.values()].flatMap(variantsOf);
};

/** What of these sentences is forbidden, as the table writes it. */
export const wrongIn = (sentences: readonly string[], rules: readonly Rule[]): readonly string[] =>
  rules.flatMap(({ never, except }) => {
    const left = sentences.map(sentence => except.reduce((rest, each) => rest.replace(patternOf(each), '|'), sentence));
    return never.filter(each => left.some(sentence => sentence.search(patternOf(each)) !== -1));
  });

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
