import type { Topic } from '#core/views';

/** One message of the stream. JSON has no line breaks, so that the data is one line. */
export const frame = (event: string, data: string, id?: string): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);

/** What is sent of each topic, already JSON. */
export const byTopic = (topics: readonly (readonly [topic: Topic, json: string])[]): string =>
  `{${topics.map(([topic, json]) => `${JSON.stringify(topic)}:${json}`).join(',')}}`;

export const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // A proxy that gathers would hold the meters back.
  'x-accel-buffering': 'no',
};
