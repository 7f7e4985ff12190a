import net from 'node:net';

export type Load = {
  readonly port: number;
  readonly connections: number;
  readonly ms: number;
  /** The next request on a connection; each is sent when the one before it was answered. */
  readonly next: (connection: number) => string;
};
export type Loaded = {
  readonly rate: number;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: readonly string[];
};

/** As many requests as are answered, on lines that are kept open, without pipelining. Times in milliseconds. */
export const load = async ({ port, connections, ms, next }: Load): Promise<Loaded> => {
  const times: number[] = [];
  const failed: string[] = [];
  const start = performance.now();
  const line = async (connection: number): Promise<void> => {
    const socket = await opened(port);
    const answers = answersOn(socket);
    while (performance.now() - start < ms) {
      const sentAt = performance.now();
      socket.write(next(connection));
      const answer = await answers();
      times.push(performance.now() - sentAt);
      if (!answer.startsWith('HTTP/1.1 200')) failed.push(answer.slice(0, 1_000));
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => line(connection)));
  const seconds = (performance.now() - start) / 1_000;
  return {
    rate: times.length / seconds,
    count: times.length,
    p50: partOf(times, 0.5),
    p99: partOf(times, 0.99),
    failed,
  };
};

/** What so great a part of the times does not exceed. */
export const partOf = (times: readonly number[], part: number): number =>
  Float64Array.from(times).sort()[Math.floor(part * (times.length - 1))] ?? 0;

export const opened = (port: number): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.setEncoding('latin1');
    socket.on('error', reject);
  });

/** The answers on a line, one for each call. */
export const answersOn = (socket: net.Socket): (() => Promise<string>) => {
  let got = '';
  let done: ((answer: string) => void) | undefined;
  socket.on('data', (chunk: string) => {
    got = got === '' ? chunk : got + chunk;
    const head = got.indexOf('\r\n\r\n');
    if (head === -1) return;
    const mark = got.toLowerCase().indexOf('content-length: ');
    if (got.length < head + 4 + Number.parseInt(got.slice(mark + 16, mark + 26), 10)) return;
    const answer = got;
    got = '';
    done?.(answer);
  });
  return () =>
    new Promise(resolve => {
      done = resolve;
    });
};
