import { Refused } from '#core/mechanisms';
import {
  branded,
  choice,
  described,
  type Of,
  object,
  objectWith,
  optional,
  record,
  SaidText,
  type Shape,
  Text,
  Texts,
  text,
  Whole,
} from '#core/shape';
import { DayText } from '#core/time';
import { TableShown } from './table.ts';
import { HOUSE_TOPICS, type Parts, type Topic, VIEWS } from './topics.ts';

/** What a screen holds: of each topic its parts by key. */
export type Views = { readonly [T in Topic]?: Parts<T> };

/** What changed, by topic. */
export type DeltaMessage = { readonly [T in Topic]?: Change<T> };
/** Parts that are set, each whole, and the keys of those that are gone. */
export type Change<T extends Topic = Topic> = { readonly set?: Parts<T>; readonly gone?: readonly string[] };

const Beat = object({
  at: described(Whole, "The server's clock, in milliseconds since 1970."),
  seq: described(Whole, 'The last event that is shown.'),
  gamingDay: optional(DayText, 'By the clock; absent while there is no house.'),
  /** Whether the server can take commands, only shows what another writes, or cannot do anything. */
  service: choice({ writing: {}, following: {}, 'out-of-service': { reason: SaidText } }),
});
export type BeatMessage = Of<typeof Beat>;
export type ServiceState = BeatMessage['service'];

const TopicName = text({ pattern: new RegExp(`^(${HOUSE_TOPICS.join('|')}|table\\.[1-9]\\d{0,5})$`) });

/** Under each topic of a message what `said` makes of its parts. */
const byTopic = <Message>(said: (parts: Shape<unknown>) => Shape<unknown>): Shape<Message> => {
  const ofHouse = HOUSE_TOPICS.map(topic => [topic, said(record<string, unknown>(Text, VIEWS[topic].shape))] as const);
  // The parts are those of the types.
  return branded<Message>(objectWith(Object.fromEntries(ofHouse), TopicName, said(TableShown)));
};

/** What the live feed sends, by the name of the event. Nothing else is ever sent. API-16 */
export const FEED_MESSAGES = {
  snapshot: described(
    byTopic<Views>(parts => parts),
    'All parts of each topic, by key.',
  ),
  delta: described(
    byTopic<DeltaMessage>(parts => object({ set: optional(parts), gone: optional(Texts) })),
    'What changed of each topic: parts that are set, each whole, and the keys of those that are gone.',
  ),
  beat: described(Beat, 'Every two seconds, and at once when the service changes.'),
  ended: Refused,
} as const;

export type FeedEvent = keyof typeof FEED_MESSAGES;
