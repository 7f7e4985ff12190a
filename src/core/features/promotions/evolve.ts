import {
  type Appliers,
  bookAll,
  type LastDraw,
  numbered,
  type Promotion,
  put,
  remember,
  remove,
  sheetPosted,
  unspun,
  update,
} from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import { announce } from '../awards/index.ts';
import { DRAW_EVENTS } from './evolve-draws.ts';
import type { PromotionEvent } from './shape.ts';

/** Promotions and what was won in them. */
export const PROMOTION_EVENTS: Appliers<PromotionEvent> = {
  ...DRAW_EVENTS,
  PromotionOpened: (house, { promotion, activity, mechanism, posted, at }) => {
    const state = mechanismOf(mechanism).begins(posted);
    put(house.promotions, promotion, { promotion, activity, mechanism, posted, state, openedAt: at });
    return sheetPosted(house, activity, at);
  },
  PromotionMoved: (house, { promotion, activity, mechanism, events, bookings, at }) => {
    const { promotions, balances } = house;
    bookAll(balances, bookings);
    const { evolve, drawnInVain = unchanged, spunBy = unchanged, gaveUpTurn = unchanged } = mechanismOf(mechanism);
    const own = events as readonly object[]; // The events of its own mechanism.
    for (const player of own.map(spunBy))
      if (player !== undefined) remember(house, { what: 'spin', activity, player, at });
    return update(promotions, promotion, (before): Promotion => {
      for (const player of own.map(event => gaveUpTurn(event, before.state)))
        if (player !== undefined) unspun(house, activity, player);
      const state = own.reduce(evolve, before.state);
      if (before.lastDraw === undefined) return { ...before, state };
      const lastDraw = own.map(drawnInVain).reduce(repeated, before.lastDraw);
      return { ...before, state, lastDraw };
    });
  },
  PromotionEnded: (house, { promotion }) => {
    const activity = house.promotions.get(promotion)?.activity;
    remove(house.promotions, [promotion]);
    return activity === undefined ? undefined : sheetPosted(house, activity);
  },
  PrizeAwarded: (house, { type: _, to, because: _because, bookings, ...rest }) => {
    const award = { ...rest, ...to };
    bookAll(house.balances, bookings);
    house.awards.set(award.award, award);
    announce(house, award);
    const { activity, player, wonAt: at } = award;
    if (player !== undefined) remember(house, { what: 'prize', activity, player, at });
    return numbered(house, 'award', award.award);
  },
};

const unchanged = (): undefined => undefined;

const repeated = (last: LastDraw, now: Pick<LastDraw, 'inVain'> | undefined): LastDraw =>
  now === undefined ? last : { draw: last.draw, ...now };
