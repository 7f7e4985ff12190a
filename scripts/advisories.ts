// Holds package-lock.json against the kept list of known weaknesses, since a registry may have none to ask.
// With a folder of OSV files (https://osv.dev, its file for npm unpacked) it writes the list anew from them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, type Package } from './sbom.ts';

type Range = { readonly introduced: string; readonly fixed?: string };
export type Advisory = {
  readonly id: string;
  readonly package: string;
  readonly what: string;
  readonly ranges: readonly Range[];
  /** Why it does us no harm, where somebody has looked. */
  readonly accepted?: string;
};
export type Snapshot = { readonly taken: string; readonly from: string; readonly advisories: readonly Advisory[] };

const FILE = path.join(import.meta.dirname, 'advisories', 'snapshot.json');

export const readSnapshot = (): Snapshot => JSON.parse(readFileSync(FILE, 'utf8')) as Snapshot; // Written below.

const INSIDE = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?/;

/** By the rules of semver: below zero where the first comes before the second. */
export const versionOrder = (one: string, other: string): number => {
  const [a, b] = [INSIDE.exec(one), INSIDE.exec(other)];
  if (a === null || b === null) return one < other ? -1 : Number(one > other);
  for (const place of [1, 2, 3] as const) {
    const apart = Number(a[place]) - Number(b[place]);
    if (apart !== 0) return apart;
  }
  if (a[4] === undefined || b[4] === undefined) return Number(a[4] === undefined) - Number(b[4] === undefined);
  return earlier(a[4].split('.'), b[4].split('.'));
};

/** What comes before a release: numbers by size and before words, fewer parts before more. */
const earlier = (one: readonly string[], other: readonly string[]): number => {
  for (const [place, part] of one.entries()) {
    const beside = other[place];
    if (beside === undefined) return 1;
    if (part === beside) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(part), /^\d+$/.test(beside)];
    if (isNumber && isOtherNumber) return Number(part) - Number(beside);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return part < beside ? -1 : 1;
  }
  return one.length - other.length;
};

/** Known weaknesses of these packages that nobody has looked into. */
export const weaknesses = (
  packages: readonly Pick<Package, 'name' | 'version'>[],
  { advisories }: Pick<Snapshot, 'advisories'>,
): readonly string[] =>
  packages.flatMap(({ name, version }) =>
    advisories
      .filter(one => one.package === name && one.accepted === undefined && one.ranges.some(within(version)))
      .map(({ id, what }) => `${name} ${version}: ${id}, ${what}`),
  );

const within =
  (version: string) =>
  ({ introduced, fixed }: Range): boolean =>
    versionOrder(version, introduced) >= 0 && (fixed === undefined || versionOrder(version, fixed) < 0);

/** As OSV writes it, as far as we need it. */
type Osv = {
  readonly id: string;
  readonly summary?: string;
  readonly withdrawn?: string;
  readonly affected?: readonly {
    readonly package: { readonly ecosystem: string; readonly name: string };
    readonly ranges?: readonly { readonly type: string; readonly events: readonly Record<string, string>[] }[];
    readonly versions?: readonly string[];
  }[];
};

/** The advisories about these packages, from files as OSV publishes them. */
export const fromOsv = (files: readonly Osv[], packages: readonly Pick<Package, 'name'>[]): readonly Advisory[] => {
  const names = new Set(packages.map(({ name }) => name));
  return files
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap(({ id, summary = '', affected = [] }) =>
      affected
        .filter(one => one.package.ecosystem === 'npm' && names.has(one.package.name))
        .map(one => ({ id, package: one.package.name, what: summary, ranges: rangesOf(one) })),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

type Affected = NonNullable<Osv['affected']>[number];

const rangesOf = ({ ranges = [], versions = [] }: Affected): readonly Range[] => {
  const told = ranges.filter(({ type }) => type === 'SEMVER').flatMap(({ events }) => spansOf(events));
  return told.length > 0 ? told : versions.map(version => ({ introduced: version, fixed: nextOf(version) }));
};

const spansOf = (events: readonly Record<string, string>[]): readonly Range[] => {
  const spans: { introduced: string; fixed?: string }[] = [];
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined) spans.push({ introduced: introduced === '0' ? '0.0.0-0' : introduced });
    const open = spans.at(-1);
    if (open !== undefined && fixed !== undefined) open.fixed = fixed;
    if (open !== undefined && last !== undefined) open.fixed = nextOf(last);
  }
  return spans;
};

/** The next version that could be. */
const nextOf = (version: string): string => version.replace(/\d+$/, end => String(Number(end) + 1));

const writeFrom = (folder: string): void => {
  const names = readdirSync(folder).filter(name => name.endsWith('.json'));
  const files = names.map(name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Osv);
  const accepted = new Map(readSnapshot().advisories.map(one => [`${one.id} ${one.package}`, one.accepted]));
  const advisories = fromOsv(files, PACKAGES).map(one => {
    const before = accepted.get(`${one.id} ${one.package}`);
    return before === undefined ? one : { ...one, accepted: before };
  });
  const snapshot = { taken: Temporal.Now.plainDateISO().toString(), from: 'OSV (https://osv.dev), npm', advisories };
  writeFileSync(FILE, `${JSON.stringify(snapshot, undefined, 2)}\n`);
};

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (folder !== undefined) writeFrom(folder);
  const snapshot = readSnapshot();
  const found = weaknesses(PACKAGES, snapshot);
  const count = snapshot.advisories.length;
  console.log(`${PACKAGES.length} packages against ${count} advisories of ${snapshot.taken}.`);
  for (const one of found) console.log(one);
  process.exitCode = found.length === 0 ? 0 : 1;
}
