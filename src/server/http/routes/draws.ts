import type { Refusal } from '#core/base';
import { drawView } from '#core/views';
import { commitDraw, drawRecord, revealDraw } from '#server/draws';
import type { Handled } from '#server/house';
import { askedBy, objectionTo } from '../line/command.ts';
import { noSuch, numberIn, pageOf, shownAs } from '../line/reading.ts';
import { json, type Reply } from '../line/reply.ts';
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
      return record === undefined ? noSuch('revealed draw', ask.params['draw']!, 'LOT-6') : json(record);
    },
  },
  /** The secret never comes from outside, so that nobody who asks for a draw can choose what comes out. REG-D4 */
  acts: {
    commitDraw: async (body, ask, parts) => {
      const draw = { promotion: ask.params['promotion']!, ...body };
      const objection = objectionTo(ask, { type: 'CommitDraw', ...draw, commitment: '' });
      return objection ?? drawReply(await commitDraw(parts, draw, askedBy(ask)));
    },
    revealDraw: async (body, ask, parts) => {
      const reveal = { draw: numberIn(ask, 'draw'), ...body };
      const objection = objectionTo(ask, { type: 'RevealDraw', ...reveal, secret: '' });
      return objection ?? drawReply(await revealDraw(parts, reveal, askedBy(ask)));
    },
  },
} satisfies Resource;

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
