import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromJson, list, loose, type Of, object, one, optional, Text, text } from '#core/shape';
import { fault } from '#server/journal';

const FILE = 'CHANGE.json';
const Said = text({ min: 1, max: 2_000 });
const Name = text({ min: 1, max: 100 });

/** What stands in `CHANGE.json` beside a program that runs a live house; the signed manifest covers it. REG-S1 */
const ChangeRecord = object({
  version: Name,
  /** An emergency is installed before anybody has approved it, and is an incident until it is told. REG-S3 */
  class: one(['high', 'low', 'emergency']),
  what: Said,
  wrote: list(Name, { min: 1, max: 50 }),
  /** Where and how it was tested: apart from live data. */
  tested: Said,
  /** How to go back to the version before, and when that was tried. */
  wayBack: Said,
  /** Somebody who didn't write it. */
  approved: optional(Name),
  installs: Name,
});
export type ChangeRecord = Of<typeof ChangeRecord>;

/** The record of the version in a folder; throws where it lacks what a live house asks for. REG-S1 */
export const requireChange = (folder: string): ChangeRecord => {
  const file = path.join(folder, FILE);
  const change = existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined;
  const { version } = fromJson(Package, readFileSync(path.join(folder, 'package.json'), 'utf8')) ?? {};
  if (change === undefined || change.version !== version || !isApproved(change))
    throw fault('change-not-recorded', { file });
  return change;
};

const Package = loose({ version: optional(Text) });

const read = (json: string): ChangeRecord | undefined => {
  try {
    return fromJson(ChangeRecord, json);
  } catch {
    return undefined;
  }
};

const isApproved = ({ class: impact, wrote, approved }: ChangeRecord): boolean => {
  const known = new Set(wrote.map(plain));
  return approved === undefined ? impact === 'emergency' : plain(approved) !== '' && !known.has(plain(approved));
};

/** "Ann Lee" and "ann  lee" are one person. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
