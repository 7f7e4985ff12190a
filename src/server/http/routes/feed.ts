import type { Refusal } from '#core/base';
import { mayAsk } from '#core/house';
import { readOf, type Topic } from '#core/views';
import { readFeedAsked } from '#server/feed';
import type { Opened } from '../line/ask.ts';
import { credentialsOf } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { refuse } from '../line/refusals.ts';
import type { Reply } from '../line/reply.ts';

/** Hands the connection over to the live feed. A browser cannot set headers here: the station is in the question. */
export const fed = (opened: Opened, parts: ApiParts): Reply | undefined => {
  const query = new URLSearchParams(opened.question);
  const named = (name: string): string | undefined => query.get(name) ?? undefined;
  const lastId = opened.request.headers['last-event-id'];
  const asked = readFeedAsked(
    { topics: named('topics'), after: named('after') },
    typeof lastId === 'string' ? lastId : undefined,
  );
  if (!asked.ok) return asked;
  const { topics } = asked.value;
  // Asked again while it listens: a session that ends takes its topics along.
  const objection = (): Refusal | undefined => topicObjection(opened, named('station'), topics, parts);
  return objection() ?? parts.feed.connect(opened.response, asked.value, objection);
};

const topicObjection = (
  { request }: Opened,
  station: string | undefined,
  topics: readonly Topic[],
  parts: ApiParts,
): Refusal | undefined => {
  const house = parts.house.state;
  if (house === undefined) return refuse('not-in-service', { reason: 'Ask again soon.' }, 'OPS-5');
  const credentials = credentialsOf(request, station);
  if ('code' in credentials) return credentials;
  const asker = parts.people.signOns.whoAsks(house, credentials, parts.now());
  if ('code' in asker) return asker;
  return Iterator.from(topics)
    .map(topic => mayAsk(house, asker, readOf(topic)))
    .find(refused => refused !== undefined);
};
