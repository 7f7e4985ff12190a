import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Place, readJournal, verifyJournal } from '#server/journal';
import { type Server, type Stations, startServer, startStations } from './servers.ts';
import { applyMove, emptyTill, held, type TillEvent } from './till.ts';

const STATIONS = 20;
/** Long enough for hundreds of commits, so that most kills come in the middle of one. */
const STORM_MS_MAX = 120;

/** Kills writer after writer at random moments of a write storm; each successor is asked what was not answered. */
export const crash = async (place: Place, kills: number): Promise<{ commands: number }> => {
  const stations = startStations(STATIONS);
  let server = startServer(place);
  for (let kill = 0; kill < kills; kill++) {
    assert.equal(await server.writing, kill + 1);
    stations.sendTo(server);
    await sleep(Math.random() * STORM_MS_MAX);
    await server.kill();
    server = startServer(place);
  }
  await settle(stations, server);
  return { commands: await auditBooks(place, stations) };
};

/** Lets the last writer answer everything, then stops it. */
export const settle = async (stations: Stations, server: Server): Promise<void> => {
  await server.writing;
  stations.sendTo(server);
  await stations.finish();
  await server.kill();
};

/** Every acknowledged command is there once and whole, nothing else is, and the books add up; gives their number. */
export const auditBooks = async (place: Place, { acknowledged }: Stations): Promise<number> => {
  const { findings, commands, events } = await verifyJournal(place);
  assert.deepEqual(findings, []);
  assert.equal(commands, acknowledged.size);
  assert.equal(events, 2 * acknowledged.size);
  const till = emptyTill();
  const reader = await readJournal<TillEvent>(place);
  for await (const page of reader.read({ from: 1 })) {
    for (const { seq, command, event } of page) {
      applyMove(till, seq, event);
      const { first, last } = acknowledged.get(command)!;
      assert.ok(first <= seq && seq <= last, `event ${seq} of ${command}`);
    }
  }
  await reader.close();
  assert.equal(held(till, 'meter'), 75 * acknowledged.size);
  assert.equal(
    [...till.balances.values()].reduce((sum, balance) => sum + balance, 0),
    0,
  );
  return commands;
};
