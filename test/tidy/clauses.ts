import { HEADINGS } from '#core/rulebook';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { type Source, sourcesIn } from './sources.ts';

/** `HSE-4`, `REG-M6`, `C4P 8.1`, `4 CCR 12463-12464`, `B&P 19921`: how a text is cited. */
const CITED = /^(?:[A-Z][A-Z0-9][A-Z]-[A-Z]?[1-9]\d*|[A-Z][A-Z0-9][A-Z] \d+(?:\.\d+)*|\d+ CCR [\d-]+|B&P \d+)$/;
/** Names of that form that cite nothing. */
const NO_CLAUSES: readonly string[] = ['SHA-256', 'UTF-8'];
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const HEADING = /\bclauseOf\((?:[^()',]|\([^()]*\))*, '([^']+)'\)/g;
const LAW = /\bREG-[A-Z]\d+\b/g;

/** Every clause that a source cites: whole texts that are citations, the law wherever it is named, and headings. */
export const clausesIn = ({ text }: Source): readonly string[] => {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
  const literals = [...code.matchAll(LITERAL)].map(match => (match[1] ?? match[2] ?? match[3])!);
  const cited = literals.flatMap(literal => {
    const parts = literal.replaceAll(/\$\{[^}]*\}/g, '').split(/; ?/);
    const named = parts.filter(part => part !== '');
    return named.every(part => CITED.test(part)) ? named : [];
  });
  const headings = [...code.matchAll(HEADING)].map(match => match[1]!);
  return [...cited, ...headings, ...(text.match(LAW) ?? [])].filter(clause => !NO_CLAUSES.includes(clause));
};

const matches = (sources: readonly Source[], pattern: RegExp): readonly string[] =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(match => match[1]!));

/** Every clause that has a text: on a page of rules, as a heading of an approval, or in the law of a jurisdiction. */
export const clausesWithText = (): ReadonlySet<string> => {
  const pages = sourcesIn('docs/rules/*.md');
  return new Set([
    ...matches(pages, /\*\*([A-Z][A-Z0-9][A-Z][- ][\d.]+)\*\*/g),
    ...matches(pages, /^## ([A-Z][A-Z0-9][A-Z] [\d.]+) /gm),
    ...Object.values(HEADINGS),
    ...RULEBOOK.flatMap(({ claims }) => claims.clause),
    ...JURISDICTIONS.flatMap(({ regulations }) => regulations.map(({ id }) => id)),
  ]);
};
