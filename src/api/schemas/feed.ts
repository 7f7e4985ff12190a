import {
  branded,
  described,
  object,
  objectWith,
  optional,
  record,
  type Shape,
  Text,
  Texts,
  text,
  Whole,
} from '#core/shape';
import { DayText } from '#core/time';
import { HOUSE_TOPICS } from '#core/views';
import type { BeatMessage, DeltaMessage, ServiceState, SnapshotMessage } from '#core/views/on-screen';
import { RefusalAnswer } from './common.ts';
import { TableShown } from './feed-table.ts';
import { TOPIC_PARTS } from './feed-topics.ts';
import { choiceOf, objectOf } from './paired.ts';

const TopicName = text({ pattern: new RegExp(`^(${HOUSE_TOPICS.join('|')}|table\\.[1-9]\\d{0,5})$`) });

/** Under each topic of a message what `said` makes of its parts. */
const byTopic = <Message>(said: (parts: Shape<unknown>) => Shape<unknown>): Shape<Message> => {
  const ofHouse = HOUSE_TOPICS.map(topic => [topic, said(record<string, unknown>(Text, TOPIC_PARTS[topic]))] as const);
  // The parts are those of the types.
  return branded<Message>(objectWith(Object.fromEntries(ofHouse), TopicName, said(TableShown)));
};

/** What the live feed sends, by the name of the event. Nothing else is ever sent. API-16 */
export const FEED_MESSAGES = {
  snapshot: described(
    byTopic<SnapshotMessage>(parts => parts),
    'All parts of each topic, by key.',
  ),
  delta: described(
    byTopic<DeltaMessage>(parts => object({ set: optional(parts), gone: optional(Texts) })),
    'What changed of each topic: parts that are set, each whole, and the keys of those that are gone.',
  ),
  beat: described(
    objectOf<BeatMessage>({
      at: described(Whole, "The server's clock, in milliseconds since 1970."),
      seq: described(Whole, 'The last event that is shown.'),
      gamingDay: optional(DayText, 'By the clock; absent while there is no house.'),
      service: choiceOf<ServiceState>({ writing: {}, following: {}, 'out-of-service': { reason: Text } }),
    }),
    'Every two seconds, and at once when the service changes.',
  ),
  ended: RefusalAnswer,
} as const;

export type FeedEvent = keyof typeof FEED_MESSAGES;
