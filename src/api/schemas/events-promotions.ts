import type { HouseEvent } from '#core/house';
import { exactly, list, optional, Text } from '#core/shape';
import { MomentText } from '#core/time';
import { BOOKINGS } from './answers-house.ts';

import type { FieldsOf, OfType } from './paired.ts';
import { byMechanism, ofEvery, POSTED } from './promotions.ts';

const AT = { at: MomentText };

/** What can happen in a promotion, in the words of its mechanism. */
export const MECHANISM_EVENTS = ofEvery('event');

const PROMOTED = { promotion: Text, activity: Text, ...AT, by: Text };
type Fact<Type extends 'PromotionOpened' | 'PromotionMoved', Own extends string> = FieldsOf<
  Omit<OfType<HouseEvent, Type>, 'mechanism' | Own>
>;

const OPENED: Fact<'PromotionOpened', 'posted'> = PROMOTED;
export const PromotionOpened = byMechanism(name => ({
  type: exactly('PromotionOpened'),
  ...OPENED,
  posted: POSTED[name],
}));

const MOVED: Fact<'PromotionMoved', 'events'> = {
  ...PROMOTED,
  second: optional(Text, 'Who stood beside, where the amount asks for two.'),
  ...BOOKINGS,
};
export const PromotionMoved = byMechanism(name => ({
  type: exactly('PromotionMoved'),
  ...MOVED,
  events: list<unknown>(MECHANISM_EVENTS[name]),
}));
