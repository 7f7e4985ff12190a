import { type Appliers, entered, numbered, remove } from '#core/state';
import type { CallEvent } from './shape.ts';

/** Called hands, locks and reviews; what is decided is no longer kept here. */
export const CALL_EVENTS: Appliers<CallEvent> = {
  HandCalled: (house, { type: _, by: _by, ...call }) => entered(house, 'call', house.calls, call),
  CallUndone: ({ calls }, { call }) => remove(calls, [call]),
  MeterLocked: (house, { type: _, ...lock }) => {
    house.locks.set(lock.lock, lock);
    return numbered(house, 'lock', Math.max(house.numbers.lock, lock.lock));
  },
  LockEnded: ({ locks }, { lock }) => remove(locks, [lock]),
  CallsRefused: (house, { calls }) => {
    const isRefused = ({ calls: own }: { readonly calls: readonly number[] }) => own.some(call => calls.includes(call));
    remove(
      house.reviews,
      [...house.reviews.values()].filter(isRefused).map(({ review }) => review),
    );
    return remove(house.calls, calls);
  },
  HandsVerified: (house, { type: _, needsSecond: _needsSecond, ...review }) =>
    entered(house, 'review', house.reviews, review),
  ReviewAgreed: ({ reviews, calls }, { review }) => {
    remove(calls, reviews.get(review)?.calls ?? []);
    return remove(reviews, [review]);
  },
  ReviewRejected: ({ reviews }, { review }) => remove(reviews, [review]),
};
