import { EVENT_FIELDS } from '#core/house';
import { exactly, list } from '#core/shape';
import { byMechanism, ofEvery, POSTED } from './promotions.ts';

/** What can happen in a promotion, in the words of its mechanism. */
export const MECHANISM_EVENTS = ofEvery('event');

export const PromotionOpened = byMechanism(name => ({
  type: exactly('PromotionOpened'),
  ...EVENT_FIELDS.PromotionOpened,
  posted: POSTED[name],
}));

export const PromotionMoved = byMechanism(name => ({
  type: exactly('PromotionMoved'),
  ...EVENT_FIELDS.PromotionMoved,
  events: list<unknown>(MECHANISM_EVENTS[name]),
}));
