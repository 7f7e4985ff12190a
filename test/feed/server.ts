import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defined, type Refusal } from '#core/base';
import { Feed, type FeedHouse, type FeedOptions, readFeedAsked } from '#server/feed';
import { HouseService, type ServiceOptions } from '#server/house';
import type { Place } from '#server/journal';
import { optionsFor } from '../runtime/floor.ts';
import { noDefect } from './no-defect.ts';

export type Served = {
  readonly url: (topics: string) => string;
  readonly place: Place;
  readonly house: HouseService;
  readonly feed: Feed;
  readonly stop: () => Promise<void>;
};

/** A house on a real journal, and its feed on a real socket of this machine. */
export const serveFeed = async (
  options: Partial<FeedOptions> = {},
  mayStay?: () => Refusal | undefined,
  service: Partial<ServiceOptions> = {},
): Promise<Served> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-feed-'));
  const place: Place = { type: 'sqlite', folder };
  const house = await HouseService.start(optionsFor(place, service));
  const { feed, server, url } = await listenChecked(house, options, mayStay);
  const stop = async (): Promise<void> => {
    feed.close();
    server.closeAllConnections();
    server.close();
    await house.stop();
    rmSync(folder, { recursive: true });
  };
  return { url, place, house, feed, stop };
};

/** As tests listen: a message that breaks its contract is not sent and fails the running test. API-16 */
export const listenChecked: typeof listen = (house, options, mayStay) =>
  listen(house, { checksMessages: true, say: noDefect, ...options }, mayStay);

/** As a house serves it. */
export const listen = async (house: FeedHouse, options: Partial<FeedOptions>, mayStay?: () => Refusal | undefined) => {
  const feed = new Feed(house, options);
  const server: Server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://feed');
    const query = { topics: searchParams.get('topics') ?? undefined, after: searchParams.get('after') ?? undefined };
    const asked = readFeedAsked(query, request.headers['last-event-id']?.toString());
    const refusal = asked.ok ? feed.connect(response, asked.value, defined({ mayStay })) : asked;
    if (refusal !== undefined) response.writeHead(400).end(JSON.stringify(refusal));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address of this kind.
  return { feed, server, url: (topics: string) => `http://127.0.0.1:${port}/?topics=${topics}` };
};
