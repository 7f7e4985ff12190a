import type { Json } from '#core/shape';
import { FEED_MESSAGES, type FeedEvent, HOUSE_TOPICS } from '#core/views';

/** What each event of the live feed is for. Its data is in a component of its own. */
export const FEED_EVENTS: Readonly<
  Record<FeedEvent, { readonly says: string; readonly id: 'always' | 'later' | 'never' }>
> = {
  snapshot: { says: 'All parts of the topics that were asked for; it replaces whatever was there.', id: 'always' },
  delta: { says: 'What changed: parts that are set, each whole, and keys of parts that are gone.', id: 'always' },
  beat: {
    says: 'Every two seconds: the time of the server, the last event shown, and whether it is in service.',
    id: 'later',
  },
  ended: { says: 'Why whoever listens may not stay; nothing comes after it.', id: 'never' },
};
const EVENTS = Object.keys(FEED_MESSAGES) as readonly FeedEvent[]; // Keys of a table are its names.

/** The component with the data of an event. */
export const messageOf = (event: string): string => `feed${event[0]!.toUpperCase()}${event.slice(1)}`;

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const eventOf = (event: FeedEvent): Json => {
  const { says, id } = FEED_EVENTS[event];
  return {
    type: 'object',
    description: says,
    properties: {
      event: { const: event },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: refTo(messageOf(event)) },
      ...(id === 'never' ? {} : { id: ID }),
    },
    required: ['event', 'data', ...(id === 'always' ? ['id'] : [])],
    additionalProperties: false,
  };
};

const ID: Json = {
  type: 'string',
  pattern: '^\\d{1,15}\\.[a-z0-9]{1,16}$',
  description: 'The number of the last event told, and the run of the feed.',
};

/** One server-sent event by its fields. */
export const FEED_EVENT: Json = { oneOf: EVENTS.map(eventOf) };

const WORDS = [
  'Server-sent events. The data of each is JSON on one line, described by a component:',
  ...EVENTS.map(event => `\`${event}\` by \`${messageOf(event)}\`. ${FEED_EVENTS[event].says}`),
  'Whoever was cut off names the last id in `Last-Event-ID` or `after` and gets a delta with what it missed.',
].join('\n\n');

/**
 * OpenAPI 3.1 has no word for what one event of a stream is; 3.2 calls it `itemSchema`, and here it is under that
 * name as an extension.
 */
const CONTENT: Json = {
  'text/event-stream': {
    schema: { type: 'string', description: 'Events, each as the component feedEvent says.' },
    'x-itemSchema': refTo('feedEvent'),
    example: [
      'event: beat\ndata: {"at":1794787200000,"seq":1041,"gamingDay":"2026-11-15","service":{"type":"writing"}}\n\n',
      'id: 1041.3f9c0a1b2d\nevent: snapshot\ndata: {"notices":{}}\n\n',
      'id: 1042.3f9c0a1b2d\nevent: delta\ndata: {"notices":{"set":{"3":{"notice":3,"words":"Closed at six"}}}}\n\n',
    ].join(''),
  },
};

const TEXT: Json = { type: 'string' };
const AFTER = 'The id of the last message; what changed since is sent, or a snapshot where that is not known any more.';

const PARAMETERS: readonly Json[] = [
  { name: 'station', in: 'query', description: 'Where no header can say it.', schema: TEXT },
  {
    name: 'topics',
    in: 'query',
    required: true,
    description: `With commas between them: ${HOUSE_TOPICS.join(', ')}, and table.N for one table.`,
    schema: TEXT,
  },
  { name: 'after', in: 'query', description: AFTER, schema: TEXT },
  { name: 'Last-Event-ID', in: 'header', description: AFTER, schema: TEXT },
];

export const FEED_DESCRIBED = { content: CONTENT, description: WORDS, parameters: PARAMETERS };
