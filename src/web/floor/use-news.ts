import { useEffect, useRef } from 'react';
import { sound } from '../kit/index.ts';
import { clockOf, type Urgency } from './clock.ts';
import { EARCONS, newsIn } from './earcon.ts';
import { type Item, soundOf } from './items.ts';

/** Sounds when something arrives or becomes urgent. What waited when the page was opened is silent. */
export const useNews = (items: readonly Item[] | undefined, nowMs: number, isOn: boolean): void => {
  const known = useRef<ReadonlyMap<string, Urgency>>(undefined);
  useEffect(() => {
    if (items === undefined) return;
    const sounds = new Map(items.map(item => [item.key, soundOf(item)]));
    const now = new Map(items.map(item => [item.key, clockOf(item, nowMs).urgency]));
    const news = known.current === undefined ? undefined : newsIn(known.current, now, key => sounds.get(key) ?? 'new');
    known.current = now;
    if (news !== undefined && isOn) sound(EARCONS[news]);
  }, [items, nowMs, isOn]);
};
