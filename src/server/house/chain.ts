import { type Head, hashOf, type Row } from '#server/journal';
import { CheckFailed } from './check-failed.ts';

/** The new head, once it is clear that the row is the next event and what was written. */
export const requireNext = (row: Row, head: Head): Head => {
  if (row.seq !== head.seq + 1) throw new CheckFailed([`Event ${head.seq + 1} is missing.`]);
  if (hashOf(row, head.hash) !== row.hash) throw new CheckFailed([`Event ${row.seq} is not what was written.`]);
  return { seq: row.seq, hash: row.hash };
};
