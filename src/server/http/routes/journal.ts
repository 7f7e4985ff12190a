import type { JournalRow } from '#api';
import type { Row } from '#server/journal';
import { refuse } from '../line/refusals.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';
import { demoMark } from './demo-mark.ts';

/** The journal for people who check it: every row with its hash and the exact text that was hashed. REG-A4 */
export const journal = {
  reads: {
    journal: async ({ after = '0', limit }, ask, { onRows }) => {
      if (!/^\d{1,15}$/.test(after)) return refuse('cursor-unknown', { after: after.slice(0, 80) }, 'MCH-5');
      const from = Number(after) + 1;
      return onRows(async rows => {
        const to = Math.min(from + limit - 1, rows.head.seq);
        const found: JournalRow[] = [];
        for await (const page of rows.pages({ from, to })) found.push(...page.map(shown));
        return json({ ...demoMark(ask.house), rows: found, ...(to < rows.head.seq ? { next: String(to) } : {}) });
      });
    },
    head: (_query, _ask, { onRows }) => onRows(async ({ head }) => json(head)),
  },
} satisfies Resource;

const shown = ({ atMs, ...row }: Row): JournalRow => ({
  ...row,
  at: Temporal.Instant.fromEpochMilliseconds(atMs).toString(),
});
