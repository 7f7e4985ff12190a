import { z } from 'zod';
import { HOUSE_TOPICS, topicNamed } from '#core/views';
import type { BeatMessage, DeltaMessage, ServiceState, SnapshotMessage } from '#core/views/on-screen';
import { DayText, exactly, oneOf, RefusalAnswer, Text, Texts, Whole } from './exactly.ts';
import { TableShown } from './feed-table.ts';
import { TOPIC_PARTS } from './feed-topics.ts';

/** Under each topic of a message what `said` makes of its parts. */
const byTopic = <Message>(said: (parts: z.ZodType) => z.ZodType): z.ZodType<Message> => {
  const ofHouse = HOUSE_TOPICS.map(topic => [topic, said(z.record(Text, TOPIC_PARTS[topic])).exactOptional()] as const);
  const names = `^(${HOUSE_TOPICS.join('|')}|table\\.[1-9]\\d{0,5})$`;
  return z
    .object(Object.fromEntries(ofHouse))
    .catchall(said(TableShown))
    .refine(message => Object.keys(message).every(name => topicNamed(name) !== undefined))
    .meta({ propertyNames: { pattern: names } }) as unknown as z.ZodType<Message>; // The parts are those of the types.
};

/** What the live feed sends, by the name of the event. Nothing else is ever sent. API-16 */
export const FEED_MESSAGES = {
  snapshot: byTopic<SnapshotMessage>(parts => parts).describe('All parts of each topic, by key.'),
  delta: byTopic<DeltaMessage>(parts =>
    z.strictObject({ set: parts.exactOptional(), gone: Texts.exactOptional() }),
  ).describe('What changed of each topic: parts that are set, each whole, and the keys of those that are gone.'),
  beat: exactly<BeatMessage>({
    at: Whole.describe("The server's clock, in milliseconds since 1970."),
    seq: Whole.describe('The last event that is shown.'),
    gamingDay: DayText.exactOptional().describe('By the clock; absent while there is no house.'),
    service: oneOf<ServiceState>({ writing: {}, following: {}, 'out-of-service': { reason: Text } }),
  }).describe('Every two seconds, and at once when the service changes.'),
  ended: RefusalAnswer,
} as const;

export type FeedEvent = keyof typeof FEED_MESSAGES;
