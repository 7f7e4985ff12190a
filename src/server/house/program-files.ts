import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { fromJson, loose, optional, record, Text, yes } from '#core/shape';

/** What the program is made of, besides its packages. */
const PARTS = ['CHANGE.json', 'bin', 'demo', 'dist', 'package-lock.json', 'package.json', 'rulebook', 'scripts', 'src'];
const PACKAGES = 'node_modules';
const NODE = `${PACKAGES}/node/bin/node`;

/** Every file of the program's own, in the order of their names, the same on every machine; tests don't run. */
export const ownFiles = (folder: string): readonly string[] =>
  PARTS.flatMap(part => filesIn(folder, part)).filter(file => !path.basename(file).includes('.test.'));

/** Every file of the packages that it runs with, and of the Node that runs it. */
export const packageFiles = (folder: string): readonly string[] =>
  packagesIn(folder).flatMap(name => filesIn(folder, name));

/** A line as `sha256sum` writes it. */
export const lineOf = (folder: string, file: string): string => {
  const full = path.join(folder, file);
  // A file may go while screens are being built; then it is none that runs.
  return `${existsSync(full) ? hash('sha256', readFileSync(full)) : 'gone'}  ${file}`;
};

/** By which a changed file is told without reading it: a program can't set the moment of the last change of a file. */
export const traceIn = ({ size, ctimeMs, ino }: Stats): string => `${size} ${ctimeMs} ${ino}`;
export const traceOf = (folder: string, file: string): string => {
  const stats = statSync(path.join(folder, file), { throwIfNoEntry: false });
  return stats === undefined ? 'gone' : traceIn(stats);
};

/** What runs although no list of packages names it: another Node, or a package that was added. */
export const strangersIn = (folder: string, node: string): readonly string[] => {
  const known = new Set(Object.keys(lockIn(folder)));
  const added = installedIn(folder).filter(name => !known.has(name));
  const own = path.join(folder, NODE);
  const isOwnNode = existsSync(own) && (isSameFile(own, node) || hashOf(realpathSync(node)) === hashOf(own));
  return [...added, ...(isOwnNode ? [] : [node])];
};

const isSameFile = (one: string, other: string): boolean => {
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
};

const hashOf = (file: string): string => hash('sha256', readFileSync(file));

const filesIn = (folder: string, part: string): readonly string[] => {
  const full = path.join(folder, part);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [part];
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
};

const LockFile = loose({ packages: record(Text, loose({ dev: optional(yes), devOptional: optional(yes) })) });

const lockIn = (folder: string) => {
  const file = path.join(folder, 'package-lock.json');
  return (existsSync(file) ? fromJson(LockFile, readFileSync(file, 'utf8')) : undefined)?.packages ?? {};
};

/** The packages that are not for development alone; one inside another is among the files of that one. */
const packagesIn = (folder: string): readonly string[] =>
  Object.entries(lockIn(folder))
    .filter(([name, { dev, devOptional }]) => name !== '' && dev !== true && devOptional !== true)
    .map(([name]) => name)
    .filter(name => name.lastIndexOf(PACKAGES) === 0)
    .sort();

const installedIn = (folder: string): readonly string[] => {
  const packages = path.join(folder, PACKAGES);
  if (!existsSync(packages)) return [];
  const names = readdirSync(packages).filter(name => !name.startsWith('.'));
  return names.flatMap(name =>
    name.startsWith('@')
      ? readdirSync(path.join(packages, name)).map(inner => `${PACKAGES}/${name}/${inner}`)
      : [`${PACKAGES}/${name}`],
  );
};
