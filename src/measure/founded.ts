import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openHouse, readHouseFile } from '#server/house';
import { closing } from '#server/journal';
import { engage, enroll, offerEnrollment } from '#server/people';
import { openPrivate, type PinCost, pinsWith, readPepper } from '#server/private';
import { STEPS_AT } from './fund-days.ts';
import { badgeOf, PIN, STAFF, STATIONS } from './staff.ts';

/** A house on the disk, as it is before its first day: its people engaged, its stations enrolled. */
export type Founded = {
  readonly folder: string;
  /** By station. */
  readonly keys: ReadonlyMap<string, string>;
};

/** Nobody guesses a PIN here; how well PINs are kept is shown where people are tested. */
export const PIN_COST: PinCost = { memoryCost: 64, timeCost: 1 };

/** Rounds of a scenario follow each other at once. */
const HOUSE_FILE = {
  name: 'House of the scenarios',
  bounds: { roundSecondsMin: 0, feesMax: 1_000 },
  increasesAt: STEPS_AT,
};

export const dataIn = (folder: string): string => path.join(folder, 'data');
export const houseFileIn = (folder: string): string => path.join(dataIn(folder), 'house.json');
export const placeIn = (folder: string) => ({ type: 'sqlite', folder: dataIn(folder) }) as const;

/** Founds a house that begins at that moment. */
export const found = async (begins: Temporal.Instant): Promise<Founded> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'houseway-check-'));
  await Promise.all([mkdir(path.join(folder, 'web')), mkdir(dataIn(folder))]);
  await writeFile(houseFileIn(folder), JSON.stringify(HOUSE_FILE));
  const place = placeIn(folder);
  const settings = await readHouseFile(houseFileIn(folder));
  const now = (): Temporal.Instant => begins;
  const options = { place, settings, mayFollow: false, now, snapshotEvery: 1_000_000, say: () => undefined };
  await using house = closing((await openHouse(options)).house);
  await using store = closing(await openPrivate(place));
  const pins = pinsWith(await readPepper(place, {}), PIN_COST);
  const asked = () => ({
    key: randomUUID(),
    station: 'console',
    actor: { id: 'founder', role: 'administrator' },
    second: { id: 'regulator', role: 'compliance' },
  });
  for (const one of STAFF) {
    const command = {
      type: 'EngagePerson',
      person: one.id,
      roles: [one.role],
      department: one.department,
      isOwnPin: true,
    } as const;
    const done = await engage(
      { house, store, pins },
      command,
      { name: one.id, badge: badgeOf(one), pin: PIN },
      asked(),
    );
    if (!done.ok) throw new Error(done.message);
  }
  const keys = new Map<string, string>();
  for (const [station, kind] of STATIONS) {
    const { code } = await offerEnrollment(store, { station, kind }, 'ada', begins.epochMilliseconds);
    const enrolled = await enroll(house, store, code, begins.epochMilliseconds);
    if (!enrolled.ok) throw new Error(enrolled.message);
    keys.set(station, enrolled.key);
  }
  return { folder, keys };
};

/** The code for an office, made at the machine: where none has a good key, nobody can ask for one. */
export const offerAtMachine = async ({ folder }: Founded, station: string, now: Temporal.Instant): Promise<string> => {
  await using store = closing(await openPrivate(placeIn(folder)));
  return (await offerEnrollment(store, { station, kind: 'office' }, 'console', now.epochMilliseconds)).code;
};

/** The same house once more, in a folder of its own. */
export const copyOf = async ({ folder, keys }: Founded): Promise<Founded> => {
  const own = await mkdtemp(path.join(tmpdir(), 'houseway-check-'));
  await cp(folder, own, { recursive: true });
  return { folder: own, keys };
};

export const remove = ({ folder }: Founded): Promise<void> => rm(folder, { recursive: true, force: true });
