import { assert } from '#core/base';
import {
  type Appliers,
  type Changed,
  type Draw,
  type House,
  type LastDraw,
  numbered,
  type Published,
  patch,
  update,
} from '#core/state';
import type { DrawEvent } from './shape.ts';

/** As many as signs and desks show; the journal keeps all of them. */
const DRAWS_KEPT = 25;

/** Draws, by hand and by computer. */
export const DRAW_EVENTS: Appliers<DrawEvent> = {
  DrawWitnessed: (house, event) => begun(house, { ...event, type: 'witnessed' }),
  DrawCommitted: (house, { people: _, ...event }) => begun(house, { ...event, type: 'committed' }),
  DrawRevealed: (house, { type: _, draw, by: _by, second: _second, ...revealed }) =>
    over(house, draw, published => ({ ...published, ...revealed, type: 'revealed' })),
  DrawVoided: (house, { draw, reason }) => {
    over(house, draw, published => ({ ...published, type: 'void', reason }));
    const { promotion } = house.draws.get(draw)!; // Put there just now.
    return noted(house, promotion, { draw, inVain: reason });
  },
};

const begun = (house: House, draw: Draw): Changed => {
  house.draws.set(draw.draw, draw);
  noted(house, draw.promotion, { draw: draw.draw });
  for (const [number, { type }] of house.draws) {
    if (house.draws.size <= DRAWS_KEPT) break;
    if (type !== 'committed') house.draws.delete(number);
  }
  return numbered(house, 'draw', draw.draw);
};

/** The entries stay in the journal alone. */
const over = (house: House, number: number, end: (published: Published) => Draw): undefined =>
  update(house.draws, number, before => {
    assert(before.type === 'committed', `draw ${number} is over`);
    const { type: _, entries: _entries, tickets: _tickets, sealed: _sealed, ...published } = before;
    return end(published);
  });

const noted = (house: House, promotion: string, lastDraw: LastDraw): undefined =>
  patch(house.promotions, promotion, { lastDraw });
