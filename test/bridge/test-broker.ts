import { createServer, type Server, type Socket } from 'node:net';
import { Aedes } from 'aedes';

/** A broker of another maker, on this machine, that can be killed: what it held is gone. */
export class TestBroker {
  #port = 0;
  #server: Server | undefined;
  #aedes: Aedes | undefined;
  readonly #lines = new Set<Socket>();

  get url(): URL {
    return new URL(`mqtt://127.0.0.1:${this.#port}`);
  }

  async start(): Promise<void> {
    this.#aedes = await Aedes.createBroker();
    const { handle } = this.#aedes;
    this.#server = createServer(line => {
      this.#lines.add(line);
      line.on('error', () => undefined);
      line.once('close', () => this.#lines.delete(line));
      handle(line);
    });
    const server = this.#server;
    await new Promise<void>(done => server.listen(this.#port, '127.0.0.1', done));
    this.#port = (server.address() as { readonly port: number }).port;
  }

  /** Nobody is told, nothing is kept. */
  async kill(): Promise<void> {
    const [server, aedes] = [this.#server!, this.#aedes!];
    const closed = new Promise(done => server.close(done));
    for (const line of this.#lines) line.destroy();
    await closed;
    await new Promise<void>(done => aedes.close(() => done()));
  }
}
