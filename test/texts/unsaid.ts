import type { Source } from '../tidy/sources.ts';
import type { Folder } from './tables.ts';

/**
 * Texts that no code names. A text is named by the end of its path: `t('pay.title')` says `cage.pay.title`, and
 * `t(`kinds.${kind}`)` every one of `cage.kinds`.
 */
export const unsaidIn = ({ folder, tables }: Folder, sources: readonly Source[]): readonly string[] => {
  const { plain, patterns } = namesIn(sources);
  const isSaid = (path: string): boolean =>
    endsOf(path).some(end => plain.has(end) || patterns.some(pattern => pattern.test(end)));
  const paths = [...tables.get('en')!.keys()].filter(path => !READ_WHOLE.test(path));
  return paths.filter(path => !isSaid(path)).map(path => `${folder}: ${path}`);
};

/** Tables that are read from the first line to the last. */
const READ_WHOLE = /^(?:HELP|TABLE_RULES|shared)\./;

/** `a.b.c`, `b.c`, `c` */
const endsOf = (path: string): readonly string[] => {
  const parts = path.split('.');
  return parts.map((_, place) => parts.slice(place).join('.'));
};

type Names = { readonly plain: ReadonlySet<string>; readonly patterns: readonly RegExp[] };

const KNOWN = new WeakMap<readonly Source[], Names>();

const namesIn = (sources: readonly Source[]): Names => {
  const known = KNOWN.get(sources);
  if (known !== undefined) return known;
  const all = sources.map(({ text }) => text).join('\n');
  // A key of a table may be said: `{ merge: … }` goes through `t(act)`, and a column of a report is known by its words.
  const keys = [...all.matchAll(/^ +(\w+): /gm)].map(match => match[1]!);
  const quoted = [...all.matchAll(/'([\w. -]+)'|%([\w.]+)%/g)].map(match =>
    (match[1] ?? match[2]!).replaceAll(' ', '-'),
  );
  const patterns = [...all.matchAll(/`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g)]
    .map(match => match[1]!)
    .filter(one => /\w\.|\.\w|[A-Za-z]{4}/.test(one.replaceAll(/\$\{[^{}]*\}/g, '')));
  const names = {
    plain: new Set([...quoted, ...keys]),
    patterns: patterns.map(
      one => new RegExp(`^${one.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^{}]*\}/g, '[^.]+')}$`),
    ),
  };
  KNOWN.set(sources, names);
  return names;
};
