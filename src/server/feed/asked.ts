import { type Answer, answer } from '#core/base';
import { HOUSE_TOPICS, type Topic, topicNamed } from '#core/views';
import { refuse } from './refusals.ts';

/** What a screen asks of the feed. */
export type FeedAsked = {
  readonly topics: readonly Topic[];
  /** The id of the last message it has, to resume after it. */
  readonly after?: MessageId | undefined;
  /** Which station asks; one may have a few lines only. */
  readonly station?: string;
};

/** The number of an event and the run of the feed: another run may number differently. */
export type MessageId = { readonly seq: number; readonly run: string };

export const messageId = ({ seq, run }: MessageId): string => `${seq}.${run}`;

const TOPICS_MAX = 50;

/**
 * Reads `topics=meters,table.7`, and from where to go on: a browser that reconnects says so in a header, a screen that
 * opens the feed again in `after`.
 */
export const readFeedAsked = (
  query: { readonly topics?: string | undefined; readonly after?: string | undefined },
  lastEventId: string | undefined,
): Answer<FeedAsked> => {
  const known = HOUSE_TOPICS;
  const names = [...new Set(query.topics?.split(',').filter(name => name !== ''))];
  if (names.length === 0) return refuse('no-topics', { known }, 'FED-1');
  if (names.length > TOPICS_MAX) return refuse('too-many-topics', { topics: names.length, max: TOPICS_MAX }, 'FED-1');
  const topics: Topic[] = [];
  for (const name of names) {
    const topic = topicNamed(name);
    if (topic === undefined) return refuse('unknown-topic', { topic: name, known }, 'FED-1');
    topics.push(topic);
  }
  return answer({ topics: topics.toSorted(), after: idFrom(lastEventId ?? query.after) });
};

/** An unknown id counts as none: then everything is sent again. */
const idFrom = (text: string | undefined): MessageId | undefined => {
  const found = /^(\d{1,15})\.([a-z0-9]{1,16})$/.exec(text ?? '');
  return found === null ? undefined : { seq: Number(found[1]), run: found[2]! };
};
