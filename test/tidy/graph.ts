import path from 'node:path';
import { isTest, type Source } from './sources.ts';

/** One import or re-export: from which file, and which names of it; `*` is all of them. */
type Link = { readonly target: string; readonly names: readonly Name[]; readonly isReExport: boolean };
type Name = { readonly asked: string; readonly known: string };

/** How the files of a tree depend on each other. Type imports count: a reader has to read those as well. */
export type Graph = ReadonlyMap<string, readonly Link[]>;

/** `maps` are the `imports` of package.json. */
export const graphOf = (sources: readonly Source[], maps: Readonly<Record<string, string>>): Graph => {
  const code = sources.filter(source => !isTest(source));
  const files = new Set(code.map(({ file }) => file));
  return new Map(code.map(({ file, text }) => [file, linksIn(file, text, files, maps)]));
};

const LINK = /(?:^|\n)\s*(import|export)\b([^'"`;]*?)\bfrom\s+['"]([^'"]+)['"]/g;
const BARE = /(?:^|\n)\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Whatever fits: `import(`./${name}/texts/${language}.ts`)`. */
const FITTING = /\bimport\(\s*`(\.[^`]+)`\s*\)/g;
/** All files that fit: `import.meta.glob(['./texts/*.ts', '!./texts/en.ts'])`. */
const GLOBBED = /\bimport\.meta\.glob(?:<\w+>)?\(\s*(\[[^\]]*\]|'[^']*')/g;
/** A worker, or a file that another process runs. */
const BY_URL = /new URL\(\s*['"](\.[^'"]+\.tsx?)['"],\s*import\.meta\.url/g;

const linksIn = (
  file: string,
  text: string,
  files: ReadonlySet<string>,
  maps: Readonly<Record<string, string>>,
): readonly Link[] => {
  const link = (to: string, names: readonly Name[], isReExport: boolean): readonly Link[] => {
    const target = resolved(file, to.replace(/\?worker&url$/, ''), maps);
    return target !== undefined && files.has(target) ? [{ target, names, isReExport }] : [];
  };
  const named = [...text.matchAll(LINK)].flatMap(([, word, names, to]) =>
    link(to!, namesIn(names!), word === 'export'),
  );
  const whole = [...text.matchAll(BARE), ...text.matchAll(BY_URL)].flatMap(([, one, other]) =>
    link(one ?? other!, [ALL], false),
  );
  const fitting = [...text.matchAll(FITTING)].flatMap(([, to]) => {
    const pattern = path.posix.join(path.posix.dirname(file), to!).replaceAll(/\$\{\w+\}/g, '.+');
    return [...files]
      .filter(one => new RegExp(`^${pattern}$`).test(one))
      .map(target => ({ target, names: [ALL], isReExport: false }));
  });
  const globbed = [...text.matchAll(GLOBBED)].flatMap(([, globs]) => {
    const patterns = [...globs!.matchAll(/'([^'!][^']*)'/g)].map(([, glob]) =>
      path.posix.join(path.posix.dirname(file), glob!),
    );
    return [...files]
      .filter(one => patterns.some(pattern => path.posix.matchesGlob(one, pattern)))
      .map(target => ({ target, names: [ALL], isReExport: false }));
  });
  return [...named, ...whole, ...fitting, ...globbed];
};

const ALL: Name = { asked: '*', known: '*' };

/** `{ a, type B as C }`: asked for as C, known there as B. A default or a namespace is all of a file. */
const namesIn = (clause: string): readonly Name[] => {
  const braced = /\{([\s\S]*)\}/.exec(clause);
  const outside = clause.replace(/\{[\s\S]*\}/, '').replace(/\btype\b|,|\s/g, '');
  const inside = (braced?.[1] ?? '').split(',').flatMap(part => {
    const [known, asked] = part
      .replace(/^\s*type\s+/, '')
      .trim()
      .split(/\s+as\s+/);
    return known === undefined || known === '' ? [] : [{ known, asked: asked ?? known }];
  });
  return outside === '' ? inside : [...inside, ALL];
};

const resolved = (file: string, to: string, maps: Readonly<Record<string, string>>): string | undefined => {
  if (to.startsWith('.')) return path.posix.join(path.posix.dirname(file), to);
  for (const [key, target] of Object.entries(maps)) {
    if (key === to) return path.posix.normalize(target);
    const [before, after] = key.split('*');
    if (after === undefined || !to.startsWith(before!) || !to.endsWith(after)) continue;
    return path.posix.normalize(target.replace('*', to.slice(before!.length, to.length - after.length)));
  }
  return undefined;
};

/** Groups of files that import each other in a circle, each group once. */
export const circlesIn = (graph: Graph): readonly (readonly string[])[] => {
  const state = { index: new Map<string, number>(), low: new Map<string, number>(), stack: [] as string[] };
  const circles: (readonly string[])[] = [];
  const visit = (file: string): void => {
    const { index, low, stack } = state;
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const { target } of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!state.index.has(file)) visit(file);
  return circles;
};

/**
 * Files that no root reaches. A door is seen through: an import of a name from it reaches
 * the file of that name, not its neighbors.
 */
export const unreachedIn = (graph: Graph, roots: readonly string[]): readonly string[] => {
  const reached = new Set<string>();
  const asked = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { target, names, isReExport } of graph.get(file) ?? []) {
      if (!isReExport) for (const { known } of names) ask(target, known);
    }
  };
  const ask = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    if (asked.has(key)) return;
    asked.add(key);
    const links = (graph.get(file) ?? []).filter(({ isReExport }) => isReExport);
    const through = links.flatMap(({ target, names }) =>
      names.filter(one => name === '*' || one.asked === name).map(({ known }) => ({ target, known })),
    );
    for (const { target, known } of through) ask(target, known);
    if (through.length === 0 || name === '*') reach(file);
  };
  for (const root of roots) ask(root, '*');
  const isDoor = (file: string): boolean => file.endsWith('/index.ts');
  return [...graph.keys()].filter(file => !reached.has(file) && !isDoor(file));
};
