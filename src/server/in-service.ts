import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { defined } from '#core/base';
import type { DrawSecrets } from '#core/house';
import { Kiosks, keepForgetting } from '#server/club';
import { type Demo, type DemoClock, type DemoParts, demoClock, openDemo, readDemoHouse } from '#server/demo';
import { drawSecrets, readOldSecrets } from '#server/draws';
import { keepElsewhere } from '#server/elsewhere';
import { Feed } from '#server/feed';
import {
  CheckFailed,
  type ClockWatch,
  checkProgram,
  HouseFileProblem,
  HouseService,
  markFileOf,
  OwnActivities,
  onRows,
  readHouseFile,
} from '#server/house';
import {
  Attention,
  apiOf,
  DeviceClocks,
  Durability,
  type Front,
  type Limits,
  type Listener,
  type Metrics,
  RateLimit,
  stationAsks,
} from '#server/http';
import { checkingKey, Fault, folderBeside, folderOf, sealWith } from '#server/journal';
import { keepImporting, Lists } from '#server/lists';
import { Logos } from '#server/opening';
import { type OpenedPeople, openPeople } from '#server/people';
import { type PinCost, readPepper } from '#server/private';
import { type KeepReports, Works } from '#server/reports';
import { Sensors } from '#server/sensors';
import { CannotServe, type HousePlace } from './config.ts';
import { watchDisk } from './disk.ts';
import { protectFolder, requireDrawStore, requireFiles } from './files.ts';
import { machineOf } from './machine.ts';
import { backupAge, measureCommits, measuredIn } from './measured.ts';
import { requireRecords } from './records-sealed.ts';
import { said } from './said.ts';

type InServiceOptions = {
  readonly version: string;
  readonly now: () => Temporal.Instant;
  readonly chance?: (count: number) => readonly number[];
  readonly secrets?: DrawSecrets;
  readonly watch?: ClockWatch;
  readonly togetherMs?: number;
  readonly say: (sentence: string) => void;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly stationRate: number;
  readonly pinCost: PinCost;
  readonly front: Front;
  readonly linesPerStation?: number;
  /** Whether every answer and message is held against its contract before it is sent. */
  readonly checksAnswers: boolean;
  /** The first answers go before the reports. */
  readonly reportsAfterMs: number;
  readonly keepReports: KeepReports;
  readonly programKey?: string;
  readonly anchorTo?: string;
  readonly copyTo?: string;
};

/** A house with everything between it and its stations. */
type InService = {
  readonly house: HouseService;
  readonly api: Listener;
  /** Whether a request comes from an enrolled station. */
  readonly isStation: (request: IncomingMessage) => boolean;
  readonly gauges: () => Readonly<Record<string, number>>;
  /** Disconnects listeners, who would otherwise keep a stopping server waiting. */
  readonly hangUp: () => void;
  readonly stop: () => Promise<void>;
};

const REPORTS_TIMES = { againMs: 10_000, answerWithinMs: 30_000 };

/** About a second of replay. */
const SNAPSHOT_EVERY_EVENTS = 100_000;

const PROGRAM_FOLDER = path.join(import.meta.dirname, '..', '..');

export const putInService = async (where: HousePlace, options: InServiceOptions): Promise<InService> => {
  const {
    now,
    chance: _,
    secrets: _secrets,
    watch: _watch,
    togetherMs,
    linesPerStation,
    stationRate,
    pinCost: _pinCost,
    reportsAfterMs,
    keepReports,
    ...rest
  } = options;
  const { say, checksAnswers: checksMessages } = rest;
  const { house, clock, secrets } = await startHouse(where, options);
  const people = await openRecords(where, house, options);
  const demo = await startDemo(where, { house, people, clock, say });
  const feed = new Feed(house, { now, say, checksMessages, ...defined({ togetherMs, linesPerStation }) });
  const sensors = new Sensors(house, { now, say });
  const stopBeside = [keepForgetting(house, people.store, say), keepImporting(house, people.store, { now, say })];
  const doors = { house, store: people.store, pins: people.pins, now };
  const reports = keepReports(where.place, { ...REPORTS_TIMES, afterMs: reportsAfterMs, say });
  const disks = keepDisks(where, house, options);
  const folder = folderBeside(where.place, path.dirname(where.file));
  const api = apiOf({
    ...rest,
    now,
    house,
    people,
    kiosks: new Kiosks(doors),
    lists: new Lists(doors),
    logos: new Logos(where.file),
    ownActivities: new OwnActivities(house, where.file),
    durability: new Durability(house),
    reports,
    works: new Works(reports),
    ...defined({ checkOf: secrets.checkOf }),
    machine: machineOf({ version: rest.version, folder, house, gauges: disks.gauges }),
    onRows: work => onRows(where.place, work),
    feed,
    sensors,
    ...(demo && { demo }),
    clocks: new DeviceClocks(),
    attention: new Attention(),
    limits: limitsOf(stationRate),
  });
  const measured = keepMeasuring();
  const own = [measured.stop, () => sensors.close(), ...stopBeside, () => demo?.stop(), () => reports.stop()];
  const stop = oneAfterAnother([...own, () => house.stop(), disks.stop, () => people.close()]);
  const gauges = () => ({
    ...measuredIn(house, feed, sensors, rest.version),
    ...measured.gauges(),
    ...backupAge(folder, now().epochMilliseconds),
    ...disks.gauges(),
  });
  const isStation = (request: IncomingMessage): boolean =>
    stationAsks(request, { front: rest.front, house, people, now });
  return { house, api, isStation, gauges, hangUp: () => feed.close(), stop };
};

