import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Front, isHere, isOurs, isSecureLine } from './front.ts';
import type { Metrics } from './metrics.ts';
import { refuse, speak } from './refusals.ts';
import { send } from './reply.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type ListenerParts = {
  /** Screens and health. */
  readonly pages: Listener;
  readonly api?: Listener;
  readonly front: Front;
  readonly metrics: Metrics;
  /** What is measured at the moment of asking. */
  readonly gauges: () => Readonly<Record<string, number>>;
  /** By which others than this machine may read the metrics. */
  readonly metricsToken?: string;
};

/** Sends each request to its handler. */
export const listenerOf = (parts: ListenerParts): Listener => {
  const { pages, api = pages, front, metrics } = parts;
  return (request, response) => {
    const { url = '' } = request;
    if (isSecureLine(request, front)) response.setHeader('strict-transport-security', ALWAYS_TLS);
    if (!isOurs(request, front)) {
      metrics.refused('other-host');
      response.shouldKeepAlive = false;
      send(response, refuse('other-host', {}, 'API-18'));
      return undefined;
    }
    if (url.startsWith('/api/')) return api(request, response);
    return url === '/metrics' ? showMetrics(request, response, parts) : pages(request, response);
  };
};

/** Once seen over TLS, a browser asks for nothing else for a year. */
const ALWAYS_TLS = 'max-age=31536000';

const showMetrics = (request: IncomingMessage, response: ServerResponse, parts: ListenerParts): void => {
  const { metrics, gauges, metricsToken } = parts;
  const isKnown = metricsToken !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  const mayRead = isHere(request) || isKnown;
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'x-content-type-options': 'nosniff' };
  response.writeHead(mayRead ? 200 : 403, headers);
  response.end(mayRead ? metrics.text(gauges()) : `${speak('metrics.how', {}).message}\n`);
};

/** Takes as long for any wrong token. */
const isSame = (given: string, right: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', right, 'buffer'));
