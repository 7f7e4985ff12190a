import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defined } from '#core/base';
import type { Settings } from '#core/house';
import { dollars, Money } from '#core/money';
import { STAFF_SETTINGS, STATION_KINDS } from '#core/people';
import { type Activity, activitiesOn, type Jurisdiction } from '#core/rulebook';
import { check, type Json, list, number, object, one, optional, record, Text, text, whole, yes } from '#core/shape';
import { houseClock, parseTime } from '#core/time';
import { JURISDICTIONS, RULEBOOK } from '../../../rulebook/index.ts';
import { readHouseActivities } from '../../rulebook-files/index.ts';
import { speak } from './refusals.ts';

/** A house file that cannot be used; the message names the file, the place in it and what to write there. */
export class HouseFileProblem extends Error {
  override readonly name = 'HouseFileProblem';
}

/** What a house file may say. Where none is named, the zone and the law are those of the first jurisdiction we know. */
const HouseFile = object({
  name: optional(text({ min: 1, max: 100 })),
  address: optional(text({ min: 1, max: 300 })),
  /** The number of its gambling license. */
  license: optional(text({ min: 1, max: 60 })),
  /** A picture beside the file. */
  logo: optional(one(['logo.png', 'logo.jpg'])),
  isDemo: optional(yes),
  jurisdiction: optional(one(JURISDICTIONS.map(({ key }) => key))),
  zone: optional(Text),
  dayStartsAt: optional(Text),
  secondPersonFrom: optional(Money),
  /** What the person who alone verified a prize may also pay alone. */
  verifierPays: optional(object({ below: optional(Money), inDay: optional(Money) })),
  sealFrom: optional(Money),
  checklist: optional(list(text({ min: 1 }))),
  increasesAt: optional(Text),
  /** When the clock closes the gaming day that is over, by itself. */
  closesDayAt: optional(Text),
  /** Contributions outside them raise an alarm; zero seconds let rounds follow each other at once. */
  bounds: optional(object({ feesMax: optional(whole({ min: 1 })), roundSecondsMin: optional(number({ min: 0 })) })),
  secondFromOtherDepartment: optional(yes),
  secondWithinMinutes: optional(whole({ min: 1, max: 240 })),
  sessionHoursMax: optional(whole({ min: 1, max: 24 })),
  pinAgainAfterMinutes: optional(whole({ min: 1, max: 60 })),
  signOffAfterMinutes: optional(record(one(STATION_KINDS), whole({ min: 1, max: 720 }))),
  /** The approvals of the book that are this house's, by id or key; those of its own folder always are. */
  approvals: optional(list(one(RULEBOOK.flatMap(({ id, key }) => [id, key])))),
  /** A folder with the house's own activities, beside the file. */
  activities: optional(Text),
});

/** For editors and other programs. */
export const houseFileJsonSchema = (): object => {
  const definitions = new Map<string, Json>();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...HouseFile.json(definitions),
    $defs: Object.fromEntries(definitions),
  };
};

/** As most houses have it. WAC 230-15-405 asks for a seal from $500 up. */
const USUAL = {
  secondPersonFrom: dollars(1_000),
  sealFrom: dollars(500),
  checklist: ['cards shown', 'deck counted', 'player identified'],
};
/** Small prizes go from the tray in a moment; what matters passes two people. */
const USUAL_VERIFIER_PAYS = { below: dollars(100), inDay: dollars(500) };
const USUAL_BOUNDS = { feesMax: 60, roundSecondsMin: 5 };

