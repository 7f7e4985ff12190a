import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Place } from '#server/journal';
import type { FromServer, ToServer } from './server.ts';

/** A server in a process of its own. */
export type Server = {
  readonly process: ChildProcess;
  /** The epoch it writes in, once it does. */
  readonly writing: Promise<number>;
  /** The fault it went out of service with. */
  readonly fault: Promise<string>;
  readonly kill: () => Promise<void>;
};

/** Stations that each send a fee, wait for the answer, and send it again under the same key to the next writer. */
export type Stations = {
  /** What was acknowledged, with its events. */
  readonly acknowledged: ReadonlyMap<string, { readonly first: number; readonly last: number }>;
  readonly sendTo: (server: Server) => void;
  /** Lets every station finish what it has sent, and no more. */
  readonly finish: () => Promise<void>;
};

export const startServer = (place: Place, program = path.join(import.meta.dirname, 'server.ts')): Server => {
  const child = fork(program, [JSON.stringify(place)]);
  const writing = Promise.withResolvers<number>();
  const fault = Promise.withResolvers<string>();
  child.on('message', (message: FromServer) => {
    if (message.type === 'writing') writing.resolve(message.epoch);
    if (message.type === 'fault') fault.resolve(message.code);
  });
  child.on('exit', () => writing.reject(new Error('the server ended before it became the writer')));
  writing.promise.catch(() => undefined); // A standby that is no longer needed may end.
  child.on('error', () => undefined); // A message to one that was just killed.
  return {
    process: child,
    writing: writing.promise,
    fault: fault.promise,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

export const startStations = (count: number): Stations => {
  const acknowledged = new Map<string, { first: number; last: number }>();
  const open = new Set<string>();
  const finished = Promise.withResolvers<void>();
  let current: Server | undefined;
  let sent = 0;
  let isFinishing = false;
  const send = (key: string): void => {
    open.add(key);
    if (current?.process.connected) current.process.send({ key } satisfies ToServer, () => undefined);
  };
  const next = (): void => {
    if (!isFinishing) send(`fee-${sent++}`);
    else if (open.size === 0) finished.resolve();
  };
  const hear = (message: FromServer): void => {
    if (message.type !== 'acknowledged') return;
    const { key, first, last } = message;
    const earlier = acknowledged.get(key);
    if (earlier !== undefined && earlier.first !== first) throw new Error(`${key} was done twice`);
    acknowledged.set(key, { first, last });
    if (open.delete(key)) next();
  };
  return {
    acknowledged,
    sendTo: server => {
      current = server;
      server.process.on('message', hear);
      for (const key of open) send(key);
      for (let n = open.size; n < count; n++) next();
    },
    finish: async () => {
      isFinishing = true;
      if (open.size === 0) finished.resolve();
      await finished.promise;
    },
  };
};
