import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type ListenerParts = {
  /** Screens and health. */
  readonly pages: Listener;
  readonly api?: Listener;
  readonly metrics: Metrics;
  /** What is measured at the moment of asking. */
  readonly gauges: () => Readonly<Record<string, number>>;
  /** By which others than this machine may read the metrics. */
  readonly metricsToken?: string;
};

/** Sends each request to its handler. */
export const listenerOf = (parts: ListenerParts): Listener => {
  const { pages, api = pages } = parts;
  return (request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api/v1/')) return api(request, response);
    return url === '/metrics' ? showMetrics(request, response, parts) : pages(request, response);
  };
};

const showMetrics = (request: IncomingMessage, response: ServerResponse, parts: ListenerParts): void => {
  const { metrics, gauges, metricsToken } = parts;
  const isHere = /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '');
  const isKnown = metricsToken !== undefined && request.headers.authorization === `Bearer ${metricsToken}`;
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'x-content-type-options': 'nosniff' };
  response.writeHead(isHere || isKnown ? 200 : 403, headers);
  response.end(isHere || isKnown ? metrics.text(gauges()) : 'Metrics are read on this machine, or with the token.\n');
};
