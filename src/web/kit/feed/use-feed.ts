import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Parts, Topic, Views } from '#core/views';
import type { FeedLink, FeedStore } from './feed.ts';

/** The parts of a topic as last sent; undefined before the first message. */
export const useView = <T extends Topic>(feed: FeedStore, topic: T): Parts<T> | undefined =>
  useSyncExternalStore(feed.subscribe, () => feed.views()[topic] as Views[T] as Parts<T> | undefined); // By its topic.

export const useLink = (feed: FeedStore): FeedLink => useSyncExternalStore(feed.subscribe, feed.link);

/** The server's time in milliseconds, updated this often: for ages and deadlines. */
export const useServerNow = (feed: FeedStore, everyMs = 1_000): number => {
  const [now, setNow] = useState(feed.now);
  const skewMs = useSyncExternalStore(feed.subscribe, () => feed.link().skewMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device with a wrong clock learns it by the first beat.
  useEffect(() => {
    setNow(feed.now());
    const timer = setInterval(() => setNow(feed.now()), everyMs);
    return () => clearInterval(timer);
  }, [feed, everyMs, skewMs]);
  return now;
};