const oneAfterAnother = (steps: readonly (() => unknown)[]) => async (): Promise<void> => {
  for (const step of steps) await step();
};

/** How long commits take, and how long the program keeps others waiting. */
const keepMeasuring = () => {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const commits = measureCommits();
  return {
    gauges: () => ({ ...commits.gauges(), event_loop_delay_seconds: delay.percentile(99) / 1e9 }),
    stop: () => {
      delay.disable();
      commits.stop();
    },
  };
};

/** The disk of the house, and the second place on another one. */
const keepDisks = (
  { place }: HousePlace,
  house: HouseService,
  { now, say, anchorTo, copyTo }: Pick<InServiceOptions, 'now' | 'say' | 'anchorTo' | 'copyTo'>,
) => {
  const durable = (): number => house.durable;
  const elsewhere = keepElsewhere({ place, now, say, durable, ...defined({ anchorTo, copyTo }) });
  const disk = watchDisk(folderBeside(place, dataFolder()), say);
  return {
    gauges: () => ({ ...elsewhere.gauges(), ...disk.gauges() }),
    stop: async () => {
      disk.stop();
      await elsewhere.stop();
    },
  };
};

/** The private records, once they are what this house wrote. */
const openRecords = async (
  { place }: HousePlace,
  house: HouseService,
  { now, pinCost }: Pick<InServiceOptions, 'now' | 'pinCost'>,
): Promise<OpenedPeople> => {
  try {
    const people = await openPeople({ house, place, variables: process.env, now, pinCost });
    try {
      await requireRecords(house, people.store, now);
      return people;
    } catch (error) {
      await people.close();
      throw error;
    }
  } catch (error) {
    await house.stop();
    throw inWords(error);
  }
};

/** What a person can put right, in its own words. */
const inWords = (error: unknown): unknown => {
  const isKnown = error instanceof Fault || error instanceof CheckFailed || error instanceof HouseFileProblem;
  return isKnown ? new CannotServe(error.message, { cause: error }) : error;
};

const startHouse = async (
  { place, file, mayFollow, demo }: HousePlace,
  {
    now,
    say,
    chance,
    watch,
    secrets: given,
    programKey,
  }: Pick<InServiceOptions, 'now' | 'say' | 'chance' | 'watch' | 'secrets' | 'programKey'>,
): Promise<{ readonly house: HouseService; readonly clock: DemoClock; readonly secrets: DrawSecrets }> => {
  try {
    const settings = demo === undefined ? await readHouseFile(file) : await readDemoHouse(place, file, demo);
    const clock = clockOf(place, demo, now);
    const program = checkProgram(PROGRAM_FOLDER, {
      node: process.execPath,
      ...(programKey !== undefined && { key: await keyIn(programKey) }),
    });
    if (demo === undefined) await requireFiles(place, file);
    protectFolder(folderBeside(place, dataFolder()));
    const seal = sealWith(await readPepper(place, process.env));
    const secrets = given ?? drawSecrets(seal, await readOldSecrets(place));
    const markFile = markFileOf(place, dataFolder());
    const named = {
      place,
      secrets,
      seal,
      markFile,
      settings,
      program,
      mayFollow,
      now: clock.now,
      say,
      ...defined({ chance }),
    };
    // A demonstration goes by a clock of its own.
    const options = {
      ...named,
      ...(demo === undefined ? defined({ watch }) : {}),
      snapshotEvery: SNAPSHOT_EVERY_EVENTS,
    };
    const house = await HouseService.start(options);
    await requireDrawStore(place, house);
    return { house, clock, secrets };
  } catch (error) {
    throw inWords(error);
  }
};

/** The key of whoever signs the program, kept apart from it. */
const keyIn = async (file: string): Promise<KeyObject> => {
  const key = checkingKey(await readFile(file, 'utf8').catch(() => ''));
  if (key === undefined) throw new CannotServe(said('start.not-a-program-key', { file }));
  return key;
};

const dataFolder = (): string => process.env['HOUSEWAY_DATA'] || 'data';

const clockOf = (place: HousePlace['place'], demo: HousePlace['demo'], now: () => Temporal.Instant): DemoClock => {
  const folder = demo && folderOf(place);
  return folder === undefined ? { now, hoursBehind: () => 0, goTo: () => undefined } : demoClock(folder, now);
};

/** What is in its way a person can put right. */
const startDemo = async ({ demo }: HousePlace, parts: Omit<DemoParts, 'speed'>): Promise<Demo | undefined> => {
  try {
    return demo && (await openDemo({ ...parts, ...demo }));
  } catch (error) {
    await parts.house.stop();
    throw error instanceof HouseFileProblem ? new CannotServe(error.message, { cause: error }) : error;
  }
};

const limitsOf = (stationRate: number): Limits => ({
  stations: new RateLimit({ burst: 4 * stationRate, perSecond: stationRate }),
  // Enough for somebody who mistypes a code, too little to guess one.
  strangers: new RateLimit({ burst: 20, perSecond: 0.5 }),
  // One badge after another at a busy station; PINs are guarded by the lock-out besides.
  signOns: new RateLimit({ burst: 10, perSecond: 0.5 }),
  papers: new RateLimit({ burst: 30, perSecond: 1 }),
  // The description of the API, and draws that guests verify.
  open: new RateLimit({ burst: 60, perSecond: 5 }),
});
