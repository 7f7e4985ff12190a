import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Trouble } from './house-line.ts';
import {
  connectPacket,
  disconnectPacket,
  type Greeting,
  type Message,
  messageIn,
  PACKET,
  type Packet,
  PacketReader,
  type Publishing,
  pingPacket,
  pubackPacket,
  publishPacket,
  subscribePacket,
} from './packets.ts';

export type BrokerOptions = {
  /** `mqtt://` or `mqtts://`, with name and password where the broker asks for them. */
  readonly url: URL;
  /** The authority that signed the broker's certificate, where it is not one that everybody knows. */
  readonly ca?: string;
  readonly client: string;
  readonly topics: readonly string[];
  readonly will: Greeting['will'];
  readonly onMessage: (message: Message, acknowledge: () => void) => void;
  /** The line is there, again perhaps. */
  readonly onUp: () => void;
  readonly told: (trouble: Trouble) => void;
};

const KEEP_ALIVE_SECONDS = 15;
const [AGAIN_FROM_MS, AGAIN_MOST_MS] = [100, 5_000];
const [PLAIN_PORT, SECURE_PORT] = [1883, 8883];
const ID_MOST = 65_535;

/**
 * A line to a broker that comes back by itself. What is published is sent until the broker has it; what the broker
 * hands over is acknowledged when the caller says so, and handed over again after a break where it was not.
 */
export class Broker {
  readonly #options: BrokerOptions;
  readonly #unheard = new Map<number, { readonly publishing: Publishing; readonly done: () => void }>();
  #socket: Socket | undefined;
  #isUp = false;
  #isClosed = false;
  #id = 0;
  #againMs = AGAIN_FROM_MS;
  #heardAtMs = 0;
  #again: NodeJS.Timeout | undefined;
  #pings: NodeJS.Timeout | undefined;

  constructor(options: BrokerOptions) {
    this.#options = options;
    this.#connect();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Comes back when the broker has it. */
  publish(publishing: Publishing): Promise<void> {
    return new Promise(done => {
      const id = this.#nextId();
      this.#unheard.set(id, { publishing, done });
      if (this.#isUp) this.#socket?.write(publishPacket(publishing, id, false));
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearInterval(this.#pings);
    this.#socket?.end(disconnectPacket());
    this.#socket?.destroySoon();
  }

  #connect(): void {
    const { url, ca } = this.#options;
    const isSecure = url.protocol === 'mqtts:';
    const at = { host: url.hostname, port: Number(url.port || (isSecure ? SECURE_PORT : PLAIN_PORT)) };
    const socket = isSecure
      ? connectSecurely({ ...at, ...(ca === undefined ? {} : { ca }), servername: url.hostname })
      : connectPlain(at);
    this.#socket = socket;
    const reader = new PacketReader();
    socket.setNoDelay(true);
    socket.once(isSecure ? 'secureConnect' : 'connect', () => socket.write(connectPacket(this.#greeting())));
    socket.on('data', (chunk: Buffer) => this.#heard(socket, reader, chunk));
    socket.on('error', error => this.#options.told({ of: 'broker', reason: error.message }));
    socket.once('close', () => this.#lost(socket));
  }

  #greeting(): Greeting {
    const { url, client, will } = this.#options;
    const [user, password] = [url.username, url.password].map(decodeURIComponent);
    return {
      client,
      keepAliveSeconds: KEEP_ALIVE_SECONDS,
      will,
      ...(user ? { user } : {}),
      ...(password ? { password } : {}),
    };
  }

  #heard(socket: Socket, reader: PacketReader, chunk: Buffer): void {
    this.#heardAtMs = performance.now();
    try {
      for (const packet of reader.read(chunk)) this.#take(socket, packet);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
  }

  #take(socket: Socket, packet: Packet): void {
    switch (packet.type) {
      case PACKET.connack:
        if (packet.body[1] === 0) this.#up(socket);
        else socket.destroy(new Error(`it refuses the line (${packet.body[1]})`));
        return;
      case PACKET.puback: {
        const id = packet.body.readUInt16BE(0);
        this.#unheard.get(id)?.done();
        this.#unheard.delete(id);
        return;
      }
      case PACKET.publish: {
        const message = messageIn(packet);
        if (message === undefined) throw new Error('it sent a broken message');
        // After a break the broker hands it over again, under another number perhaps.
        const acknowledge = () => {
          if (message.id !== undefined && this.#socket === socket) socket.write(pubackPacket(message.id));
        };
        this.#options.onMessage(message, acknowledge);
      }
    }
  }

  #up(socket: Socket): void {
    this.#isUp = true;
    this.#againMs = AGAIN_FROM_MS;
    if (this.#options.topics.length > 0) socket.write(subscribePacket(this.#nextId(), this.#options.topics));
    for (const [id, { publishing }] of this.#unheard) socket.write(publishPacket(publishing, id, true));
    this.#pings = setInterval(() => this.#ping(socket), (KEEP_ALIVE_SECONDS * 1_000) / 3);
    this.#options.onUp();
  }

  #ping(socket: Socket): void {
    const silentMs = performance.now() - this.#heardAtMs;
    if (silentMs > KEEP_ALIVE_SECONDS * 1_000) socket.destroy(new Error('it is silent'));
    else socket.write(pingPacket());
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#isUp = false;
    clearInterval(this.#pings);
    if (this.#isClosed) return;
    this.#again = setTimeout(() => this.#connect(), this.#againMs);
    this.#againMs = Math.min(AGAIN_MOST_MS, this.#againMs * 2);
  }

  #nextId(): number {
    do this.#id = (this.#id % ID_MOST) + 1;
    while (this.#unheard.has(this.#id));
    return this.#id;
  }
}
