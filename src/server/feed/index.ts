export { type FeedAsked, readFeedAsked } from './asked.ts';
export { FEED_DEFAULTS, Feed, type FeedHouse, type FeedOptions } from './feed.ts';
