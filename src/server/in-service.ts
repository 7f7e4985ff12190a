import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { defined } from '#core/base';
import type { DrawSecrets } from '#core/house';
import { Kiosks, keepForgetting } from '#server/club';
import { type Demo, type DemoClock, type DemoParts, demoClock, openDemo, readDemoHouse } from '#server/demo';
import { drawSecrets, readOldSecrets } from '#server/draws';
import { Feed } from '#server/feed';
import {
  CheckFailed,
  type ClockWatch,
  checkProgram,
  HouseFileProblem,
  HouseService,
  markFileOf,
  onRows,
  readHouseFile,
} from '#server/house';
import { apiOf, Durability, type Limits, type Listener, type Metrics, RateLimit } from '#server/http';
import { Fault, folderBeside, folderOf, sealWith } from '#server/journal';
import { openPeople } from '#server/people';
import { type PinCost, readPepper } from '#server/private';
import type { KeepReports } from '#server/reports';
import { Sensors } from '#server/sensors';
import { CannotServe, type HousePlace } from './config.ts';
import { protectFolder, requireDrawStore, requireFiles } from './files.ts';

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
  /** Whether stations speak with it over TLS. */
  readonly isSecure: boolean;
  /** Whether every answer and message is held against its contract before it is sent. */
  readonly checksAnswers: boolean;
  /** The first answers go before the reports. */
  readonly reportsAfterMs: number;
  readonly keepReports: KeepReports;
};

/** A house with everything between it and its stations. */
type InService = {
  readonly house: HouseService;
  readonly api: Listener;
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
    stationRate,
    pinCost,
    reportsAfterMs,
    keepReports,
    ...rest
  } = options;
  const { house, clock } = await startHouse(where, options);
  const people = await openPeople({ house, place: where.place, variables: process.env, now, pinCost });
  const demo = await startDemo(where, { house, people, clock, say: rest.say });
  const { say } = rest;
  const feed = new Feed(house, { now, say, checksMessages: rest.checksAnswers, ...defined({ togetherMs }) });
  const sensors = new Sensors(house, { now, say });
  const stopForgetting = keepForgetting(house, people.store, say);
  const reports = keepReports(where.place, { ...REPORTS_TIMES, afterMs: reportsAfterMs, say });
  const api = apiOf({
    ...rest,
    now,
    house,
    people,
    kiosks: new Kiosks({ house, store: people.store, pins: people.pins, now }),
    durability: new Durability(house),
    reports,
    onRows: work => onRows(where.place, work),
    feed,
    sensors,
    ...(demo && { demo }),
    limits: limitsOf(stationRate),
  });
  const delay = monitorEventLoopDelay();
  delay.enable();
  const stop = async (): Promise<void> => {
    delay.disable();
    sensors.close();
    stopForgetting();
    await demo?.stop();
    await reports.stop();
    await house.stop();
    await people.close();
  };
  const gauges = () => ({ ...gaugesOf(house, feed), event_loop_delay_seconds: delay.percentile(99) / 1e9 });
  return { house, api, gauges, hangUp: () => feed.close(), stop };
};

const startHouse = async (
  { place, file, mayFollow, demo }: HousePlace,
  { now, say, chance, watch, secrets: given }: Pick<InServiceOptions, 'now' | 'say' | 'chance' | 'watch' | 'secrets'>,
): Promise<{ readonly house: HouseService; readonly clock: DemoClock }> => {
  try {
    const settings = demo === undefined ? await readHouseFile(file) : await readDemoHouse(place, file, demo);
    const clock = clockOf(place, demo, now);
    const program = checkProgram(PROGRAM_FOLDER);
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
    return { house, clock };
  } catch (error) {
    const isKnown = error instanceof Fault || error instanceof CheckFailed || error instanceof HouseFileProblem;
    throw isKnown ? new CannotServe(error.message, { cause: error }) : error;
  }
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
});

const gaugesOf = (house: HouseService, feed: Feed): Readonly<Record<string, number>> => ({
  in_service: house.status().type === 'out-of-service' ? 0 : 1,
  writing: house.status().type === 'writing' ? 1 : 0,
  durable_event: house.durable,
  feed_clients: feed.clients,
  resident_bytes: process.memoryUsage.rss(),
  uptime_seconds: process.uptime(),
});
