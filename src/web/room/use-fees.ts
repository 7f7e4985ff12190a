import { useEffect, useState } from 'react';
import { type Line, read } from '#api';
import { type FeesPerHour, feesPerHour } from '#core/views/on-screen';
import { type FeedStore, untilAnswered, useLink } from '../kit/index.ts';

const AGAIN_MS = 60_000;

/** Each minute from the reports of the gaming day; a sentence where this person may not see them. */
export type Fees = { readonly perHour?: FeesPerHour; readonly why?: string };

export const useFees = (line: Line, feed: FeedStore): Fees => {
  const { gamingDay: day } = useLink(feed);
  const [fees, setFees] = useState<Fees>({});
  useEffect(() => {
    if (day === undefined) return undefined;
    const leave = new AbortController();
    const ask = async () => {
      const asked = { from: day, to: day };
      const look = () =>
        Promise.all([
          read(line, 'report', { report: 'collection', ...asked }),
          read(line, 'report', { report: 'table-hours', ...asked }),
        ]);
      const [collection, hours] = (await untilAnswered(line, look, leave.signal)) ?? [];
      if (collection === undefined || hours === undefined) return;
      if (!collection.ok) setFees({ why: collection.message });
      else if (hours.ok) setFees({ perHour: feesPerHour(collection.value.rows, hours.value.rows) });
    };
    // Until an answer comes the last figures stay; the line says that it is lost.
    void ask();
    const timer = setInterval(() => void ask(), AGAIN_MS);
    return () => {
      leave.abort();
      clearInterval(timer);
    };
  }, [line, day]);
  return fees;
};
