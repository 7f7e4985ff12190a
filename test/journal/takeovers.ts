import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Place, readJournal } from '#server/journal';
import { auditBooks, settle } from './crashes.ts';
import { type Server, type Stations, startServer, startStations } from './servers.ts';

const STATIONS = 50;
/** A lease of one second, a poll, a replay, on a machine that is busy. */
const WITHIN_MS = 8_000;

/** Two servers on one journal: the writer is lost under load and the other takes over. */
export const takeOver = async (place: Place, lose: (writer: Server) => Promise<void>): Promise<{ gapMs: number }> => {
  const servers = [startServer(place), startServer(place)] as const;
  try {
    return await watch(place, servers, lose);
  } finally {
    for (const server of servers) server.process.kill('SIGKILL');
  }
};

const watch = async (
  place: Place,
  [first, second]: readonly [Server, Server],
  lose: (writer: Server) => Promise<void>,
): Promise<{ gapMs: number }> => {
  const stations = startStations(STATIONS);
  const [writer, standby] = await Promise.race([
    first.writing.then(() => [first, second] as const),
    second.writing.then(() => [second, first] as const),
  ]);
  stations.sendTo(writer);
  await underLoad(stations);
  const lost = performance.now();
  await lose(writer);
  assert.equal(await standby.writing, 2);
  const gapMs = performance.now() - lost;
  assert.ok(gapMs < WITHIN_MS, `${gapMs} ms without a writer`);
  stations.sendTo(standby);
  await underLoad(stations);
  if (writer.process.exitCode === null && writer.process.signalCode === null) await resumeAndFence(writer, place);
  await settle(stations, standby);
  await auditBooks(place, stations);
  return { gapMs };
};

/** However busy the machine is, each station has been answered a few times. */
const underLoad = async ({ acknowledged }: Stations): Promise<void> => {
  const enough = acknowledged.size + 4 * STATIONS;
  while (acknowledged.size < enough) await sleep(10);
};

/** The old writer wakes up with commands in its hands: it may write none of them and says why. */
const resumeAndFence = async (writer: Server, place: Place): Promise<void> => {
  writer.process.kill('SIGCONT');
  for (let n = 0; n < 20; n++) writer.process.send({ key: `stale-${n}` });
  assert.equal(await writer.fault, 'lease-lost');
  const reader = await readJournal(place);
  assert.equal(await reader.recall('stale-0'), undefined);
  await reader.close();
};
