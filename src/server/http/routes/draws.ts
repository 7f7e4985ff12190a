import { drawView } from '#core/views';
import { noSuch, numberIn, paged, pageOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, jsonText } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

export const draws = {
  /** What is published of draws, for signs and for people who verify them. LOT-1, LOT-6 */
  reads: {
    draws: (query, { house }) =>
      paged(
        pageOf(house.draws.values(), ({ draw }) => draw, query),
        drawView,
      ),
    draw: async (_, ask, { works }) => {
      const number = numberIn(ask, 'draw');
      // Numbers are given one after the other: nobody has to look for one that wasn't. LOT-11
      if (number < 1 || number > ask.house.numbers.draw) return noSuch('draw', ask.params['draw']!, 'LOT-6');
      const kept = ask.house.draws.get(number);
      if (kept !== undefined && kept.type !== 'revealed') return json(drawView(kept));
      const record = await works.draw(number);
      if (record === undefined) return refuse('reports-behind', {}, 'RPT-14');
      return record === 'null' ? noSuch('draw', ask.params['draw']!, 'LOT-6') : jsonText(record);
    },
  },
} satisfies Resource;
