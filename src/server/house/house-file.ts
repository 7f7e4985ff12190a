import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Settings } from '#core/house';
import { cents, dollars } from '#core/money';
import { STAFF_SETTINGS, STATION_KINDS } from '#core/people';
import { type Activity, activitiesOn, type Jurisdiction } from '#core/rulebook';
import { houseClock, parseTime } from '#core/time';
import { JURISDICTIONS, RULEBOOK } from '../../../rulebook/index.ts';
import { readHouseActivities } from '../../rulebook-files/index.ts';

/** A house file that cannot be used; the message names the file, the place in it and what to write there. */
export class HouseFileProblem extends Error {
  override readonly name = 'HouseFileProblem';
}

const Money = z.int().nonnegative().transform(cents);
const HouseFile = z.strictObject({
  name: z.string().min(1).max(100).exactOptional(),
  isDemo: z.boolean().exactOptional(),
  /** Whose law it follows; where none is named, that of the first jurisdiction we know. */
  jurisdiction: z.enum(JURISDICTIONS.map(({ key }) => key)).default(JURISDICTIONS[0].key),
  /** Where none is named, the zone of the jurisdiction. */
  zone: z.string().exactOptional(),
  dayStartsAt: z.string().default('06:00'),
  secondPersonFrom: Money.default(dollars(1_000)),
  // WAC 230-15-405 asks for a seal from $500 up.
  sealFrom: Money.default(dollars(500)),
  checklist: z.array(z.string().min(1)).default(['cards shown', 'deck counted', 'player identified']),
  increasesAt: z.string().default('06:00'),
  /** Contributions outside them raise an alarm; zero seconds let rounds follow each other at once. */
  bounds: z
    .strictObject({
      feesMax: z.int().min(1).default(60),
      roundSecondsMin: z.number().nonnegative().default(5),
    })
    .prefault({}),
  secondFromOtherDepartment: z.boolean().default(STAFF_SETTINGS.secondFromOtherDepartment),
  secondWithinMinutes: z.int().min(1).max(240).default(STAFF_SETTINGS.secondWithinMinutes),
  signOffAfterMinutes: z.partialRecord(z.enum(STATION_KINDS), z.int().min(1).max(720)).default({}),
  /** A folder with the house's own activities, beside the file. */
  activities: z.string().optional(),
});

/** How a house is set up, from a JSON file; where there is none, as most houses are. OPS-8 */
export const readHouseFile = async (file: string): Promise<Settings> => {
  const read = HouseFile.safeParse(await jsonOf(file));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new HouseFileProblem(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
  }
  const { jurisdiction: place, dayStartsAt, increasesAt: increases, activities: folder, ...rest } = read.data;
  const { zone: named, secondFromOtherDepartment, secondWithinMinutes, ...others } = rest;
  const { signOffAfterMinutes: minutes, ...amounts } = others;
  const jurisdiction = JURISDICTIONS.find(({ key }) => key === place) ?? JURISDICTIONS[0];
  const zone = named ?? jurisdiction.zone;
  const signOffAfterMinutes = { ...STAFF_SETTINGS.signOffAfterMinutes, ...minutes };
  const staff = { secondFromOtherDepartment, secondWithinMinutes, signOffAfterMinutes };
  const clock = houseClock({ zone, dayStartsAt });
  if (!clock.ok) throw new HouseFileProblem(`${file}: ${clock.message}`);
  const increasesAt = parseTime(increases);
  if (!increasesAt.ok) throw new HouseFileProblem(`${file}: increasesAt: ${increasesAt.message}`);
  const own = folder === undefined ? undefined : path.resolve(path.dirname(file), folder);
  const activities = await activitiesOf(jurisdiction, own);
  return { jurisdiction, clock: clock.value, increasesAt: increasesAt.value, activities, staff, ...amounts };
};

const jsonOf = async (file: string): Promise<unknown> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new HouseFileProblem(`${file} cannot be opened. Check the rights of this user.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HouseFileProblem(`${file} is not JSON: ${error instanceof Error ? error.message : ''}.`);
  }
};

/** What is approved in that place, and what the house brings itself. */
const activitiesOf = async (place: Jurisdiction, folder: string | undefined): Promise<readonly Activity[]> => {
  const today = Temporal.Now.plainDateISO(place.zone).toString();
  const book = activitiesOn(RULEBOOK, today).filter(({ jurisdiction }) => jurisdiction === place.key);
  if (folder === undefined) return book;
  const { activities, refused } = await readHouseActivities(folder, book, [place]).catch(() => {
    throw new HouseFileProblem(`The folder ${folder} with the house's own activities cannot be read.`);
  });
  const [first] = refused;
  if (first === undefined) return activitiesOn([...book, ...activities], today);
  const [problem] = first.problems;
  throw new HouseFileProblem(
    `${first.file}: ${problem?.path}: ${problem?.sentence} "houseway rulebook check" names all.`,
  );
};