/** How a house is set up, from a JSON file; where there is none, as most houses are. OPS-8 */
export const readHouseFile = async (file: string): Promise<Settings> => {
  const read = check(HouseFile, await jsonOf(file), 'file');
  if (!read.ok) throw new HouseFileProblem(speak('house-file.fields', { file, fields: read.fields }).message);
  const { jurisdiction: place, zone, dayStartsAt = '06:00', increasesAt: increases = '06:00', ...rest } = read.value;
  const { bounds, activities: folder, approvals, closesDayAt: closes, verifierPays, ...others } = rest;
  const { secondFromOtherDepartment, secondWithinMinutes, sessionHoursMax, pinAgainAfterMinutes, ...left } = others;
  const { signOffAfterMinutes, ...amounts } = left;
  const jurisdiction = JURISDICTIONS.find(({ key }) => key === place) ?? JURISDICTIONS[0];
  const staff = {
    ...STAFF_SETTINGS,
    ...defined({ secondFromOtherDepartment, secondWithinMinutes, sessionHoursMax, pinAgainAfterMinutes }),
    signOffAfterMinutes: { ...STAFF_SETTINGS.signOffAfterMinutes, ...signOffAfterMinutes },
  };
  const clock = houseClock({ zone: zone ?? jurisdiction.zone, dayStartsAt });
  if (!clock.ok) throw new HouseFileProblem(`${file}: ${clock.message}`);
  const increasesAt = parseTime(increases);
  if (!increasesAt.ok) throw new HouseFileProblem(`${file}: increasesAt: ${increasesAt.message}`);
  const closesDayAt = closes === undefined ? undefined : parseTime(closes);
  if (closesDayAt?.ok === false) throw new HouseFileProblem(`${file}: closesDayAt: ${closesDayAt.message}`);
  const own = folder === undefined ? usualFolder(file) : path.resolve(path.dirname(file), folder);
  const activities = await activitiesOf(jurisdiction, own);
  const ids = activities.filter(({ id }) => !RULEBOOK.some(one => one.id === id)).map(({ id }) => id);
  return {
    ...USUAL,
    ...amounts,
    jurisdiction,
    clock: clock.value,
    increasesAt: increasesAt.value,
    ...defined({ closesDayAt: closesDayAt?.value }),
    activities,
    ...(ids.length > 0 && { own: ids }),
    ...defined({ approvals: approvals && oursIn(activities, approvals) }),
    staff,
    verifierPays: { ...USUAL_VERIFIER_PAYS, ...verifierPays },
    bounds: { ...USUAL_BOUNDS, ...bounds },
  };
};

/** Where a house that names no folder has activities of its own: what the office has brought is there. */
const OWN = 'activities';
const usualFolder = (file: string): string | undefined => {
  const folder = path.join(path.dirname(file), OWN);
  return existsSync(folder) ? folder : undefined;
};

/** The folder of the house's own activities, whether it is there or not. */
export const ownFolder = async (file: string): Promise<string> => {
  const read = check(HouseFile, await jsonOf(file), 'file');
  return path.resolve(path.dirname(file), (read.ok ? read.value.activities : undefined) ?? OWN);
};

const jsonOf = async (file: string): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new HouseFileProblem(speak('house-file.not-opened', { file }).message);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HouseFileProblem(
      speak('house-file.not-json', { file, reason: error instanceof Error ? error.message : '' }).message,
    );
  }
};

/** Those of the list, and what is not in the book: the house has brought it. */
const oursIn = (activities: readonly Activity[], approvals: readonly string[]): readonly string[] => {
  const isOurs = ({ id, key }: Activity): boolean =>
    approvals.includes(id) || approvals.includes(key) || !RULEBOOK.some(one => one.id === id);
  return activities.filter(isOurs).map(({ id }) => id);
};

/** What is approved in that place, and what the house brings itself. */
const activitiesOf = async (place: Jurisdiction, folder: string | undefined): Promise<readonly Activity[]> => {
  const today = Temporal.Now.plainDateISO(place.zone).toString();
  const book = activitiesOn(RULEBOOK, today).filter(({ jurisdiction }) => jurisdiction === place.key);
  if (folder === undefined) return book;
  const { activities, refused } = await readHouseActivities(folder, book, [place]).catch(() => {
    throw new HouseFileProblem(speak('house-file.no-folder', { folder }).message);
  });
  const [first] = refused;
  if (first === undefined) return activitiesOn([...book, ...activities], today);
  const [problem] = first.problems;
  const facts = { file: first.file, path: `${problem?.path}`, problem: `${problem?.sentence}` };
  throw new HouseFileProblem(speak('house-file.activity', facts).message);
};
