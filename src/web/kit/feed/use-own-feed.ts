import { useEffect, useMemo } from 'react';
import type { Topic } from '#core/views';
import { useStation } from '../people/station-context.ts';
import { type FeedStore, openFeed } from './feed.ts';

/** Topics besides those of the whole page, listened to as long as somebody looks at them. */
export const useOwnFeed = (topics: readonly Topic[]): FeedStore => {
  const { station } = useStation();
  const named = topics.join();
  const feed = useMemo(() => openFeed(station, named.split(',') as Topic[]), [station, named]); // As they were joined.
  useEffect(() => () => feed.close(), [feed]);
  return feed;
};
