import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Feed } from '#server/feed';
import type { HouseService } from '#server/house';
import { COMMITTED, type Committed } from '#server/journal';
import type { Sensors } from '#server/sensors';

type Measured = Readonly<Record<string, number>>;
const LAST_MINUTE_MS = 60_000;

/** Commits of the journal, as the writer tells of them. MCH-13 */
export const measureCommits = () => {
  let [commits, seconds, events] = [0, 0, 0];
  let longest: readonly { readonly atMs: number; readonly seconds: number }[] = [];
  const note = (message: unknown): void => {
    const told = message as Committed; // Only the writer publishes there.
    commits += 1;
    seconds += told.seconds;
    events += told.events;
    const atMs = performance.now();
    longest = [
      ...longest.filter(one => one.seconds > told.seconds && atMs - one.atMs < LAST_MINUTE_MS),
      { atMs, seconds: told.seconds },
    ];
  };
  subscribe(COMMITTED, note);
  return {
    gauges: (): Measured => {
      const fresh = longest.filter(({ atMs }) => performance.now() - atMs < LAST_MINUTE_MS);
      return {
        commits_total: commits,
        commit_seconds_total: seconds,
        commit_seconds_max: Math.max(0, ...fresh.map(one => one.seconds)),
        events_total: events,
      };
    },
    stop: () => unsubscribe(COMMITTED, note),
  };
};

/** What waits for people, and what machines say. MCH-13 */
export const measuredIn = (house: HouseService, feed: Feed, sensors: Sensors, version: string): Measured => {
  const state = house.state;
  const status = house.status();
  return {
    [`build_info{version="${version}",node="${process.version}"}`]: 1,
    in_service: status.type === 'out-of-service' ? 0 : 1,
    writing: status.type === 'writing' ? 1 : 0,
    durable_event: house.durable,
    feed_clients: feed.clients,
    feed_sent_bytes_total: feed.counts.bytes,
    feed_begun_anew_total: feed.counts.begunAnew,
    feed_hung_up_total: feed.counts.hungUp,
    ...Object.fromEntries(
      Object.entries(sensors.counts).map(([outcome, n]) => [`sensor_readings_total{outcome="${outcome}"}`, n]),
    ),
    sensor_faults: sensors.faults.length,
    ...(state === undefined
      ? {}
      : {
          calls_waiting: state.calls.size,
          reviews_waiting: state.reviews.size,
          alarms_open: state.alarms.size,
          claims_waiting: [...state.awards.values()].filter(
            ({ claim }) => claim.state !== 'paid' && claim.state !== 'forfeited',
          ).length,
          requests_waiting: state.requests.size,
          tables_open: [...state.tables.values()].filter(({ openedAt }) => openedAt !== undefined).length,
          members: state.members.size,
        }),
    ...ofProcess(),
  };
};

const ofProcess = (): Measured => {
  const { user, system } = process.cpuUsage();
  const resident = process.memoryUsage.rss();
  return {
    resident_bytes: resident,
    uptime_seconds: process.uptime(),
    process_resident_memory_bytes: resident,
    process_cpu_seconds_total: (user + system) / 1e6,
    process_start_time_seconds: Math.round(performance.timeOrigin / 1_000),
  };
};

/** The age of the newest backup that lies beside the journal; a backup kept elsewhere is watched there. */
export const backupAge = (folder: string, nowMs: number): Measured => {
  try {
    const files = readdirSync(folder).filter(name => name.endsWith('.backup'));
    const newest = Math.max(...files.map(name => statSync(path.join(folder, name)).mtimeMs));
    return Number.isFinite(newest) ? { backup_age_seconds: (nowMs - newest) / 1_000 } : {};
  } catch {
    return {}; // A folder that can't be read fails in the journal.
  }
};
