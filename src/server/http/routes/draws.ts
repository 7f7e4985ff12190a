import { drawView } from '#core/views';
import { drawRecord } from '#server/draws';
import { noSuch, numberIn, pageOf, shownAs } from '../line/reading.ts';
import { json } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

export const draws = {
  /** What is published of draws, for signs and for people who verify them. LOT-1, LOT-6 */
  reads: {
    draws: (query, { house }) =>
      json(
        shownAs(
          pageOf(house.draws.values(), ({ draw }) => draw, query),
          drawView,
        ),
      ),
    draw: async (_, ask, { onRows }) => {
      const number = numberIn(ask, 'draw');
      const kept = ask.house.draws.get(number);
      if (kept !== undefined && kept.type !== 'revealed') return json(drawView(kept));
      const record = await onRows(rows => drawRecord(rows, number));
      return record === undefined ? noSuch('draw', ask.params['draw']!, 'LOT-6') : json(record);
    },
  },
} satisfies Resource;
