import type { Refusal } from '#core/base';
import { type DrawCommand, mayAsk } from '#core/house';
import { drawView } from '#core/views';
import { commitDraw, drawRecord, revealDraw } from '#server/draws';
import type { Handled } from '#server/house';
import type { AskedCommand } from '../line/ask.ts';
import { askedBy } from '../line/command.ts';
import { numberIn, pageOf, queryOf } from '../line/reading.ts';
import { refuse } from '../line/refusals.ts';
import { json, type Reply } from '../line/reply.ts';
import type { Resource } from '../line/route.ts';

export const draws = {
  /** What is published of draws, for signs and for whoever verifies them. LOT-1, LOT-6 */
  reads: {
    draws: ask => {
      const query = queryOf('draws', ask);
      if (!query.ok) return query;
      const { rows, ...rest } = pageOf(ask.house.draws.values(), ({ draw }) => draw, query.value);
      return json({ ...rest, rows: rows.map(drawView) });
    },
    draw: async (ask, { onRows }) => {
      const query = queryOf('draw', ask);
      if (!query.ok) return query;
      const number = numberIn(ask, 'draw');
      const kept = ask.house.draws.get(number);
      if (kept !== undefined && kept.type !== 'revealed') return json(drawView(kept));
      const record = await onRows(rows => drawRecord(rows, number));
      if (record !== undefined) return json(record);
      return refuse('no-such-thing', { what: 'revealed draw', name: ask.params['draw']!.slice(0, 80) }, 'LOT-6');
    },
  },
  /** The secret never comes from outside, so that nobody who asks for a draw can choose what comes out. REG-D4 */
  acts: {
    commitDraw: async (body, ask, parts) => {
      const draw = { promotion: ask.params['promotion']!, ...body };
      const objection = mayDraw({ type: 'CommitDraw', ...draw, commitment: '' }, ask);
      return objection ?? drawReply(await commitDraw(parts, draw, askedBy(ask)));
    },
    revealDraw: async (body, ask, parts) => {
      const reveal = { draw: numberIn(ask, 'draw'), ...body };
      const objection = mayDraw({ type: 'RevealDraw', ...reveal, secret: '' }, ask);
      return objection ?? drawReply(await revealDraw(parts, reveal, askedBy(ask)));
    },
  },
} satisfies Resource;

const mayDraw = (command: DrawCommand, { house, asker }: AskedCommand): Refusal | undefined =>
  mayAsk(house, asker, command);

/** Without the entries, which are thousands. */
const drawReply = (handled: Handled | Refusal): Reply => {
  if (!handled.ok) return handled;
  const { repeated, first, last, events } = handled;
  const light = events.map(event => {
    if (event.type !== 'DrawCommitted') return event;
    const { entries: _, ...published } = event;
    return published;
  });
  return json({ repeated, first, last, events: light });
};
