import type { Refusal } from '#core/base';
import { mayAsk } from '#core/house';
import { type Asker, hasPerson } from '#core/people';
import { readOf, type Topic } from '#core/views';
import { readFeedAsked } from '#server/feed';
import { STARTING } from '#server/house';
import type { Opened } from '../line/ask.ts';
import { credentialsOf } from '../line/credentials.ts';
import type { ApiParts } from '../line/parts.ts';
import { tooOften } from '../line/rate-limit.ts';
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
  const asker = askerOf(opened, named('station'), parts);
  const { limits, feed } = parts;
  const now = parts.now();
  if ('code' in asker) return tooOften(limits.strangers, opened.request.socket.remoteAddress ?? '', now) ?? asker;
  const { station } = asker.station;
  // Asked again while it listens: a session that ends takes its topics along.
  const objection = (): Refusal | undefined => topicObjection(opened, named('station'), topics, parts);
  const worded = (bytes: Buffer): Buffer => parts.people.holders.namedIn(bytes);
  const refused = tooOften(limits.stations, station, now) ?? objection();
  return (
    refused ??
    feed.connect(
      opened.response,
      { ...asked.value, station },
      { mayStay: objection, ...(hasPerson(asker) && { worded }) },
    )
  );
};

const askerOf = (
  { request }: Opened,
  station: string | undefined,
  { house: { state }, front, people, now }: ApiParts,
): Asker | Refusal => {
  if (state === undefined) return refuse('not-in-service', { reason: STARTING }, 'OPS-5');
  const credentials = credentialsOf(request, front, station);
  return 'code' in credentials ? credentials : people.signOns.whoAsks(state, credentials, now());
};

const topicObjection = (
  opened: Opened,
  station: string | undefined,
  topics: readonly Topic[],
  parts: ApiParts,
): Refusal | undefined => {
  const asker = askerOf(opened, station, parts);
  if ('code' in asker) return asker;
  const house = parts.house.state!; // There is somebody who asks.
  return Iterator.from(topics)
    .map(topic => mayAsk(house, asker, readOf(topic)))
    .find(refused => refused !== undefined);
};
