/** Many screens on sockets of their own, in a process of their own; says when each of them heard of which event. */
import { connect } from 'node:net';

export type Heard = { readonly seq: number; readonly at: number };
export type Screens = { readonly port: number; readonly topics: readonly string[] };

const DELTA = /id: (\d+)\.\w+\nevent: delta\n/g;

/** The same clock for every process of a machine, in milliseconds. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const listenAll = ({ port, topics }: Screens): void => {
  const heard: Heard[] = [];
  let snapshots = 0;
  for (const wanted of topics) {
    let rest = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /?topics=${wanted} HTTP/1.1\r\nhost: bench\r\n\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', text => {
      const at = nowMs();
      rest += text;
      for (const [, seq] of rest.matchAll(DELTA)) heard.push({ seq: Number(seq), at });
      if (rest.includes('event: snapshot')) {
        snapshots += 1;
        if (snapshots === topics.length) process.send?.('ready');
      }
      rest = rest.slice(rest.lastIndexOf('\n\n') + 2);
    });
  }
  process.once('message', () => {
    process.send?.(heard, () => process.exit());
  });
};

if (process.argv[1] === import.meta.filename) process.once('message', message => listenAll(message as Screens));
