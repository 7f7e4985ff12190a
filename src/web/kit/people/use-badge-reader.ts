import { useEffect, useRef } from 'react';
import { NO_SWIPE, readSwipe } from './badge-reader.ts';

/** A badge or a card is read wherever the focus is, but `notIn` something; the Enter that ends it presses nothing. */
export const useBadgeReader = (onBadge: (badge: string) => void, notIn?: string): void => {
  const heard = useRef(onBadge);
  heard.current = onBadge;
  useEffect(() => {
    let swipe = NO_SWIPE;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (notIn !== undefined && target instanceof Element && target.closest(notIn) !== null) return;
      const read = readSwipe(swipe, event.key, event.timeStamp);
      swipe = read.swipe;
      if (read.badge === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      heard.current(read.badge);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [notIn]);
};
