import { type Appliers, entered, remove } from '#core/state';
import type { SecondEvent } from './shape.ts';

/** What waits for a second person. */
export const SECOND_EVENTS: Appliers<SecondEvent> = {
  SecondAsked: (house, { type: _, ...request }) => entered(house, 'request', house.requests, request),
  SecondGiven: ({ requests }, { request }) => remove(requests, [request]),
  SecondDeclined: ({ requests }, { request }) => remove(requests, [request]),
  SecondRanOut: ({ requests }, { request }) => remove(requests, [request]),
};
