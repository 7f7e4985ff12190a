import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Listener } from '#server/http';
import { CannotServe } from './config.ts';
import { type Lines, limitLines } from './lines.ts';
import type { Pem } from './pem.ts';
import { said } from './said.ts';

export const USUAL_PORT = 4040;

/** Speaks TLS where there is a certificate. */
export const serverFor = (listener: Listener, certificate: Pem | undefined, lines: Lines): Server => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => void listener(request, response);
  const { mostPerAddress, stillMs, ...times } = lines;
  const server =
    certificate === undefined
      ? createServer(times, answer)
      : createTlsServer({ ...times, ...certificate, minVersion: 'TLSv1.2' }, answer);
  server.setTimeout(stillMs);
  return limitLines(server, mostPerAddress);
};

export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotServe(whyNot(error, port, host))));
    server.listen(port, host, () => resolve());
  });

const whyNot = (error: NodeJS.ErrnoException, port: number, host: string): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return said('start.port-taken', { port, other: port + 1 });
    case 'EACCES':
      return said('start.port-refused', { port, other: USUAL_PORT });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return said('start.no-address', { host });
    default:
      return said('start.port-failed', { port, host, reason: error.message });
  }
};

const STOP_WITHIN_MS = 5_000;
const HANG_UP_EVERY_MS = 20;

/** Takes nothing new, answers what is being answered, then closes the connections that are still open. */
export const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    // A line that is kept open is idle once its last answer is out.
    const hangUp = setInterval(() => server.closeIdleConnections(), HANG_UP_EVERY_MS);
    server.close(error => {
      clearInterval(hangUp);
      if (error === undefined) resolve();
      else reject(error);
    });
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  });

export const nameOf = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
