import { read } from '#api';
import { type FeesPerHour, feesPerHour } from '#core/views/on-screen';
import { useAsked, useLink, useServerNow, useStation } from '../kit/index.ts';

const AGAIN_MS = 60_000;

/** Each minute from the reports of the gaming day; a sentence where this person may not see them. A wall asks none. */
export type Fees = { readonly perHour?: FeesPerHour; readonly why?: string; readonly isUnasked?: true };

/** Until an answer comes the last figures stay; the line says that it is lost. */
export const useFees = (): Fees => {
  const { feed, me } = useStation();
  const isOnWall = me.station.kind === 'room';
  const { gamingDay: day } = useLink(feed);
  const now = useServerNow(feed, AGAIN_MS);
  const reports = useAsked(
    async line => {
      if (day === undefined || isOnWall) return undefined;
      const ofDay = (report: string) => read(line, 'report', { report, from: day, to: day });
      return Promise.all([ofDay('collection'), ofDay('table-hours')]);
    },
    [day, now, isOnWall],
  );
  if (isOnWall) return { isUnasked: true };
  const [collection, hours] = reports ?? [];
  if (collection?.ok === false) return { why: collection.message };
  if (collection === undefined || hours?.ok !== true) return {};
  return { perHour: feesPerHour(collection.value.rows, hours.value.rows) };
};
