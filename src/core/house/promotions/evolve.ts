import { bookAll } from '../books.ts';
import { announce } from '../evolve-awards.ts';
import { type Appliers, numbered, remove, update } from '../evolve-base.ts';
import type { LastDraw } from './draw.ts';
import type { PromotionEvent } from './events.ts';
import { DRAW_EVENTS } from './evolve-draws.ts';
import { mechanismOf } from './mechanisms.ts';
import type { Promotion } from './promotion.ts';

/** Promotions and what was won in them. */
export const PROMOTION_EVENTS: Appliers<PromotionEvent> = {
  ...DRAW_EVENTS,
  PromotionOpened: ({ promotions }, { promotion, activity, mechanism, posted, at }) => {
    const state = mechanismOf(mechanism).begins(posted);
    // The event has paired the mechanism with what was posted for it.
    promotions.set(promotion, { promotion, activity, mechanism, posted, state, openedAt: at } as Promotion);
    return undefined;
  },
  PromotionMoved: ({ promotions, balances }, { promotion, mechanism, events, bookings }) => {
    bookAll(balances, bookings);
    const { evolve, drawnInVain = unchanged } = mechanismOf(mechanism);
    return update(promotions, promotion, before => {
      const own = events as readonly object[]; // The events of its own mechanism.
      const state = own.reduce(evolve, before.state);
      if (before.lastDraw === undefined) return { ...before, state } as Promotion;
      const lastDraw = own.map(drawnInVain).reduce(repeated, before.lastDraw);
      return { ...before, state, lastDraw } as Promotion;
    });
  },
  PromotionEnded: ({ promotions }, { promotion }) => remove(promotions, [promotion]),
  PrizeAwarded: (house, { type: _, to, because: _because, bookings, ...rest }) => {
    const award = { ...rest, ...to };
    bookAll(house.balances, bookings);
    house.awards.set(award.award, award);
    announce(house, award);
    return numbered(house, 'award', award.award);
  },
};

const unchanged = (): undefined => undefined;

const repeated = (last: LastDraw, now: Pick<LastDraw, 'inVain'> | undefined): LastDraw =>
  now === undefined ? last : { draw: last.draw, ...now };
