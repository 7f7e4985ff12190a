import { accept, answer, defined } from '#core/base';
import {
  type Context,
  committedOn,
  type Deciders,
  type HouseView,
  momentText,
  namedObjection,
  promotionNamed,
  refuse as refuseAtHouse,
  running,
  twoPeople,
  word,
} from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import { asked } from './by-hand.ts';
import { moved } from './move.ts';
import { openingTimesObjection } from './posted-times.ts';
import { refuse } from './refusals.ts';
import type { PromotionCommand, PromotionEvent, PromotionHappens } from './shape.ts';

/** Drawings, wheels, tournaments, coupons, contests, boards: each runs under its key, one frame for all. PRO-1 */
export const PROMOTION_COMMANDS = {
  OpenPromotion: (house, { promotion, activity: name, mechanism, posted }, context) => {
    if (promotion.trim() === '')
      return refuseAtHouse('words-missing', { what: word('words.promotion-name', {}) }, 'PRO-1');
    if (house.promotions.has(promotion)) return refuse('promotion-runs', { promotion }, 'PRO-1');
    const found = running(house, name);
    if (!found.ok) return found;
    const { activity, offered } = found.value;
    const rule = { activity, offering: offered.offering };
    const { rules: rulesOf, opens, opensByTwo, alsoMoves } = mechanismOf(mechanism);
    const rules = rulesOf(rule, posted);
    if (!rules.ok) return rules;
    const [at, by] = [momentText(context.now), context.actor.id];
    const opening = { promotion, openedAt: at, rule, rules: rules.value, posted, house, context };
    const standing = { rule, rules: rules.value };
    const objection = opens?.(opening) ?? openingTimesObjection(standing, { mechanism, posted });
    if (objection !== undefined) return objection;
    const beside = alsoMoves?.(opening) ?? answer([]);
    if (!beside.ok) return beside;
    const people = opensByTwo?.(posted) === true ? twoPeople(context, 'LOT-2; HSE-9') : undefined;
    if (people?.ok === false) return people;
    const moves = beside.value.map(({ one, events }) => {
      const { promotion: other, activity: of, mechanism: sort } = one;
      const base = { promotion: other, activity: of, mechanism: sort, at, by };
      return { type: 'PromotionMoved', ...base, events, bookings: [] } as object as PromotionEvent; // Events of its own.
    });
    const second = people?.value[1];
    const opened = { promotion, activity: activity.id, mechanism, posted, at, by, ...defined({ second }) };
    // The command has paired the mechanism with what was posted for it.
    return accept(...moves, { type: 'PromotionOpened', ...opened } as PromotionEvent);
  },

  RunPromotion: (house, { promotion: key, mechanism: name, command }, context) => {
    const found = promotionNamed(house, key);
    if (!found.ok) return found;
    const { mechanism } = found.value;
    if (mechanism !== name) return refuse('promotion-of-other-sort', { promotion: key }, 'PRO-1');
    const { ending } = mechanismOf(mechanism);
    return namedObjection(house, command, ending) ?? asked(house, found.value, command, context);
  },

  EndPromotion: (house, { promotion: key, reason }, { actor }) => {
    const promotion = promotionNamed(house, key);
    if (!promotion.ok) return promotion;
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'PRO-2');
    const { mechanism, state } = promotion.value;
    const open = committedOn(house, promotion.value);
    if (open !== undefined) return refuseAtHouse('entries-closed', { promotion: key, draw: open.draw }, 'LOT-2');
    const { unfinished, endsBy, endsWith } = mechanismOf(mechanism);
    const what = unfinished(state);
    const clause = endsBy === undefined ? 'PRO-2' : `PRO-2; ${endsBy}`;
    if (what !== undefined) return refuse('promotion-not-finished', { promotion: key, what }, clause);
    return accept({ type: 'PromotionEnded', promotion: key, reason, by: actor.id, ...endsWith?.(promotion.value) });
  },
} satisfies Partial<Deciders<PromotionCommand, PromotionHappens>>;

/** What passing time changes in running promotions; what is refused now is left for later. PRO-4 */
export const passPromotions = (house: HouseView, context: Context): readonly (readonly PromotionHappens[])[] =>
  [...house.promotions.values()].flatMap(promotion => {
    const commands = mechanismOf(promotion.mechanism).passes?.(promotion.state) ?? [];
    return commands.map(command => {
      const decided = moved(house, promotion, command, context);
      return decided.ok ? decided.events : [];
    });
  });
