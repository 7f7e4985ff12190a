import { defined } from '#core/base';
import { lastBackupBeside } from '#server/backup';
import type { HouseService } from '#server/house';
import type { ApiParts } from '#server/http';

/** What it knows by the same numbers as its metrics. */
type Knowing = {
  readonly version: string;
  /** Where the note of the last backup is. */
  readonly folder: string;
  readonly house: Pick<HouseService, 'state' | 'durable'>;
  readonly gauges: () => Readonly<Record<string, number>>;
};

/** What the office says of the machine of the house. OPH-10 */
export const machineOf =
  ({ version, folder, house, gauges }: Knowing): ApiParts['machine'] =>
  async () => {
    const known = gauges();
    const { disk_free_bytes: freeBytes, disk_low: low, anchor_age_seconds: age, events_not_copied: lacks } = known;
    const program = house.state?.program;
    return {
      version,
      changedFiles: program?.changed ?? [],
      head: house.durable,
      ...defined({
        program: program?.fingerprint,
        disk: freeBytes === undefined ? undefined : { freeBytes, isLow: low === 1 },
        backup: await lastBackupBeside(folder),
        anchorAgeSeconds: age === undefined ? undefined : Math.round(age),
        eventsNotCopied: lacks,
      }),
    };
  };
