import { useEffect, useRef } from 'react';
import { NO_SWIPE, readSwipe } from './badge-reader.ts';

/** A badge or a card is read wherever the focus is; the Enter that ends it presses nothing. */
export const useBadgeReader = (onBadge: (badge: string) => void): void => {
  const heard = useRef(onBadge);
  heard.current = onBadge;
  useEffect(() => {
    let swipe = NO_SWIPE;
    const onKey = (event: KeyboardEvent) => {
      const read = readSwipe(swipe, event.key, event.timeStamp);
      swipe = read.swipe;
      if (read.badge === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      heard.current(read.badge);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
};
