/** A house in service as `houseway serve` runs it, in a process of its own; the folder comes from the command line. */
import path from 'node:path';
import { serve } from '../../src/server/main.ts';

const [folder, screensFolder] = process.argv.slice(2) as [string, string];
const serving = await serve({
  port: 0,
  screensFolder,
  house: { place: { type: 'sqlite', folder }, file: path.join(folder, 'house.json'), mayFollow: false },
  stationRate: 1_000_000,
});
process.send!({ port: Number(new URL(serving.address).port) });
process.on('message', message => {
  if (message === 'cpu') process.send!(process.cpuUsage());
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send!({ rss, heapUsed });
});
process.on('disconnect', () => void serving.stop().then(() => process.exit()));
