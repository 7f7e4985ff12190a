import { assert } from '#core/base';
import { check } from '#core/shape';
import { FEED_MESSAGES, type FeedEvent, type Topic } from '#core/views';

/** Makes one message of the stream of what is already JSON. */
export type Frame = (event: FeedEvent, data: string, id?: string) => Buffer;

/** JSON has no line breaks, so that the data is one line. */
export const frame: Frame = (event, data, id) =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);

/**
 * The same, once the message is found to be what the contract of its event says. Only where answers are checked, as all
 * tests do: a house does not pay for it. API-16
 */
export const promisedFrame: Frame = (event, data, id) => {
  const fit = check<unknown>(FEED_MESSAGES[event], JSON.parse(data));
  assert(fit.ok, `The feed would say in "${event}" what its contract does not say: ${fit.ok ? '' : fit.fields}`);
  return frame(event, data, id);
};

/** What is sent of each topic, already JSON. */
export const byTopic = (topics: readonly (readonly [topic: Topic, json: string])[]): string =>
  `{${topics.map(([topic, json]) => `${JSON.stringify(topic)}:${json}`).join(',')}}`;

export const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A proxy that gathers would hold the meters back.
  'x-accel-buffering': 'no',
};
