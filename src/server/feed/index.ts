export { readFeedAsked } from './asked.ts';
export { Feed, type FeedHouse, type FeedOptions } from './feed.ts';
