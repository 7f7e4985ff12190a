import { useEffect, useMemo, useRef } from 'react';
import { useKept, useStation, useView } from '../kit/index.ts';
import { type Ended, endedAfter } from './ended.ts';
import { type Item, itemsOf, settledOf } from './items.ts';

/** The views of the console, put together. */
export const useRoom = () => {
  const { feed } = useStation();
  const queue = useView(feed, 'queue');
  const awards = useView(feed, 'awards');
  const requests = useView(feed, 'requests');
  const tables = useView(feed, 'tables');
  const plan = useView(feed, 'plan');
  const promotions = useView(feed, 'promotions');
  const items = useMemo(() => itemsOf({ queue, awards, requests }), [queue, awards, requests]);
  const settled = useMemo(() => settledOf(awards), [awards]);
  const ended = useEnded(items, queue !== undefined);
  return {
    isKnown: queue !== undefined,
    items,
    settled,
    ended,
    tables: useMemo(() => Object.values(tables ?? {}), [tables]),
    plan: useMemo(() => Object.values(plan ?? {}), [plan]),
    promotions: useMemo(() => Object.values(promotions ?? {}), [promotions]),
  };
};

/** What has left the queue while this console looked on; it survives a reload. */
const useEnded = (items: readonly Item[], isKnown: boolean): readonly Ended[] => {
  const { feed } = useStation();
  const [ended, setEnded] = useKept<readonly Ended[]>('floor-ended', []);
  const last = useRef<readonly Item[]>([]);
  useEffect(() => {
    if (!isKnown) return;
    const next = endedAfter(ended, last.current, items, feed.now());
    last.current = items;
    if (next !== ended) setEnded(next);
  });
  return ended;
};
