import { type Head, hashOf, type Row } from '#server/journal';
import { CheckFailed } from './check-failed.ts';
import { speak } from './refusals.ts';

/** The new head, once it is clear that the row is the next event and what was written. */
export const requireNext = (row: Row, head: Head): Head => {
  if (row.seq !== head.seq + 1) throw new CheckFailed([speak('check.missing', { event: head.seq + 1 }).message]);
  if (hashOf(row, head.hash) !== row.hash) throw new CheckFailed([speak('check.changed', { event: row.seq }).message]);
  return { seq: row.seq, hash: row.hash };
};
