import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DemoClock, demoClock, readDemoHouse } from '#server/demo';
import { HouseService } from '#server/house';
import { type OpenedPeople, openPeople } from '#server/people';
import { CHEAP_PINS } from '../cheap-pins.ts';

export const now = (): Temporal.Instant => Temporal.Now.instant();

/** A folder for one test, gone afterwards. */
export const folderFor = (test: { after: (work: () => void) => void }): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-demo-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export type Opened = {
  readonly house: HouseService;
  readonly people: OpenedPeople;
  readonly clock: DemoClock;
  readonly close: () => Promise<void>;
};

/** The house of a demonstration in service, with nothing set up that was not there. */
export const openDemoHouse = async (folder: string, isFresh = false, world = now): Promise<Opened> => {
  const place = { type: 'sqlite', folder } as const;
  const settings = await readDemoHouse(place, path.join(folder, 'house.json'), { isFresh, speed: 1 });
  const clock = demoClock(folder, world);
  const say = (): void => undefined;
  const house = await HouseService.start({
    place,
    settings,
    mayFollow: false,
    now: clock.now,
    snapshotEvery: 100_000,
    say,
  });
  const people = await openPeople({ house, place, variables: {}, now: world, pinCost: CHEAP_PINS });
  const close = async (): Promise<void> => {
    await house.stop();
    await people.close();
  };
  return { house, people, clock, close };
};
