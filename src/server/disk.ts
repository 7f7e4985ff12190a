import { statfs } from 'node:fs/promises';
import { said } from './said.ts';

/** Enough for a day of a large room and for a backup. */
const LOW_BYTES = 1_000_000_000;
/** A disk counts as low below a twentieth of it, however small it is. */
const LOW_PART = 20;
const LOOK_EVERY_MS = 60_000;

type Disk = { readonly free: number; readonly size: number };
export type Watching = {
  readonly readDisk?: (folder: string) => Promise<Disk>;
  readonly everyMs?: number;
};

/** Says early that the disk of a folder is nearly full, once each time it becomes so. OPS-18 */
export const watchDisk = (
  folder: string,
  say: (sentence: string) => void,
  { readDisk = diskOf, everyMs = LOOK_EVERY_MS }: Watching = {},
) => {
  let [free, isLow] = [Number.NaN, false];
  const look = async (): Promise<void> => {
    const disk = await readDisk(folder);
    free = disk.free;
    const wasLow = isLow;
    isLow = free < Math.min(LOW_BYTES, disk.size / LOW_PART);
    if (isLow && !wasLow) say(said('disk.low', { folder, megabytes: Math.floor(free / 1e6) }));
  };
  const looking = (): void => void look().catch(() => undefined); // A disk that can't be read fails in the journal.
  looking();
  const timer = setInterval(looking, everyMs).unref();
  return {
    gauges: (): Readonly<Record<string, number>> =>
      Number.isNaN(free) ? {} : { disk_free_bytes: free, disk_low: isLow ? 1 : 0 },
    stop: () => clearInterval(timer),
  };
};

const diskOf = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};
