import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a line may take, and how many one address may open. API-19 */
export type Lines = {
  /** Until the head of a request is there; Node looks at most one interval later. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  /** A line on which nothing moves for so long is closed: also one whose client doesn't take its answer. */
  readonly stillMs: number;
  readonly mostPerAddress: number;
};

/** Nobody may hold a line by sending a letter a minute, or by not listening. Reports may take half a minute. */
export const LINES: Lines = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  stillMs: 45_000,
  mostPerAddress: 256,
};

/** A proxy on this machine speaks for everybody from there. */
const OWN: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Hangs up on an address with too many lines before a byte is read. */
export const limitLines = <Any extends Server>(server: Any, most: number): Any => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (OWN.has(address)) return;
    const lines = (open.get(address) ?? 0) + 1;
    if (lines > most) {
      socket.destroy();
      return;
    }
    open.set(address, lines);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
  return server;
};
