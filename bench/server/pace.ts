import type net from 'node:net';
import { type AtTable, requestOf, STEPS } from './floor.ts';
import { answersOn, opened, partOf } from './load.ts';

export type Pace = {
  readonly port: number;
  readonly tables: readonly AtTable[];
  readonly roundsPerSecond: number;
  /** The header by which each sign says who it is. */
  readonly signs: readonly string[];
  readonly ms: number;
  readonly newKey: () => string;
};
export type Paced = {
  readonly p99: number;
  readonly feedP99: number;
  readonly heard: number;
  /** Listeners that had not heard of the last change when all was done. */
  readonly behind: number;
  readonly failed: readonly string[];
};

/** Tables at the pace of people, while signs listen. Times in milliseconds. */
export const pace = async (asked: Pace): Promise<Paced> => {
  const done: { seq: number; at: number }[] = [];
  const lags: number[] = [];
  const listeners = await Promise.all(asked.signs.map(sign => listen({ port: asked.port, sign }, done, lags)));
  const times: number[] = [];
  const failed: string[] = [];
  const start = performance.now();
  const rounds: Promise<void>[] = [];
  for (let n = 0; performance.now() - start < asked.ms; n++) {
    rounds.push(playRound(asked, asked.tables[n % asked.tables.length]!, { times, failed, done }));
    const due = start + ((n + 1) * 1_000) / asked.roundsPerSecond;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  await Promise.all(rounds);
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
  for (const { socket } of listeners) socket.destroy();
  const behind = listeners.filter(({ heardUpTo }) => heardUpTo() < done.length).length;
  return { p99: partOf(times, 0.99), feedP99: partOf(lags, 0.99), heard: lags.length, behind, failed };
};

const SETTLE_MS = 500;

type Seen = { readonly times: number[]; readonly failed: string[]; readonly done: { seq: number; at: number }[] };

/** On a line of its own, as a keypad has. */
export const playRound = async (
  { port, newKey }: Pick<Pace, 'port' | 'newKey'>,
  table: AtTable,
  { times, failed, done }: Seen,
): Promise<void> => {
  const socket = await opened(port);
  const answers = answersOn(socket);
  for (let turn = 0; turn < STEPS; turn++) {
    const sentAt = performance.now();
    socket.write(requestOf(table, turn, newKey()));
    const answer = await answers();
    times.push(performance.now() - sentAt);
    if (!answer.startsWith('HTTP/1.1 200')) failed.push(answer.slice(0, 1_000));
    const last = Number(/"last":(\d+)/.exec(answer)?.[1]);
    // Start Game moves the meters.
    if (turn === STEPS - 2) done.push({ seq: last, at: performance.now() });
  }
  socket.destroy();
};

/** Hears the meters and notes how long each change took after its command was answered. */
export const listen = async (
  { port, sign }: { readonly port: number; readonly sign: string },
  done: readonly { seq: number; at: number }[],
  lags: number[],
): Promise<{ readonly socket: net.Socket; readonly heardUpTo: () => number }> => {
  const socket = await opened(port);
  let place = 0;
  socket.on('data', (chunk: string) => {
    for (const [, seq] of chunk.matchAll(/id: (\d+)\./g)) {
      while (place < done.length && done[place]!.seq <= Number(seq)) lags.push(performance.now() - done[place++]!.at);
    }
  });
  socket.write(`GET /api/v1/feed?topics=meters HTTP/1.1\r\nHost: localhost\r\n${sign}\r\n\r\n`);
  return { socket, heardUpTo: () => place };
};
